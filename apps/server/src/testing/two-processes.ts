// Two processes that are one site, without network or real time: real hubs and tables, a register, a wire and books in memory.
import { settle, VirtualClock } from "@fitil/testkit";
import { expect } from "vitest";
import { ClusterNode } from "../cluster/cluster-node.ts";
import { MemoryPeople } from "../cluster/testing/memory-people.ts";
import { MemoryRegister } from "../cluster/testing/memory-register.ts";
import { MemoryShare } from "../cluster/testing/memory-share.ts";
import { MemoryWire } from "../cluster/testing/memory-wire.ts";
import type { Clock } from "../ports/process.ts";
import type { Created } from "../tables/new-table.ts";
import type { Tables } from "../tables/index.ts";
import { FakeLedger } from "../tables/testing/fake-ledger.ts";
import { FakePlayers } from "../tables/testing/fake-players.ts";
import type { RawClient } from "../tables/testing/raw-client.ts";
import { openSite } from "../tables/testing/table-site.ts";
import type { Guest, Site } from "../tables/testing/table-site.ts";

/** One process: its clock ends with it. */
export class SiteProcess {
  readonly site: Site;
  /** As they answer where there are others: in time. */
  readonly tables: Tables;
  readonly node: ClusterNode;
  readonly #timers = new Set<() => void>();
  #isDead = false;

  constructor(name: string, world: SharedWorld) {
    const clock: Clock & { advance(ms: number): Promise<void>; pending(): number } = {
      now: () => world.clock.now(),
      after: (delayMs, task) => {
        if (this.#isDead) return () => undefined;
        const stop = world.clock.after(delayMs, task);
        this.#timers.add(stop);
        return stop;
      },
      advance: (ms) => world.clock.advance(ms),
      pending: () => world.clock.pending(),
    };
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    let lives = 0;
    const { register, people, wire, share } = world;
    const freshId = () => String(++lives);
    const address = () => world.addresses.get(name) ?? null;
    this.node = new ClusterNode({ name, freshId, register, people, wire, share, clock, log, address });
    const { ledger, players } = world;
    const meanwhile = world.meanwhile.bind(world);
    this.site = openSite(clock, 7, { ledger, players, neighbours: this.node, name, meanwhile });
    this.tables = new Proxy<Tables>(this.site.tables, {
      get(tables, name) {
        const method: unknown = Reflect.get(tables, name);
        if (typeof method !== "function") return method;
        return (...words: unknown[]) => {
          const answer: unknown = Reflect.apply(method, tables, words);
          return answer instanceof Promise ? world.meanwhile(answer) : answer;
        };
      },
    });
  }

  async start(): Promise<void> {
    await this.tables.join();
  }

  /** Kill -9: nothing more is said, its connections break. */
  kill(): void {
    this.#isDead = true;
    this.node.stop();
    for (const stop of this.#timers) stop();
  }

  async table(body: object, ownerId = "owner"): Promise<string> {
    const created: Created = await this.tables.create({ userId: ownerId, isGuest: false }, body);
    if (!created.ok) throw new Error(created.code);
    return created.id;
  }
}

/** What the processes of a site share. */
export class SharedWorld {
  readonly clock = new VirtualClock();
  readonly register = new MemoryRegister();
  readonly people = new MemoryPeople();
  readonly wire = new MemoryWire();
  readonly share = new MemoryShare(() => true);
  readonly ledger = new FakeLedger();
  readonly players = new FakePlayers();
  /** Where people reach each process. */
  readonly addresses = new Map<string, string>();

  /** Time passes until something is answered, for as long as a yes waits at most. */
  async meanwhile<T>(answer: Promise<T>): Promise<T> {
    let isAnswered = false;
    const answered = answer.finally(() => (isAnswered = true));
    await settle();
    for (let ms = 0; ms < 400 && !isAnswered; ms += 5) await this.clock.advance(5);
    return answered;
  }
}

/** What a client was told in a channel, by type. */
export const heard = (client: RawClient, channel: string) =>
  (client.heard.get(channel) ?? []).map(({ type }) => type);

/** The game's picture that somebody was told last. */
export const lastPicture = (guest: Guest) =>
  guest.client.heard.get(guest.game)?.findLast(({ type }) => type === "game_started");

/** Both processes, from their start to their end. */
export class TwoProcesses {
  readonly world = new SharedWorld();
  readonly a = new SiteProcess("a", this.world);
  readonly b = new SiteProcess("b", this.world);

  /** Both, and each knows of the other. */
  static async open(): Promise<TwoProcesses> {
    const two = new TwoProcesses();
    await two.a.start();
    await two.b.start();
    await two.world.clock.advance(400);
    return two;
  }

  /** Ann on the first process and Bob on the second one play at a table of the first. */
  async match(stakes: number): Promise<{ ann: Guest; bob: Guest; room: string }> {
    const room = await this.a.table({ stakes });
    const ann = await this.a.site.guest("ann", room);
    const bob = await this.b.site.guest("bob", room);
    expect(await ann.select(1)).toBe(0);
    expect(await bob.select(2)).toBe(0);
    expect(await bob.act({ type: "start_game" })).toBe(0);
    await this.world.clock.advance(5_100);
    return { ann, bob, room };
  }

  /** Ends both. Nothing broke in them meanwhile, and no chip came or went. */
  close(): void {
    expect([...this.a.site.faults, ...this.b.site.faults]).toEqual([]);
    this.a.kill();
    this.b.kill();
    expect(this.world.ledger.total()).toBe(this.world.ledger.balances.size * 1000);
  }
}
