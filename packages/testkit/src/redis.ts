// A Redis for tests: a process of its own on a free port of the loopback. Nothing here is how a real one should be run.
import { spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownPort } from "./own-port.ts";

/** A running Redis. */
export interface TestRedis {
  /** `redis://127.0.0.1:port`. */
  readonly url: string;
  readonly port: number;
  readonly pid: () => number;
  /** Stops the process for a while (SIGSTOP), and lets it go on (SIGCONT). */
  pause(): void;
  resume(): void;
  /** Makes it lose everything (FLUSHALL). */
  flush(): Promise<void>;
  /** One command; its answer as Redis writes it down (RESP). */
  ask(...words: string[]): Promise<string>;
  /** A crash and a new start at the same address, with what was written down to that moment, or with nothing. */
  restart(isKept: boolean): Promise<void>;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

/**
 * Starts one. Null where the machine has no redis-server, with a printed line that says so; in CI (CI=true) that is an error,
 * because there the tests must have run.
 */
export async function startRedis(): Promise<TestRedis | null> {
  if (spawnSync("redis-server", ["--version"]).status !== 0) {
    const reason = "Redis cannot be had on this machine";
    if (process.env["CI"] === "true") throw new Error(`${reason}, and CI must not go without it`);
    process.stdout.write(`SKIPPED: ${reason}.\n`);
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), "fitil-redis-"));
  const port = await ownPort();
  let server = await open(folder, port, "no");
  const kill = () => server.kill("SIGKILL");
  process.once("exit", kill);
  const ask = async (...words: string[]) => {
    const socket = connect(port, "127.0.0.1");
    const parts = words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`);
    socket.write(`*${words.length}\r\n${parts.join("")}`);
    const answer = await new Promise<Buffer>((resolve, reject) => {
      socket.once("data", resolve).once("error", reject);
    });
    socket.destroy();
    return answer.toString();
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    pid: () => server.pid ?? 0,
    pause: () => void server.kill("SIGSTOP"),
    resume: () => void server.kill("SIGCONT"),
    flush: async () => void (await ask("FLUSHALL")),
    ask,
    async restart(isKept) {
      if (isKept) await writeDown(ask);
      await killed(server);
      if (!isKept) rmSync(join(folder, "appendonlydir"), { recursive: true, force: true });
      server = await open(folder, port, isKept ? "yes" : "no");
    },
    async stop() {
      process.off("exit", kill);
      await killed(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the process; resolves when it takes connections. */
async function open(folder: string, port: number, appendonly: "yes" | "no"): Promise<ChildProcess> {
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", appendonly];
  const server = spawn("redis-server", [...settings, "--dir", folder], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  await new Promise<void>((resolve, reject) => {
    let output = "";
    server.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Ready to accept connections")) resolve();
    });
    server.once("exit", () => reject(new Error(`Redis ended at once:\n${output}`)));
  });
  return server;
}

async function killed(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGKILL");
  await ended;
}

/** From here on everything is written down as it happens; resolves when what there was before is, too. */
async function writeDown(ask: (...words: string[]) => Promise<string>): Promise<void> {
  await ask("CONFIG", "SET", "appendonly", "yes");
  for (;;) {
    const info = await ask("INFO", "persistence");
    if (info.includes("aof_rewrite_in_progress:0") && info.includes("aof_rewrite_scheduled:0")) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
