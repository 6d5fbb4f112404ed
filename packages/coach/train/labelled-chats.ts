// Chats with the situation that decides in them: those written for it (data/situations.*.jsonl) and older ones that were labelled later
// (data/chats.*.jsonl, also the fresh and the once held-out ones).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ACCEPTED_VERDICTS, type SituationId, SITUATIONS } from "../src/learnt/situation.ts";
import type { Speaker } from "../src/transcript/transcript.ts";
import type { DataLanguage } from "./lines.ts";

export interface LabelledChat {
  readonly id: string;
  readonly language: DataLanguage;
  /** Whose hand wrote it: chats of one hand are alike. */
  readonly writer: string;
  readonly messages: readonly { readonly speaker: Speaker; readonly text: string }[];
  /** What the person adds; often nothing. */
  readonly note: string;
  readonly situation: SituationId;
  /** Others that would be defensible. */
  readonly also: readonly SituationId[];
  readonly verdicts: readonly (typeof ACCEPTED_VERDICTS)[number][];
}

const DATA = join(import.meta.dirname, "../data");
/** The older files, and whose hand they are. */
const OLDER = { chats: "older", "chats.fresh": "older", "chats.held-out": "older" } as const;

/** Chats of a language that are never learnt from. */
export function readChatsAside(language: DataLanguage): LabelledChat[] {
  return readFile(`situations.held-out.${language}.jsonl`, language);
}

/** The chats of a language to learn from; throws with file and line number on a bad one. */
export function readLabelledChats(language: DataLanguage): LabelledChat[] {
  return [
    ...readFile(`situations.${language}.jsonl`, language),
    ...Object.entries(OLDER).flatMap(([name, writer]) =>
      readFile(`${name}.${language}.jsonl`, language, writer),
    ),
  ];
}

function readFile(file: string, language: DataLanguage, hand?: string): LabelledChat[] {
  return readFileSync(join(DATA, file), "utf8")
    .split("\n")
    .flatMap((line, at) => (line.trim() === "" ? [] : [parse(line, language, hand, `${file}:${at + 1}`)]));
}

function parse(line: string, language: DataLanguage, hand: string | undefined, where: string): LabelledChat {
  const { id, writer, messages, note, context, situation, label, also, verdicts } = JSON.parse(
    line,
  ) as Record<string, unknown>;
  const decides = hand === undefined ? situation : label;
  const others = also ?? [];
  if (typeof id !== "string") throw new Error(`${where}: no id`);
  if (!isSituation(decides)) throw new Error(`${where}: unknown situation ${String(decides)}`);
  if (!Array.isArray(others) || !others.every(isSituation))
    throw new Error(`${where}: unknown situation beside`);
  if (!Array.isArray(verdicts) || verdicts.length === 0 || !verdicts.every(isVerdict))
    throw new Error(`${where}: unknown verdict in ${JSON.stringify(verdicts)}`);
  if (!Array.isArray(messages) || messages.length === 0) throw new Error(`${where}: no messages`);
  return {
    id,
    language,
    writer: hand ?? String(writer),
    messages: messages.map((message) => messageOf(message, where)),
    note: typeof (note ?? context) === "string" ? String(note ?? context) : "",
    situation: decides,
    also: others,
    verdicts,
  };
}

function messageOf(message: unknown, where: string): LabelledChat["messages"][number] {
  const [speaker, text] = message as readonly unknown[];
  if (speaker !== "me" && speaker !== "them") throw new Error(`${where}: unknown speaker ${String(speaker)}`);
  if (typeof text !== "string" || text.trim() === "") throw new Error(`${where}: a message without words`);
  return { speaker, text };
}

function isSituation(value: unknown): value is SituationId {
  return SITUATIONS.includes(value as SituationId);
}

function isVerdict(value: unknown): value is (typeof ACCEPTED_VERDICTS)[number] {
  return ACCEPTED_VERDICTS.includes(value as (typeof ACCEPTED_VERDICTS)[number]);
}
