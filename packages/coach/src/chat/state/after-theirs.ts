// What a message of theirs changes in where a talk stands: a no, an offer, a yes, a question, a feeling. Mine: fold-talk.ts.
import type { Act } from "../../acts/act.ts";
import { waitsForAnswer } from "../../message/question-asked.ts";
import { saysIn } from "../../message/said-in-talk.ts";
import type { At, Feeling, No, TalkState } from "./talk-state.ts";
import { does, surely, type Utterance, wordsSpoken } from "../../message/utterance.ts";

const FEELINGS = ["hard_news", "illness", "low_mood", "good_news"] as const;
const GRAVE: ReadonlySet<Feeling | undefined> = new Set(["hard_news", "illness"]);
const NOES = ["boundary", "refusal", "soft_refusal"] as const;
/** Only such clear steps of theirs lift a no: friendliness, feelings and hints do not. */
const STEPS: readonly Act[] = ["invitation", "acceptance", "counter_offer"];
const UNLIKELY = 0.45;
/** How sure one must be of a no that nothing of mine has called for. */
const LIKELY = 0.5;
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

/** The state after a message of theirs. */
export function afterTheirs(state: TalkState, theirs: Utterance, at: At): TalkState {
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
  const words = wordsSpoken(theirs.text).length;
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
