// `npm run typecheck`: every package by its own tsconfig, so that the walls of the ground floor are the compiler's.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runNode, toolScript } from "./runtime.mjs";

export const PROJECTS = [
  "packages/engine/tsconfig.json",
  "packages/engine/tsconfig.test.json",
  "packages/language/tsconfig.json",
  "packages/language/tsconfig.test.json",
  "packages/screen-reader/tsconfig.json",
  "packages/screen-reader/tsconfig.test.json",
  "packages/coach/tsconfig.json",
  "packages/coach/tsconfig.test.json",
  "packages/contracts/tsconfig.json",
  "packages/contracts/tsconfig.test.json",
  "packages/realtime/tsconfig.json",
  "packages/testkit/tsconfig.json",
  "apps/server/tsconfig.json",
  "apps/web/tsconfig.json",
  "apps/web/tsconfig.test.json",
  "tests/tsconfig.json",
];

let worst = 0;
for (const project of PROJECTS) {
  if (!existsSync(join(ROOT, project))) throw new Error(`No such project: ${project}`);
  worst = Math.max(worst, await runNode([toolScript("typescript", "bin/tsc"), "-p", project]));
}
process.exitCode = worst;
