// `npm run typecheck`: every package by its own tsconfig, so that the walls of the ground floor are the compiler's.
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { uncollected } from "./go-memory.mjs";
import { ROOT, runNode, toolScript } from "./runtime.mjs";

/** The largest first, so that none is left alone at the end. */
export const PROJECTS = [
  "apps/server/tsconfig.json",
  "apps/web/tsconfig.json",
  "apps/web/tsconfig.test.json",
  "tests/tsconfig.json",
  "packages/coach/tsconfig.test.json",
  "packages/coach/tsconfig.json",
  "packages/engine/tsconfig.json",
  "packages/engine/tsconfig.test.json",
  "packages/language/tsconfig.json",
  "packages/language/tsconfig.test.json",
  "packages/screen-reader/tsconfig.json",
  "packages/screen-reader/tsconfig.test.json",
  "packages/contracts/tsconfig.json",
  "packages/contracts/tsconfig.test.json",
  "packages/realtime/tsconfig.json",
  "packages/testkit/tsconfig.json",
];

/**
 * PERF: several compilers beside each other, each in one thread: one compiler's own threads check the same declarations again,
 * which takes half as much again in all. More than four would hold too much memory.
 */
const AT_ONCE = Math.min(4, availableParallelism());

/** PERF: what has not changed since the last look is not checked again, in a fifth of the time; a machine that looks once has no use for it. */
const REMEMBERED = join(ROOT, "node_modules", ".cache", "types");
const remembering = (project) =>
  process.env.CI
    ? []
    : ["--incremental", "--tsBuildInfoFile", join(REMEMBERED, `${project.replaceAll("/", ".")}.tsbuildinfo`)];

const waiting = [...PROJECTS];
let worst = 0;
async function checkOn() {
  for (let project = waiting.shift(); project; project = waiting.shift()) {
    if (!existsSync(join(ROOT, project))) throw new Error(`No such project: ${project}`);
    const compile = [toolScript("typescript", "bin/tsc"), "-p", project, "--singleThreaded"];
    const code = await runNode([...compile, ...remembering(project)], { env: uncollected(1 / 4 / AT_ONCE) });
    worst = Math.max(worst, code);
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, checkOn));
process.exitCode = worst;
