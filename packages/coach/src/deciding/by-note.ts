// What the person's own words make of a decision. What decides by itself goes before every reading of the chat: who has somebody else says
// a kind no, whoever it was their brother says so, and an apology is owed where they say it is. What bounds them bounds the answer: it says
// yes to nothing that they cannot do. Danger, a no in so many words and grief go before all of it. [CO220] [CO221]
import type { Act } from "../acts/act.ts";
import { isHeated, meets, type Noted, type Stand, type ThingLimit } from "../chat/aside/aside-facts.ts";
import { isTooEarly, isTooLate } from "../chat/aside/leaving-time.ts";
import { lastTurn } from "../chat/facts-of-talk.ts";
import { momentWords } from "../message/language-data.ts";
import { daysIn, offerIn } from "../message/moments.ts";
import { saysIn } from "../message/said-in-talk.ts";
import { clearOnly, does, type Utterance } from "../message/utterance.ts";
import type { Language } from "../transcript/transcript.ts";
import { isGrave } from "./asked-about.ts";
import { MEETING_MOVES } from "./moves.ts";
import type { TalkRead } from "./read-talk.ts";
import { type ChatDecision, DAYS, isSituation, rowToTell, type SituationOrGroup } from "./situation.ts";

/** Situations in which somebody wants something of the person. */
const WANTED: ReadonlySet<SituationOrGroup> = new Set([
  "invited",
  "hint",
  "yes",
  "plan",
  "ripe",
  "tender",
  "after_date",
  "group_open",
]);
/** Where a meeting is what it is about. */
const MEETING: ReadonlySet<SituationOrGroup> = new Set([
  "invited",
  "hint",
  "yes",
  "plan",
  "ripe",
  "group_open",
]);
/** Where the first step is the person's own. */
const OWN_STEP: ReadonlySet<string> = new Set(["hint", "ripe", "take_hint", "invite"]);
/** Where an apology that is owed is not what comes first, or was made. */
const NOT_NOW: ReadonlySet<SituationOrGroup> = new Set([
  "hard_news",
  "self_harm",
  "silent",
  "pause",
  "quarrel",
]);
/** What they ask for that is no meeting, and the person does not give. */
const REQUESTS: readonly ThingLimit[] = ["limit_pic", "limit_number", "limit_call"];
/** Acts that court. */
const COURTS: readonly Act[] = ["affection", "compliment", "invitation", "hint"];
/** Moves of the table that say sorry. */
const APOLOGIES: ReadonlySet<string> = new Set(["apologise", "own_up", "reconnect"]);
/** What may be courting beside a note that says so. */
const MAY_COURT: ReadonlySet<SituationOrGroup> = new Set([
  "question",
  "held_back",
  "held_back_asked",
  "soft_no",
  "mixed",
]);
/** What they said to lately. */
const LATE = 4;

/** What is known beside the decision. */
export interface NotedTalk {
  readonly noted: Noted;
  readonly read: TalkRead;
  readonly language: Language;
  /** Something of theirs waits for a yes. */
  readonly isOffered: boolean;
  /** A no in so many words stands. */
  readonly isRefused: boolean;
  /** The person has said what is going on: their words bound the answer and decide nothing else. */
  readonly isTapped: boolean;
}

/** The decision as the person's own words leave it. */
export function decideByNote(decided: ChatDecision, talk: NotedTalk): ChatDecision {
  const { told } = decided;
  if ((told !== null && isSituation(told) && isGrave(told)) || talk.isRefused) return decided;
  const stand = talk.isTapped ? null : standOn(decided, talk);
  // Who says that it was their fault vouches for what was read of it.
  if (isOwned(decided, talk, stand)) return { ...decided, asks: [], trust: "well" };
  if (stand !== null) return inWords(decided, stand === "fault" ? "hurt" : stand);
  const limit = requestOn(talk) ?? (isOffer(decided, talk) ? limitOn(talk) : timeOn(talk));
  return limit === null ? decided : inWords(decided, limit);
}

