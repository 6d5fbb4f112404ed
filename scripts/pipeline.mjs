// Runs named steps one after the other, goes on after a failure so that one run shows everything, and says at the end what failed.

/**
 * Runs each step and prints its name and time.
 * @param {{ name: string, run: () => Promise<number> | number }[]} steps each returns an exit code
 * @returns {Promise<string[]>} the names of the steps that failed
 */
export async function runSteps(steps) {
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
