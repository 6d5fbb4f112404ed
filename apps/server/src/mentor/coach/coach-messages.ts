// What the coach's thread is asked and what it answers. Plain data, so that it can be copied between threads.
import type {
  adviseFrom,
  commandNotice,
  maskNames,
  parsePastedChat,
  refusalFor,
  talkFrom,
} from "@fitil/coach";

/** What can be asked, and what it is asked with. */
export interface CoachTasks {
  readonly advise: {
    readonly asked: Parameters<typeof adviseFrom>[0];
    readonly answer: ReturnType<typeof adviseFrom>;
  };
  /** Texts without the names in them (MF2). */
  readonly mask: {
    readonly asked: Parameters<typeof maskNames>[0];
    readonly answer: ReturnType<typeof maskNames>;
  };
  /** What to tell the person when a text of their screenshot tries to command the mentor (MF1); null when none does. */
  readonly notice: {
    readonly asked: {
      readonly transcript: Parameters<typeof commandNotice>[0];
      readonly locale: Parameters<typeof commandNotice>[1];
    };
    readonly answer: ReturnType<typeof commandNotice>;
  };
  /** The dialogue in a text that somebody pasted; null when it is none. */
  readonly pasted: {
    readonly asked: string;
    readonly answer: ReturnType<typeof parsePastedChat>;
  };
  readonly talk: {
    readonly asked: Parameters<typeof talkFrom>[0];
    readonly answer: ReturnType<typeof talkFrom>;
  };
  readonly refusal: {
    readonly asked: Parameters<typeof refusalFor>[0];
    readonly answer: ReturnType<typeof refusalFor>;
  };
}

export type CoachTask = {
  [Kind in keyof CoachTasks]: {
    readonly id: number;
    readonly kind: Kind;
    readonly asked: CoachTasks[Kind]["asked"];
  };
}[keyof CoachTasks];

export type CoachAnswer =
  | { readonly id: number; readonly ok: true; readonly answer: unknown }
  /** A bug: what went wrong, for the log. */
  | { readonly id: number; readonly ok: false; readonly reason: string };
