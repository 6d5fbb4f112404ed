// Starts the product's own server as a direct child on a free port of the loopback, with its own data folder.
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundledServer, ownPort } from "@fitil/testkit";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const SOURCE = join(ROOT, "apps/server/src/main.ts");
/** PERF: servers start from the code that an earlier one compiled, in half the time; each has a data folder of its own. */
const COMPILED = join(ROOT, "node_modules/.cache/test-servers");
const ADDRESS = /^Фитиль: (https?:\/\/[^\s/]+)$/m;

/** A test that was given up stops nobody: its servers would go on for ever. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

export interface ServerProcess {
  /** `http://127.0.0.1:port`, without a slash at the end. */
  readonly address: string;
  readonly dataDir: string;
  readonly child: ChildProcess;
  /** Everything the server has printed so far. */
  readonly output: () => string;
  /** SIGTERM, waits for the end; returns the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL, waits for the end: a crash. */
  kill(): Promise<void>;
}

/**
 * Starts a server and resolves when it has printed its address; rejects with its output when it ends before.
 * @param env variables on top of the ones the tests set
 * @param dataDir an existing data folder to start on again; a fresh one when left out
 * @param form the sources, as operators start them; a bundle of them when left out
 */
export async function startServer(
  env: Record<string, string> = {},
  dataDir?: string,
  form: "bundle" | "sources" = "bundle",
): Promise<ServerProcess> {
  const program = form === "bundle" ? await bundledServer() : SOURCE;
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), "fitil-e2e-"));
  const child = spawn(process.execPath, [program], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: COMPILED,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      NODE_ENV: "test",
      // Whatever model runs on this machine is not asked.
      MENTOR_MODEL: "built-in",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = ADDRESS.exec(output);
      if (found?.[1]) resolve(found[1]);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void ended.then((code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  return {
    address,
    dataDir: folder,
    child,
    output: () => output,
    async stop() {
      child.kill("SIGTERM");
      return await ended;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** A port of its own as settings, for a server that must know its address before it listens. */
export async function ownAddress(): Promise<{ PORT: string; PUBLIC_URL: string }> {
  const port = await ownPort();
  return { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
}

/** Removes a data folder that a test made. */
export function removeData(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
