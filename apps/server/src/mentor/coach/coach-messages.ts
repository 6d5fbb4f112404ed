// What the coach's thread is asked and what it answers. Plain data, so that it can be copied between threads.
import type {
  answerQuestion,
  asksOrPushes,
  doubtOn,
  hintsOf,
  commandNotice,
  isSafeAnswer,
  judge,
  maskNames,
  noStands,
  pastedChat,
  settledWords,
  titleFor,
  urgesOn,
  wishIn,
  withoutSafeAnswer,
} from "@fitil/coach";

/** What the thread starts with. */
export interface CoachThreadData {
  /** Where compiled code is kept from one start to the next; null where it is not. */
  readonly compileCache: string | null;
}

/** A task that one function of the coach does. */
interface Task<Does extends (asked: never) => unknown> {
  readonly asked: Parameters<Does>[0];
  readonly answer: ReturnType<Does>;
}

/** What can be asked, and what it is asked with. */
export interface CoachTasks {
  /** An answer to the last turn of a talk: words, messages or both. */
  readonly answer: Task<typeof answerQuestion>;
  /** Texts without the names in them (MF2). */
  readonly mask: Task<typeof maskNames>;
  /** What to tell the person when a text of their screenshot tries to command the mentor (MF1); null when none does. */
  readonly notice: {
    readonly asked: {
      readonly transcript: Parameters<typeof commandNotice>[0];
      readonly locale: Parameters<typeof commandNotice>[1];
    };
    readonly answer: ReturnType<typeof commandNotice>;
  };
  /** The dialogue in a text that somebody pasted; null when it is none. */
  readonly pasted: Task<typeof pastedChat>;
  /** What a chat that begins so is called (MC1). */
  readonly title: {
    readonly asked: {
      readonly text: Parameters<typeof titleFor>[0];
      readonly transcript: Parameters<typeof titleFor>[1];
      readonly locale: Parameters<typeof titleFor>[2];
    };
    readonly answer: ReturnType<typeof titleFor>;
  };
  /** The intent of words that came without one (MS4); null where words are all that is wanted. */
  readonly wish: Task<typeof wishIn>;
  /** What the core reads in a chat, for a model that answers instead. */
  readonly hints: {
    readonly asked: {
      readonly transcript: Parameters<typeof hintsOf>[0];
      readonly context: Parameters<typeof hintsOf>[1];
      readonly intent: Parameters<typeof hintsOf>[2];
    };
    readonly answer: ReturnType<typeof hintsOf>;
  };
  /** Whether a no of the other one stands in the chat (MF1). */
  readonly stands: Task<typeof noStands>;
  /** Whether one of these messages asks, invites or pushes. */
  readonly pushes: {
    readonly asked: readonly Parameters<typeof asksOrPushes>[0][];
    readonly answer: ReturnType<typeof asksOrPushes>;
  };
  /** Whether counsel in plain words gives such messages, or tells the person to go on. */
  readonly urges: Task<typeof urgesOn>;
  /** Whether the person's words answer the mentor's question about safety with all being well (MA20). */
  readonly cleared: {
    readonly asked: {
      readonly question: Parameters<typeof isSafeAnswer>[0];
      readonly words: Parameters<typeof isSafeAnswer>[1];
    };
    readonly answer: ReturnType<typeof isSafeAnswer>;
  };
  /** Words without such an answer at their end. */
  readonly unanswered: Task<typeof withoutSafeAnswer>;
  /** What is said instead of messages where somebody is in danger (MF1); null mostly. */
  readonly help: Task<typeof judge>;
  /**
   * Where danger is possible and not sure: the question that goes with an answer, and the doubt while which the built-in mentor offers
   * careful messages alone (MA20).
   */
  readonly doubt: Task<typeof doubtOn>;
  /** What is said to an answer that all is well. */
  readonly settled: Task<typeof settledWords>;
}

/** One of them. */
export type CoachTask = {
  [Kind in keyof CoachTasks]: {
    readonly kind: Kind;
    readonly asked: CoachTasks[Kind]["asked"];
  };
}[keyof CoachTasks];
