// A Redis for tests: a process of its own on a free port of the loopback, that keeps nothing. Nothing here is how a real one
// should be run.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A running Redis. */
export interface TestRedis {
  /** `redis://127.0.0.1:port`. */
  readonly url: string;
  /** Stops the process for a while (SIGSTOP), and lets it go on (SIGCONT). */
  pause(): void;
  resume(): void;
  /** Makes it lose everything (FLUSHALL). */
  flush(): Promise<void>;
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
  const port = await freePort();
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const server = spawn("redis-server", [...settings, "--dir", folder], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const kill = () => server.kill("SIGKILL");
  process.once("exit", kill);
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let output = "";
    server.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Ready to accept connections")) resolve();
    });
    void ended.then(() => reject(new Error(`Redis ended at once:\n${output}`)));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    pause: () => void server.kill("SIGSTOP"),
    resume: () => void server.kill("SIGCONT"),
    async flush() {
      const socket = connect(port, "127.0.0.1");
      socket.write("FLUSHALL\r\n");
      await new Promise((resolve, reject) => socket.once("data", resolve).once("error", reject));
      socket.destroy();
    },
    async stop() {
      process.off("exit", kill);
      kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
