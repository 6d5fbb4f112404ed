// What people ask a mentor again and again, and what is said to it. Shapes only; the words are data beside it.
import type { Intent, Tone, Verdict } from "../../advice/advice.ts";
import type { FactId } from "../../facts/facts.ts";
import type { Language } from "../../transcript/transcript.ts";

/** Messages to send, two or more of each tone, so that another take says other things. */
export type CounselLines = Readonly<Record<Language, Readonly<Record<Tone, readonly string[]>>>>;

export interface Counsel {
  readonly id: string;
  /** `wordPattern` in both languages. */
  readonly finds: string;
  /** Has to be found as well, where `finds` alone would say too little. */
  readonly beside?: string;
  readonly say: Readonly<Record<Language, string>>;
  readonly fact: FactId | null;
  /** Absent where words are all that is wanted. */
  readonly offer?: {
    readonly verdict: Verdict;
    readonly lines: CounselLines;
    /** These words fit whatever was talked about: a hook of the chat does not take their place. */
    readonly always?: boolean;
  };
  /** The mentor's usual three options for this wish are what is asked for. */
  readonly wish?: Intent;
}
