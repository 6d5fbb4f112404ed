// The facts of a talk as the verdict table names them: 0 and 1 for no and yes, or how many.
import type { Act } from "../acts/act.ts";
import { MEDIA, does } from "../message/utterance.ts";
import type { Utterance } from "../message/utterance.ts";
import { saysIn } from "../message/said-in-talk.ts";
import { asksAgain } from "./state/asked-again.ts";
import { balanceOf, speaksOfOneself, wordsIn } from "./balance.ts";
import { askedFacts } from "./asked-facts.ts";
import type { Feeling, TalkState } from "./state/talk-state.ts";
import { LATE, saidFacts, WARM } from "./said-facts.ts";
import { tieFacts } from "./ties.ts";
import { READINGS, TOLD_FACTS, type LastWords, type ToldFact } from "./aside/told.ts";
import type { Facts } from "./talk-facts.ts";

/** What is known beside the messages' acts. */
export interface Surroundings {
  /** What the person added in words. */
  readonly told: ReadonlySet<ToldFact>;
  /** Whether the day or hour of a plan that they said yes to is known. */
  readonly planDated: boolean;
  /** Whether their last turn has a topic. */
  readonly topic: boolean;
  /** Whether it is a profile, not a chat. */
  readonly profile: boolean;
  /** Whether there is no chat: the person's words are all there is. */
  readonly story: boolean;
  /** Whether what is wanted is to ask them out. */
  readonly inviteWanted: boolean;
  /** Whether the person's words name what is talked about. */
  readonly named: boolean;
  /** Whether they told something of some length before. */
  readonly toldBefore: boolean;
  /** Whether they asked for quiet, and it still lasts. */
  readonly pause?: boolean;
  /** The person's own words. */
  readonly context?: string;
  /** How the person has said that they read the last words. */
  readonly reading?: LastWords | null;
}

/** How sure one must be of a request for money that is no longer the last word. */
const SURELY = 0.9;
/** Words of a turn that carries nothing on. */
const SHORT_TURN = 2;

/** All facts of a talk. */
export function factsOfTalk(
  state: TalkState,
  utterances: readonly Utterance[],
  {
    told,
    planDated,
    topic,
    profile,
    story,
    inviteWanted,
    named,
    toldBefore,
    pause = false,
    context = "",
    reading = null,
  }: Surroundings,
): Facts {
  const theirs = utterances.filter(({ speaker }) => speaker !== "me");
  const turn = lastTurn(state, utterances);
  const turnDoes = (...acts: readonly Act[]) => Number(turn.some((one) => does(one, ...acts)));
  const no = state.standingNo?.kind;
  return {
    profile: Number(profile),
    boundary: Number(no === "boundary"),
    refused: Number(no === "refusal"),
    softly_refused: Number(no === "soft_refusal"),
    perhaps_no: Number(state.perhapsNo !== null),
    answered_no: Number(answeredNo(state, utterances)),
    // «Не обижаешься?» belongs to the no.
    asks_after_no: Number(
      state.acknowledgedNo &&
        state.openQuestion?.kind === "me" &&
        turnDoes("apology") === 0 &&
        // A no to nothing is none that they could have gone on after.
        utterances
          .slice(0, state.standingNo?.at)
          .some((one) => one.speaker === "me" && does(one, "invitation")),
    ),
    my_invitation_open: Number(state.openInvitation?.by === "me"),
    passed_over: Number(state.openInvitation?.by === "me" && state.last === "them"),
    they_invited: Number(state.openInvitation?.by === "them"),
    counter_offer: Number(state.counterOffer !== null),
    accepted: Number(state.accepted !== null),
    // What I asked has no answer.
    i_ask: Number(
      utterances.slice(utterances.length - state.unanswered).some(({ text }) => text.includes("?")),
    ),
    my_yes_last: Number(state.accepted !== null && state.accepted === utterances.length - 1),
    // «Я за, только у меня созвон до часу» leaves the hour open.
    plan_stands: Number(state.accepted !== null && planDated && (state.busy ?? -1) <= state.accepted),
    cancelled: state.cancelled,
    // A question asked after the hint is what they wait for.
    hint: Number(state.hint !== null && state.hint >= (state.openQuestion?.at ?? 0)),
    busy: Number(state.busy !== null),
    their_promise: Number(state.theirPromise !== null),
    question: Number(state.openQuestion?.kind === "me"),
    question_fact: Number(state.openQuestion?.kind === "fact"),
    ...saidFacts(utterances, turn, context),
    pause_asked: Number(pause),
    ...askedFacts(state, utterances, told),
    ...feelingFacts(state),
    reproach: Number(state.reproach !== null),
    farewell: Number(state.farewell !== null),
    dodged: state.dodged,
    ...mineFacts(state),
    dry: state.dryInARow,
    warm: theirs.slice(-LATE).filter((one) => does(one, ...WARM)).length,
    messages: utterances.length,
    // Who has asked for money once, and surely, is not answered about anything else.
    money: Number(turnDoes("money") > 0 || theirs.some((one) => (one.acts.get("money") ?? 0) >= SURELY)),
    contact: Number(asksContact(utterances)),
    ...turnFacts(turn),
    media: Number(turn.some(({ text }) => MEDIA.test(text))),
    topic: Number(topic),
    asked_twice: Number(asksAgain(state, utterances)),
    self_centred: Number(speaksOfOneself(utterances)),
    ...balanceOf(utterances),
    story: Number(story),
    invite_wanted: Number(inviteWanted),
    named: Number(named),
    // My word after their last short one is as dry: the talk stopped at me.
    story_dropped: Number(toldBefore && state.fillers > 0 && wordsIn(turn) <= SHORT_TURN),
    ...Object.fromEntries(READINGS.map((each) => [`read_${each}`, Number(each === reading)])),
    ...Object.fromEntries(TOLD_FACTS.map((fact) => [fact, Number(told.has(fact))])),
    ...tieFacts(utterances, context, turn),
  };
}

