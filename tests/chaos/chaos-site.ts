// The site that chaos strikes: three processes behind HAProxy, every one by its own cables to Redis and PostgreSQL and with its acts noted,
// and eight people.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { bundledServer } from "@fitil/testkit";
import { MAX_OPEN_TABLES } from "@fitil/contracts";
import { call, signUp } from "../site/account.ts";
import type { SignedIn } from "../site/account.ts";
import { countActs } from "./acts.ts";
import type { ActCount } from "./acts.ts";
import type { BalancerKind } from "./balancer.ts";
import { TABLE_STAKE } from "./played-table.ts";
import type { Victim } from "./faults.ts";
import { startSharedSite } from "./shared-site.ts";
import type { SharedSite } from "./shared-site.ts";
import { SteadyPlayer } from "./steady-player.ts";

const NAMES = ["p1", "p2", "p3"] as const;
const PEOPLE = 8;
/** Only against waiting for ever: a start takes as long as the machine has other things to do. */
const READY_WITHIN_MS = 90_000;
/** As long as people wait for their table to go on (rounds.ts). */
const OWNED_WITHIN_MS = 20_000;
/** `nginx`: behind that instead; it asks nobody whether they are ready. */
const BALANCER: BalancerKind = process.env["CHAOS_BALANCER"] === "nginx" ? "nginx" : "haproxy";
/** HAProxy asks every second. */
const NOTICED_MS = 1_200;

export interface ChaosSite extends SharedSite {
  readonly players: readonly SteadyPlayer[];
  /** Makes a table at the process of this address; returns its id. */
  makeTable(address: string): Promise<string>;
  /** Who owns a table now. */
  ownerOf(tableId: string): Promise<Victim>;
  /** The process that a person is connected to. */
  gatewayOf(player: SteadyPlayer): Promise<string>;
  /** The process of this name that runs now. */
  processOf(name: string): Victim;
  /** Resolves when all processes are ready, and the balancer has had time to see it. */
  whole(): Promise<void>;
  /** What the processes noted of their acts. */
  acts(): ActCount;
}

/** Starts it; null where the machine has not all it takes. */
export async function openChaosSite(): Promise<ChaosSite | null> {
  const folder = mkdtempSync(join(tmpdir(), "fitil-acts-"));
  const trace = pathToFileURL(join(import.meta.dirname, "trace-acts.ts")).href;
  const traced = pathToFileURL(join(dirname(await bundledServer()), "ownership.js")).href;
  const env = { TRACE_ACTS: folder, TRACED_OWNERSHIP: traced, NODE_OPTIONS: `--import=${trace}` };
  const site = await startSharedSite(NAMES, { balancer: BALANCER, env, isCabled: true });
  if (site === null) return null;
  const processOf = (name: string): Victim => ({ name, process: site.named(name) });
  const players: SteadyPlayer[] = [];
  const stop = async () => {
    for (const player of players) player.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (let number = 0; number < PEOPLE; number += 1) {
      const name = `Player${number}`;
      const account = { name, email: `${name}@example.org`, password: "correct horse" };
      // At a process itself: a balancer that takes a busy process for one that hangs cuts whoever it sent there, and who they
      // are is no part of what is proved.
      const person = await signUp(processOf(NAMES[number % NAMES.length]!).process.address, account);
      // At either table two and two.
      const character = ((number % 4) + 1) as 1 | 2 | 3 | 4;
      players.push(new SteadyPlayer(site.address, person, character, number % 2 === 1));
    }
    // They have long been here: nobody is farming newcomers (CH7).
    await site.postgres.ask("update player set created_at = created_at - 172800000");
  } catch (error) {
    await stop();
    throw error;
  }
  const makers: { readonly person: Promise<SignedIn>; tables: number }[] = [];
  return {
    ...site,
    players,
    processOf,
    // Nobody holds more than three tables open, and the minute after which an empty one closes begins anew in each next owner: of faults
    // that come every few seconds it outlives many. So others than those who play make them.
    async makeTable(address) {
      let maker = makers.at(-1);
      if (maker === undefined || maker.tables >= MAX_OPEN_TABLES) {
        const name = `Maker${makers.length}`;
        const account = { name, email: `${name}@example.org`, password: "correct horse" };
        maker = { person: signUp(address, account), tables: 0 };
        makers.push(maker);
      }
      maker.tables += 1;
      const { token } = await maker.person;
      const body = { stakes: TABLE_STAKE };
      return (await call<{ id: string }>(address, "/api/rooms", { method: "POST", token, body })).id;
    },
    async ownerOf(tableId) {
      const deadline = performance.now() + OWNED_WITHIN_MS;
      for (;;) {
        const answer = await site.redis.ask("HGET", `{fitil}:table:${tableId}`, "o");
        const name = /\r\n(p\d)\./.exec(answer)?.[1];
        if (name !== undefined) return processOf(name);
        // Between two owners it is nobody's for a moment: one that did not get its turn on a busy machine loses it, too.
        if (performance.now() > deadline) throw new Error(`nobody owns table ${tableId}: ${answer}`);
        await wait(50);
      }
    },
    async gatewayOf({ person }) {
      const answer = await site.redis.ask("HGET", `{fitil}:line:${person.id}`, "n");
      return /\r\n(p\d)\./.exec(answer)?.[1] ?? "";
    },
    async whole() {
      const deadline = performance.now() + READY_WITHIN_MS;
      for (const name of NAMES) {
        const { address } = processOf(name).process;
        // Whoever does not answer is not ready.
        const isReady = async () => (await fetch(`${address}/readyz`).catch(() => null))?.status === 200;
        while (!(await isReady())) {
          if (performance.now() > deadline) throw new Error(`${name} does not get ready`);
          await wait(50);
        }
      }
      await wait(NOTICED_MS);
    },
    acts: () => countActs(folder),
    stop,
  };
}
