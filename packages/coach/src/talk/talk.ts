// What the built-in mentor is asked in a talk and what it answers. Shapes only.
import type { Scene } from "@fitil/contracts";
import type { Advice, Asks, Intent } from "../advice/advice.ts";
import type { CheckId } from "../safety/check-words.ts";
import type { Language, Transcript } from "../transcript/transcript.ts";

/** One turn of the talk between the person and the mentor. */
export interface TalkTurn {
  readonly role: "user" | "assistant";
  readonly text: string;
  /** The messages that this turn of the mentor offered; absent where it offered none. */
  readonly offer?: Pick<Advice, "verdict" | "options">;
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
  /** The scene that is being played, up to the last turn; absent where none is. */
  readonly scene?: Scene;
  /** A doubt about danger that stands: then only careful messages are offered (CO116). */
  readonly careful?: CheckId | null;
}

export interface TalkAnswer {
  /** In the person's language; never empty. */
  readonly words: string;
  /** Wherever there is something to send, it comes in the one shape that messages have (MS3). */
  readonly advice: Advice | null;
  /** It is a question back, because there is nothing to go on. */
  readonly asks: boolean;
  /** The messages come back as they were, because nothing could be changed as it was wished: that costs nothing. */
  readonly unchanged?: true;
  /** The question back has answers to tap. */
  readonly card?: Asks;
}