/** Whether the chat was read as what they say was their fault. */
function isOwned({ told, row }: ChatDecision, { noted, isTapped }: NotedTalk, stand: Stand | null): boolean {
  if (told === "hurt") return stand === "fault";
  return told === null && !isTapped && noted.stands.has("fault") && APOLOGIES.has(row.move);
}

/** What of their words decides here. */
function standOn({ told, row }: ChatDecision, talk: NotedTalk): Stand | null {
  const { noted, read } = talk;
  const isWanted = isMeeting({ told, row }, talk) || (told !== null && WANTED.has(told));
  const holds = (stand: Stand) => noted.stands.has(stand);
  if (told === "hard_news") return null;
  if (holds("taken") && isWanted) return "taken";
  // Who wants to end it says nothing else, whatever the other one has just written.
  if (holds("ending")) return "ending";
  // What they are shy of is said first, whatever it is said with.
  if (holds("slow") && isHeated(turnOf(read))) return "slow";
  if (holds("unwilling") && isWanted) return "unwilling";
  const turn = lastTurn(read.state, clearOnly(read.utterances));
  const isCourted = isWanted || theirsLately(read).some((one) => does(one, ...COURTS));
  if (holds("friends") && (isCourted || mayCourt(told, read))) return "friends";
  if (holds("colleagues") && isCourted) return "colleagues";
  if (holds("unready") && turn.some(({ text }) => saysIn(text, "loves_me"))) return "unready";
  if (holds("innocent") && noted.who !== null && !isMeeting({ told, row }, talk)) return "innocent";
  const isApologised = told === null && APOLOGIES.has(row.move);
  const isWaited = (read.facts["unanswered"] ?? 0) > 2;
  if (!holds("fault") || isApologised || isWaited || (told !== null && NOT_NOW.has(told))) return null;
  return isMeeting({ told, row }, talk) ? null : "fault";
}

/** Whether it may be courting, beside a note that says so: an open question of theirs, or nothing that is sure. */
function mayCourt(told: SituationOrGroup | null, { asked }: TalkRead): boolean {
  return told === null ? asked !== null : MAY_COURT.has(told);
}

function isMeeting({ told, row }: Pick<ChatDecision, "told" | "row">, talk: NotedTalk): boolean {
  if (isAsked(talk) || row.verdict === "ask_out") return true;
  return told === null ? MEETING_MOVES.has(row.move) : MEETING.has(told);
}

/** Whether they offer something: a hint is met with an invitation on the person's own day. */
function isOffer({ told, row }: ChatDecision, talk: NotedTalk): boolean {
  if (isDetail(talk) || isPursued(talk) || isMissed(talk)) return true;
  return isMeeting({ told, row }, talk) && (isAsked(talk) || !OWN_STEP.has(told ?? row.move));
}

/** Whether a day or hour stands that the person is too ill for. */
function isMissed({ noted, read, language }: NotedTalk): boolean {
  const lately = theirsLately(read)
    .map(({ text }) => text)
    .join("\n");
  const { day, time } = offerIn(lately, momentWords(language));
  return noted.limits.includes("limit_ill") && (day ?? time) !== null;
}

/** Whether they go on about an invitation of theirs that the person cannot take as it is: “first round's on me” to who does not drink. */
function isPursued({ noted, read }: NotedTalk): boolean {
  const turn = turnOf(read);
  return (
    theirsLately(read).some((one) => does(one, "invitation", "counter_offer")) &&
    noted.limits.some((limit) => meets(limit, turn))
  );
}

function theirsLately({ utterances }: TalkRead): readonly Utterance[] {
  return utterances.filter(({ speaker }) => speaker !== "me").slice(-LATE);
}

/** Whether they ask about a detail of meeting that the person cannot do: “can you pick me up at 9?” without a car. */
function isDetail({ noted, read: { asked }, language }: NotedTalk): boolean {
  if (asked === null) return false;
  const { day, time } = offerIn(asked.words, momentWords(language));
  return (day ?? time) !== null && noted.limits.some((limit) => meets(limit, asked.words));
}

