// `npm test`: everything that proves the product, in one command that needs nothing before it.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { prepareMachine } from "./machine.mjs";
import { runSteps } from "./pipeline.mjs";
import { ensureInstalled, ROOT, runNode, toolScript } from "./runtime.mjs";
import { STATIC_STEPS } from "./static-steps.mjs";
import { failures, tally } from "./test-reports.mjs";
import { ensureWebBuilt } from "./web-build.mjs";

const started = Date.now();
ensureInstalled();
const machine = prepareMachine();
// Not Playwright's own output folder: it empties that one at every start.
const reports = join(ROOT, "node_modules", ".cache", "test-reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const unitReport = join(reports, "unit.json");
const browserReport = join(reports, "browser.json");

const unit = {
  name: "unit and contract tests",
  run: () =>
    runNode([
      toolScript("vitest", "vitest.mjs"),
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${unitReport}`,
    ]),
};
const build = { name: "web build", run: async () => (await ensureWebBuilt(), 0) };
const size = { name: "size", run: () => runNode([toolScript("size-limit", "bin.js")]) };
const browser = {
  name: "browser tests",
  run: () =>
    runNode([toolScript("@playwright/test", "cli.js"), "test", "--reporter=line,json"], {
      env: {
        ...process.env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
        CHROMIUM_PATH: machine.chromium ?? "",
      },
    }),
};

const steps = [STATIC_STEPS, unit, build, size];
if (machine.chromium) steps.push(browser);
const failed = await runSteps(steps);
if (machine.missing.length > 0 && process.env.CI) failed.push(`missing in CI: ${machine.missing.join(", ")}`);

for (const failure of failures(unitReport, browserReport)) console.error(`\n${failure}`);
const counts = tally(unitReport, browserReport);
console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} s in all.`);
if (failed.length > 0) console.error(`Failed: ${failed.join("; ")}`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = failed.length > 0 || counts.failed > 0 ? 1 : 0;
