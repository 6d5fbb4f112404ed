// Between the state of a talk and its verdict: what is going on in the whole chat, as it was learnt, decides what is said. Every
// situation's words and every verdict have a worth: how likely they fit, less what it costs where they do not (`data/decision.json`). The
// best is said, or the mentor holds back and asks. The table's row keeps its details where it serves what was found. [CO180]
import type { Verdict } from "../advice/advice.ts";
import {
  ACCEPTED_VERDICTS,
  noShareOf,
  type LikelySituation,
  type SituationId,
  type SituationRead,
  SITUATIONS,
} from "../learnt/situation.ts";
import type { Noted } from "../chat/aside/aside-facts.ts";
import { askedAbout, isGrave } from "./asked-about.ts";
import worth from "./data/decision.json" with { type: "json" };
import policy from "./data/situations.json" with { type: "json" };
import type { TalkGuard } from "./talk-guard.ts";
import type { VerdictRow } from "./verdict-table.ts";

/** What holding back is told by: a group of situations that is likely though none of them is sure, or none at all; or that a couple lacks a name. */
export const HELD_BACK = [
  "held_back",
  "held_back_asked",
  "group_no",
  "group_hard",
  "group_rift",
  "group_open",
  "group_talk",
  "no_label",
] as const;

/** What the person's own words decide, and what of an offer they cannot take (`by-note.ts`). */
export const BY_NOTE = [
  "taken",
  "ending",
  "unwilling",
  "innocent",
  "slow",
  "friends",
  "colleagues",
  "unready",
  "limit_ill",
  "limit_place",
  "limit_child",
  "limit_drink",
  "limit_food",
  "limit_drive",
  "limit_money",
  "limit_body",
  "limit_pic",
  "limit_number",
  "limit_call",
  "limit_near",
  "limit_time",
] as const;

/** What decides that is no situation: that they would do something for the person, or want to meet and do not know yet whether they can. */
export const OF_OFFERS = ["offered", "keen"] as const;

/** A situation, or what is said where none is sure, or what the person's own words make of it, or that they offer to do something for them. */
export type SituationOrGroup =
  | SituationId
  | (typeof HELD_BACK)[number]
  | (typeof BY_NOTE)[number]
  | (typeof OF_OFFERS)[number];

/** What follows from a situation. */
interface SituationPolicy {
  readonly id: SituationId;
  /** Those that call for much the same words; null for the grave ones, which share none. */
  readonly group: SituationOrGroup | null;
  readonly verdict: Verdict;
  /** Another verdict that its words fit. */
  readonly or?: Verdict;
  readonly waitDays?: number;
  /** Moves of the table that serve it. */
  readonly serves: readonly string[];
}

/** How far a reading may be trusted: `well` stands by itself, `partly` is said with a question, of a `guess` nothing is said. */
export type Assurance = "well" | "partly" | "guess";

/** What decides, and by what. */
export interface ChatDecision {
  readonly row: VerdictRow;
  /** The situation, or what is said where none is sure; null where the table's row decides. */
  readonly told: SituationOrGroup | null;
  /** Situations to ask the person about, the likeliest first; none where it is clear enough. */
  readonly asks: readonly SituationId[];
  /** A no that was heard is taken for none. */
  readonly lifts: boolean;
  /** How far the reading may be trusted; absent where nothing was read as a whole, or the person has said it. */
  readonly trust?: Assurance;
  /** An offer that their last turn leaves open decided. */
  readonly isOffered?: true;
  /** The person's own words decided. */
  readonly byNote?: true;
  /** What they say of themselves beside the chat. */
  readonly noted?: Noted;
}

const POLICIES = policy as readonly SituationPolicy[];

/** Days after which it makes sense to write where only the verdict is known. */
export const DAYS = 3;
export const ENDS: readonly Verdict[] = ["let_it_go", "wait"];
const GROUPS = HELD_BACK.filter((group) => group.startsWith("group_"));

/** Something that could be said, and what it is worth. */
interface Candidate {
  readonly told: SituationOrGroup;
  readonly verdict: Verdict;
  readonly worth: number;
}

/** The move under which the messages of a situation stand. */
export function moveOf(told: SituationOrGroup): string {
  return `in_${told}`;
}

/** What decides about a chat, by the table's row and what was learnt of the whole. */
export function decideBetween(row: VerdictRow, read: SituationRead, guard: TalkGuard): ChatDecision {
  const { likely } = read;
  const byTable: ChatDecision = { row, told: null, asks: [], lifts: false };
  const no = noShareOf(read);
  if (guard.isFixed || (guard.isWished && no < worth.unwelcome.value)) return byTable;
  const stands = guard.isMeant || (guard.no !== null && no >= worth.no_stands.value);
  if (stands && row.verdict === "let_it_go") return byTable;
  const { told, verdict } = best(row, read, guard, guard.no === null || (guard.no === "perhaps" && !stands));
  const lifts = guard.no !== null && !stands;
  if (guard.isOwed && isCalm(told)) return byTable;
  if (!isSituation(told))
    return { row: rowToTell(told, verdict, DAYS), told, asks: askedAbout(likely, guard), lifts };
  const isRow = serves(told, row) && row.verdict === verdict;
  if (isRow && guard.isPlaced) return byTable;
  const waitDays = (isRow ? row : policyOf(told)).waitDays ?? DAYS;
  const ends = told === "silent" && guard.isUnheard;
  return { row: rowToTell(told, ends ? "let_it_go" : verdict, waitDays), told, asks: [], lifts };
}

/** Whether its words know of no grief, hurt, no or silence that would go before an apology. */
function isCalm(told: SituationOrGroup): boolean {
  if (!isSituation(told)) return told !== "group_no" && told !== "group_hard";
  return isLight(told);
}

