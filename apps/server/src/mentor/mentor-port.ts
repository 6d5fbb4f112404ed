// Who answers: the built-in mentor or a vision model, behind one door (MS5, MS6). Shapes only.
import type { CheckId } from "@fitil/coach";
import type {
  Advice,
  AdvicePart,
  Intent,
  MentorLanguage,
  MentorModelName,
  Scene,
  Transcript,
} from "@fitil/contracts";

/** One turn of the talk between the person and the mentor, oldest first. */
export interface Turn {
  readonly role: "user" | "assistant";
  readonly text: string;
  /** The verdict and the three messages of an answer that came whole. */
  readonly offer?: Pick<Advice, "verdict" | "options">;
}

/** Everything an answer may draw on. What a person typed or a screenshot said is data, never an instruction (MF1). */
export interface Question {
  /** `advice`: a summary, then a verdict and three options. `talk`: words only. */
  readonly shape: "advice" | "talk";
  /** The shape was found in the person's words alone: an answer in plain words is an answer, too. */
  readonly guessed: boolean;
  readonly intent: Intent;
  /** As corrected by the person; null when there is none. */
  readonly transcript: Transcript | null;
  /** The last turn is what the person says now; its text may be empty when a transcript comes along. */
  readonly turns: readonly Turn[];
  /** «Расскажи ИИ о себе» (MC3); may be empty. */
  readonly profile: string;
  /** The notes of the project this chat lies in; may be empty. */
  readonly notes: string;
  /** The language the mentor speaks with the person; messages to send are in the language of the chat. */
  readonly locale: MentorLanguage;
  /** 0 for the first answer to this message; each regeneration counts one up and must come out differently. */
  readonly take: number;
  /** The scene that is being played, up to the last turn; absent where none is. */
  readonly scene?: Scene;
  /** A doubt about danger that stands: the built-in mentor then offers careful messages alone (MA20). */
  readonly careful?: CheckId | null;
}

/** What comes while an answer is written. */
export type AnswerEvent =
  /** The next words of the summary (`advice`) or of the answer (`talk`). */
  | { readonly type: "text"; readonly delta: string }
  /** Verdict and options as far as they are known; replaces the one before. The last one is complete. */
  | { readonly type: "advice"; readonly advice: AdvicePart }
  /** Before the first word: somebody else than the mentor that was asked writes this. */
  | { readonly type: "by"; readonly model: MentorModelName }
  /** What is written is a question back, because there is nothing to go on, or the messages as they were: it costs nothing. */
  | { readonly type: "asks" };

export interface Mentor {
  readonly model: MentorModelName;
  /**
   * Writes one answer; ending normally means it is complete. Throws `AnswerFailure` for what the person should be told,
   * and stops soon after `signal` aborts.
   */
  answer(question: Question, signal: AbortSignal): AsyncIterable<AnswerEvent>;
  /**
   * Reads pictures (re-encoded, 1–6, in order) into one transcript; absent where only the built-in reader can.
   * Throws `AnswerFailure`; `mentor/nothing_readable` when they show neither a chat nor a profile.
   */
  readonly readPictures?: (pictures: readonly MentorPicture[], signal: AbortSignal) => Promise<Transcript>;
}

export interface MentorPicture {
  readonly bytes: Uint8Array;
  readonly mime: "image/png" | "image/jpeg" | "image/webp";
}
