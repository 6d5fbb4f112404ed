// The facts of a talk as the verdict table names them: 0 and 1 for no and yes, or how many.
import type { Act } from "../acts/act.ts";
import { MEDIA } from "./media.ts";
import { asksAgain } from "./asked-again.ts";
import type { Doubt } from "./belief.ts";
import { askedFacts } from "./asked-facts.ts";
import type { Feeling, TalkState } from "./talk-state.ts";
import { saysIn } from "./said-in-talk.ts";
import { type LastWords, READINGS } from "./tell.ts";
import { TOLD_FACTS, type ToldFact } from "./told.ts";
import { does, type Utterance } from "./utterance.ts";
import type { Facts } from "./verdict-table.ts";

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

const LATE = 6;
const CLOSING: ReadonlySet<Act> = new Set(["thanks", "agreement", "dry", "affection", "laughter"]);
/** So many messages that speak of work make it a talk between people who work together. */
const AT_WORK = 2;
/** What of mine goes beyond work. */
const COURTING: readonly Act[] = ["invitation", "compliment", "affection", "tease", "hint"];
const WINK = /[\u{1F609}\u{1F60F}\u{1F618}\u2764]/u;
/** How sure one must be of a request for money that is no longer the last word. */
const SURELY = 0.9;
/** Words of a turn that carries nothing on. */
const SHORT_TURN = 2;
const WARM: readonly Act[] = [
  "laughter",
  "compliment",
  "affection",
  "question_me",
  "hint",
  "tease",
  "invitation",
];

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
    their_apology: turnDoes("apology"),
    teased: turnDoes("tease"),
    praised: turnDoes("compliment"),
    thanked: turnDoes("thanks"),
    agreed: turnDoes("agreement", "laughter"),
    greeted: turnDoes("greeting"),
    told: turnDoes("story", "opinion", "answer", "disagreement", "question_rhetorical"),
  };
}

/** What single phrases tell. */
function saidFacts(utterances: readonly Utterance[], turn: readonly Utterance[], context: string): Facts {
  const late = utterances.slice(-LATE);
  const theirs = late.filter(({ speaker }) => speaker !== "me");
  const doubted = (doubt: Doubt) => Number(turn.some(({ doubts = [] }) => doubts.includes(doubt)));
  const slowly = theirs.some(({ text }) => saysIn(text, "slowly"));
  return {
    // Two pieces of evidence: both speak of work, and it is they who bring the talk back to it.
    kept_to_work: Number(
      utterances.filter(({ text }) => saysIn(text, "at_work")).length >= AT_WORK &&
        theirs.some(({ text }) => saysIn(text, "keeps_to_work")) &&
        utterances.some(
          (one) =>
            one.speaker === "me" &&
            (does(one, ...COURTING) || WINK.test(one.text) || saysIn(one.text, "courts")),
        ),
    ),
    hurt_lately: Number(
      late.some((one) => one.speaker !== "me" && does(one, "reproach")) ||
        (late.some((one) => one.speaker === "me" && does(one, "apology")) && theirs.length > 1),
    ),
    // They laugh, play or ask, and more than once: whoever does so is no stranger to an invitation.
    lively: Number(theirs.filter(isLively).length >= 2),
    from_date: Number(late.some(({ text }) => saysIn(text, "from_date"))),
    slowly: Number(slowly && [...theirs, ...turn].some(({ text }) => saysIn(text, "likes_me"))),
    // What hurt is not over with «ладно, проехали».
    brushed_off: Number(turn.length > 0 && turn.every(({ text }) => saysIn(text, "brushes_off"))),
    // Who has evaded lately, or pleads work now, opens nothing.
    held_back: Number(
      theirs.some((one) => does(one, "dodge", "busy", "refusal", "soft_refusal")) ||
        turn.some(({ text }) => saysIn(text, "excuses")),
    ),
    perhaps_opening: doubted("opening"),
    perhaps_bad: Math.max(doubted("bad"), Number(isPitied(utterances, turn))),
    perhaps_hurt: doubted("hurt"),
    space_asked: Number(asksSpace(utterances, turn)),
    prompted: Number(saysIn(turn.at(-1)?.text ?? "", "prompts")),
    late_or_drunk: Number(saysIn(context, "late_or_drunk")),
    quiet_since: Number(saysIn(context, "quiet_since")),
    i_was_silent: Number(saysIn(context, "i_was_silent")),
  };
}

