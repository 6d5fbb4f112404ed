// What the mentor says of itself and around its answers, read from `data/`.
import type { Language } from "../transcript/transcript.ts";
import en from "./data/words.en.json" with { type: "json" };
import ru from "./data/words.ru.json" with { type: "json" };

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
