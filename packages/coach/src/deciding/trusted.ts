// What becomes of a decision by how far it may be trusted: said, said with a question, or not said at all. [CO200]
import type { TalkGuard } from "./talk-guard.ts";
import type { SituationRead } from "../learnt/situation.ts";
import { askedAbout } from "./asked-about.ts";
import {
  type Assurance,
  type ChatDecision,
  DAYS,
  ENDS,
  isSituation,
  othersOn,
  rowToTell,
  valued,
} from "./situation.ts";

/** The decision as far as it may be trusted: asked about where it may be another, and not said at all where it likely is. [CO200] */
export function decideTrusted(
  decided: ChatDecision,
  read: SituationRead,
  guard: TalkGuard,
  trust: Assurance,
  isAsked: boolean,
): ChatDecision {
  const { told } = decided;
  // What names nothing asks already.
  if (told !== null && !isSituation(told)) return { ...decided, trust: "partly" };
  // The person's own word is nobody's guess.
  if (trust === "well" || guard.isFixed) return { ...decided, trust: "well" };
  // A no in so many words stays and is not asked about, but it promises nothing: of such readings that nothing else vouches for one in three
  // is right («мы больше не друзья», in a game).
  if (guard.no === "surely") return { ...decided, trust: "partly" };
  if (trust === "partly" || told === null)
    return { ...decided, asks: isAsked ? askedAbout(read.likely, guard, told) : [], trust: "partly" };
  const held = valued(othersOn(read, guard.isAsked, guard.no === null));
  return {
    row: rowToTell(held.told, held.verdict, DAYS),
    told: held.told,
    asks: askedAbout(read.likely, guard),
    lifts: decided.lifts,
    trust,
  };
}

/** What decides where a couple of some time is refused its name: what would end it puts the choice instead. [CO199] */
export function decideLabel(decided: ChatDecision): ChatDecision {
  if (!ENDS.includes(decided.row.verdict)) return decided;
  return { row: rowToTell("no_label", "write_now", DAYS), told: "no_label", asks: [], lifts: false };
}