/** What decides where the person has said what is going on. */
export function decideTapped(row: VerdictRow, id: SituationId, { isFixed, no }: TalkGuard): ChatDecision {
  if (isFixed || no === "surely") return { row, told: null, asks: [], lifts: false };
  if (serves(id, row)) return inWordsOf(id, row);
  const { verdict, waitDays = DAYS } = policyOf(id);
  // Where a no was heard, too, they are answered at most.
  const careful = no !== null && verdict === "ask_out" ? "write_now" : verdict;
  return { row: rowToTell(id, careful, waitDays), told: id, asks: [], lifts: no !== null };
}

/** What is worth most to say; where two are worth the same, the more particular one. */
function best(
  row: VerdictRow,
  read: SituationRead,
  { isAsked, ruledOut }: TalkGuard,
  mayInvite: boolean,
): Candidate {
  const { likely, fits } = read;
  const light = sumLikely(likely, isLight);
  const ofSituations = SITUATIONS.filter((id) => isSayable(id, read, ruledOut)).flatMap((id) => {
    const { verdict, or = verdict } = policyOf(id);
    // A light word in another light talk does less harm than one where somebody is hurt.
    const elsewhere = isLight(id) ? Math.max(0, Math.min(1, light) - fits[id]) : 0;
    const wrong = Math.max(0, 1 - fits[id] - elsewhere);
    const words = fits[id] - worth.wrong_words.value * wrong - worth.wrong_light_words.value * elsewhere;
    const own = [
      ...candidates(read, mayInvite, id, words, [verdict]),
      ...candidates(read, mayInvite, id, words - worth.other_verdict.value, [or]),
    ];
    return serves(id, row)
      ? [...own, ...candidates(read, mayInvite, id, words + worth.row.value, [row.verdict])]
      : own;
  });
  return valued([...ofSituations, ...othersOn(read, isAsked, mayInvite)]);
}

/** Whether a situation may be named: a grave one only where it is likely, and none that the tie of the two rules out. */
function isSayable(id: SituationId, { likely }: SituationRead, ruledOut: TalkGuard["ruledOut"]): boolean {
  if (ruledOut.has(id)) return false;
  return !isGrave(id) || sumLikely(likely, (one) => one === id) >= worth.grave_told.value;
}

/** What may be said without naming a situation: for a group of them, or for none. */
export function othersOn(read: SituationRead, isAsked: boolean, mayInvite: boolean): readonly Candidate[] {
  const ofGroups = GROUPS.flatMap((group) => {
    // A question of theirs is answered, not talked past.
    if (isAsked && group === "group_talk") return [];
    const share = sumLikely(read.likely, (id) => policyOf(id).group === group);
    const words = worth.group_words.value * share - worth.wrong_group.value * (1 - share);
    const isEnd = group === "group_no";
    return candidates(
      read,
      mayInvite,
      group,
      words,
      ACCEPTED_VERDICTS.filter((verdict) => ENDS.includes(verdict) === isEnd),
    );
  });
  const held = isAsked ? "held_back_asked" : "held_back";
  return [...ofGroups, ...candidates(read, mayInvite, held, 0, ACCEPTED_VERDICTS)];
}

function candidates(
  { accepted, harmful }: SituationRead,
  mayInvite: boolean,
  told: SituationOrGroup,
  words: number,
  verdicts: readonly Verdict[],
): readonly Candidate[] {
  return verdicts
    .filter((verdict) => mayInvite || verdict !== "ask_out")
    .map((verdict): Candidate => {
      const gain = worth.verdict.value * accepted[verdict] - worth.harm.value * harmful[verdict];
      return { told, verdict, worth: words + gain };
    });
}

/** The one that is worth most, the first among equals. */
export function valued(all: readonly Candidate[]): Candidate {
  return all.reduce((found, one) => (one.worth > found.worth ? one : found));
}

/** The row's verdict, in the words for the situation that it serves. */
function inWordsOf(id: SituationId, { verdict, waitDays = DAYS }: VerdictRow): ChatDecision {
  return { row: rowToTell(id, verdict, waitDays), told: id, asks: [], lifts: false };
}

/** A row for words of a situation, with a verdict. */
export function rowToTell(told: SituationOrGroup, verdict: Verdict, waitDays: number): VerdictRow {
  return {
    id: moveOf(told),
    when: [],
    verdict,
    ...(verdict === "wait" && { waitDays }),
    move: moveOf(told),
    because: `the whole chat is like others of «${told}»`,
  };
}

/** Whether it is a situation, and no group of them. */
export function isSituation(told: SituationOrGroup): told is SituationId {
  return SITUATIONS.some((id) => id === told);
}

/** Whether nobody is hurt, tired or refusing in it. */
export function isLight(id: SituationId): boolean {
  const { group } = policyOf(id);
  return group === "group_open" || group === "group_talk";
}

/** Whether a row's move is one of those that a situation calls for. */
export function serves(id: SituationId, { move }: Pick<VerdictRow, "move">): boolean {
  return policyOf(id).serves.includes(move);
}

/** The group of situations that call for much the same words; null for the grave ones. */
export function groupOf(id: SituationId): SituationOrGroup | null {
  return policyOf(id).group;
}

/** What follows from a situation. */
export function policyOf(id: SituationId): SituationPolicy {
  const found = POLICIES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`Nothing follows from ${id}`);
  return found;
}

/** How likely these situations are together. */
export function sumLikely(
  likely: readonly LikelySituation[],
  isCounted: (id: SituationId) => boolean,
): number {
  return likely.reduce((sum, { id, probability }) => sum + (isCounted(id) ? probability : 0), 0);
}
