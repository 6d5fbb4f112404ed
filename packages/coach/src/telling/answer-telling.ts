// What the person should put into an answer that the mentor cannot know [CO80]. Shapes only.
import type { QuestionKind } from "../lines/lines.ts";

export interface AnswerTelling {
  /** What to add, by the kind of their question; three or more, so that the three reasons differ. */
  readonly own: Readonly<Partial<Record<QuestionKind, readonly string[]>>>;
  /** The fact stands in the person's profile. */
  readonly fromProfile: readonly string[];
}
