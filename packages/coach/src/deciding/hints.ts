// What the core reads in a chat, as hints for a model: names of facts and a verdict of our own, never a word that somebody wrote.
import type { Intent, Verdict } from "../advice/advice.ts";
import { chatAsMeant, wordsAsMeant } from "../transcript/as-meant.ts";
import { newest } from "../transcript/transcript.ts";
import type { Transcript } from "../transcript/transcript.ts";
import { NOTHING_LEFT_OUT } from "../chat/aside/left-out.ts";
import { openReaders } from "../message/open-readers.ts";
import { readTalk } from "./read-talk.ts";

/** What was read. */
export interface Hints {
  /** Facts that hold, by their names in the verdict table; numbers above one with their value, like `dodged=2`. */
  readonly facts: readonly string[];
  readonly verdict: Verdict;
}

/** Reads a chat; null where there is none. `context`: what the person says now. */
export function hintsOf(transcript: Transcript | null, context: string, intent: Intent): Hints | null {
  if (transcript === null) return null;
  const { language, kind, messages: meant } = chatAsMeant(transcript);
  const messages = newest(meant);
  const beside = {
    intent,
    context: wordsAsMeant(context),
    profile: "",
    notes: "",
    language,
    kind,
    leftOut: NOTHING_LEFT_OUT,
  };
  const { facts, row } = readTalk(messages, beside, openReaders(language));
  const held = Object.entries(facts).filter(([, value]) => value > 0);
  return {
    facts: held.map(([name, value]) => (value === 1 ? name : `${name}=${value}`)),
    verdict: row.verdict,
  };
}
