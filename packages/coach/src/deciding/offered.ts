// What an offer of theirs that stands open makes of a decision: a day is taken, a hint met, and what they would do for the person granted,
// whatever the tone of the talk. [CO197] [CO224]
import { noShareOf, type SituationRead } from "../learnt/situation.ts";
import worth from "./data/decision.json" with { type: "json" };
import {
  type ChatDecision,
  DAYS,
  groupOf,
  isLight,
  isSituation,
  policyOf,
  rowToTell,
  sumLikely,
  type SituationOrGroup,
} from "./situation.ts";
import type { TalkGuard } from "./talk-guard.ts";

/** Situations whose words answer a meeting. */
const MEETS: ReadonlySet<SituationOrGroup> = new Set(["invited", "yes", "plan"]);
/** More likely light than not. */
const MOSTLY = 0.5;
const HEAVY_GROUPS: ReadonlySet<SituationOrGroup> = new Set(["group_no", "group_hard", "group_rift"]);

/**
 * What decides where their last turn leaves an offer open: it is answered, whatever the tone, unless the chat is no light one or what
 * decided answers a meeting already. [CO197]
 */
export function decideOffered(
  decided: ChatDecision,
  id: "invited" | "offered" | "hint",
  { likely, ...read }: SituationRead,
  { isFixed, no }: TalkGuard,
): ChatDecision {
  const { told, row } = decided;
  const isOver = isFixed || no === "surely" || noShareOf({ likely, ...read }) >= worth.unwelcome.value;
  if (!isOver && told !== null && MEETS.has(told)) return { ...decided, isOffered: true };
  const light = sumLikely(likely, isLight);
  // Words that call the person along are no polite no, where no other word says no.
  const isCalled =
    id !== "offered" && no === null && noShareOf({ likely, ...read }) < worth.called_along.value;
  if (!isFixed && isCalled && (told === "soft_no" || told === "group_no"))
    return { ...decided, row: rowToTell(id, "write_now", DAYS), told: id, isOffered: true };
  // A fault that is less likely than all that is light together is no reason to pass an invitation over.
  const isFaint = told !== null && isSituation(told) && groupOf(told) === "group_rift" && light >= MOSTLY;
  const isOpen = told !== null && (isSituation(told) ? isLight(told) || isFaint : !HEAVY_GROUPS.has(told));
  if (isOver || !isOpen || light < worth.offer_stands.value) return decided;
  if (id === "offered") return { ...inOffer(), lifts: decided.lifts };
  const { verdict, or = verdict } = policyOf(id);
  const kept = row.verdict === "ask_out" || row.verdict === "write_now" ? row.verdict : or;
  return {
    row: rowToTell(id, id === "hint" ? verdict : kept, DAYS),
    told: id,
    asks: [],
    lifts: decided.lifts,
    isOffered: true,
  };
}

/** What decides where they offer to do something for the person: a yes to that grants it. [CO224] */
export function inOffer(): ChatDecision {
  const row = rowToTell("offered", "write_now", DAYS);
  return { row, told: "offered", asks: [], lifts: false, isOffered: true };
}
