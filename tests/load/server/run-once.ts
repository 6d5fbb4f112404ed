// One system, one number of tables: fresh server, fresh generator, one line.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { LOAD_FOLDER, pinned, startSystem } from "./server-child.ts";
import type { Saying } from "./route.ts";
import { SEATED, WALKING } from "./task.ts";
import type { Measured, System, Task } from "./task.ts";

const GENERATOR_CORE = "1";
const PLAYERS = 4;
/** Tables played by real client libraries; their eight clients measure the latency. */
const PROBE_TABLES = 2;
/** A busier generator measures itself. */
const MAX_GENERATOR_CPU = 0.8;
/** Fewer positions than this share of those due: something held the generator up. */
const MIN_SAID_SHARE = 0.97;
const MIN_DELIVERED_SHARE = 0.98;

/** What to run. */
export interface Run {
  readonly system: System;
  readonly saying: Saying;
  readonly tables: number;
  readonly seconds: number;
  readonly warmUpMs: number;
  readonly nodeFlags: readonly string[];
}

/** One printed line. */
export interface RunLine extends Measured {
  readonly bench: "server";
  readonly system: System;
  readonly saying: Saying;
  readonly tables: number;
  /** False: not to be compared, see `why`. */
  readonly counts: boolean;
  readonly why?: string;
}

/** Runs one system under load. */
export async function runOnce(run: Run): Promise<RunLine> {
  const { system, saying, tables, seconds, warmUpMs } = run;
  const server = await startSystem(system, tables * PLAYERS, run.nodeFlags);
  try {
    const measured = await generate({
      system,
      saying,
      address: server.address,
      serverPid: server.pid,
      dataDir: server.dataDir,
      tables,
      probeTables: system === "floor" ? 0 : Math.min(tables, PROBE_TABLES),
      warmUpMs,
      seconds,
    });
    const why = whyNot(system, measured);
    return {
      bench: "server",
      system,
      saying,
      tables,
      ...measured,
      counts: why === null,
      ...(why === null ? {} : { why }),
    };
  } finally {
    await server.stop();
  }
}

function whyNot(system: System, measured: Measured): string | null {
  if (measured.generatorCpu > MAX_GENERATOR_CPU) return "the generator was busier than 80 %";
  if (measured.saidShare < MIN_SAID_SHARE) return "the generator was held up";
  if (measured.lost > 0) return "connections were lost";
  // A state that is patched every 50 ms shows only the newest of two positions: that is its way, not a fault.
  if (system !== "colyseus-state" && system !== "floor" && measured.deliveredShare < MIN_DELIVERED_SHARE)
    return "positions were lost";
  if (measured.faults > 0) return "the server corrected or refused somebody";
  return null;
}

/** Whoever has several sites play at a time. */
export interface Conductor {
  /** Everybody sits: resolves when the games are to begin. */
  seated(): Promise<void>;
  walking(): void;
}

/** Starts the generator on its own core with a task; its last line of output is the result. A site's waits for its conductor. */
export async function generate(task: Task, conductor?: Conductor): Promise<Measured> {
  const { command, args } = pinned(GENERATOR_CORE, [
    join(LOAD_FOLDER, "server/generator.ts"),
    JSON.stringify(task),
  ]);
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
  let last = "";
  createInterface({ input: child.stdout }).on("line", (line) => {
    last = line;
    if (line === SEATED) void conductor?.seated().then(() => child.stdin.write("go\n"));
    if (line === WALKING) conductor?.walking();
  });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Error(`the generator ended with ${code}`);
  return JSON.parse(last) as Measured;
}

/** Prints an object as one JSON line, numbers to four significant digits or whole. */
export function printLine(line: object): void {
  const text = JSON.stringify(line, (_key, value: unknown) => {
    if (typeof value !== "number" || Number.isInteger(value)) return value;
    return Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(4));
  });
  console.log(text);
}
