// Six people do anything, at any time, over three tables with shaky books and networks. Whatever they do: chips are
// conserved, seats are unique, everything said fits the wire, all games end, and nothing is left behind.
// FUZZ_STORMS says how many storms (the seed is in the title of a failing one).
import { env } from "node:process";
import { describe, expect, it } from "vitest";
import { LOBBY_UPDATES, STARTING_CHIPS, gameEventSchema, lobbyEventSchema } from "@fitil/contracts";
import { VirtualClock } from "@fitil/testkit";
import { createDie } from "./testing/matches.ts";
import type { RawClient } from "./testing/raw-client.ts";
import { guestOf, member, openSite } from "./testing/table-site.ts";
import type { Site } from "./testing/table-site.ts";

const SEEDS = Number(env["FUZZ_STORMS"] ?? 60);
const STEPS = 300;
const USERS = ["a", "b", "c", "d", "e", "f"];

class Storm {
  readonly clock = new VirtualClock();
  readonly site: Site;
  readonly #die: (sides: number) => number;
  readonly #clients = new Map<string, RawClient>();
  readonly #everyone: RawClient[] = [];
  #rooms: string[] = [];
  #release: (() => void) | null = null;

  constructor(seed: number) {
    this.#die = createDie(seed);
    this.site = openSite(this.clock, seed);
  }

  async run(steps: number): Promise<void> {
    for (const user of USERS) await this.site.ledger.open(user);
    for (let step = 0; step < steps; step++) {
      await this.#step();
      this.#check();
    }
    this.#release?.();
    this.site.ledger.mishaps.length = 0;
    for (const client of this.#clients.values()) client.lose();
  }

  heard(): { channel: string; event: unknown }[] {
    return this.#everyone.flatMap((client) =>
      [...client.heard].flatMap(([channel, events]) => events.map((event) => ({ channel, event }))),
    );
  }

  #pick<T>(items: readonly T[]): T {
    return items[this.#die(items.length)] as T;
  }

