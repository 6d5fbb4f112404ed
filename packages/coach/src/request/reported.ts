// What somebody tells of a chat in their own words («она написала «давай потом», что делать?») as messages [CO53]: what stands in
// quotation marks after «написала», “said” is the other one's, after «я написал», “I wrote” mine; the rest is what they ask.
import type { Speaker, TranscriptMessage } from "../transcript/transcript.ts";
import { capital } from "../words/quotable.ts";
import data from "./data/reported.json" with { type: "json" };

/** One of the words or fragments. */
const any = (words: readonly string[]): string => `(?:${words.join("|")})`;
/** A word's edges, whatever the alphabet. */
const [START, END] = [String.raw`(?<!\p{L})`, String.raw`(?!\p{L})`];
/** The rest of a sentence, without a quotation. */
const REST = String.raw`[^.!?«“"]*$`;
const A_FEW_WORDS = String.raw`(?:\s+\p{L}+){0,3}`;

const SAYS = any(data.says);
const VERB = new RegExp(`${START}${SAYS}(?:[аи]${END})?${END}`, "iu");
const QUOTED = /[«“"„]\s*([^«»“”"„]{1,400}?)\s*[»”"]|(?<=\s)['‘]([^'’‘]{2,400})['’](?=[\s?!.,]|$)/gu;
/** Everything from the verb's colon or dash on. */
const AFTER_COLON = new RegExp(
  String.raw`(?<before>(?:^|[\s,.;])(?:\p{L}+\s+){0,3}${SAYS}[аи]?${END}[^:«“"]{0,30})(?::|\s[–—-]\s)\s*(?<words>.+)$`,
  "isu",
);
/** That what follows was said by the person. */
const MINE = new RegExp(
  [
    String.raw`${START}${any(data.mine)}${END}${A_FEW_WORDS}\s*[,:]?\s*$`,
    String.raw`${START}${any(data.me)}${A_FEW_WORDS}\s+${any(data.iSaid)}\p{L}*${REST}`,
    ...data.saidToThem.map(({ verbs, them }) => String.raw`${any(verbs)}\s+${any(them)}${REST}`),
  ].join("|"),
  "iu",
);
/** «Что значит «…»», «ответить на «…»»: somebody's words that one asks about. */
const ABOUT = new RegExp(`${START}${any(data.about)}[^«“"]{0,30}$`, "iu");
const { ru, en } = data.indirect;
const INDIRECT_RU = new RegExp(
  String.raw`${START}(?<who>(?:\p{L}+\s+){0,2})${any(ru.says)}[аи]?(?: мне)?\s*,?\s*${any(ru.that)}\s+(?:он[аи]?\s+)?(?!${ru.noWords.join("|")})(?<words>[^.!?]+?)(?=\s*(?:$|[.!?]|,?\s+но${END}|,\s*${any(ru.thenAsks)}${END}))`,
  "iu",
);
const INDIRECT_EN = new RegExp(
  String.raw`${START}(?:she|he|they)(?:'s| has| just)?\s+${any(en.says)}\s+(?:me\s+)?(?:that\s+)?(?<who>she|he|they)(?<words>(?:'\p{L}+|\s)[^.!?]*?)(?=\s*(?:$|[.!?]|,?\s*(?:so |and |but )?${any(en.thenAsks)}\s+${any(en.whatFollows)}${END}))`,
  "iu",
);
/** What the person asks of the mentor, behind the words they report. */
const TAIL = new RegExp(
  String.raw`[\s,.;–-]*${START}${any(data.asksMentor)}${END}[^.!?\n]{0,40}[?!.\s]*$`,
  "iu",
);
/** What is told of them, as they said it of themselves. */
const TO_FIRST_RU = data.toFirstPerson.ru.map(
  ({ found, meant }) => [new RegExp(`${START}${found}${END}`, "giu"), meant] as const,
);
const TO_FIRST_EN = data.toFirstPerson.en.map(
  ({ found, meant }) => [new RegExp(found, "gu"), meant] as const,
);

export interface Report {
  /** In the order they are told. */
  readonly messages: readonly TranscriptMessage[];
  /** The person's own words around them. */
  readonly rest: string;
}

/** The messages that are told of; null when none is. */
export function reportedIn(matter: string): Report | null {
  return quotedIn(matter) ?? afterColon(matter) ?? indirectIn(matter);
}

function quotedIn(matter: string): Report | null {
  const messages: TranscriptMessage[] = [];
  let rest = "";
  let end = 0;
  for (const found of matter.matchAll(QUOTED)) {
    const before = matter.slice(end, found.index);
    const isNext = messages.length > 0 && /^[\s,;]*(?:и|или|а потом|and|or|then)?\s*$/iu.test(before);
    const speaker = isNext ? (messages.at(-1)?.speaker ?? null) : speakerOf(before);
    end = found.index + found[0].length;
    rest += speaker === null ? `${before}${found[0]}` : before;
    if (speaker !== null) messages.push(message(speaker, found[1] ?? found[2] ?? ""));
  }
  return messages.length === 0 ? null : { messages, rest: `${rest}${matter.slice(end)}`.trim() };
}

function speakerOf(before: string): Speaker | null {
  const clause = before.split(/[.!?\n]/u).at(-1) ?? before;
  if (MINE.test(clause)) return "me";
  return VERB.test(clause) || ABOUT.test(clause) ? "them" : null;
}

function afterColon(matter: string): Report | null {
  const groups = AFTER_COLON.exec(matter)?.groups;
  const words = groups?.["words"]?.trim() ?? "";
  if (words === "") return null;
  const said = words.replace(TAIL, "").trim() || words;
  const speaker = MINE.test(groups?.["before"] ?? "") ? "me" : "them";
  return { messages: [message(speaker, said)], rest: matter.replace(said, "").trim() };
}

function indirectIn(matter: string): Report | null {
  const russian = INDIRECT_RU.exec(matter)?.groups;
  if (russian && !/(?<!\p{L})я(?!\p{L})/iu.test(russian["who"] ?? "")) {
    const words = (russian["words"] ?? "").replace(TAIL, "");
    const first = TO_FIRST_RU.reduce((text, [found, mine]) => text.replaceAll(found, mine), words);
    if (first.trim() !== "")
      return { messages: [message("them", capital(first))], rest: matter.replace(words, "") };
  }
  const english = INDIRECT_EN.exec(matter)?.groups;
  const words = english?.["words"]?.replace(TAIL, "") ?? "";
  if (words.trim() === "") return null;
  return { messages: [message("them", firstPerson(words))], rest: matter.replace(words, "") };
}

/** “’s busy” told of her is “I'm busy” said by her. */
function firstPerson(words: string): string {
  const mine = TO_FIRST_EN.reduce((text, [found, meant]) => text.replaceAll(found, meant), words);
  return `I${mine}`.trim();
}

function message(speaker: Speaker, text: string): TranscriptMessage {
  return { speaker, text: text.trim(), confidence: 1 };
}
