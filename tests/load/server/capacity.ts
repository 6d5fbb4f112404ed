// How far a system goes: the largest number of tables at which the 99th percentile stays under 50 ms.
import { runOnce, printLine, type RunLine } from "./run-once.ts";
import type { Saying } from "./route.ts";
import type { System } from "./task.ts";

const MAX_P99_MS = 50;
const FIRST_TABLES = 50;
const MOST_TABLES = 1_600;
const SECONDS = 5;
const WARM_UP_MS = 3_000;
/** The search ends when the two bounds are this close. */
const CLOSE_ENOUGH = 1.12;

/** The result of a search. */
interface CapacityLine {
  readonly bench: "server-capacity";
  readonly system: System;
  readonly saying: Saying;
  /** The largest number of tables seen to hold; 0 = not even the smallest try. */
  readonly maxTables: number;
  readonly p99Ms: number | null;
  /** "system": more tables broke the limit; "generator": this machine cannot load it further, the true figure is higher. */
  readonly boundBy: "system" | "generator" | "search";
}

/** Doubles until it breaks, then halves the gap. Every try is a run of its own and printed. */
export async function capacityOf(
  system: System,
  saying: Saying,
  nodeFlags: readonly string[],
): Promise<CapacityLine> {
  let good: RunLine | null = null;
  let bad: { tables: number; boundBy: "system" | "generator" } | null = null;
  let tables = FIRST_TABLES;
  while (tables <= MOST_TABLES) {
    const line = await runOnce({ system, saying, tables, seconds: SECONDS, warmUpMs: WARM_UP_MS, nodeFlags });
    printLine({ ...line, search: true });
    const isBusy = line.generatorCpu > 0.8;
    const isFast = (line.p99Ms ?? Number.POSITIVE_INFINITY) < MAX_P99_MS;
    if (isFast && line.counts) good = line;
    else bad = { tables, boundBy: isFast && isBusy ? "generator" : "system" };
    if (bad === null) tables *= 2;
    else {
      const low: number = good?.tables ?? 0;
      if (low === 0 ? tables <= 10 : bad.tables / low < CLOSE_ENOUGH) break;
      tables = low === 0 ? Math.floor(tables / 2) : Math.round((low + bad.tables) / 2);
    }
  }
  return {
    bench: "server-capacity",
    system,
    saying,
    maxTables: good?.tables ?? 0,
    p99Ms: good?.p99Ms ?? null,
    boundBy: bad?.boundBy ?? "search",
  };
}
