// Builds apps/web when its sources have changed since the last build. A second call costs a directory walk.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runNode, toolScript } from "./runtime.mjs";

const SOURCES = [
  "apps/web/src",
  "apps/web/public",
  "apps/web/build",
  "packages/engine/src",
  "packages/contracts/src",
];
const FILES = [
  "apps/web/index.html",
  "apps/web/mentor.html",
  "apps/web/vite.config.ts",
  "apps/web/package.json",
  "package-lock.json",
  "package.json",
];
const STAMP = join(ROOT, "apps/web/dist/.build-stamp");

function walk(folder, visit) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) walk(path, visit);
    else if (!/\.test\.tsx?$/.test(entry.name)) visit(path);
  }
}

/** A digest of every source's path, size and time: enough to see that something changed. */
function sourcesDigest() {
  const hash = createHash("sha256");
  const add = (path) => {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  };
  for (const folder of SOURCES) if (existsSync(join(ROOT, folder))) walk(join(ROOT, folder), add);
  for (const file of FILES) if (existsSync(join(ROOT, file))) add(join(ROOT, file));
  return hash.digest("hex");
}

/** Builds the web app into apps/web/dist if it is stale; ends the process when the build fails. */
export async function ensureWebBuilt({ force = false } = {}) {
  const digest = sourcesDigest();
  if (!force && existsSync(STAMP) && readFileSync(STAMP, "utf8") === digest) return;
  console.log("Building the web app…");
  const code = await runNode([toolScript("vite", "bin/vite.js"), "build", "--logLevel", "warn"], {
    cwd: join(ROOT, "apps/web"),
  });
  if (code !== 0) process.exit(code);
  writeFileSync(STAMP, digest);
}
