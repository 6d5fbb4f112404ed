// `node tests/attacks/run.ts [name …]`: the long form of all attacks, or of those named. One JSON line each on stdout;
// exits with 1 when one of them was not refused.
import type { Verdict } from "./attack.ts";
import { ATTACKS } from "./all.ts";

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !ATTACKS.some((attack) => attack.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `No such attack: ${unknown.join(", ")}. There are: ${ATTACKS.map(({ name }) => name).join(", ")}.\n`,
  );
  process.exit(2);
}
for (const attack of ATTACKS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const verdict: Verdict = await attack
    .run("long")
    .catch((cause: unknown) => ({ held: false, figures: {}, why: withCauses(cause) }));
  process.stdout.write(`${JSON.stringify({ attack: attack.name, ...verdict })}\n`);
  if (!verdict.held) process.exitCode = 1;
}

/** An error with what caused it: «fetch failed» alone says nothing. */
function withCauses(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? String(error) : `${String(error)} < ${withCauses(error.cause)}`;
}
