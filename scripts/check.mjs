// `npm run check`: format, lint, types, dead code, then the boundaries, unit and contract tests. No browser, no build, no test that
// starts the product's own processes, and none that draws cases by the hundred or counts over whole collections: those are `npm test`'s.
import { runSteps } from "./pipeline.mjs";
import { ensureInstalled, runNode, toolScript } from "./runtime.mjs";
import { STATIC_STEPS } from "./static-steps.mjs";

ensureInstalled();
const unit = {
  name: "unit",
  run: () =>
    runNode([toolScript("vitest", "vitest.mjs"), "run"], { env: { ...process.env, TESTS: "quick" } }),
};
const failed = await runSteps([STATIC_STEPS, unit]);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(", ")}`);
process.exitCode = failed.length > 0 ? 1 : 0;
