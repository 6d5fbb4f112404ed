// Records the golden matches anew, all or those named: `node packages/engine/golden/record.ts courses-of-four`. Run it only when a rule is meant to change,
// and read the difference: every changed hash is a changed match. Format the files afterwards.
import { writeFileSync } from "node:fs";
import process from "node:process";
import type { CharacterId, TimedInput } from "../src/index.ts";
import { type GoldenMatch, replayGolden, toGoldenRow } from "../src/testing/golden-match.ts";
import { recordCourseMatch } from "../src/testing/record-course-match.ts";
import { recordBotMatch } from "../src/testing/record-bot-match.ts";

const HASH_EVERY = 25;

interface Plan {
  readonly name: string;
  readonly seed: string;
  readonly playerIds: readonly CharacterId[];
  readonly limitMs: number;
  readonly untilMs?: number;
  /** Bots that say courses; else positions, 20 a second. */
  readonly courses?: boolean;
  /** Changes what was recorded, before it is played for its hashes. */
  readonly twist?: (inputs: readonly TimedInput[]) => TimedInput[];
}

/** Every so often somebody claims to be somewhere else, with a counter, as a cheat or a lost client would. */
function addWrongClaims(inputs: readonly TimedInput[]): TimedInput[] {
  return inputs.flatMap((timed, index) => {
    const { input, atMs } = timed;
    if (input.type !== "move" || index % 17 !== 0) return [timed];
    return [timed, { atMs, input: { ...input, x: 16 - input.x, y: 10 - input.y, seq: index } }];
  });
}

/** The last third of what player 2 does is replaced by leaving. */
function leaveEarly(inputs: readonly TimedInput[]): TimedInput[] {
  const cut = Math.floor((inputs.length * 2) / 3);
  const kept = inputs.filter(({ input }, index) => index < cut || input.playerId !== 2);
  const atMs = inputs[cut]!.atMs;
  return [...kept, { atMs, input: { type: "leave" as const, playerId: 2 as const } }].sort(
    (a, b) => a.atMs - b.atMs,
  );
}

const PLANS: readonly Plan[] = [
  { name: "four-for-half-a-minute", seed: "golden-four", playerIds: [1, 2, 3, 4], limitMs: 30_000 },
  { name: "duel-to-its-end", seed: "golden-duel-7", playerIds: [1, 2], limitMs: 185_000 },
  { name: "alone", seed: "golden-alone", playerIds: [3], limitMs: 60_000, untilMs: 125_000 },
  { name: "closing-walls", seed: "golden-walls", playerIds: [1, 2, 3, 4], limitMs: 4_000, untilMs: 185_000 },
  { name: "wrong-claims", seed: "golden-claims", playerIds: [1, 4], limitMs: 25_000, twist: addWrongClaims },
  { name: "somebody-leaves", seed: "golden-leave", playerIds: [2, 3, 4], limitMs: 20_000, twist: leaveEarly },
  { name: "courses-of-four", seed: "golden-c", playerIds: [1, 2, 3, 4], limitMs: 60_000, courses: true },
  { name: "courses-to-the-end", seed: "golden-e", playerIds: [1, 2], limitMs: 185_000, courses: true },
  {
    name: "courses-that-lie",
    seed: "golden-l",
    playerIds: [1, 2, 4],
    limitMs: 40_000,
    courses: true,
    twist: addWrongClaims,
  },
];

const asked = process.argv.slice(2);
for (const plan of PLANS.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  const record = plan.courses === true ? recordCourseMatch : recordBotMatch;
  const recorded = record(plan.seed, plan.playerIds, plan.limitMs);
  const inputs = plan.twist?.(recorded.inputs) ?? recorded.inputs;
  const unhashed: GoldenMatch = {
    name: plan.name,
    seed: plan.seed,
    playerIds: plan.playerIds,
    untilMs: plan.untilMs ?? recorded.untilMs,
    hashEvery: HASH_EVERY,
    rows: inputs.map(toGoldenRow),
    hashes: [],
  };
  const { hashes, state } = replayGolden(unhashed);
  const { rows, ...head } = { ...unhashed, hashes };
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(",\n");
  const text = `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "rows": [\n${lines}\n  ]\n}\n`;
  writeFileSync(new URL(`./${plan.name}.json`, import.meta.url), text);
  process.stdout.write(`${plan.name}: ${rows.length} inputs, ended ${JSON.stringify(state.outcome)}\n`);
}
