// Lighthouse has a lock of its own and is no part of the product: it is installed when it is first needed.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

const FOLDER = import.meta.dirname;

/** Installs from the lock of this folder when nothing is installed or the lock is newer. Throws when npm fails. */
export function installLighthouse() {
  const installed = join(FOLDER, "node_modules/.package-lock.json");
  const lock = join(FOLDER, "package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.error("Installing Lighthouse into tests/lighthouse …");
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const shell = process.platform === "win32";
  const result = spawnSync("npm", args, { cwd: FOLDER, stdio: ["ignore", "ignore", "inherit"], shell });
  if (result.status !== 0) throw new Error("npm ci failed in tests/lighthouse");
}
