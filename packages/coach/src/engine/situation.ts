// Between the state of a talk and its verdict: what is going on in the whole chat, as it was learnt, checks the row that the table found.
// Where they agree the row decides, as it knows more of the details. Where what was learnt is sure, it decides; where neither is, the
// mentor holds back: the verdict that would most likely be accepted, words that fit any reading, and one question. [CO180]
import type { Verdict } from "../advice/advice.ts";
import {
  GRAVE_SITUATIONS,
  type LikelySituation,
  type SituationId,
  type SituationRead,
} from "../learnt/situation.ts";
import policy from "./data/situations.json" with { type: "json" };
import { HELD_BACK, moveOf, type SituationOrGroup } from "./situation-words.ts";
import type { VerdictRow } from "./verdict-table.ts";

/** What follows from a situation. */
interface SituationPolicy {
  readonly id: SituationId;
  /** Those that call for much the same words; null for the grave ones, which share none. */
  readonly group: SituationOrGroup | null;
  readonly verdict: Verdict;
  readonly waitDays?: number;
  /** Moves of the table that serve it. */
  readonly serves: readonly string[];
}

/** What decides, and by what. */
export interface ChatDecision {
  readonly row: VerdictRow;
  /** The situation, or what is said where none is sure; null where the table's row decides. */
  readonly told: SituationOrGroup | null;
  /** Situations to ask the person about, the likeliest first; none where it is clear enough. */
  readonly asks: readonly SituationId[];
  /** A no that was heard is taken for none. */
  readonly lifts: boolean;
}

/** What must be known beside the chat. */
export interface TalkGuard {
  /** The row is a matter of safety or of the person's own word: what was learnt does not touch it. */
  readonly isFixed: boolean;
  /**
   * A no of theirs that was heard stands: `surely` where a list found it or an invitation called for it; `perhaps` where nothing did, so
   * that honesty, grief or shyness may have been taken for one.
   */
  readonly no: "surely" | "perhaps" | null;
  /** The messages for the row name the day or place of this chat. */
  readonly isPlaced: boolean;
  /** The row asks them out, and the person wants to. */
  readonly isWished: boolean;
  /** A question of theirs stands open. */
  readonly isAsked: boolean;
}

const POLICIES = policy as readonly SituationPolicy[];

/** An end is advised unsurely only where it would be accepted so often. */
const ENDS_FROM = 0.5;
/** A situation this likely decides. */
const SURE = 0.55;
/** Something else than a question is told before the question is answered from so likely on. */
const MORE = 0.4;
/** A row of the table is vouched for by a situation this likely, among the two likeliest. */
const VOUCHES = 0.12;
const VOUCHING = 2;
/** A row's verdict may be accepted less often than the best by so much. */
const MARGIN = 0.2;
/** So likely a group must be for its words. */
const GROUP_SURE = 0.5;
/** As likely as this a situation is worth asking about, a grave one as that; so many at most. */
const WORTH_ASKING = 0.05;
const WORTH_ASKING_GRAVE = 0.12;
const MOST_ASKED = 4;
const FEWEST_ASKED = 2;
/** Situations that are a no, and how likely they must be together for one that was heard to stand. */
const NOES: readonly SituationId[] = ["stop", "soft_no", "fading"];
const MAY_BE_NO = 0.1;
/** So likely something else must be for one that nothing had called for to be none. */
const LIFTS = 0.5;
/** Days after which it makes sense to write where only the verdict is known. */
const DAYS = 3;

/** What decides about a chat, by the table's row and what was learnt of the whole. */
export function decideBetween(
  row: VerdictRow,
  { likely, accepted }: SituationRead,
  guard: TalkGuard,
): ChatDecision {
  const [first] = likely;
  const byTable: ChatDecision = { row, told: null, asks: [], lifts: false };
  if (guard.isFixed || first === undefined || (guard.isWished && !isUnwelcome(first))) return byTable;
  const vouching = likely
    .slice(0, VOUCHING)
    .find(({ id, probability }) => probability >= VOUCHES && serves(id, row));
  const isAcceptable = accepted[row.verdict] >= Math.max(...Object.values(accepted)) - MARGIN;
  if (isAcceptable && serves("question", row) && !isMore(first)) return inWordsOf("question", row);
  if (isAcceptable && vouching !== undefined) return guard.isPlaced ? byTable : inWordsOf(vouching.id, row);
  if (guard.no === "surely" || (guard.no === "perhaps" && !lifts(likely))) return byTable;
  if (first.probability >= SURE) return inSituation(first.id, guard);
  const verdict = bestOf(accepted, guard);
  const told = heldBack(likely, verdict, guard);
  return { row: rowOf(told, verdict, DAYS), told, asks: asked(likely, guard), lifts: false };
}

