// Who decides about a chat: the table alone where it is a matter of the person's own word or the chat is too short, else what was learnt of
// whole chats. [CO180]
import type { TalkGuard } from "./talk-guard.ts";
import type { Act } from "../acts/act.ts";
import { situationOf } from "../learnt/open-situations.ts";
import type { SituationId, SituationRead } from "../learnt/situation.ts";
import { listedNo } from "../safety/no/standing-no.ts";
import { refusesLabel } from "../safety/no/keep-friend.ts";
import { isNoMeant } from "../safety/no/meant-no.ts";
import { newest } from "../transcript/transcript.ts";
import type { Language, Transcript } from "../transcript/transcript.ts";
import { type Noted, notedIn } from "../chat/aside/aside-facts.ts";
import { openOffer, situationOfOffer } from "../chat/state/open-offer.ts";
import { decideByNote } from "./by-note.ts";
import { decideKeen } from "./keen.ts";
import { MEETING_MOVES } from "./moves.ts";
import { decideOffered, inOffer } from "./offered.ts";
import type { TalkRead } from "./read-talk.ts";
import { decideBetween, decideTapped, type ChatDecision } from "./situation.ts";
import { decideStanding } from "./standing.ts";
import { surenessOf, trustIn } from "./doubt.ts";
import { READINGS } from "../chat/aside/told.ts";
import ruledOut from "./data/ruled-out.json" with { type: "json" };
import { decideLabel, decideTrusted } from "./trusted.ts";
import { decideWavering } from "./wavering.ts";
import { withWaitNamed } from "./wait-named.ts";

/** Facts that are the person's own word, or that only the table sees: a row that stands on one of them is not weighed. */
const NOT_WEIGHED: ReadonlySet<string> = new Set([
  "story_dropped",
  "late_or_drunk",
  "told_boundary",
  "told_no",
  "told_soft_no",
  "told_money",
  "i_vanished",
  ...READINGS.map((reading) => `read_${reading}`),
]);

/** Fewer messages, or words in all, say too little of a whole. */
const MIN_MESSAGES = 3;
const MIN_WORDS = 12;
/** Later words of the person tell something of the chat from so many on. */
const TELLING_WORDS = 6;
/** So many messages of mine without an answer are answered. */
const UNHEARD = 4;
/** A no in so many words: a list's, or one that could not be clearer. */
const CLEAR_NOES: readonly Act[] = ["refusal", "boundary"];
const CLEAR = 0.95;

/**
 * What decides about a chat.
 * @param said what the person has said to the mentor, oldest first
 * @param choices which answer to the mentor's question each of it is; null for words of their own
 */
export function decisionOn(
  read: TalkRead,
  chat: Transcript | null,
  said: readonly string[],
  choices: readonly ({ readonly situation?: SituationId } | null)[],
  language: Language,
): ChatDecision {
  const noted = notedIn(said.filter((_, at) => choices[at] === null).join("\n"), language);
  const isTapped = choices.some((choice) => choice?.situation !== undefined);
  const found = decidedBy(read, chat, said, choices, noted, language);
  const decided =
    chat?.kind !== "chat" || isTapped
      ? found
      : decideStanding(decideKeen(decideWavering(found, read), read), read);
  const whole = chat?.kind === "chat" ? byNote(decided, read, chat, noted, isTapped, language) : decided;
  return { ...whole, noted, row: withWaitNamed(whole.row, read.utterances) };
}

/** The decision as what the person says beside the chat leaves it; what they have tapped stays. [CO220] */
function byNote(
  decided: ChatDecision,
  read: TalkRead,
  chat: Transcript,
  noted: Noted,
  isTapped: boolean,
  language: Language,
): ChatDecision {
  const isOffered = openOffer(read.state, read.utterances) !== null;
  const { no } = guardOf(read, chat.messages);
  return decideByNote(decided, { noted, read, language, isOffered, isRefused: no === "surely", isTapped });
}

