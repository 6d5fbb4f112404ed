// `npm run soak`: the long versions of what `npm test` holds short versions of. Takes about half an hour.
// A failing seed is printed by the test that found it; keep it there as a named test.
import { runSteps } from "./pipeline.mjs";
import { ensureInstalled, runNode, toolScript } from "./runtime.mjs";

ensureInstalled();
// `CRASHES=1000 npm run soak` kills as often.
const { CRASHES = "100" } = process.env;
const vitest = (file, env) => () =>
  runNode([toolScript("vitest", "vitest.mjs"), "run", file], { env: { ...process.env, ...env } });

const failed = await runSteps([
  {
    name: "10 000 random matches",
    run: vitest("packages/engine/src/match.fuzz.test.ts", { FUZZ_MATCHES: "10000" }),
  },
  {
    name: "2 000 storms of rude clients",
    run: vitest("apps/server/src/tables/tables.fuzz.test.ts", { FUZZ_STORMS: "2000" }),
  },
  { name: `${CRASHES} kills`, run: vitest("tests/crash", { CRASHES }) },
  { name: "attacks", run: () => runNode(["tests/attacks/run.ts"]) },
  { name: "200 screenshots", run: () => runNode(["tests/mentor/soak-reader.ts"]) },
]);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(", ")}`);
process.exitCode = failed.length > 0 ? 1 : 0;
