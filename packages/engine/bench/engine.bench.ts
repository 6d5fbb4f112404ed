// How fast the rules are: matches really played by random walkers, every move really judged, everything due really done.
// Prints one JSON line per figure. Never part of the tests: it reads the real clock.
import process from "node:process";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type CharacterId, createMatch, type MatchEvent, type MatchState } from "../src/index.ts";
import { createWalkers, stepWalkers, type Walkers } from "./random-walkers.ts";

const STEP_MS = 50;
const PLAYER_IDS: readonly CharacterId[] = [1, 2, 3, 4];
/** Steps between two looks at the clock. */
const ROUND_STEPS = 20_000;
/** One step in so many is looked into for corrections. */
const SAMPLE_EVERY = 64;

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "3" },
    matches: { type: "string", default: "1,10,100,1000,10000" },
  },
});

interface Table {
  state: MatchState;
  walkers: Walkers;
  atMs: number;
}

interface Tally {
  /** Steps in which two or more players lived: a match ends when fewer do. */
  steps: number;
  moves: number;
  events: number;
  corrections: number;
  finished: number;
  matchMs: number;
}

let created = 0;

function seat(): Table {
  created += 1;
  const state = createMatch({ seed: `bench-${created}`, playerIds: PLAYER_IDS });
  return { state, walkers: createWalkers(created), atMs: 0 };
}

function cpuSeconds(): number {
  const usage = process.cpuUsage();
  return (usage.user + usage.system) / 1e6;
}

/** One step of a table: all living players act once, with everything that becomes due; a finished match makes room for a new one. */
function playStep(tables: Table[], index: number, tally: Tally, out: MatchEvent[]): void {
  const table = tables[index]!;
  table.atMs += STEP_MS;
  out.length = 0;
  tally.moves += stepWalkers(table.state, table.walkers, STEP_MS, table.atMs, out);
  tally.steps += 1;
  tally.events += out.length;
  if (tally.steps % SAMPLE_EVERY === 0) {
    tally.corrections += out.filter((event) => event.type === "correction").length;
  }
  if (table.state.outcome !== null) {
    tally.finished += 1;
    tally.matchMs += table.state.outcome.atMs;
    tables[index] = seat();
  }
}

/** Plays `matches` side by side, a step of each in turn, for so many CPU seconds; the making of new matches is counted in. */
function measure(matches: number, seconds: number): Tally & { cpuSeconds: number } {
  const tables = Array.from({ length: matches }, seat);
  const out: MatchEvent[] = [];
  const tally: Tally = { steps: 0, moves: 0, events: 0, corrections: 0, finished: 0, matchMs: 0 };
  const start = cpuSeconds();
  let used = 0;
  while (used < seconds) {
    for (let round = 0; round < ROUND_STEPS; round++) playStep(tables, tally.steps % matches, tally, out);
    used = cpuSeconds() - start;
  }
  return { ...tally, cpuSeconds: used };
}

/** Heap of one running match, over a thousand of them ten seconds in. */
function measureBytesPerMatch(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const count = 1000;
  collect();
  const before = process.memoryUsage().heapUsed;
  const tables = Array.from({ length: count }, seat);
  const tally: Tally = { steps: 0, moves: 0, events: 0, corrections: 0, finished: 0, matchMs: 0 };
  for (let round = 0; round < 200 * count; round++) playStep(tables, round % count, tally, []);
  collect();
  const bytes = (process.memoryUsage().heapUsed - before) / count;
  // Reading the tables afterwards keeps them alive while they are weighed.
  return tables.every((table) => table.state.players.length === PLAYER_IDS.length)
    ? Math.round(bytes)
    : Number.NaN;
}

function print(line: Readonly<Record<string, string | number>>): void {
  console.log(JSON.stringify(line));
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

const seconds = Number(values.seconds);
measure(1, 1);
const single = measure(1, seconds);
print({
  bench: "engine",
  stepsPerCpuSecond: Math.round(single.steps / single.cpuSeconds),
  nsPerMove: round((single.cpuSeconds * 1e9) / single.moves, 0),
  movesPerStep: round(single.moves / single.steps, 2),
  eventsPerStep: round(single.events / single.steps, 2),
  correctionsPerStep: round((single.corrections * SAMPLE_EVERY) / single.steps, 4),
  matchesFinished: single.finished,
  matchSeconds: round(single.matchMs / single.finished / 1000, 1),
});
for (const matches of values.matches.split(",").map(Number)) {
  const result = measure(matches, seconds);
  print({
    bench: "engine-matches",
    matches,
    stepsPerCpuSecond: Math.round(result.steps / result.cpuSeconds),
    matchesFinished: result.finished,
  });
}
print({ bench: "engine-memory", bytesPerMatch: measureBytesPerMatch() });
