// The server as a handful of files instead of two thousand. PERF: a test's server starts in a third of the processor time, and most
// live for seconds. What operators start, the sources, is started by apps/server/src/main.test.ts.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../../../..");
/** In the server's own node_modules: what is not bundled is found from there. */
const BUNDLES = join(ROOT, "apps/server/node_modules/.cache/test-servers");
const VITE = join(ROOT, "node_modules/vite/bin/vite.js");
const CONFIG = join(import.meta.dirname, "bundle.config.mjs");
const LOOK_EVERY_MS = 50;
/** A bundle takes seconds; whoever began one so long ago was killed over it. */
const GIVEN_UP_MS = 120_000;
/** Nobody's server still loads parts of one that is older. */
const STALE_MS = 3_600_000;

let made: Promise<string> | null = null;

/** The bundled main.ts of the sources as they are now, made if there is none yet. */
export function bundledServer(): Promise<string> {
  made ??= findOrMake();
  return made;
}

async function findOrMake(): Promise<string> {
  mkdirSync(BUNDLES, { recursive: true });
  const folder = join(BUNDLES, sourcesDigest());
  const claim = `${folder}.claim`;
  while (!isThere(folder)) {
    if (!isMine(claim)) {
      await wait(LOOK_EVERY_MS);
      continue;
    }
    try {
      if (!isThere(folder)) await bundle(folder);
    } finally {
      rmSync(claim, { recursive: true, force: true });
    }
  }
  return join(folder, "main.js");
}

/** A digest of every source's path, size and time: enough to see that something changed. */
function sourcesDigest(): string {
  const hash = createHash("sha256");
  const files = globSync(["{apps/server,packages/*}/{src,data}/**/*.{ts,json}"], { cwd: ROOT });
  for (const file of [...files.toSorted(), "package-lock.json", relative(ROOT, CONFIG)]) {
    const { mtimeMs, size } = statSync(join(ROOT, file));
    hash.update(`${join(ROOT, file)}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest("hex").slice(0, 20);
}

/** Nothing, where somebody else has just taken it away. */
function ageOf(path: string): number {
  const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs;
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** One test process makes the bundle; the others wait for it. */
function isMine(claim: string): boolean {
  try {
    mkdirSync(claim);
    return true;
  } catch {
    // Somebody else's, or one that was left behind.
    if (ageOf(claim) > GIVEN_UP_MS) rmSync(claim, { recursive: true, force: true });
    return false;
  }
}

async function bundle(folder: string): Promise<void> {
  for (const old of readdirSync(BUNDLES))
    if (ageOf(join(BUNDLES, old)) > STALE_MS) rmSync(join(BUNDLES, old), { recursive: true, force: true });
  const unfinished = `${folder}.unfinished-${process.pid}`;
  await run(process.execPath, [VITE, "build", "--config", CONFIG, "--configLoader", "native"], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production", SERVER_BUNDLE: unfinished },
  });
  // Where the machine was so slow that somebody else began, too, the first one counts.
  if (isThere(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
}
