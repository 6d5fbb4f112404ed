// `npm run soak`: the long versions of what `npm test` holds short versions of. Takes about half an hour.
// A failing seed is printed by the test that found it; keep it there as a named test.
import { runSteps } from "./pipeline.mjs";
import { ensureInstalled, runNode, toolScript } from "./runtime.mjs";

ensureInstalled();
// Every run of its own prints one JSON line. `KILLS=1000 npm run soak` kills as often.
const FUZZES = [
  { file: "packages/engine/src/match.fuzz.test.ts", count: "FUZZ_MATCHES", of: 10_000 },
  { file: "apps/server/src/tables/tables.fuzz.test.ts", count: "FUZZ_STORMS", of: 2_000 },
  { file: "apps/server/src/tables/checkpoint/snapshot.test.ts", count: "FUZZ_STORMS", of: 2_000 },
  { file: "apps/server/src/cluster/cluster.sim.test.ts", count: "FUZZ_CLUSTERS", of: 10_000 },
  { file: "apps/server/src/app/cluster.sim.test.ts", count: "FUZZ_SITES", of: 10_000 },
  {
    file: "packages/realtime/src/transport/websocket/frames.fuzz.test.ts",
    count: "FUZZ_FRAMES",
    of: 1_000_000,
  },
];

/** Runs one fuzz test and says on a line what came of it. */
async function fuzz({ file, count, of }) {
  const started = Date.now();
  const env = { ...process.env, [count]: process.env[count] ?? String(of) };
  const code = await runNode([toolScript("vitest", "vitest.mjs"), "run", file], { env });
  const figures = { [count]: Number(env[count]), seconds: Math.round((Date.now() - started) / 1000) };
  console.log(JSON.stringify({ fuzz: file, held: code === 0, figures }));
  return code;
}

const failed = await runSteps([
  ...FUZZES.map((each) => ({ name: each.file, run: () => fuzz(each) })),
  { name: "attacks", run: () => runNode(["tests/attacks/run.ts"]) },
  { name: "200 screenshots", run: () => runNode(["tests/mentor/soak-reader.ts"]) },
]);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(", ")}`);
process.exitCode = failed.length > 0 ? 1 : 0;
