// Where a talk stands: a fold over what its messages do, oldest first. Every fact names the message that is its evidence.
import type { Act } from "../acts/act.ts";
import { waitsForAnswer } from "./question-asked.ts";
import { saysIn } from "./said-in-talk.ts";
import { does, type Utterance } from "./utterance.ts";

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

const FEELINGS = ["hard_news", "illness", "low_mood", "good_news"] as const;
const GRAVE: ReadonlySet<Feeling | undefined> = new Set(["hard_news", "illness"]);
const NOES = ["boundary", "refusal", "soft_refusal"] as const;
/** Only such clear steps of theirs lift a no: friendliness, feelings and hints do not. */
const STEPS: readonly Act[] = ["invitation", "acceptance", "counter_offer"];
/** How sure one must be of such a step. */
const CLEAR = 0.8;
const UNLIKELY = 0.45;
/** How sure one must be of a no that nothing of mine has called for. */
const LIKELY = 0.5;
/** How sure one must be of a yes of mine that asks something. */
const LIKELY_YES = 0.75;
/** Places of a message that answers something which wants a yes or a no. */
const CALLED_FOR: ReadonlySet<Utterance["place"]> = new Set([
  undefined,
  "theirs_invited",
  "theirs_other_day",
]);
/** Words that close a matter politely and bring nothing new. */
const CLOSING: ReadonlySet<Act> = new Set([
  "thanks",
  "laughter",
  "agreement",
  "dry",
  "farewell",
  "compliment",
]);
/** How sure one must be of good news: congratulations to a misfortune hurt. */
const GLAD = 0.6;
const STRENGTH: Readonly<Record<No, number>> = { soft_refusal: 0, refusal: 1, boundary: 2 };

const START: TalkState = {
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

/** The state after all messages. Pure: the same messages give the same state. */
export function foldTalk(utterances: readonly Utterance[]): TalkState {
  return utterances.reduce<TalkState>(
    (state, utterance, at) =>
      utterance.speaker === "me"
        ? afterMine(state, utterance, at, utterances[at - 1]?.text ?? "")
        : afterTheirs(state, utterance, at),
    START,
  );
}

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
        : { ...state.lastAsked, mine: state.lastAsked.mine + wordsOf(mine.text).length },
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
  const words = wordsOf(mine.text);
  const theirs = new Set(wordsOf(before));
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

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function afterTheirs(state: TalkState, theirs: Utterance, at: At): TalkState {
  const step = STEPS.some((act) => surely(theirs, act));
  const { no, doubted } = noIn(state, theirs, step);
  const invited = state.openInvitation?.by === "me";
  // «Устала сегодня, хорошо вам посидеть» says neither yes nor another day.
  const steersClear = invited && !theirs.text.includes("?") && saysIn(theirs.text, "excuses");
  const offers = no !== "boundary" && no !== "refusal" && does(theirs, "counter_offer");
  const accepts =
    no === null &&
    !offers &&
    !does(theirs, "busy", "dodge") &&
    // A yes needs something to say yes to, unless it could not be clearer.
    (invited ? does(theirs, "acceptance", "agreement", "logistics") : surely(theirs, "acceptance"));
  // With a plan that stands, what may be an invitation is mostly a word about the plan.
  const invites =
    no === null &&
    !offers &&
    (state.accepted === null ? does(theirs, "invitation") : surely(theirs, "invitation"));
  const steps = offers || accepts || invites;
  const puts = !steps && no === null && (steersClear || does(theirs, "dodge", "busy"));
  const evades = invited && puts;
  // «Я за! Только созвон до часу» takes nothing back.
  const cancels =
    state.accepted !== null && puts && (state.last === "me" || state.accepted < (state.theirTurn ?? at));
  const felt = FEELINGS.find((act) => (theirs.acts.get(act) ?? 0) > (act === "good_news" ? GLAD : 0));
  // What is grave stays what is answered, whatever low words come with it.
  const lighter =
    felt !== undefined &&
    (GRAVE.has(state.feeling?.act)
      ? !GRAVE.has(felt)
      : // «Отпустили, пусть живёт» after a catch that they are proud of is hardly a loss.
        state.feeling?.act === "good_news" && !surely(theirs, felt));
  const moves = state.last === "me" && !onlyCloses(theirs);
  const asked = questionIn(theirs, at);
  // Whatever I have written since has answered it, unless they say that they wait.
  const openQuestion =
    asked ?? (state.last === "them" ? state.openQuestion : null) ?? stillAsked(state, theirs);
  return {
    ...state,
    standingNo: standingAfter(state, no, step, at),
    // After a yes such words tease: «только не опаздывай».
    perhapsNo:
      doubted && state.accepted === null ? at : steps || moves || no !== null ? null : state.perhapsNo,
    openInvitation: invites
      ? { at, by: "them" }
      : invited && (steps || evades || no !== null)
        ? null
        : state.openInvitation,
    dodged: steps ? 0 : state.dodged + (evades ? 1 : 0),
    dodgedAt: steps ? null : evades ? at : state.dodgedAt,
    counterOffer: offers ? at : no === null ? state.counterOffer : null,
    accepted: no !== null || cancels || offers ? null : accepts ? at : state.accepted,
    cancelled: steps ? 0 : state.cancelled + (cancels ? 1 : 0),
    hint: does(theirs, "hint") && no === null ? at : state.hint,
    busy: does(theirs, "busy") && !offers ? at : moves ? null : state.busy,
    theirPromise: does(theirs, "promise") ? at : moves ? null : state.theirPromise,
    openQuestion,
    lastAsked: asked === null ? state.lastAsked : { question: asked, mine: 0 },
    lastQuestion: does(theirs, "question_me") ? at : state.lastQuestion,
    acknowledgedNo: state.standingNo !== null && no === null && (state.acknowledgedNo || state.last === "me"),
    // Gladness that I have answered somehow is over with their next turn.
    feeling:
      felt !== undefined && !lighter
        ? { at, act: felt }
        : state.last === "me" && state.feeling?.act === "good_news"
          ? null
          : state.feeling,
    reproach: reproaches(state, theirs) ? at : state.reproach,
    // «Доброе утро» behind last night's goodbye begins anew.
    farewell: does(theirs, "farewell")
      ? at
      : state.last === "them" && onlyCloses(theirs)
        ? state.farewell
        : null,
    unanswered: 0,
    fillers: 0,
    last: "them",
    warmTurn:
      (state.last === "them" && state.warmTurn) ||
      does(theirs, "laughter", "compliment", "thanks", "affection", "good_news", "apology"),
    closedTurn: closes(theirs, asked !== null) && (state.last !== "them" || state.closedTurn),
    dryInARow: isDry(theirs) ? state.dryInARow + 1 : 0,
    theirTurn: state.last === "them" ? state.theirTurn : at,
  };
}

/** The no of a message, and whether it may be one that is not believed. */
function noIn(
  state: TalkState,
  theirs: Utterance,
  step: boolean,
): { readonly no: No | null; readonly doubted: boolean } {
  // A no that is unlikely gives way to a clear step in the same message: «я передумала, давай встретимся».
  const heard = NOES.find((act) => (theirs.acts.get(act) ?? 0) > (step ? UNLIKELY : 0));
  const perhaps = theirs.perhapsNo === true && !step;
  // What sounds like a no twice in one breath is one.
  if (heard === undefined)
    return {
      no: perhaps && state.last === "them" && state.perhapsNo !== null ? "soft_refusal" : null,
      doubted: perhaps,
    };
  const called = CALLED_FOR.has(theirs.place) && state.accepted === null;
  const unlikely = !called && (theirs.acts.get(heard) ?? 0) < LIKELY;
  return { no: unlikely ? null : heard, doubted: unlikely || perhaps };
}

function surely({ acts }: Utterance, act: Act): boolean {
  return (acts.get(act) ?? 0) >= CLEAR;
}

/** A reproach, unless it is unsure and comes in play, or with thanks or praise: two pieces of evidence, or one that is clear. */
function reproaches(state: TalkState, theirs: Utterance): boolean {
  if (!does(theirs, "reproach")) return false;
  const kind = does(theirs, "laughter", "compliment", "thanks", "tease", "affection", "good_news");
  return surely(theirs, "reproach") || !(kind || state.warmTurn);
}

const DRY: ReadonlySet<Act> = new Set(["dry", "answer", "agreement"]);
const DRY_WORDS = 3;

/** A word or three that carry nothing, whether or not they were known as such: «да так», “not really”. */
function isDry(theirs: Utterance): boolean {
  if (does(theirs, "dry")) return true;
  const plainly = !/[!?\p{Extended_Pictographic})]/u.test(theirs.text);
  const words = wordsOf(theirs.text).length;
  return (
    plainly &&
    words <= (theirs.acts.size > 0 ? DRY_WORDS : 2) &&
    [...theirs.acts.keys()].every((act) => DRY.has(act))
  );
}

