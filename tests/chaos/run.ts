// `npm run chaos`: three processes of one site on a real Redis and PostgreSQL, and one fault after another in the middle of
// paid matches. One JSON line a fault. KILLS says how often an owner is killed.
import { setTimeout as wait } from "node:timers/promises";
import { register, signIn } from "../site/account.ts";
import type { SignedIn } from "../site/account.ts";
import type { ServerProcess } from "../site/server-process.ts";
import { playThrough } from "./faulty-match.ts";
import type { FaultyMatch, Outcome } from "./faulty-match.ts";
import { startSharedSite } from "./shared-site.ts";
import type { SharedSite } from "./shared-site.ts";

/** Faults by name on the command line; none: all. */
const WANTED = process.argv.slice(2);

type Damage = Pick<FaultyMatch, "damage" | "isOwnerGone">;

interface Fault {
  readonly name: string;
  readonly times: number;
  readonly on: (owner: ServerProcess, site: SharedSite) => Damage;
}

const FAULTS: readonly Fault[] = [
  {
    name: "kill",
    times: Number(process.env["KILLS"] ?? 10),
    on: (owner) => ({ damage: () => owner.kill(), isOwnerGone: true }),
  },
  {
    name: "stop",
    times: 3,
    on: (owner) => ({ damage: async () => void owner.child.kill("SIGTERM"), isOwnerGone: true }),
  },
  {
    name: "zombie",
    times: 3,
    on: (owner) => ({
      async damage() {
        owner.child.kill("SIGSTOP");
        await wait(3_000);
        owner.child.kill("SIGCONT");
      },
      isOwnerGone: false,
    }),
  },
  { name: "redis-400ms", times: 2, on: (_, site) => pauseRedis(site, 400) },
  { name: "redis-3s", times: 2, on: (_, site) => pauseRedis(site, 3_000) },
  {
    name: "redis-flushed",
    times: 2,
    on: (_, { redis }) => ({ damage: () => redis.flush(), isOwnerGone: false }),
  },
];

function pauseRedis({ redis }: SharedSite, ms: number): Damage {
  return {
    async damage() {
      redis.pause();
      await wait(ms);
      redis.resume();
    },
    isOwnerGone: false,
  };
}

/** Two accounts that have not met. */
async function newPair(server: ServerProcess, number: number): Promise<[SignedIn, SignedIn]> {
  const join = async (name: string) => {
    const account = {
      name: `${name}${number}`,
      email: `${name}${number}@example.org`,
      password: "correct horse",
    };
    await register(server.address, account);
    return await signIn(server.address, account);
  };
  return [await join("ann"), await join("bob")];
}

async function main(): Promise<boolean> {
  const site = await startSharedSite(["p1", "p2", "p3"]);
  if (site === null) return true;
  let isHeld = true;
  let matches = 0;
  let lives = 3;
  try {
    for (const { name, times, on } of FAULTS) {
      if (WANTED.length > 0 && !WANTED.includes(name)) continue;
      const outcomes: Outcome[] = [];
      const faults: string[] = [];
      for (let time = 0; time < times; time += 1) {
        const [owner, other] = site.processes.slice(-2) as [ServerProcess, ServerProcess];
        // A table stays open for a minute, and nobody opens more than three.
        const people = await newPair(other, ++matches);
        const damage = on(owner, site);
        try {
          outcomes.push(await playThrough({ people, owner, other, ...damage }));
        } catch (error) {
          faults.push(String(error));
        }
        if (damage.isOwnerGone) await site.start(`p${++lives}`);
      }
      const pauses = outcomes.map(({ toPictureMs }) => toPictureMs).toSorted((a, b) => a - b);
      const figures = {
        chaos: name,
        times,
        toPictureMsP50: pauses[Math.floor(pauses.length / 2)],
        toPictureMsMost: pauses.at(-1),
        sameSeat: outcomes.filter(({ sameSeat }) => sameSeat).length,
        settledOnce: outcomes.filter(({ settledOnce }) => settledOnce).length,
        ...(faults.length > 0 && { faults }),
      };
      if (figures.settledOnce < times || figures.sameSeat < times) isHeld = false;
      process.stdout.write(`${JSON.stringify(figures)}\n`);
    }
  } finally {
    await site.stop();
  }
  return isHeld;
}

process.exitCode = (await main()) ? 0 : 1;