  async #client(user: string): Promise<RawClient> {
    const known = this.#clients.get(user);
    if (known && !known.closed) return known;
    const fresh = await this.site.person(user);
    this.#clients.set(user, fresh);
    this.#everyone.push(fresh);
    await fresh.subscribe(LOBBY_UPDATES);
    return fresh;
  }

  async #step(): Promise<void> {
    const user = this.#pick(USERS);
    const roll = this.#die(100);
    if (roll < 3) return this.#shakeBooks();
    if (roll < 12) return this.clock.advance(this.#pick([1, 33, 500, 1_000, 2_000, 5_000, 5_000, 21_000]));
    if (roll < 15) return this.#newTable(user);
    if (roll < 17) return this.#gather();
    const client = await this.#client(user);
    if (roll < 19) return client.lose();
    if (roll < 21) return this.#replace(user, await this.site.person(user));
    const room = this.#rooms.length > 0 ? this.#pick(this.#rooms) : "nosuchroom";
    const at = guestOf(client, this.#die(8) === 0 ? room : (this.site.tables.heldSeat(user)?.roomId ?? room));
    if (roll < 32) return this.#unless(client.subscribe(this.#die(4) === 0 ? at.game : at.lobby));
    if (roll < 34) return this.#unless(client.unsubscribe(this.#pick([at.lobby, at.game])));
    return this.#unless(at.act(this.#action(roll)));
  }

  #replace(user: string, fresh: RawClient): void {
    this.#clients.set(user, fresh);
    this.#everyone.push(fresh);
  }

  /** While the books are held back an answer may not come: the storm goes on without it. */
  async #unless(answer: Promise<unknown>): Promise<void> {
    if (this.#release) await this.clock.advance(0);
    else await answer;
  }

  async #shakeBooks(): Promise<void> {
    if (this.#release) {
      this.#release();
      this.#release = null;
    } else if (this.#die(3) === 0) this.#release = this.site.ledger.hold();
    else this.site.ledger.mishaps.push(this.#pick(["before", "after"] as const));
    await this.clock.advance(0);
  }

  /** Everybody sits down at one table, takes a slot and presses start: what most people come for. */
  async #gather(): Promise<void> {
    const room = this.#pick(["nosuchroom", ...this.#rooms]);
    for (const user of USERS) {
      const at = guestOf(await this.#client(user), room);
      await this.#unless(at.client.subscribe(at.lobby));
      await this.#unless(at.select(this.#die(4) + 1));
      await this.#unless(at.act({ type: "start_game" }));
    }
    await this.clock.advance(5_000);
  }

  #newTable(user: string): void {
    const created = this.site.tables.create(member(user), { stakes: this.#pick([0, 100, 250]) });
    if (created.ok) this.#rooms = [...this.#rooms, created.id].slice(-3);
  }

  #action(roll: number): Record<string, unknown> {
    const id = this.#die(4) + 1;
    if (roll < 52) return { type: "select_character", characterId: id, eyeVariant: this.#die(4) + 1 };
    if (roll < 56) return { type: "update_emotion", eyeVariant: id };
    if (roll < 74) return { type: "start_game" };
    if (roll < 76) return { type: "cancel_countdown" };
    if (roll < 78) return { type: "leave_room" };
    if (roll < 92) return { type: "place_bomb" };
    const corner = [
      { x: 0, y: 0 },
      { x: 16, y: 10 },
      { x: 16, y: 0 },
      { x: 0, y: 10 },
    ][id - 1] as { x: number; y: number };
    const x = Math.abs(corner.x - this.#die(20) / 10);
    return { type: "player_state", id, x, y: corner.y, orientation: "left", seq: roll };
  }

  #check(): void {
    expect(this.site.ledger.total()).toBe(this.site.ledger.balances.size * STARTING_CHIPS);
    for (const chips of this.site.ledger.balances.values()) expect(chips).toBeGreaterThanOrEqual(0);
    const taken = USERS.flatMap((user) => {
      const seat = this.site.tables.heldSeat(user);
      return seat?.characterId ? [`${seat.roomId} ${seat.characterId}`] : [];
    });
    expect(new Set(taken).size).toBe(taken.length);
    for (const room of this.site.tables.list()) expect(room.playerCount).toBeLessThanOrEqual(4);
  }
}

describe("a storm of actions", () => {
  let games = 0;
  let prizes = 0;
  let refunds = 0;

  it.each(Array.from({ length: SEEDS }, (_, seed) => seed + 1))("[LB][OC][CH] seed %i", async (seed) => {
    const storm = new Storm(seed);
    const { site, clock } = storm;
    await storm.run(STEPS);
    await clock.advance(20_000 + 2_000 + 60_000 + 30_000);
    expect(site.tables.stats()).toMatchObject({ tables: 0, people: 0, games: 0, settling: 0 });
    expect(site.tables.stats().gamesFinished).toBe(site.tables.stats().gamesStarted);
    games += site.tables.stats().gamesStarted;
    prizes += site.ledger.movements.filter((movement) => movement.startsWith("pay")).length;
    refunds += site.ledger.movements.filter((movement) => movement.startsWith("refund")).length;
    expect(site.ledger.unsettled()).toEqual([]);
    expect(site.faults).toEqual([]);
    expect(site.logged.filter((message) => !/staking failed|settlement failed/.test(message))).toEqual([]);
    for (const { channel, event } of storm.heard()) {
      if (channel.startsWith("game:state:")) gameEventSchema.parse(event);
      if (channel.startsWith("lobby:state:")) lobbyEventSchema.parse(event);
    }
    await site.tables.close();
    await site.hub.close();
    expect(clock.pending()).toBe(0);
  });

  it("played enough to mean something: games, prizes and refunds", () => {
    expect(games).toBeGreaterThan(2 * SEEDS);
    expect(prizes).toBeGreaterThan(SEEDS / 2);
    expect(refunds).toBeGreaterThan(SEEDS / 10);
  });
});
