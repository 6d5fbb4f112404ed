// Where a talk stands is a fold over what its messages do, oldest first: mine here, theirs in after-theirs.ts.
import { afterTheirs } from "./after-theirs.ts";
import { type At, NOTHING_SAID, type TalkState } from "./talk-state.ts";
import { does, surely, type Utterance, wordsSpoken } from "../../message/utterance.ts";

/** How sure one must be of a yes of mine that asks something. */
const LIKELY_YES = 0.75;

/** The state after all messages. Pure: the same messages give the same state. */
export function foldTalk(utterances: readonly Utterance[]): TalkState {
  return utterances.reduce<TalkState>(
    (state, utterance, at) =>
      utterance.speaker === "me"
        ? afterMine(state, utterance, at, utterances[at - 1]?.text ?? "")
        : afterTheirs(state, utterance, at),
    NOTHING_SAID,
  );
}

/** A message of mine: it answers, invites, or merely says «ого». */
function afterMine(state: TalkState, mine: Utterance, at: At, before: string): TalkState {
  if (
    isFiller(mine, before) &&
    !state.closedTurn &&
    state.openInvitation?.by !== "them" &&
    state.fillers === state.unanswered
  )
    return { ...state, unanswered: state.unanswered + 1, fillers: state.fillers + 1, last: "me" };
  const invites = does(mine, "invitation", "counter_offer");
  // «Ого, а кто играет?» is no yes yet.
  const asksBack = mine.text.includes("?") && (mine.acts.get("acceptance") ?? 0) < LIKELY_YES;
  const takesUp = invites || does(mine, "logistics") || (does(mine, "acceptance") && !asksBack);
  // Inviting again over an invitation that is still open: the open one was passed over.
  const passedOver = invites && state.openInvitation?.by === "me" && state.last === "them";
  const answersThem =
    state.openInvitation?.by === "them" && (takesUp || does(mine, "agreement", "refusal", "soft_refusal"));
  return {
    ...state,
    openInvitation: invites ? { at, by: "me" } : answersThem ? null : state.openInvitation,
    accepted:
      (answersThem || state.counterOffer !== null) && takesUp ? (state.accepted ?? at) : state.accepted,
    dodged: state.dodged + (passedOver ? 1 : 0),
    dodgedAt: passedOver ? at - 1 : state.dodgedAt,
    counterOffer: takesUp || surely(mine, "agreement") ? null : state.counterOffer,
    hint: invites ? null : state.hint,
    openQuestion: null,
    lastAsked:
      state.lastAsked === null
        ? null
        : { ...state.lastAsked, mine: state.lastAsked.mine + wordsSpoken(mine.text).length },
    feeling: null,
    reproach: does(mine, "apology") ? null : state.reproach,
    farewell: null,
    unanswered: state.unanswered + 1,
    last: "me",
  };
}

const FILLER_WORDS = 3;

/** «рекорд!», “haha true”, “oh no”, their own words again: it answers nothing and asks nothing. */
function isFiller(mine: Utterance, before: string): boolean {
  const words = wordsSpoken(mine.text);
  const theirs = new Set(wordsSpoken(before));
  const isEcho = words.length > 1 && words.every((word) => theirs.has(word));
  return (
    (isEcho || (words.length <= FILLER_WORDS && !does(mine, "answer"))) &&
    !mine.text.includes("?") &&
    !does(
      mine,
      "invitation",
      "counter_offer",
      "acceptance",
      "refusal",
      "apology",
      "greeting",
      "farewell",
      "thanks",
    )
  );
}