/** What ends a small exchange: a word of mine behind it needs no more. */
const ENDS: readonly Act[] = ["thanks", "farewell", "promise"];
/** What wants an answer, whatever thanks come with it. */
const WANTS: readonly Act[] = [
  "invitation",
  "counter_offer",
  "hint",
  "hard_news",
  "good_news",
  "question_me",
  "question_fact",
  "story",
  "affection",
  "reproach",
  "contact",
];

function closes(theirs: Utterance, asks: boolean): boolean {
  return !asks && does(theirs, ...ENDS) && !does(theirs, ...WANTS);
}

function onlyCloses({ acts }: Utterance): boolean {
  return acts.size > 0 && [...acts.keys()].every((act) => CLOSING.has(act));
}

/** A polite word after a clear no does not make it softer; a step of theirs lifts it. */
function standingAfter(state: TalkState, no: No | null, step: boolean, at: At): TalkState["standingNo"] {
  const before = state.standingNo;
  if (no === null) return step ? null : before;
  return { at, kind: before !== null && STRENGTH[before.kind] > STRENGTH[no] ? before.kind : no };
}

function questionIn(theirs: Utterance, at: At): TalkState["openQuestion"] {
  if (does(theirs, "question_me")) return { at, kind: "me" };
  if (does(theirs, "question_fact")) return { at, kind: "fact" };
  return theirs.asks === undefined ? null : { at, kind: "me" };
}

/** So few words answer no question that is worth waiting for: «хороший вопрос», “that's a fair question”. */
const NO_ANSWER = 7;

/** «Не тороплю», “no rush”: what they asked before still waits for its answer. */
function stillAsked({ lastAsked }: TalkState, theirs: Utterance): TalkState["openQuestion"] {
  return lastAsked !== null && lastAsked.mine <= NO_ANSWER && waitsForAnswer(theirs.text)
    ? lastAsked.question
    : null;
}
