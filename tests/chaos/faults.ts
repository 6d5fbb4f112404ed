// What can happen to a site of several processes, each with what makes it whole again.
import { setTimeout as wait } from "node:timers/promises";
import type { ServerProcess } from "../site/server-process.ts";
import type { SharedSite } from "./shared-site.ts";

/** A fault. */
export interface SiteFault {
  readonly name: string;
  /** How often when nothing else is asked for. */
  readonly times: number;
  /** It strikes no one process, but all. */
  readonly isEverybodys?: boolean;
  /** Does it; resolves when it is over, or cannot get worse. */
  strike(site: SharedSite, victim: Victim): Promise<void>;
  /** Makes the site whole again. */
  mend?(site: SharedSite, victim: Victim): Promise<void>;
}

/** The process that owns the table the fault is aimed at. */
export interface Victim {
  readonly name: string;
  readonly process: ServerProcess;
}

export const FAULTS: readonly SiteFault[] = [
  {
    name: "kill",
    times: 6,
    strike: (_, { process }) => process.kill(),
    mend: startAgain,
  },
  {
    name: "zombie",
    times: 3,
    async strike(_, { process }) {
      process.child.kill("SIGSTOP");
      await wait(3_000);
      process.child.kill("SIGCONT");
    },
  },
  { name: "redis-400ms", times: 2, isEverybodys: true, strike: ({ redis }) => paused(redis, 400) },
  { name: "redis-3s", times: 2, isEverybodys: true, strike: ({ redis }) => paused(redis, 3_000) },
  { name: "redis-flushed", times: 2, isEverybodys: true, strike: ({ redis }) => redis.flush() },
  { name: "redis-restarted", times: 2, isEverybodys: true, strike: ({ redis }) => redis.restart(false) },
  { name: "redis-restarted-kept", times: 2, isEverybodys: true, strike: ({ redis }) => redis.restart(true) },
  { name: "postgres-restarted", times: 2, isEverybodys: true, strike: ({ postgres }) => postgres.restart() },
  {
    name: "cut-off",
    times: 2,
    async strike(site, { name }) {
      for (const cable of site.cables(name)) cable.cut();
      await wait(3_000);
      for (const cable of site.cables(name)) cable.heal();
    },
  },
  {
    name: "rolling",
    times: 3,
    async strike(_, { process }) {
      await process.stop();
    },
    mend: startAgain,
  },
];

async function paused(what: { pause(): void; resume(): void }, ms: number): Promise<void> {
  what.pause();
  await wait(ms);
  what.resume();
}

async function startAgain(site: SharedSite, { name }: Victim): Promise<void> {
  await site.start(name);
}
