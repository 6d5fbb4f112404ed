// How fast the rules are: matches really played by random walkers, every move really judged, everything due really done.
// Prints one JSON line per figure. Never part of the tests: it reads the real clock.
import { parseArgs } from "node:util";
import {
  advance,
  applyInto,
  type CharacterId,
  createMatch,
  type MatchEvent,
  type MatchState,
} from "../src/index.ts";
import { createWalkers, type Walkers, stepWalkers } from "./random-walkers.ts";

const STEP_MS = 50;
const PLAYER_IDS: readonly CharacterId[] = [1, 2, 3, 4];

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "2" },
    matches: { type: "string", default: "1,10,100,1000,10000" },
  },
});

interface Table {
  state: MatchState;
  walkers: Walkers;
  atMs: number;
}

let created = 0;

function seat(): Table {
  created += 1;
  return {
    state: createMatch({ seed: `bench-${created}`, playerIds: PLAYER_IDS }),
    walkers: createWalkers(created),
    atMs: 0,
  };
}

function cpuSeconds(): number {
  const usage = process.cpuUsage();
  return (usage.user + usage.system) / 1e6;
}

interface Tally {
  steps: number;
  moves: number;
  corrections: number;
  bombs: number;
  events: number;
  finished: number;
}

/** One step of a table: everything that is due, then every living player acts once; a finished match makes room for a new one. */
function playStep(tables: Table[], index: number, tally: Tally, out: MatchEvent[]): void {
  const table = tables[index]!;
  table.atMs += STEP_MS;
  out.length = 0;
  stepWalkers(table.state, table.walkers, STEP_MS, (input) => {
    tally.moves += input.type === "move" ? 1 : 0;
    tally.bombs += input.type === "bomb" ? 1 : 0;
    applyInto(table.state, input, table.atMs, out);
  });
  tally.steps += 1;
  tally.events += out.length;
  for (let event = 0; event < out.length; event++)
    if (out[event]!.type === "correction") tally.corrections += 1;
  if (table.state.outcome !== null) {
    tally.finished += 1;
    tables[index] = seat();
  }
}

function measure(matches: number, seconds: number): Tally & { cpuSeconds: number } {
  const tables = Array.from({ length: matches }, seat);
  const out: MatchEvent[] = [];
  const tally: Tally = { steps: 0, moves: 0, corrections: 0, bombs: 0, events: 0, finished: 0 };
  const start = cpuSeconds();
  let used = 0;
  while (used < seconds) {
    for (let round = 0; round < 20_000; round++) playStep(tables, tally.steps % matches, tally, out);
    used = cpuSeconds() - start;
  }
  return { ...tally, cpuSeconds: used };
}

/** Heap of one running match, over a thousand of them ten seconds in. */
function bytesPerMatch(): number {
  const collect = globalThis.gc;
  if (collect === undefined) return Number.NaN;
  const count = 1000;
  collect();
  const before = process.memoryUsage().heapUsed;
  const tables = Array.from({ length: count }, seat);
  const tally: Tally = { steps: 0, moves: 0, corrections: 0, bombs: 0, events: 0, finished: 0 };
  for (let round = 0; round < 200 * count; round++) playStep(tables, round % count, tally, []);
  for (const table of tables) advance(table.state, table.atMs);
  collect();
  const bytes = Math.round((process.memoryUsage().heapUsed - before) / count);
  return tables.length === count ? bytes : Number.NaN;
}

function print(line: Record<string, string | number>): void {
  console.log(JSON.stringify(line));
}

const seconds = Number(values.seconds);
measure(1, 0.5);
const single = measure(1, seconds);
print({
  bench: "engine",
  stepsPerCpuSecond: Math.round(single.steps / single.cpuSeconds),
  matchesFinished: single.finished,
  movesPerStep: Number((single.moves / single.steps).toFixed(2)),
  bombsPerStep: Number((single.bombs / single.steps).toFixed(3)),
  correctionsPerStep: Number((single.corrections / single.steps).toFixed(4)),
  eventsPerStep: Number((single.events / single.steps).toFixed(2)),
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
print({ bench: "engine-memory", bytesPerMatch: bytesPerMatch() });
