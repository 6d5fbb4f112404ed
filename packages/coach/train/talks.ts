// Labelled talks: whole chats whose every message is labelled, so that its place in the talk is known too.
import { type Act, ACTS } from "../src/acts/act.ts";
import { type Earlier, placeInTalk } from "../src/message/place-in-talk.ts";
import { MEDIA } from "../src/message/utterance.ts";
import { momentWords } from "../src/message/language-data.ts";
import type { DataLanguage, LabelledLine } from "./lines.ts";

/** The messages of one talk as lines, each with its place; those without words teach nothing. Throws on a bad talk. */
export function readTalk(line: string, where: string, language: DataLanguage): LabelledLine[] {
  const { voices, messages } = JSON.parse(line) as { voices: unknown; messages: unknown };
  if (!Array.isArray(voices) || !Array.isArray(messages))
    throw new Error(`${where}: voices or messages missing`);
  const read = messages.map((message) => messageOf(message, where));
  const voice = voices.join(" ");
  return read.flatMap(({ speaker, text, acts }, at) =>
    MEDIA.test(text)
      ? []
      : [
          {
            text,
            labels: [...acts],
            voice,
            who: placeInTalk(speaker, text, read.slice(0, at), momentWords(language)),
          },
        ],
  );
}

interface Message extends Earlier {
  readonly acts: ReadonlySet<Act>;
}

function messageOf(message: unknown, where: string): Message {
  const [speaker, text, acts] = message as readonly unknown[];
  if (speaker !== "me" && speaker !== "them") throw new Error(`${where}: unknown speaker ${String(speaker)}`);
  if (typeof text !== "string" || text.trim() === "" || text.length > 300)
    throw new Error(`${where}: text must have 1–300 characters`);
  if (!Array.isArray(acts) || !acts.every((act) => ACTS.includes(act as Act)))
    throw new Error(`${where}: unknown act in ${JSON.stringify(acts)}`);
  return { speaker, text, acts: new Set(acts as Act[]) };
}
