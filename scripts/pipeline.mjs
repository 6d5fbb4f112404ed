// Runs named steps one after the other, or some beside each other, goes on after a failure so that one run shows everything,
// and says at the end what failed.
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./runtime.mjs";

/**
 * @typedef {import("node:child_process").StdioOptions} Stdio
 * @typedef {{ name: string, run: (stdio: Stdio) => Promise<number> | number }} Step returns an exit code; what it prints goes to `stdio`
 */

/**
 * Runs each step and prints its name and time.
 * @param {(Step | Step[])[]} steps those of an inner list run beside each other, and each says what it has to say when it has ended
 * @returns {Promise<string[]>} the names of the steps that failed
 */
export async function runSteps(steps) {
  // PERF: the steps start some hundred Node processes and threads; each begins with what an earlier one compiled.
  process.env.NODE_COMPILE_CACHE ??= join(ROOT, "node_modules", ".cache", "compiled");
  const failed = [];
  for (const step of steps)
    failed.push(...(Array.isArray(step) ? await runBeside(step) : await runAlone(step)));
  return failed;
}

async function runAlone(step) {
  console.log(`\n── ${step.name}`);
  return await timed(step, "inherit");
}

/** PERF: hardly any step keeps both cores busy from its beginning to its end; where one waits, another goes on. */
async function runBeside(steps) {
  const folder = mkdtempSync(join(tmpdir(), "fitil-steps-"));
  const started = Date.now();
  const failed = await Promise.all(
    steps.map(async (step, index) => {
      const path = join(folder, String(index));
      const file = openSync(path, "a");
      try {
        return await timed(step, ["ignore", file, file], () => {
          console.log(`\n── ${step.name}`);
          process.stdout.write(readFileSync(path));
        });
      } finally {
        closeSync(file);
      }
    }),
  );
  rmSync(folder, { recursive: true, force: true });
  console.log(`── these together: ${secondsSince(started)} s`);
  return failed.flat();
}

async function timed(step, stdio, ended = () => undefined) {
  const started = Date.now();
  const code = await step.run(stdio);
  ended();
  console.log(`── ${step.name}: ${code === 0 ? "ok" : `failed (${code})`}, ${secondsSince(started)} s`);
  return code === 0 ? [] : [step.name];
}

function secondsSince(started) {
  return ((Date.now() - started) / 1000).toFixed(1);
}
