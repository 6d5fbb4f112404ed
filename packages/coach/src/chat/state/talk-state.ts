// Where a talk stands (folded in fold-talk.ts). Every fact names the message that is its evidence.

/** The place of a message in the talk, from 0. */
export type At = number;

export type No = "soft_refusal" | "refusal" | "boundary";
export type Feeling = "hard_news" | "illness" | "low_mood" | "good_news";

export interface TalkState {
  /** Their clear no, soft no or wish for silence that nothing has lifted since. */
  readonly standingNo: { readonly at: At; readonly kind: No } | null;
  /** Theirs, and nobody invited them: it may be a no, or its opposite said shyly. Nothing clear has come since. */
  readonly perhapsNo: At | null;
  /** An invitation nobody has answered yet. */
  readonly openInvitation: { readonly at: At; readonly by: "me" | "them" } | null;
  /** Invitations of mine that were evaded, put off or passed over, since they last took a step towards me. */
  readonly dodged: number;
  /** The message that evaded the last one. */
  readonly dodgedAt: At | null;
  /** They named another day, time or place, and I have not taken it up. */
  readonly counterOffer: At | null;
  /** They said yes to meeting, and nothing after it took that back. */
  readonly accepted: At | null;
  /** How often they took back a yes and offered nothing instead. */
  readonly cancelled: number;
  /** They showed that an invitation would be welcome, and I have not invited since. */
  readonly hint: At | null;
  /** They are busy and said so; no new word since. */
  readonly busy: At | null;
  /** They promised to write or call, and have not yet. */
  readonly theirPromise: At | null;
  /** Their question that I have not answered. */
  readonly openQuestion: { readonly at: At; readonly kind: "me" | "fact" } | null;
  /** The last question that they asked about me, answered or not. */
  readonly lastQuestion: At | null;
  /** The last thing they asked at all, and how many words I have written since. */
  readonly lastAsked: {
    readonly question: NonNullable<TalkState["openQuestion"]>;
    readonly mine: number;
  } | null;
  /** I have written since their no that stands, and they since. */
  readonly acknowledgedNo: boolean;
  /** Strong news or feeling of theirs that I have not answered. */
  readonly feeling: { readonly at: At; readonly act: Feeling } | null;
  /** Their reproach that I have not answered with an apology. */
  readonly reproach: At | null;
  /** They said goodbye for today, and nobody wrote since. */
  readonly farewell: At | null;
  /** My messages at the end that they have not answered. */
  readonly unanswered: number;
  /** How many of them, from the first on, are mere words like «ого»: what they answer is still unanswered. */
  readonly fillers: number;
  /** Whose the last message is; null in an empty talk. */
  readonly last: "me" | "them" | null;
  /** Whether their turn so far is warm: thanks, praise, laughter, good news. */
  readonly warmTurn: boolean;
  /** Whether their turn so far leaves nothing to answer: thanks, a promise, good night. */
  readonly closedTurn: boolean;
  /** How many of their last turns gave next to nothing, in a row. */
  readonly dryInARow: number;
  /** Where their last turn begins: their messages at the end, or before mine at the end. */
  readonly theirTurn: At | null;
}

/** Before anybody has written. */
export const NOTHING_SAID: TalkState = {
  standingNo: null,
  perhapsNo: null,
  openInvitation: null,
  dodged: 0,
  dodgedAt: null,
  counterOffer: null,
  accepted: null,
  cancelled: 0,
  hint: null,
  busy: null,
  theirPromise: null,
  openQuestion: null,
  lastQuestion: null,
  lastAsked: null,
  acknowledgedNo: false,
  feeling: null,
  reproach: null,
  farewell: null,
  unanswered: 0,
  fillers: 0,
  last: null,
  warmTurn: false,
  closedTurn: false,
  dryInARow: 0,
  theirTurn: null,
};
