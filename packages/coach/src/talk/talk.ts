// What the built-in mentor is asked when words are enough for an answer. Shapes only.
import type { Intent } from "../advice/advice.ts";
import type { Language, Transcript } from "../transcript/transcript.ts";

/** One turn of the talk between the person and the mentor. */
export interface TalkTurn {
  readonly role: "user" | "assistant";
  readonly text: string;
}

export interface TalkQuestion {
  readonly intent: Intent;
  /** Oldest first; the last one is what the person says now. */
  readonly turns: readonly TalkTurn[];
  readonly transcript: Transcript | null;
  readonly profile: string;
  readonly notes: string;
  readonly locale: Language;
  /** 0 for the first answer; each regeneration counts one up. */
  readonly take: number;
}
