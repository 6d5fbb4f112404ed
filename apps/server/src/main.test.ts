// The process itself: one line when it is up, one sentence when it cannot be, a clean end, and a start after a kill.
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bundledServer, VirtualClock } from "@fitil/testkit";
import { WebSocket } from "ws";
import { openSqlite } from "./db/sqlite.ts";
import { createLedger } from "./ledger/ledger.ts";
import { countingRandom } from "./testing/chance.ts";

/** As operators start it. */
const SOURCES = join(import.meta.dirname, "main.ts");
/** PERF: starts from the code that an earlier one compiled, in two thirds of the time. */
const COMPILED = join(import.meta.dirname, "../../../node_modules/.cache/test-servers");
const JSON_TYPE = { "content-type": "application/json" };

interface Run {
  readonly child: ChildProcess;
  readonly output: () => { out: string; err: string };
  /** The printed address. */
  readonly address: Promise<string>;
  readonly exit: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

describe("the server's process", () => {
  let bundle: string;
  let folder: string;
  const runs: Run[] = [];
  beforeAll(async () => {
    bundle = await bundledServer();
  }, 300_000);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "fitil-main-"));
  });
  afterEach(async () => {
    for (const { child, exit } of runs.splice(0)) {
      child.kill("SIGKILL");
      await exit;
    }
    rmSync(folder, { recursive: true, force: true });
  });

  function run(environment: Record<string, string> = {}, program = bundle): Run {
    // Whatever model runs on this machine is not asked.
    const ours = {
      PORT: "0",
      DATA_DIR: folder,
      MENTOR_MODEL: "built-in",
      NODE_COMPILE_CACHE: COMPILED,
    };
    const env = { PATH: process.env["PATH"] ?? "", ...ours, ...environment };
    const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "pipe"] });
    let out = "";
    let err = "";
    child.stderr?.on("data", (chunk: Buffer) => (err += chunk.toString()));
    const exit = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
      child.once("close", (code, signal) => resolve({ code, signal }));
    });
    const address = new Promise<string>((resolve, reject) => {
      child.stdout?.on("data", (chunk: Buffer) => {
        out += chunk.toString();
        const found = /^Фитиль: (\S+)\n$/.exec(out)?.[1];
        if (found !== undefined) resolve(found);
      });
      void exit.then(() => reject(new Error(`the server did not start: ${err}`)));
    });
    address.catch(() => undefined);
    const started = { child, output: () => ({ out, err }), address, exit };
    runs.push(started);
    return started;
  }

  async function register(address: string): Promise<string> {
    const registered = await fetch(`${address}/api/auth/sign-up/email`, {
      method: "POST",
      headers: JSON_TYPE,
      body: JSON.stringify({ email: "ann@example.org", password: "correct horse" }),
    });
    const session = registered.headers.get("set-auth-token") ?? "";
    const answer = await fetch(`${address}/api/auth/token`, {
      headers: { authorization: `Bearer ${session}` },
    });
    return ((await answer.json()) as { token: string }).token;
  }

  async function me(address: string, token: string): Promise<Record<string, unknown>> {
    const answer = await fetch(`${address}/api/user/me`, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as Record<string, unknown>;
  }

  it("says its address in one line, closes sockets with 3001 on SIGTERM, and ends with 0", async () => {
    const server = run({}, SOURCES);
    const address = await server.address;
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o077).toBe(0);
    const socket = new WebSocket(`${address.replace("http", "ws")}/ws`);
    await new Promise((resolve) => socket.once("open", resolve));
    const closed = new Promise<number>((resolve) => socket.once("close", resolve));
    server.child.kill("SIGTERM");
    expect(await closed).toBe(3001);
    expect(await server.exit).toEqual({ code: 0, signal: null });
    expect(server.output()).toEqual({ out: `Фитиль: ${address}\n`, err: "" });
  });

  it("lets no page of another site open a real-time connection", async () => {
    const address = await run().address;
    const open = (origin: string) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`${address.replace("http", "ws")}/ws`, { origin });
        socket.once("open", () => {
          socket.close();
          resolve("open");
        });
        socket.once("error", (error) => resolve(error.message));
      });
    expect(await open("https://evil.example")).toContain("403");
    expect(await open(address)).toBe("open");
  });

  it("stops at a wrong setting with one sentence that does not repeat it", async () => {
    const server = run({ PORT: "seven-secret" });
    expect(await server.exit).toEqual({ code: 1, signal: null });
    expect(server.output()).toEqual({ out: "", err: "PORT expects a whole number from 0 to 65535.\n" });
  });

  it("says so when the port or the folder is taken", async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, "127.0.0.1", resolve));
    const { port } = blocker.address() as AddressInfo;
    const server = run({ PORT: String(port) });
    expect((await server.exit).code).toBe(1);
    expect(server.output().err).toBe(`PORT expects a free port, but ${port} on 127.0.0.1 is in use.\n`);
    await new Promise((resolve) => blocker.close(resolve));
    const first = run();
    await first.address;
    const second = run();
    expect((await second.exit).code).toBe(1);
    expect(second.output().err).toBe(
      `DATA_DIR expects a folder of its own, but another server is using ${folder}.\n`,
    );
  });

  it("says so when there can be no folder", async () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    for (const wrong of [file, join(file, "within"), "/proc/nope"]) {
      const server = run({ DATA_DIR: wrong });
      expect(await server.exit).toEqual({ code: 1, signal: null });
      expect(server.output().err).toBe(
        `DATA_DIR expects a folder that can be written, but ${wrong} is none.\n`,
      );
    }
  });

  it("says so when the folder is there and cannot be written", async () => {
    // A file system that takes no files, not even from the superuser, whom permissions do not bind.
    const server = run({ DATA_DIR: "/sys" });
    expect(await server.exit).toEqual({ code: 1, signal: null });
    expect(server.output().err).toBe("DATA_DIR expects a folder that can be written, but /sys is none.\n");
  });

  it("says so when the database is no database, or a folder", async () => {
    const file = join(folder, "fitil.sqlite");
    writeFileSync(file, "not a database at all, but long enough to be looked at".repeat(20), { mode: 0o600 });
    const first = run();
    expect((await first.exit).code).toBe(1);
    expect(first.output().err).toBe(
      `DATA_DIR expects a database of this server, but ${file} is none or is damaged.\n`,
    );
    rmSync(file);
    mkdirSync(file, { mode: 0o700 });
    const second = run();
    expect((await second.exit).code).toBe(1);
    expect(second.output().err).toBe(
      `DATA_DIR expects a database that can be read and written, but ${file} is not.\n`,
    );
  });

  it("keeps every file to its owner, and closes what an earlier start left open", async () => {
    // With the compiled code where it usually is, in its own folder.
    const first = run({ NODE_COMPILE_CACHE: "" }, SOURCES);
    await register(await first.address);
    const modes = () =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .map((name) => [name, statSync(join(folder, name)).mode & 0o077] as const)
        .filter(([, mode]) => mode !== 0);
    expect(readdirSync(folder)).toEqual(
      expect.arrayContaining(["fitil.sqlite", "fitil.sqlite-wal", "compile-cache"]),
    );
    expect(modes()).toEqual([]);
    first.child.kill("SIGKILL");
    await first.exit;
    mkdirSync(join(folder, "outbox"));
    writeFileSync(join(folder, "outbox", "old.eml"), "");
    writeFileSync(join(folder, "somebody-elses"), "");
    const wide = ["fitil.sqlite", "secrets.json", "outbox", join("outbox", "old.eml"), "somebody-elses"];
    for (const name of wide) chmodSync(join(folder, name), 0o755);
    const second = run({ NODE_COMPILE_CACHE: "" }, SOURCES);
    await second.address;
    expect(modes().map(([name]) => name)).toEqual(["somebody-elses"]);
    expect(second.output().err).toContain("files of DATA_DIR were open to other users and are closed now");
  });

  it("says so when nobody listens where the database should be", async () => {
    const server = run({ DATABASE_URL: "postgres://nobody:hunter2@127.0.0.1:9/none" });
    expect((await server.exit).code).toBe(1);
    expect(server.output().err).toBe(
      "DATABASE_URL expects an address where a PostgreSQL listens, but nothing does there.\n",
    );
  });

  it("[CH4] knows its people again after a kill, and gives unfinished stakes back once", async () => {
    const first = run();
    const token = await register(await first.address);
    const { id } = await me(await first.address, token);
    first.child.kill("SIGKILL");
    await first.exit;
    const database = openSqlite(join(folder, "fitil.sqlite"));
    const clock = new VirtualClock();
    const ledger = createLedger({
      database,
      clock,
      random: countingRandom(),
      ownerId: "killed",
      isOwnerAlive: async () => false,
    });
    expect(await ledger.stake("game", [String(id)], 250)).toEqual({ ok: true, pot: 250 });
    await database.close();
    for (let start = 0; start < 2; start++) {
      const server = run({ LOG_LEVEL: "silent" });
      expect(await me(await server.address, token)).toMatchObject({ id, Chips: 1000 });
      server.child.kill("SIGTERM");
      expect((await server.exit).code).toBe(0);
    }
  });
});
