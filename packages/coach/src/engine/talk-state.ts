// Where a talk stands: a fold over what its messages do, oldest first. Every fact names the message that is its evidence.
import { type Act } from "../acts/act.ts";
import { does, type Utterance } from "./utterance.ts";

/** The place of a message in the talk, from 0. */
export type At = number;

export interface TalkState {
  /** Their clear no, soft no or wish for silence that nothing has lifted since. */
  readonly standingNo: { readonly at: At; readonly kind: "refusal" | "soft_refusal" | "boundary" } | null;
  /** An invitation nobody has answered yet. */
  readonly openInvitation: { readonly at: At; readonly by: "me" | "them" } | null;
  /** Invitations of mine that were evaded, put off or passed over, since they last took a step towards me. */
  readonly dodged: number;
  /** They named another day, time or place, and I have not answered. */
  readonly counterOffer: At | null;
  /** They said yes to meeting, and nothing after it took that back. */
  readonly accepted: At | null;
  /** They showed that an invitation would be welcome, and I have not invited since. */
  readonly hint: At | null;
  /** They are busy and said so; no new word since. */
  readonly busy: At | null;
  /** They promised to write or call, and have not yet. */
  readonly theirPromise: At | null;
  /** Their question that I have not answered. */
  readonly openQuestion: { readonly at: At; readonly kind: "me" | "fact" } | null;
  /** Strong news or feeling of theirs that I have not answered. */
  readonly feeling: { readonly at: At; readonly act: Feeling } | null;
  /** Their reproach that I have not answered with an apology. */
  readonly reproach: At | null;
  /** They said goodbye for today, and nobody wrote since. */
  readonly farewell: At | null;
  /** My messages at the end that they have not answered. */
  readonly unanswered: number;
  /** Whose the last message is; null in an empty talk. */
  readonly last: "me" | "them" | null;
  /** How many of their last messages gave next to nothing, in a row. */
  readonly dryInARow: number;
  /** Their messages in which they laughed, praised, showed feelings or asked about me, among their last six. */
  readonly warm: number;
}

export type Feeling = "hard_news" | "illness" | "low_mood" | "good_news";

const FEELINGS = ["hard_news", "illness", "low_mood", "good_news"] as const;
/** Only such clear steps of theirs lift a no: friendliness, feelings and hints do not. */
const STEPS: readonly Act[] = ["invitation", "acceptance", "counter_offer"];
const WARM: readonly Act[] = [
  "laughter",
  "compliment",
  "affection",
  "question_me",
  "hint",
  "tease",
  "invitation",
];

const START: TalkState = {
  standingNo: null,
  openInvitation: null,
  dodged: 0,
  counterOffer: null,
  accepted: null,
  hint: null,
  busy: null,
  theirPromise: null,
  openQuestion: null,
  feeling: null,
  reproach: null,
  farewell: null,
  unanswered: 0,
  last: null,
  dryInARow: 0,
  warm: 0,
};

/** The state after all messages. Pure: the same messages give the same state. */
export function foldTalk(utterances: readonly Utterance[]): TalkState {
  let state = START;
  for (const [at, utterance] of utterances.entries())
    state = utterance.speaker === "me" ? afterMine(state, utterance, at) : afterTheirs(state, utterance, at);
  const theirs = utterances.filter(({ speaker }) => speaker !== "me").slice(-6);
  return { ...state, warm: theirs.filter((utterance) => does(utterance, ...WARM)).length };
}

function afterMine(state: TalkState, mine: Utterance, at: At): TalkState {
  const invites = does(mine, "invitation", "counter_offer");
  // Inviting again over an invitation that is still open: the open one was passed over.
  const passedOver = invites && state.openInvitation?.by === "me" && state.last === "them" ? 1 : 0;
  const answersThem =
    state.openInvitation?.by === "them" &&
    does(mine, "acceptance", "counter_offer", "refusal", "soft_refusal");
  return {
    ...state,
    openInvitation: invites ? { at, by: "me" } : answersThem ? null : state.openInvitation,
    dodged: state.dodged + passedOver,
    counterOffer: null,
    hint: invites ? null : state.hint,
    openQuestion: null,
    feeling: null,
    reproach: does(mine, "apology") ? null : state.reproach,
    farewell: null,
    unanswered: state.unanswered + 1,
    last: "me",
  };
}

function afterTheirs(state: TalkState, theirs: Utterance, at: At): TalkState {
  const no = noIn(theirs);
  const invited = state.openInvitation?.by === "me";
  const offers = does(theirs, "counter_offer");
  const accepts =
    no === null && (does(theirs, "acceptance") || (invited && does(theirs, "agreement", "logistics")));
  const steps = no === null && does(theirs, ...STEPS);
  const evades = invited && !offers && !accepts && no === null && does(theirs, "dodge", "busy");
  const feeling = FEELINGS.find((act) => theirs.acts.has(act));
  return {
    standingNo:
      no !== null ? { at, kind: stronger(no, state.standingNo?.kind) } : steps ? null : state.standingNo,
    openInvitation: does(theirs, "invitation")
      ? { at, by: "them" }
      : invited && (offers || accepts || evades || no !== null)
        ? null
        : state.openInvitation,
    dodged: offers || accepts || (steps && !evades) ? 0 : state.dodged + (evades ? 1 : 0),
    counterOffer: offers ? at : state.counterOffer,
    accepted: no !== null ? null : accepts ? at : state.accepted,
    hint: does(theirs, "hint") ? at : state.hint,
    busy: does(theirs, "busy") ? at : null,
    theirPromise: does(theirs, "promise") ? at : state.last === "me" ? null : state.theirPromise,
    openQuestion: questionIn(theirs, at) ?? state.openQuestion,
    feeling: feeling === undefined ? state.feeling : { at, act: feeling },
    reproach: does(theirs, "reproach") ? at : state.reproach,
    farewell: does(theirs, "farewell") ? at : state.last === "them" ? state.farewell : null,
    unanswered: 0,
    last: "them",
    dryInARow: does(theirs, "dry") ? state.dryInARow + 1 : 0,
    warm: state.warm,
  };
}

function noIn(theirs: Utterance): "refusal" | "soft_refusal" | "boundary" | null {
  return (["boundary", "refusal", "soft_refusal"] as const).find((act) => theirs.acts.has(act)) ?? null;
}

const STRENGTH = { soft_refusal: 0, refusal: 1, boundary: 2 } as const;

/** A polite word after a clear no does not make it softer. */
function stronger(
  no: keyof typeof STRENGTH,
  before: keyof typeof STRENGTH | undefined,
): keyof typeof STRENGTH {
  return before !== undefined && STRENGTH[before] > STRENGTH[no] ? before : no;
}

function questionIn(theirs: Utterance, at: At): TalkState["openQuestion"] {
  if (does(theirs, "question_me")) return { at, kind: "me" };
  return does(theirs, "question_fact") ? { at, kind: "fact" } : null;
}