/** What they feel and I have not answered. */
function feelingFacts({ feeling }: TalkState): Facts {
  const feels = (act: Feeling) => Number(feeling?.act === act);
  return {
    feeling: Number(feeling !== null && feeling.act !== "good_news"),
    hard_news: feels("hard_news"),
    illness: feels("illness"),
    low_mood: feels("low_mood"),
    good_news: feels("good_news"),
  };
}

/** What my own last messages leave open. */
function mineFacts({ last, unanswered, fillers }: TalkState): Facts {
  return {
    mine_last: Number(last === "me"),
    last_is_mine: Number(unanswered > fillers),
    unanswered: unanswered > fillers ? unanswered : 0,
  };
}

/** What their last turn does. */
function turnFacts(turn: readonly Utterance[]): Facts {
  const turnDoes = (...acts: readonly Act[]) => Number(turn.some((one) => does(one, ...acts)));
  return {
    confused: turnDoes("clarify"),
    affection: turnDoes("affection"),
    their_apology: Number(turn.some((one) => does(one, "apology") && !saysIn(one.text, "sorry_heavy"))),
    teased: turnDoes("tease"),
    praised: turnDoes("compliment"),
    thanked: turnDoes("thanks"),
    agreed: turnDoes("agreement", "laughter"),
    greeted: turnDoes("greeting"),
    told: turnDoes("story", "opinion", "answer", "disagreement", "question_rhetorical"),
  };
}

/** Whether I have answered their no, and asked for nothing. */
function answeredNo({ standingNo }: TalkState, utterances: readonly Utterance[]): boolean {
  if (standingNo === null) return false;
  const mine = utterances.slice(standingNo.at + 1).filter(({ speaker }) => speaker === "me");
  return (
    mine.length > 0 &&
    mine.every((one) => !one.text.includes("?") && !does(one, "invitation", "counter_offer", "reproach"))
  );
}

/** Whether they asked lately how to reach me elsewhere, and I have not told them. */
function asksContact(utterances: readonly Utterance[]): boolean {
  const last = utterances.slice(-LATE).findLast((one) => does(one, "contact"));
  return last !== undefined && last.speaker !== "me";
}

/** Their last messages in a row. */
export function lastTurn(state: TalkState, utterances: readonly Utterance[]): readonly Utterance[] {
  if (state.theirTurn === null) return [];
  const from = utterances.slice(state.theirTurn);
  const mine = from.findIndex(({ speaker }) => speaker === "me");
  return mine < 0 ? from : from.slice(0, mine);
}
