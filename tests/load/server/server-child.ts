// Starts a system's server on a core of its own and gives it back when it has printed its address.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { CENTRIFUGE_PEER } from "./centrifuge-peer.ts";
import { makePeople } from "./fitil-people.ts";
import type { System } from "./task.ts";

export const LOAD_FOLDER = dirname(dirname(fileURLToPath(import.meta.url)));
const ROOT = dirname(dirname(LOAD_FOLDER));
const SERVER_CORE = "0";
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;
const INSPECTOR = /ws:\/\/127\.0\.0\.1:\d+\/\S+/;

/** A running system. */
export interface RunningServer {
  readonly address: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Where Node's inspector listens; null unless `--inspect` was among the flags. */
  readonly inspector: string | null;
  stop(): Promise<void>;
}

/** A program and its arguments, tied to one core where the system can do that. */
function onCore(
  core: string,
  [program, ...args]: readonly [string, ...string[]],
): { command: string; args: string[] } {
  if (!existsSync("/usr/bin/taskset")) return { command: program, args };
  return { command: "/usr/bin/taskset", args: ["-c", core, program, ...args] };
}

/** Node with these arguments, tied to one core where the system can do that. */
export function pinned(core: string, args: readonly string[]): { command: string; args: string[] } {
  return onCore(core, [process.execPath, ...args]);
}

/** Starts one system afresh, with `people` players known to it where it wants to know them. `nodeFlags` go to its Node. */
export async function startSystem(
  system: System,
  people: number,
  nodeFlags: readonly string[],
): Promise<RunningServer> {
  const isOurs = system === "fitil" || system === "fitil-names";
  const dataDir = isOurs ? mkdtempSync(join(tmpdir(), "fitil-load-")) : "";
  if (isOurs) await makePeople(dataDir, people);
  const isGo = system === "centrifuge-go";
  const { command, args } = isGo
    ? onCore(SERVER_CORE, [CENTRIFUGE_PEER])
    : pinned(SERVER_CORE, [...nodeFlags, mainOf(system)]);
  const child = spawn(command, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      MENTOR_MODEL: "built-in",
      GOMAXPROCS: "1",
      ...(isOurs ? { DATA_DIR: dataDir, LOG_LEVEL: "warn", TRUSTED_PROXIES: "127.0.0.1" } : {}),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { address, inspector } = await addressesOf(child);
  return {
    address,
    inspector,
    pid: child.pid as number,
    dataDir,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      if (isOurs) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function mainOf(system: Exclude<System, "centrifuge-go">): string {
  switch (system) {
    case "fitil":
    case "fitil-names":
      return join(ROOT, "apps/server/src/main.ts");
    case "ws":
      return join(LOAD_FOLDER, "peers/ws-relay.mjs");
    case "floor":
      return join(LOAD_FOLDER, "peers/floor.mjs");
    case "colyseus-broadcast":
    case "colyseus-state":
      return join(LOAD_FOLDER, "peers/colyseus-server.mjs");
  }
}

function addressesOf(child: ChildProcess): Promise<{ address: string; inspector: string | null }> {
  let output = "";
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = ADDRESS.exec(output);
      if (found) resolve({ address: found[0], inspector: INSPECTOR.exec(output)?.[0] ?? null });
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
}