/** What decides where the person has said what is going on. */
export function decideTapped(row: VerdictRow, id: SituationId, guard: TalkGuard): ChatDecision {
  if (guard.isFixed || guard.no === "surely") return { row, told: null, asks: [], lifts: false };
  return serves(id, row) ? inWordsOf(id, row) : inSituation(id, guard);
}

/** The row's verdict, in the words for the situation that it serves. */
function inWordsOf(id: SituationId, { verdict, waitDays = DAYS }: VerdictRow): ChatDecision {
  return { row: rowOf(id, verdict, waitDays), told: id, asks: [], lifts: false };
}

/** Whether an invitation is surely out of place. */
function isUnwelcome({ id, probability }: LikelySituation): boolean {
  const { group } = policyOf(id);
  return probability >= SURE && (group === null || group === "group_no");
}

/** Whether there is more to it than the question they ask: a no, grief, hurt or a plan comes before its answer. */
function isMore({ id, probability }: LikelySituation): boolean {
  return id !== "question" && probability >= MORE;
}

function inSituation(id: SituationId, { no }: TalkGuard): ChatDecision {
  const { verdict, waitDays = DAYS } = policyOf(id);
  // Where a no was heard, too, they are answered at most.
  const careful = no !== null && verdict === "ask_out" ? "write_now" : verdict;
  return { row: rowOf(id, careful, waitDays), told: id, asks: [], lifts: no !== null };
}

/** Whether it is surely something else than the no it was taken for: not silence or a grave matter either, which a no goes with. */
function lifts(likely: readonly LikelySituation[]): boolean {
  const [first] = likely;
  if (first === undefined || first.probability < LIFTS) return false;
  const group = policyOf(first.id).group;
  if (group === null || group === "group_no") return false;
  const no = likely
    .filter(({ id }) => NOES.includes(id))
    .reduce((sum, { probability }) => sum + probability, 0);
  return no < MAY_BE_NO;
}

function rowOf(told: SituationOrGroup, verdict: Verdict, waitDays: number): VerdictRow {
  return {
    id: moveOf(told),
    when: [],
    verdict,
    ...(verdict === "wait" && { waitDays }),
    move: moveOf(told),
    because: `the whole chat is like others of «${told}»`,
  };
}

function serves(id: SituationId, { move }: VerdictRow): boolean {
  return policyOf(id).serves.includes(move);
}

function policyOf(id: SituationId): SituationPolicy {
  const found = POLICIES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`Nothing follows from ${id}`);
  return found;
}

/** The verdict that would most likely be accepted. */
function bestOf(accepted: SituationRead["accepted"], { no }: TalkGuard): Verdict {
  const verdicts = (Object.keys(accepted) as Verdict[]).filter(
    (verdict) =>
      (no === null || verdict !== "ask_out") && (verdict !== "let_it_go" || accepted[verdict] >= ENDS_FROM),
  );
  return verdicts.reduce((best, one) => (accepted[one] > accepted[best] ? one : best));
}

const ENDS: readonly Verdict[] = ["let_it_go", "wait"];

/** What is said where none is sure: the likeliest group's words, where it is likely enough and they fit the verdict. */
function heldBack(
  likely: readonly LikelySituation[],
  verdict: Verdict,
  { isAsked }: TalkGuard,
): SituationOrGroup {
  const open = isAsked ? "held_back_asked" : "held_back";
  const found = HELD_BACK.find(
    (group) =>
      likely
        .filter(({ id }) => policyOf(id).group === group)
        .reduce((sum, { probability }) => sum + probability, 0) >= GROUP_SURE,
  );
  if (found === undefined || (found === "group_talk" && isAsked)) return open;
  return (found === "group_no") === ENDS.includes(verdict) ? found : open;
}

/** What the person is asked to choose between. */
function asked(likely: readonly LikelySituation[], { isAsked }: TalkGuard): readonly SituationId[] {
  const isGrave = (id: SituationId): boolean => GRAVE_SITUATIONS.some((one) => one === id);
  const found = likely
    .filter(
      ({ id, probability }, at) =>
        (at < FEWEST_ASKED && !isGrave(id)) ||
        probability >= (isGrave(id) ? WORTH_ASKING_GRAVE : WORTH_ASKING),
    )
    .slice(0, MOST_ASKED)
    .map(({ id }) => id);
  return !isAsked || found.includes("question") ? found : [...found.slice(0, MOST_ASKED - 1), "question"];
}
