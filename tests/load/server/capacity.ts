// How far a system goes: the largest number of tables at which the 99th percentile stays under 50 ms.
import type { Saying } from "./route.ts";
import { runOnce, type RunLine } from "./run-once.ts";
import type { System } from "./task.ts";

const MAX_P99_MS = 50;
const MAX_TABLES = 1_800;
const MIN_TABLES = 10;
const SECONDS = 4;
const WARM_UP_MS = 3_000;
/** The search ends when its two bounds are this close… */
const CLOSE_ENOUGH = 1.15;
/** …or when it has taken so long: no try begins after that. */
const PATIENCE_MS = 35_000;
/** So far the first tries are apart. */
const STRIDE = 1.4;

/** The result of a search, and what bounded it. */
export interface Capacity {
  /** The largest number of tables seen to hold; 0 = not even the smallest try. */
  readonly maxTables: number;
  readonly p99Ms: number | null;
  /** "system": `brokeAt` tables broke the limit; "generator": this machine cannot load it further; "search": nothing broke it, or time was up. */
  readonly boundBy: "system" | "generator" | "search";
  readonly brokeAt: number | null;
}

/** Strides from a guess until one side is found, then halves the gap. `noted` hears of every try. */
export async function capacityOf(
  what: { readonly system: System; readonly saying: Saying; readonly nodeFlags: readonly string[] },
  guess: number,
  noted: (line: RunLine) => void,
): Promise<Capacity> {
  const until = performance.now() + PATIENCE_MS;
  let good: RunLine | null = null;
  let bad: { tables: number; boundBy: "system" | "generator" } | null = null;
  let tables = within(guess);
  while (performance.now() < until) {
    const line = await runOnce({ ...what, tables, seconds: SECONDS, warmUpMs: WARM_UP_MS });
    noted(line);
    const isFast = (line.p99Ms ?? Number.POSITIVE_INFINITY) < MAX_P99_MS;
    if (isFast && line.counts) good = line;
    else bad = { tables, boundBy: isFast && line.generatorCpu > 0.8 ? "generator" : "system" };
    const next = nextTry(good?.tables ?? null, bad?.tables ?? null);
    if (next === null) break;
    tables = next;
  }
  return {
    maxTables: good?.tables ?? 0,
    p99Ms: good?.p99Ms ?? null,
    boundBy: bad?.boundBy ?? "search",
    brokeAt: bad?.tables ?? null,
  };
}

function within(tables: number): number {
  return Math.max(MIN_TABLES, Math.min(MAX_TABLES, Math.round(tables)));
}

/** The next number of tables to try between what held and what broke; null: close enough. */
function nextTry(good: number | null, bad: number | null): number | null {
  if (good === null) return bad === null || bad <= MIN_TABLES ? null : within(bad / STRIDE);
  if (bad === null) return good >= MAX_TABLES ? null : within(good * STRIDE);
  return bad / good < CLOSE_ENOUGH ? null : Math.round((good + bad) / 2);
}
