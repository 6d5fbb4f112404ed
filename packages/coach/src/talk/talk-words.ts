// The words of a talk, read from `data/`: what a turn may be or hold, and what the mentor says of itself and around its answers.
import type { Language } from "../transcript/transcript.ts";
import en from "./data/words.en.json" with { type: "json" };
import ru from "./data/words.ru.json" with { type: "json" };
import { patternsOf } from "../words/pattern.ts";
import signs from "./data/signs.json" with { type: "json" };

export interface TalkWords {
  readonly identity: string;
  readonly hello: readonly string[];
  readonly thanks: readonly string[];
  readonly smallTalk: readonly string[];
  readonly bored: readonly string[];
  readonly insult: readonly string[];
  /** {said} */
  readonly needChat: readonly string[];
  readonly beyond: readonly string[];
  /** {lines} */
  readonly toSend: string;
  readonly afterReply: readonly string[];
  /** A starter, or a question without its matter. */
  readonly goOn: readonly string[];
  readonly agreed: readonly string[];
  readonly sad: readonly string[];
  /** A few words in the middle of a talk that are not understood. */
  readonly inTalk: readonly string[];
  /** What a screenshot would add. */
  readonly better: string;
}

/** By the person's language. */
export const TALK_WORDS: Readonly<Record<Language, TalkWords>> = { ru, en };

/**
 * What a turn may be or hold, as lists of phrases in both languages, by the list's name. `somebody` speaks of the other person: without
 * such a word it is no matter of ours; `hello` is any greeting, `greeting` only what the mentor itself may be greeted with.
 */
export const TURN_SIGNS = patternsOf(signs);
