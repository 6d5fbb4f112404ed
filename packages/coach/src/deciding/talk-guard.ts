// Shapes only: what must be known of a talk beside what was learnt of the whole chat, before anything is decided. [CO180]
import type { SituationId } from "../learnt/situation.ts";

/** What must be known beside the chat. */
export interface TalkGuard {
  /** The row is a matter of the person's own word: what was learnt does not touch it. */
  readonly isFixed: boolean;
  /**
   * A no of theirs that was heard stands: `surely` where a list found it or it could not be clearer; `perhaps` where honesty, grief or
   * shyness may have been taken for one.
   */
  readonly no: "surely" | "perhaps" | null;
  /** It was meant as one when it was said. */
  readonly isMeant: boolean;
  /** The messages for the row name the day or place of this chat. */
  readonly isPlaced: boolean;
  /** The row asks them out, and the person wants to. */
  readonly isWished: boolean;
  /** A question of theirs stands open. */
  readonly isAsked: boolean;
  /** The person says themself that they owe an apology, and the row says it. */
  readonly isOwed: boolean;
  /** So many messages of mine stand unanswered that silence is the answer. */
  readonly isUnheard: boolean;
  /** What cannot be going on between two who are bound as they are. */
  readonly ruledOut: ReadonlySet<SituationId>;
}