function decidedBy(
  read: TalkRead,
  chat: Transcript | null,
  said: readonly string[],
  choices: readonly ({ readonly situation?: SituationId } | null)[],
  noted: Noted,
  language: Language,
): ChatDecision {
  const { row } = read;
  if (chat === null || chat.kind !== "chat") return { row, told: null, asks: [], lifts: false };
  const tapped = choices.findLast((choice) => choice?.situation !== undefined)?.situation;
  if (tapped !== undefined) return decideTapped(row, tapped, guardOf(read, chat.messages));
  if (!isTelling(chat.messages)) return shortly(read);
  // What comes with the chat tells of it, and what is long enough later; «что ответить?» does not.
  const note = said
    .filter((each, at) => choices[at] === null && (at === 0 || each.split(/\s+/u).length >= TELLING_WORDS))
    .join("\n");
  const lines = newest(chat.messages);
  const whole = situationOf(lines, note, language);
  const decided = decideByWhole(read, chat.messages, whole);
  const likely = trustIn(surenessOf({ read, whole, decision: decided, note, language }));
  // What bounds the person and was not understood may decide it.
  const trust = likely === "well" && noted.isUnheard ? "partly" : likely;
  // An offer that stands there in so many words is answered, whatever else is going on.
  if (decided.isOffered === true) return { ...decided, trust: trust === "well" ? trust : "partly" };
  return decideTrusted(decided, whole, guardOf(read, chat.messages), trust);
}

/** A short chat: by the table, but for an offer to do something for the person, which it knows no row for. [CO224] */
function shortly({ row, state, utterances, facts }: TalkRead): ChatDecision {
  const isFree = state.standingNo === null && (facts["feeling"] ?? 0) === 0 && row.verdict !== "let_it_go";
  return isFree && openOffer(state, utterances) === "for_me"
    ? inOffer()
    : { row, told: null, asks: [], lifts: false };
}

/** Whether a chat says enough to be read as a whole. */
export function isTelling(messages: Transcript["messages"]): boolean {
  const words = messages.flatMap(({ text }) => text.match(/[\p{L}\p{N}]+/gu) ?? []);
  return messages.length >= MIN_MESSAGES && words.length >= MIN_WORDS;
}

/** What the table and what was learnt of the whole make of a chat together. */
export function decideByWhole(
  read: TalkRead,
  messages: Transcript["messages"],
  whole: SituationRead,
): ChatDecision {
  const guard = guardOf(read, messages);
  const decided = decideBetween(read.row, whole, guard);
  if (refusesLabel(messages, noOf(read))) return decideLabel(decided);
  const offer = openOffer(read.state, read.utterances);
  return offer === null ? decided : decideOffered(decided, situationOfOffer(offer), whole, guard);
}

/** The words of their no; null where none stands. */
function noOf({ state: { standingNo }, utterances }: TalkRead): string | null {
  return standingNo === null ? null : (utterances[standingNo.at]?.text ?? "");
}

/** What must be known beside the chat's situation. */
function guardOf(
  { row, facts, state, utterances, filling, asked }: TalkRead,
  messages: Transcript["messages"],
): TalkGuard {
  const { standingNo } = state;
  const no = utterances[standingNo?.at ?? -1];
  const isClear = CLEAR_NOES.some((act) => (no?.acts.get(act) ?? 0) >= CLEAR) || listedNo(messages) !== null;
  return {
    isFixed: row.when.some((condition) => NOT_WEIGHED.has(condition)),
    isWished: row.verdict === "ask_out" && (facts["invite_wanted"] ?? 0) > 0,
    no: isClear ? "surely" : standingNo === null ? null : "perhaps",
    isMeant: standingNo !== null && isNoMeant(newest(messages), standingNo.at),
    isPlaced: MEETING_MOVES.has(row.move) && (filling.when !== null || filling.there !== null),
    isAsked: asked !== null,
    isOwed: row.when.includes("apology_wanted") && (facts["apology_wanted"] ?? 0) > 0,
    isUnheard: (facts["unanswered"] ?? 0) >= UNHEARD,
    ruledOut: ruledOutBy(facts),
  };
}

/** The situations that ties and single phrases of a talk rule out; mostly none. [CO202] [CO222] */
function ruledOutBy(facts: TalkRead["facts"]): ReadonlySet<SituationId> {
  const held = Object.entries(ruledOut).filter(([fact]) => (facts[fact] ?? 0) > 0);
  return new Set(held.flatMap(([, out]) => out as readonly SituationId[]));
}
