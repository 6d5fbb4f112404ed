// Why a message of the mentor's own lines works: the sentences are data/reasons.*.json, by what the message is for and by its tone.
import type { Tone, Verdict } from "../advice/advice.ts";
import type { Language } from "../transcript/transcript.ts";
import en from "./data/reasons.en.json" with { type: "json" };
import ru from "./data/reasons.ru.json" with { type: "json" };

type MessageFor = "reply" | "later" | "invite" | "no";
type Reasons = Readonly<Record<MessageFor, Readonly<Record<Tone, readonly string[]>>>>;

const REASONS: Readonly<Record<Language, Reasons>> = { ru, en };

/** What a message is for where this is the verdict. */
const FOR: Readonly<Record<Verdict, MessageFor>> = {
  write_now: "reply",
  wait: "later",
  ask_out: "invite",
  let_it_go: "no",
};

/** The sentences that may stand below a message of this tone, in the language of the person. */
export function reasonsFor(verdict: Verdict, tone: Tone, locale: Language): readonly string[] {
  return REASONS[locale][FOR[verdict]][tone];
}