/** Whether something of theirs waits for a yes. */
function isAsked({ isOffered, read }: NotedTalk): boolean {
  const { they_invited: invited = 0, counter_offer: counter = 0 } = read.facts;
  return isOffered || invited + counter > 0;
}

/** What they ask for that the person does not give. */
function requestOn({ noted, read }: NotedTalk): ThingLimit | null {
  const turn = turnOf(read);
  // Where one lives may be asked without a meeting.
  const asked: readonly ThingLimit[] = [...REQUESTS, "limit_place"];
  return asked.find((limit) => noted.limits.includes(limit) && meets(limit, turn)) ?? null;
}

function timeOn(talk: NotedTalk): "limit_time" | null {
  return isLate(talk) || isEarly(talk) ? "limit_time" : null;
}

/** What they cannot do of what is offered, and where there is nothing, when they cannot. */
function limitOn(talk: NotedTalk): ThingLimit | "limit_time" | null {
  const { noted, read } = talk;
  const offered = theirsLately(read)
    .map(({ text }) => text)
    .join("\n");
  return (
    noted.limits.find((limit) => !REQUESTS.includes(limit) && meets(limit, offered)) ??
    (isAnotherTime(talk, offered) ? "limit_time" : timeOn(talk))
  );
}

/** Whether their last turn names an hour at which the person is gone. */
function isLate({ noted, read, language }: NotedTalk): boolean {
  if (noted.leaves === null) return false;
  return isTooLate(noted.leaves, turnOf(read), language);
}

/** Whether their last turn names hours before the person is free, or the day of that and no hour. */
function isEarly({ noted, read, language }: NotedTalk): boolean {
  const { comes } = noted;
  if (comes === null) return false;
  const turn = turnOf(read);
  const days = [...daysIn(turn, momentWords(language)), ...read.days];
  const isThatDay = comes.days.size === 0 || days.length === 0 || days.some((day) => comes.days.has(day));
  return isThatDay && (isTooEarly(comes, turn, language) ?? days.some((day) => comes.days.has(day)));
}

function turnOf(read: TalkRead): string {
  return lastTurn(read.state, clearOnly(read.utterances))
    .map(({ text }) => text)
    .join("\n");
}

/** Whether what they name is another day or time than the person has. */
function isAnotherTime({ noted, read, language }: NotedTalk, offered: string): boolean {
  const { only, out } = noted;
  const words = momentWords(language);
  const turn = lastTurn(read.state, clearOnly(read.utterances)).map(({ text }) => text);
  const named = [...new Set([...turn.flatMap((text) => [...daysIn(text, words)]), ...read.days])];
  const lately = named.length > 0 ? named : [...daysIn(offered, words)];
  if (lately.length > 0 && (noted.isBusyThen || lately.every((day) => out.has(day)))) return true;
  if (only === null) return false;
  // Nothing that is offered now is after a date that lies ahead.
  if (only.isDate) return true;
  const { part, time } = offerIn(turn.join("\n"), words);
  const isPart = only.part === null || part === null || part === only.part;
  if (only.day !== null) return lately.length > 0 && !(lately.includes(only.day) && isPart);
  if (only.when === null) return lately.length > 0;
  // Who has mornings alone is offered a day without its hour, too: that is an evening mostly.
  return part === null ? lately.length > 0 || time !== null : !isPart;
}

/** The words for what the person says; they are nobody's guess, but what was read of the chat is. */
function inWords(decided: ChatDecision, told: SituationOrGroup): ChatDecision {
  return {
    row: rowToTell(told, told === "ending" ? "let_it_go" : "write_now", DAYS),
    told,
    asks: [],
    lifts: decided.lifts,
    trust: decided.trust === "well" ? "well" : "partly",
    byNote: true,
  };
}
