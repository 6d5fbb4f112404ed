// Who decides about a chat: the table alone where it is a matter of the person's own word or the chat is too short, else what was learnt of
// whole chats. [CO180]
import { situationOf } from "../learnt/open-situations.ts";
import type { SituationId, SituationRead } from "../learnt/situation.ts";
import { refusesLabel } from "../safety/no/keep-friend.ts";
import { newest } from "../transcript/transcript.ts";
import type { Language, Transcript } from "../transcript/transcript.ts";
import { type Noted, notedIn } from "../chat/aside/aside-facts.ts";
import { openOffer, situationOfOffer } from "../chat/state/open-offer.ts";
import { decideOffered, inOffer } from "./offered.ts";
import type { TalkRead } from "./read-talk.ts";
import { decideBetween, decideTapped, type ChatDecision } from "./situation.ts";
import { stepsFor } from "./steps.ts";
import { guardOf } from "./talk-guard.ts";
import { isAskedAbout, surenessOf, trustIn } from "./doubt.ts";
import { decideLabel, decideTrusted } from "./trusted.ts";

/** Fewer messages, or words in all, say too little of a whole. */
const FEWEST = 3;
const FEWEST_WORDS = 12;
/** Later words of the person tell something of the chat from so many on. */
const TELLING_WORDS = 6;
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
  const first = decidedBy(read, chat, said, choices, noted, language);
  const decided = stepsFor(chat, isTapped).reduce(
    (decision, { take }) =>
      take(decision, { read, messages: chat?.messages ?? [], noted, isTapped, language }),
    first,
  );
  return { ...decided, noted };
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
  const sureness = surenessOf({ read, whole, decision: decided, note, language });
  const likely = trustIn(sureness, language);
  // What bounds the person and was not understood may decide it.
  const trust = likely === "well" && noted.isUnheard ? "partly" : likely;
  // An offer that stands there in so many words is answered, whatever else is going on.
  if (decided.isOffered === true) return { ...decided, trust: trust === "well" ? trust : "partly" };
  return decideTrusted(decided, whole, guardOf(read, chat.messages), trust, isAskedAbout(sureness));
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
  return messages.length >= FEWEST && words.length >= FEWEST_WORDS;
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
