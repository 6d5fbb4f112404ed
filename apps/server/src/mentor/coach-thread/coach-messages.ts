// What the coach's thread is asked and what it answers. Plain data, so that it can be copied between threads. Shapes only.
import type {
  AnswerQuestion,
  BeforeAnswer,
  Hints,
  MaskedTexts,
  PastedChat,
  PreparedAnswer,
  TalkAnswer,
} from "@fitil/coach";
import type { Intent, MentorLanguage, Transcript } from "@fitil/contracts";

/** What the thread starts with. */
export interface CoachThreadData {
  /** Where compiled code is kept from one start to the next; null where it is not. */
  readonly compileCache: string | null;
  /** Where the encoder's weights lie; null where they lie beside the coach. */
  readonly encoder: string | null;
}

interface Task<Asked, Answer> {
  readonly asked: Asked;
  readonly answer: Answer;
}

/** What can be asked, and what it is asked with. */
export interface CoachTasks {
  /** What has to be known before an answer is written: help instead of it, doubts, its intent, the chat's title. */
  readonly prepare: Task<BeforeAnswer, PreparedAnswer>;
  /** An answer to the last turn of a talk: words, messages or both. */
  readonly answer: Task<AnswerQuestion, TalkAnswer>;
  /** Texts without the names in them (MF2). */
  readonly mask: Task<readonly string[], MaskedTexts>;
  /** What to tell the person when a text of their screenshot tries to command the mentor (MF1); null when none does. */
  readonly notice: Task<{ readonly transcript: Transcript; readonly locale: MentorLanguage }, string | null>;
  /** The dialogue in a text that somebody pasted; null when it is none. */
  readonly pasted: Task<string, PastedChat | null>;
  /** Words without an answer to a question about safety at their end, where it says that all is well (MA20). */
  readonly unanswered: Task<string, string>;
  /** What the core reads in a chat, for a model that answers instead. */
  readonly hints: Task<ToHint, Hints | null>;
  /** Whether a no of the other one stands in the chat (MF1). */
  readonly stands: Task<Transcript | null, boolean>;
  /** Whether one of these messages asks, invites or pushes. */
  readonly pushes: Task<readonly string[], boolean>;
  /** Whether counsel in plain words gives such messages, or tells the person to go on. */
  readonly urges: Task<string, boolean>;
}

interface ToHint {
  readonly transcript: Transcript | null;
  /** What the person says now. */
  readonly context: string;
  readonly intent: Intent;
}

/** One of them. */
export type CoachTask = {
  [Kind in keyof CoachTasks]: {
    readonly kind: Kind;
    readonly asked: CoachTasks[Kind]["asked"];
  };
}[keyof CoachTasks];
