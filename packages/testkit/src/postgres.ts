// A PostgreSQL for tests: a fresh cluster in a temporary folder, on loopback, as a direct child of whoever starts it. It is
// fast and forgets everything: nothing here is how a real one should be run.
import { execFile, spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ownPort } from "./own-port.ts";

const run = promisify(execFile);

const DEBIAN_FOLDER = "/usr/lib/postgresql";
const USER = "fitil";
const START_TIMEOUT_MS = 30_000;

/** A running cluster. */
export interface TestPostgres {
  /** The address of one of its databases: `postgres` is there from the beginning. */
  addressOf(database: string): string;
  readonly port: number;
  /** Runs SQL in the database `postgres` and returns its rows, columns parted by |. */
  ask(sql: string): Promise<string[]>;
  /** Ends all processes without a word to anybody (`pg_ctl restart -m immediate`) and starts again at the same address, from the journal. */
  restart(): Promise<void>;
  /** Ends the cluster and removes its files. */
  stop(): Promise<void>;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Starts a cluster. Null where the machine has no PostgreSQL, with a printed line that says so; in CI (CI=true) that is
 * an error, because there the tests must have run.
 */
export async function startPostgres(): Promise<TestPostgres | null> {
  const bin = findBinaries();
  const owner = bin === null ? undefined : findOwner();
  if (bin === null || owner === "none") {
    const reason = "PostgreSQL cannot be had on this machine";
    if (process.env["CI"] === "true") throw new Error(`${reason}, and CI must not go without it`);
    process.stdout.write(`SKIPPED: ${reason}.\n`);
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), "fitil-postgres-"));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  runOrThrow(
    join(bin, "initdb"),
    ["-D", data, "-A", "trust", "-U", USER, "-E", "UTF8", "--locale=C", "--no-sync"],
    owner,
  );
  const port = await ownPort();
  const open = async () => {
    const made = spawn(join(bin, "postgres"), serverArguments(data, port), {
      stdio: "ignore",
      cwd: folder,
      ...owner,
    });
    await accepting(made, join(bin, "pg_isready"), port);
    return made;
  };
  let server = await open();
  const kill = () => server.kill("SIGKILL");
  process.once("exit", kill);
  const end = async (signal: "SIGINT" | "SIGQUIT") => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
  };
  const addressOf = (database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`;
  return {
    addressOf,
    port,
    async ask(sql) {
      const { stdout } = await run(join(bin, "psql"), ["-AtX", addressOf("postgres"), "-c", sql]);
      return stdout.split("\n").filter((line) => line !== "");
    },
    async restart() {
      await end("SIGQUIT");
      server = await open();
    },
    async stop() {
      process.off("exit", kill);
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries(): string | null {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const newest = versions
    .filter((version) => existsSync(join(DEBIAN_FOLDER, version, "bin", "postgres")))
    .toSorted((a, b) => Number(b) - Number(a))[0];
  if (newest !== undefined) return join(DEBIAN_FOLDER, newest, "bin");
  const folders = (process.env["PATH"] ?? "").split(":");
  return (
    folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"))) ??
    null
  );
}

/** PostgreSQL refuses to run as root: root lends it the user that the system made for it. */
function findOwner(): Owner | "none" | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ["-u", "-g"].map((flag) =>
    Number(spawnSync("id", [flag, "postgres"]).stdout?.toString()),
  );
  return uid && gid ? { uid, gid } : "none";
}

function serverArguments(data: string, port: number): string[] {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    fsync: "off",
    full_page_writes: "off",
    // What was promised must outlive the process, if not the machine.
    synchronous_commit: "local",
    shared_buffers: "32MB",
    max_connections: "200",
  };
  return [
    "-D",
    data,
    "-p",
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
}

async function accepting(server: ChildProcess, probe: string, port: number): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended at once with code ${server.exitCode}`);
    const isReady = run(probe, ["-h", "127.0.0.1", "-p", String(port), "-q"]).then(
      () => true,
      () => false,
    );
    if (await isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  server.kill("SIGKILL");
  throw new Error("PostgreSQL did not begin to answer");
}

function runOrThrow(command: string, args: string[], owner: Owner | undefined): void {
  const identity = owner ?? {};
  const { status, stderr } = spawnSync(command, args, { cwd: tmpdir(), ...identity });
  if (status !== 0) throw new Error(`${command} failed: ${String(stderr)}`);
}
