// The peers have a lock of their own and are no part of the product: they are installed when the bench first needs them.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { LOAD_FOLDER } from "./server-child.ts";

/** Installs the peers from their lock when they are missing or older than it. Throws when npm fails. */
export function installPeers(): void {
  const folder = join(LOAD_FOLDER, "peers");
  const installed = join(folder, "node_modules/.package-lock.json");
  const lock = join(folder, "package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.error("Installing the peers into tests/load/peers …");
  const result = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (result.status !== 0) throw new Error("npm ci failed in tests/load/peers");
}
