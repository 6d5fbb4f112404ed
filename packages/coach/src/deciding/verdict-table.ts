// The verdict by an ordered table of rules over the talk's facts: the first row whose conditions all hold decides.
import type { Verdict } from "../advice/advice.ts";
import rows from "./data/verdicts.json" with { type: "json" };
import { type Facts, holdAll } from "../chat/talk-facts.ts";

/** A row of the table. */
export interface VerdictRow {
  readonly id: string;
  readonly when: readonly string[];
  readonly verdict: Verdict;
  /** Days after which a message is due again; of every row that says to wait, and of no other. */
  readonly waitDays?: number;
  /** What to do about it: a message is chosen by it. */
  readonly move: string;
  /** The reason, for whoever reads the trace. */
  readonly because: string;
}

/** The table. */
export const VERDICT_ROWS = rows as readonly VerdictRow[];

/** The row that decides. Throws when none does (the table's last row has no condition) or a condition names no fact. */
export function decideBy(table: readonly VerdictRow[], facts: Facts): VerdictRow {
  const row = table.find(({ when }) => holdAll(when, facts));
  if (row === undefined)
    throw new Error("No row of the verdict table holds: its last one must have no condition");
  return row;
}

const VERDICTS: readonly Verdict[] = ["write_now", "wait", "ask_out", "let_it_go"];

/** The verdict as facts, for what is said about it: `v_wait` and the like. */
export function verdictFacts(verdict: Verdict): Facts {
  return Object.fromEntries(VERDICTS.map((each) => [`v_${each}`, Number(each === verdict)]));
}
