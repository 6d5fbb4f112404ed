// What stands between the two is not asked for anew: with tickets paid and «вход в семь?» asked nobody is told that it is time to meet, and a
// couple is at no first invitation. Two signs make a plan stand: what is booked or paid for, and their last turn about it. [CO226]
import { type ChatDecision, DAYS, ENDS, rowToTell, type SituationOrGroup } from "./situation.ts";
import type { TalkRead } from "./read-talk.ts";

/** What would ask for a meeting that is arranged, or speak past it. */
const ASKS_ANEW: ReadonlySet<string> = new Set([
  "ripe",
  "first",
  "yes",
  "telling",
  "play",
  "dry",
  "question",
  "tender",
  "group_open",
  "group_talk",
  "held_back",
  "held_back_asked",
  "invite",
  "take_hint",
  "ask_if_opening",
  "answer_whether",
  "answer_fact",
]);
/** First invitations, and first words. */
const FOR_STRANGERS: ReadonlySet<string> = new Set([
  "ripe",
  "first",
  "invite",
  "opener",
  "greeting",
  "ask_if_opening",
]);

/** What they say yes to or offer, where they say themselves that it is agreed. */
const AGREED: ReadonlySet<string> = new Set([
  "invited",
  "hint",
  "answer_invitation",
  "take_hint",
  "pick_plan",
]);
/** They say that it is agreed. */
const SAID = 2;

/** The decision with what stands already. */
export function decideStanding(decided: ChatDecision, { facts, asked, state }: TalkRead): ChatDecision {
  const { told, row } = decided;
  const { arranged = 0, together = 0 } = facts;
  const what = told ?? row.move;
  const isHeld = told === "held_back" || told === "held_back_asked";
  const isEnd = ENDS.includes(row.verdict) && !isHeld;
  if (state.standingNo !== null || isEnd || state.last !== "them") return decided;
  if (arranged >= SAID && AGREED.has(what)) return inWords(decided, "plan");
  if (decided.isOffered === true) return decided;
  if (arranged > 0 && ASKS_ANEW.has(what)) return inWords(decided, "plan");
  if (together > 0 && FOR_STRANGERS.has(what))
    return inWords(decided, asked === null ? "telling" : "question");
  return decided;
}

function inWords(decided: ChatDecision, told: SituationOrGroup): ChatDecision {
  const trust = decided.trust === "well" ? "well" : "partly";
  return { ...decided, row: rowToTell(told, "write_now", DAYS), told, asks: [], trust };
}
