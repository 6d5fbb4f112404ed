// Reads a chat: what every message does, what the talk is about, where it stands, and which row of the table decides.
import { quotable } from "../words/quotable.ts";
import type { OpenQuestion } from "../message/question-asked.ts";
import type { Intent } from "../advice/advice.ts";
import type { Filling } from "../cases/case.ts";
import { listedNo } from "../safety/no/standing-no.ts";
import type { Language, Transcript, TranscriptMessage } from "../transcript/transcript.ts";
import { askedOf } from "../chat/asked-facts.ts";
import { factsOfTalk, lastTurn } from "../chat/facts-of-talk.ts";
import { genderOfMe, genderOfThem } from "../chat/genders.ts";
import { planNamed, planTold } from "../chat/state/plan-named.ts";
import { type Pause, pauseIn } from "../chat/state/pause-asked.ts";
import type { Readers } from "../message/readers.ts";
import type { TalkState } from "../chat/state/talk-state.ts";
import { foldTalk } from "../chat/state/fold-talk.ts";
import { clausesOf, tellingClause, toldFacts } from "../chat/aside/told.ts";
import type { LeftOut } from "../chat/aside/left-out.ts";
import type { LastWords } from "../chat/aside/told.ts";
import { aboutIn } from "../message/echo.ts";
import { echoWords, momentWords } from "../message/language-data.ts";
import { spokenOf, toldBefore } from "../chat/spoken-of.ts";
import { topicsOf } from "../chat/topics-of-talk.ts";
import { clearOnly, type Utterance, utterancesOf } from "../message/utterance.ts";
import { evidenceOf, yieldsToWish } from "./moves.ts";
import { decideBy, VERDICT_ROWS, type VerdictRow } from "./verdict-table.ts";
import type { Facts } from "../chat/talk-facts.ts";

/** The move that goes back to what was told. */
const GOES_BACK = "go_back";
/** Letters of a question that is quoted to the person. */
export const LONGEST_QUESTION = 70;

export interface TalkRead {
  readonly utterances: readonly Utterance[];
  readonly state: TalkState;
  readonly facts: Facts;
  readonly row: VerdictRow;
  readonly topics: readonly string[];
  readonly filling: Filling;
  /** Days between which they leave the choice. */
  readonly days: readonly string[];
  /** The words that a summary quotes: their question that waits, or the person's own where there is no chat. Nobody else is told those. */
  readonly quoted: string | null;
  /** The words that decided, or their last ones. */
  readonly evidence: string;
  /** What they asked and what still wants its answer. */
  readonly asked: OpenQuestion | null;
}

/** What a chat is read from, beside its messages. */
export interface Beside {
  readonly intent: Intent;
  /** What the person says now. */
  readonly context: string;
  readonly profile: string;
  readonly notes: string;
  readonly language: Language;
  readonly kind: Transcript["kind"];
  /** What the person has taken out of the talk. */
  readonly leftOut: LeftOut;
  /** How the person has said that they read the last words. */
  readonly reading?: LastWords | null;
}

/** Reads the messages of a chat, oldest first; where there are none, the person's own words. */
export function readTalk(
  messages: readonly TranscriptMessage[],
  { intent, context, profile, notes, language, kind, leftOut, reading = null }: Beside,
  readers: Readers,
): TalkRead {
  const story = messages.length === 0;
  const utterances = utterancesOf(messages, kind, readers, momentWords(language));
  const pause = story ? null : pauseIn(clearOnly(utterances), language);
  const state = withPause(withListedNo(foldTalk(utterances), messages), pause);
  const { days, ...plan } = story
    ? planTold(context, language)
    : planNamed(state, clearOnly(utterances), language);
  const turn = lastTurn(state, clearOnly(utterances)).map(({ text }) => text);
  const topics = topicsOf(story ? [...clausesOf(context), context, notes] : turn, readers, leftOut);
  const told = toldFacts(context);
  const about = aboutIn([context], echoWords(language));
  const inviteWanted = intent === "ask_out" || told.has("ask_wanted");
  const facts = factsOfTalk(state, utterances, {
    told,
    planDated: plan.when !== null,
    topic: topics.length > 0,
    profile: kind === "profile",
    story,
    inviteWanted,
    named: about !== null,
    toldBefore: toldBefore(utterances) !== null,
    pause: pause !== null,
    context,
    reading,
  });
  const row = withWish(decideBy(VERDICT_ROWS, facts), inviteWanted, facts);
  const at = evidenceOf(row, state);
  const spoken = spokenOf({ move: row.move, at, utterances, turn, topics, leftOut }, readers);
  const asked = askedOf(state, utterances);
  const mine = utterances.filter(({ speaker }) => speaker === "me").map(({ text }) => text);
  const theirs = utterances.filter(({ speaker }) => speaker !== "me").map(({ text }) => text);
  return {
    utterances,
    state,
    facts,
    row,
    asked,
    quoted: story
      ? tellingClause(context, row.when)
      : asked !== null && asked.words !== ""
        ? quotable(asked.words, LONGEST_QUESTION)
        : row.move === GOES_BACK
          ? spoken.quote
          : null,
    days,
    topics: story ? topics : spoken.topics,
    evidence: story ? context : spoken.evidence,
    filling: {
      ...plan,
      quote: spoken.quote,
      about: story ? about : null,
      until: pause?.until ?? null,
      me: genderOfMe(mine, theirs, `${profile}\n${context}`),
      them: genderOfThem(mine, theirs, `${context} ${notes}`),
    },
  };
}

/** A no that the explicit lists find stands also where the classifier missed it (MF1). */
function withListedNo(state: TalkState, messages: readonly TranscriptMessage[]): TalkState {
  const listed = listedNo(messages);
  if (listed === null) return state;
  const kind = listed.kind === "ordered" ? "boundary" : "refusal";
  return state.standingNo?.kind === "boundary" ? state : { ...state, standingNo: { at: listed.at, kind } };
}

/** «Мне надо побыть одной до пятницы» is a pause with an end, no polite no. */
function withPause(state: TalkState, pause: Pause | null): TalkState {
  const { standingNo, perhapsNo } = state;
  if (pause === null || pause.until === null) return state;
  const isNo = standingNo?.kind === "soft_refusal" && standingNo.at >= pause.at;
  return {
    ...state,
    standingNo: isNo ? null : standingNo,
    perhapsNo: perhapsNo === pause.at ? null : perhapsNo,
  };
}

/** The person wants to ask them out: where nothing speaks against it, that is what the answer is for. */
function withWish(row: VerdictRow, wanted: boolean, { messages = 0, dry = 0 }: Facts): VerdictRow {
  const isEarly = messages < 3 || dry >= 2;
  if (!wanted || !yieldsToWish(row) || isEarly) return row;
  return VERDICT_ROWS.find(({ when, move }) => move === "invite" && when.includes("warm>=3")) ?? row;
}