/** Whether I have just felt for them, and they neither laugh nor have good news: whatever it was is no matter for a joke. */
function isPitied(utterances: readonly Utterance[], turn: readonly Utterance[]): boolean {
  const [first] = turn;
  const before = first === undefined ? undefined : utterances[utterances.indexOf(first) - 1];
  return (
    before?.speaker === "me" &&
    saysIn(before.text, "sympathises") &&
    !turn.some(
      (one) => PLAY.test(one.text) || one.asks !== undefined || does(one, "laughter", "good_news", "tease"),
    )
  );
}

/** Whether they ask for time, or have asked for it and only thanked since. */
function asksSpace(utterances: readonly Utterance[], turn: readonly Utterance[]): boolean {
  const lately = onlyThanks(turn) ? utterances.slice(-LATE) : turn;
  return lately.some(({ speaker, text }) => speaker !== "me" && saysIn(text, "asks_space"));
}

/** Whether a turn thanks or agrees and brings nothing new: what they asked before it still holds. */
function onlyThanks(turn: readonly Utterance[]): boolean {
  return turn.every(({ acts }) => [...acts.keys()].every((act) => CLOSING.has(act)));
}

const PLAY =
  /[\u{1F600}-\u{1F60F}\u{1F618}\u{1F61C}\u{1F61D}\u{1F917}\u{1F923}\u{1F929}\u{1F970}]|\){2,}|!{2,}/u;

/** Whether a message laughs, teases, praises, asks or hints. */
function isLively(one: Utterance): boolean {
  return one.asks !== undefined || PLAY.test(one.text) || does(one, ...WARM);
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

const ENOUGH = 3;
const SHARE = 2;
const UNEVEN = 3;

/** Who carries the talk. */
function balanceOf(utterances: readonly Utterance[]): Facts {
  const mine = utterances.filter(({ speaker }) => speaker === "me");
  const theirs = utterances.filter(({ speaker }) => speaker !== "me");
  const asks = ({ text }: Utterance) => text.includes("?");
  const [i, they] = [wordsIn(mine), wordsIn(theirs)];
  const enough = mine.length >= ENOUGH && theirs.length >= ENOUGH;
  return {
    they_asked_nothing: Number(theirs.length >= ENOUGH && !theirs.some(asks)),
    they_never_ask: Number(theirs.length >= 5 && !theirs.slice(-5).some(asks)),
    i_only_ask: Number(mine.length >= ENOUGH && mine.slice(-4).every(asks)),
    i_write_more: Number(enough && i >= UNEVEN * they),
    they_write_more: Number(enough && they >= UNEVEN * i),
  };
}

function wordsIn(lines: readonly Utterance[]): number {
  return lines.reduce((sum, { text }) => sum + text.split(/\s+/u).filter(Boolean).length, 0);
}

/** Whether I told much of myself, asked nothing, and they said little. */
function speaksOfOneself(utterances: readonly Utterance[]): boolean {
  const late = utterances.slice(-8);
  const mine = late.filter(({ speaker }) => speaker === "me");
  const theirs = late.filter(({ speaker }) => speaker !== "me");
  return (
    mine.length >= ENOUGH &&
    theirs.length >= 2 &&
    mine.every(({ text }) => !text.includes("?")) &&
    wordsIn(mine) >= SHARE * wordsIn(theirs) &&
    wordsIn(mine) >= 20
  );
}
