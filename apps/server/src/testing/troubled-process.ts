// A process of a simulated site: real tables, hub and cluster node over a register and books in memory, with bad wires, a drifting clock,
// stops, cuts and kills. For tests.
import { createSeededChance, VirtualClock } from "@fitil/testkit";
import { ClusterNode } from "../cluster/cluster-node.ts";
import { MemoryPeople } from "../cluster/testing/memory-people.ts";
import { MemoryRegister } from "../cluster/testing/memory-register.ts";
import { MemoryWire } from "../cluster/testing/memory-wire.ts";
import type { ClusterRegister, PersonRegister, Wire } from "../cluster/ports.ts";
import { ProcessClock, overWire } from "../cluster/testing/shaky-wire.ts";
import { StaleOwner } from "../errors.ts";
import type { Fence } from "../ports/ledger.ts";
import { FakeLedger } from "../tables/testing/fake-ledger.ts";
import { FakePlayers } from "../tables/testing/fake-players.ts";
import { openSite } from "../tables/testing/table-site.ts";
import type { Site } from "../tables/testing/table-site.ts";

type Die = (sides: number) => number;

/** What all processes share. */
export class TroubledWorld {
  readonly clock = new VirtualClock();
  readonly register = new MemoryRegister();
  readonly people = new MemoryPeople();
  readonly wire = new MemoryWire();
  readonly ledger = new FakeLedger();
  readonly players = new FakePlayers();
  readonly fences = new Map<string, number>();
  readonly die: Die;
  /** Words are lost, late or overtaken. */
  isTroubled = false;

  constructor(seed: number) {
    const chance = createSeededChance(seed);
    this.die = (sides) => chance.below(sides);
  }
}

/** One process, from its start until it is killed. */
export class TroubledProcess {
  readonly site: Site;
  readonly node: ClusterNode;
  readonly #world: TroubledWorld;
  readonly #sense: ProcessClock;
  isDead = false;
  isCut = false;

  constructor(world: TroubledWorld, name: string) {
    this.#world = world;
    this.#sense = new ProcessClock(world.clock, 0.975 + world.die(51) / 1_000);
    const clock = {
      now: () => this.#sense.now(),
      after: (delayMs: number, task: () => void) =>
        this.isDead ? () => undefined : this.#sense.after(delayMs, () => this.isDead || task()),
      advance: (ms: number) => world.clock.advance(ms),
      pending: () => world.clock.pending(),
    };
    const way = () => (this.isCut || this.isDead || this.#isUnlucky(60) ? null : this.#delay());
    const shaky = { world: world.clock, process: this.#sense, way, isOrdered: true };
    const register = overWire(world.register, shaky);
    let lives = 0;
    this.node = new ClusterNode({
      name,
      freshId: () => String(++lives),
      register: new Proxy(register, {
        get: (target, key) =>
          key === "watch" ? this.#watch.bind(this) : (Reflect.get(target, key) as unknown),
      }),
      people: overWire<PersonRegister>(world.people, shaky),
      wire: this.#wire(),
      clock,
      log: { info: () => {}, warn: () => {}, error: () => {} },
      address: () => null,
    });
    const { players } = world;
    this.site = openSite(clock, 7, { ledger: this.#books(), players, neighbours: this.node, name });
  }

  get isPaused(): boolean {
    return this.#sense.isPaused;
  }

  async start(): Promise<void> {
    while (!this.isDead)
      try {
        await this.site.tables.join();
        return;
      } catch {
        await new Promise<void>((resolve) => this.#world.clock.after(100, resolve));
      }
  }

  /** Happens to the process: now, or when it goes on. */
  soon(task: () => void): void {
    this.#sense.soon(task);
  }

  pause(ms: number): void {
    this.#sense.pause(ms);
  }

  /** Kill -9: what it was about to do is not done. */
  kill(): void {
    this.isDead = true;
    this.node.stop();
  }

  #watch(changed: Parameters<ClusterRegister["watch"]>[0]): Promise<void> {
    return this.#world.register.watch((tableId, place) => this.#hears(() => changed(tableId, place)));
  }

  #isUnlucky(sides: number): boolean {
    return this.#world.isTroubled && this.#world.die(sides) === 0;
  }

  #delay(): number {
    return 1 + this.#world.die(this.#isUnlucky(20) ? 300 : 15);
  }

  #hears(task: () => void): void {
    if (!this.isCut && !this.isDead) this.#sense.soon(() => this.isDead || task());
  }

  /** Words between nodes: slow, now and then lost or overtaken. */
  #wire(): Wire {
    const { wire, clock, die } = this.#world;
    return {
      publish: async (channel, text) => {
        if (this.isCut || this.#isUnlucky(80)) return;
        clock.after(1 + (this.#isUnlucky(60) ? die(100) : 0), () => void wire.publish(channel, text));
      },
      listen: (channel, heard) => wire.listen(channel, (text) => this.#hears(() => heard(text))),
      unlisten: (channel) => wire.unlisten(channel),
    };
  }

  /** The books behind the fence, over a slow line that breaks before or after. */
  #books(): FakeLedger {
    const { ledger, fences, clock, die } = this.#world;
    const pass = (fence: Fence | undefined) => {
      if (fence === undefined) return;
      if ((fences.get(fence.tableId) ?? 0) > fence.epoch) throw new StaleOwner(`table ${fence.tableId}`);
      fences.set(fence.tableId, fence.epoch);
    };
    const travel = () => new Promise<void>((resolve) => clock.after(1 + die(20), resolve));
    const order = async <T>(fence: Fence | undefined, work: () => Promise<T>): Promise<T> => {
      await travel();
      if (this.isDead || this.isCut || this.#isUnlucky(40)) throw new Error("the database is away");
      pass(fence);
      const done = await work();
      await travel();
      if (this.isCut || this.#isUnlucky(40)) throw new Error("the answer was lost");
      await new Promise<void>((resolve) => this.#sense.soon(resolve));
      return done;
    };
    const own: Partial<FakeLedger> = {
      stake: (gameId, userIds, stake, fence?: Fence) =>
        order(fence, () => ledger.stake(gameId, userIds, stake)),
      pay: (gameId, winnerId, fence?: Fence) => order(fence, () => ledger.pay(gameId, winnerId)),
      refund: (gameId, fence?: Fence) => order(fence, () => ledger.refund(gameId)),
      takeOver: (fence, gameId) => order(fence, () => ledger.takeOver(fence, gameId)),
    };
    return new Proxy(ledger, {
      get(target, name) {
        if (name in own) return own[name as keyof FakeLedger];
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === "function" ? (value.bind(target) as unknown) : value;
      },
    });
  }
}

/** Waits in virtual time for a promise that needs it to pass; null: it rejects, or takes longer. */
export async function inTime<T>(
  world: TroubledWorld,
  promise: Promise<T>,
  withinMs = 6_000,
): Promise<T | null> {
  let result: { value: T } | null = null;
  promise.then(
    (value) => (result = { value }),
    () => (result = null),
  );
  for (let ms = 0; ms < withinMs && result === null; ms += 50) await world.clock.advance(50);
  return (result as { value: T } | null)?.value ?? null;
}
