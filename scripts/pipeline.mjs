// Runs named steps one after the other, goes on after a failure so that one run shows everything, and says at the end what failed.
import { join } from "node:path";
import { ROOT } from "./runtime.mjs";

/**
 * Runs each step and prints its name and time.
 * @param {{ name: string, run: () => Promise<number> | number }[]} steps each returns an exit code
 * @returns {Promise<string[]>} the names of the steps that failed
 */
export async function runSteps(steps) {
  // PERF: the steps start some hundred Node processes and threads; each begins with what an earlier one compiled.
  process.env.NODE_COMPILE_CACHE ??= join(ROOT, "node_modules", ".cache", "compiled");
  const failed = [];
  for (const step of steps) {
    const started = Date.now();
    console.log(`\n── ${step.name}`);
    const code = await step.run();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`── ${step.name}: ${code === 0 ? "ok" : `failed (${code})`}, ${seconds} s`);
    if (code !== 0) failed.push(step.name);
  }
  return failed;
}
