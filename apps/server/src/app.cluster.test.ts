// Several processes that are one site, without network or real time: real hubs and tables, a register and a wire in memory.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashState, replay } from "@fitil/engine";
import { settle, VirtualClock } from "@fitil/testkit";
import { ClusterNode } from "./cluster/cluster-node.ts";
import { MemoryPeople } from "./cluster/memory/memory-people.ts";
import { MemoryRegister } from "./cluster/memory/memory-register.ts";
import { MemoryShare } from "./cluster/memory/memory-share.ts";
import { MemoryWire } from "./cluster/memory/memory-wire.ts";
import type { PlayedGame } from "./ports/games.ts";
import type { Clock } from "./ports/process.ts";
import type { Created } from "./tables/new-table.ts";
import { FakeLedger } from "./tables/testing/fake-ledger.ts";
import { FakePlayers } from "./tables/testing/fake-players.ts";
import type { RawClient } from "./tables/testing/raw-client.ts";
import type { Tables } from "./tables/index.ts";
import { guestOf, openSite } from "./tables/testing/table-site.ts";
import type { Guest, Site } from "./tables/testing/table-site.ts";

/** One process: its clock ends with it. */
class Process {
  readonly site: Site;
  /** As they answer where there are others: in time. */
  readonly tables: Tables;
  readonly node: ClusterNode;
  readonly #timers = new Set<() => void>();
  #isDead = false;

  constructor(name: string, world: World) {
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

class World {
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

const heard = (client: RawClient, channel: string) =>
  (client.heard.get(channel) ?? []).map(({ type }) => type);

describe("processes that are one site", () => {
  let world: World;
  let a: Process;
  let b: Process;

  beforeEach(async () => {
    world = new World();
    a = new Process("a", world);
    b = new Process("b", world);
    await a.start();
    await b.start();
    await world.clock.advance(400);
  });
  afterEach(() => {
    expect([...a.site.faults, ...b.site.faults]).toEqual([]);
    a.kill();
    b.kill();
    expect(world.ledger.total()).toBe(world.ledger.balances.size * 1000);
  });

  /** Ann on the first process and Bob on the second one play at a table of the first. */
  async function match(stakes: number): Promise<{ ann: Guest; bob: Guest; room: string }> {
    const room = await a.table({ stakes });
    const ann = await a.site.guest("ann", room);
    const bob = await b.site.guest("bob", room);
    expect(await ann.select(1)).toBe(0);
    expect(await bob.select(2)).toBe(0);
    expect(await bob.act({ type: "start_game" })).toBe(0);
    await world.clock.advance(5_100);
    return { ann, bob, room };
  }
  const last = (guest: Guest) =>
    guest.client.heard.get(guest.game)?.findLast(({ type }) => type === "game_started");

  it("[CL13] people on different processes see one list, sit at one table and play one match", async () => {
    const { ann, bob, room } = await match(250);
    expect(world.ledger.movements).toEqual(["stake agame1"]);
    for (const guest of [ann, bob])
      expect(last(guest)).toMatchObject({
        gameId: "agame1",
        players: [{ name: "Игрок ann" }, { name: "Игрок bob" }],
      });
    for (const { site } of [a, b])
      expect(site.tables.list()).toMatchObject([
        { id: room, playerCount: 2, isGameInProgress: true, faces: [1, 2] },
      ]);
    expect(await bob.act({ type: "player_state", id: 2, x: 15.9, y: 10, orientation: "left" })).toBe(0);
    expect(await ann.act({ type: "player_state", id: 1, x: 0.1, y: 0, orientation: "right" })).toBe(0);
    await world.clock.advance(50);
    expect(ann.client.heard.get(ann.game)).toContainEqual(expect.objectContaining({ id: 2, x: 15.9 }));
    expect(bob.client.heard.get(bob.game)).toContainEqual(expect.objectContaining({ id: 1, x: 0.1 }));
    expect(heard(bob.client, bob.game)).not.toContain("corrected");
    expect(await bob.act({ type: "place_bomb" })).toBe(0);
    expect(await bob.act({ type: "place_bomb" })).toBe(103);
    await world.clock.advance(2_100);
    for (const guest of [ann, bob])
      expect(heard(guest.client, guest.game)).toEqual(expect.arrayContaining(["bomb_placed", "explosion"]));
    expect(await ann.act({ type: "leave_room" })).toBe(0);
    await world.clock.advance(1_500);
    expect(bob.client.heard.get(bob.game)?.at(-1)).toMatchObject({
      type: "game_over",
      winnerId: 2,
      winnerPrize: 500,
    });
    expect(world.ledger.movements).toEqual(["stake agame1", "pay agame1 bob"]);
  });

  it("[CL13] wrong wishes at another process's table are refused as at one's own", async () => {
    const room = await a.table({ stakes: 0 });
    const bob = await b.site.person("bob");
    const stranger = guestOf(bob, room);
    expect(await stranger.act({ type: "start_game" })).toBe(403);
    expect((await bob.subscribe(stranger.game)).subscribe).toEqual({ data: null });
    expect(await stranger.act({ type: "start_game" })).toBe(403);
    expect(await stranger.act({ type: "dance" })).toBe(107);
    expect(await guestOf(bob, "nowhere0001").act({ type: "start_game" })).toBe(400);
    expect((await bob.subscribe("lobby:state:nowhere0001")).error?.code).toBe(400);
    for (const userId of ["c", "d", "e", "f"]) await a.site.guest(userId, room);
    expect((await bob.subscribe(stranger.lobby)).error?.code).toBe(401);
  });

  it("[CL13] the newest connection of a person wins on whichever process it is, and the seat stays theirs", async () => {
    const { bob, room } = await match(0);
    const again = await a.site.person("bob");
    await settle();
    expect(bob.client.closed?.code).toBe(4500);
    expect((await again.subscribe(bob.game)).subscribe?.data).toMatchObject({ type: "game_started" });
    await world.clock.advance(25_000);
    expect(a.site.tables.list()[0]).toMatchObject({ id: room, isGameInProgress: true, playerCount: 2 });
    const third = await b.site.person("bob");
    await settle();
    expect(again.closed?.code).toBe(4500);
    expect(await b.tables.heldSeat("bob")).toEqual({ roomId: room, characterId: 2 });
    expect((await third.subscribe(bob.game)).subscribe?.data).toMatchObject({ type: "game_started" });
  });

  it("[CL13] a person sits at one table of the site, and whoever plays sits down nowhere else", async () => {
    const { bob, room } = await match(0);
    const other = await b.table({ stakes: 0 });
    expect((await bob.client.subscribe(`lobby:state:${other}`)).error?.code).toBe(402);
    expect(await bob.act({ type: "leave_room" })).toBe(0);
    expect((await bob.client.subscribe(`lobby:state:${other}`)).error).toBeUndefined();
    await world.clock.advance(1_500);
    const counts = new Map(b.site.tables.list().map(({ id, playerCount }) => [id, playerCount]));
    expect(counts).toEqual(
      new Map([
        [room, 1],
        [other, 1],
      ]),
    );
  });

  it("[CL13] limits count over all processes, and one click finds company on another one", async () => {
    for (const process of [a, b, a]) await process.table({ stakes: 100 }, "x");
    const owner = { userId: "x", isGuest: false };
    expect(await b.tables.create(owner, { stakes: 0 })).toEqual({
      ok: false,
      code: "rooms/too_many_tables",
    });
    const names = b.site.tables.list().map(({ name }) => name);
    expect(names).toEqual(["Стол №1", "Стол №2", "Стол №3"]);
    const found = await a.tables.play({ userId: "ann", isGuest: false }, 0);
    expect(await b.tables.play({ userId: "bob", isGuest: false }, 0)).toEqual(found);
  });

  it("[CL13] whoever sits down while their process tells anew of its people is not taken for lost", async () => {
    const room = await a.table({ stakes: 0 });
    await b.site.guest("bob", room);
    const carol = guestOf(await b.site.person("carol"), room);
    await world.clock.advance(100);
    // A word of the owner's is lost; the next one is the answer to her, which tells of the loss before she is in the channel.
    world.wire.isCut = true;
    a.node.send(b.node.nodeId, '{"type":"lost","clientId":"nobody"}', true);
    world.wire.isCut = false;
    expect((await carol.client.subscribe(carol.lobby)).subscribe).toBeDefined();
    await world.clock.advance(25_000);
    expect(a.site.tables.list()).toMatchObject([{ id: room, playerCount: 2 }]);
    expect(await carol.select(1)).toBe(0);
  });

  it("[CL16] people of another process are told where a table's owner is reached, its own people are not", async () => {
    const { bob, room } = await match(0);
    const lineAt = async (guest: Guest) => {
      await guest.client.unsubscribe(guest.lobby);
      return (await guest.client.subscribe(guest.lobby)).subscribe?.data;
    };
    expect(await b.tables.heldSeat("bob")).toEqual({ roomId: room, characterId: 2 });
    await bob.act({ type: "leave_room" });
    expect(await lineAt(bob)).not.toHaveProperty("line");
    world.addresses.set("a", "https://a.example.org");
    expect(await lineAt(bob)).toMatchObject({ room: { id: room }, line: "https://a.example.org" });
    expect(await b.tables.heldSeat("bob")).toMatchObject({ roomId: room, line: "https://a.example.org" });
    const ann = await a.site.person("ann");
    expect(await lineAt(guestOf(ann, room))).not.toHaveProperty("line");
    expect(await a.tables.heldSeat("ann")).not.toHaveProperty("line");
  });

  it("[CL16] a table is made where its maker is connected, whichever process is asked for it", async () => {
    await b.site.person("bob");
    const bob = { userId: "bob", isGuest: false };
    expect(await a.tables.create(bob, { stakes: 0 })).toEqual({ ok: true, id: "broom0001" });
    expect(await a.tables.create(bob, { stakes: 7 })).toEqual({ ok: false, code: "rooms/bad_stake" });
    expect(await a.tables.play({ ...bob, isGuest: true }, 0)).toEqual({ ok: true, id: "broom0002" });
    // A process that is killed, or that does not answer, makes nobody wait for ever.
    b.node.send = () => undefined;
    await b.site.person("carol");
    const made = a.tables.create({ userId: "carol", isGuest: false }, { stakes: 0 });
    await world.clock.advance(1_100);
    expect(await made).toEqual({ ok: true, id: "aroom0001" });
    b.kill();
    await world.clock.advance(1_500);
    expect(await a.tables.play({ userId: "bob", isGuest: true }, 100)).toEqual({
      ok: false,
      code: "user/guest",
    });
    expect(await a.tables.create({ userId: "carl", isGuest: false }, { stakes: 0 })).toMatchObject({
      ok: true,
    });
  });

  it("[CL13] a lost connection keeps its seat for 20 s, and a process that is gone has lost all of its own", async () => {
    const { bob } = await match(0);
    bob.client.lose();
    await world.clock.advance(19_000);
    expect(a.site.tables.list()[0]).toMatchObject({ isGameInProgress: true });
    const back = await b.site.guest("bob", last(bob)!["gameId"] === "agame1" ? "aroom0001" : "");
    await world.clock.advance(19_000);
    expect(a.site.tables.list()[0]).toMatchObject({ isGameInProgress: true });
    expect(await back.act({ type: "place_bomb" })).toBe(0);
    b.kill();
    await world.clock.advance(19_000);
    expect(a.site.tables.list()[0]).toMatchObject({ isGameInProgress: true });
    await world.clock.advance(3_000);
    expect(a.site.tables.list()[0]).toMatchObject({ isGameInProgress: false });
  });

  it("[CL14] the owner of a paid match is killed: it goes on in another process, same seats, same game, one prize", async () => {
    const { ann, bob, room } = await match(250);
    expect(await bob.act({ type: "player_state", id: 2, x: 15.8, y: 10, orientation: "left" })).toBe(0);
    await world.clock.advance(300);
    a.kill();
    const waiting = bob.act({ type: "place_bomb" });
    await world.clock.advance(1_400);
    expect(await waiting).toBe(100);
    const picture = last(bob)!;
    expect(picture).toMatchObject({
      gameId: "agame1",
      players: [{ name: "Игрок ann" }, { name: "Игрок bob", x: 15.8 }],
    });
    expect(b.site.tables.list()).toMatchObject([{ id: room, isGameInProgress: true }]);
    const back = await b.site.guest("ann", room);
    expect(await back.act({ type: "place_bomb" })).toBe(0);
    expect(await bob.act({ type: "place_bomb" })).toBe(0);
    await world.clock.advance(1_000);
    expect(await back.act({ type: "leave_room" })).toBe(0);
    await world.clock.advance(2_000);
    expect(bob.client.heard.get(bob.game)?.at(-1)).toMatchObject({
      type: "game_over",
      winnerId: 2,
      winnerPrize: 500,
    });
    expect(world.ledger.movements).toEqual(["stake agame1", "pay agame1 bob"]);
    expect(ann.client.closed).toBeNull();
  });

  it("[CL14] a match whose chips have found their owner meanwhile ends without a winner when it is taken over", async () => {
    const { bob } = await match(250);
    a.kill();
    await world.ledger.refund("agame1");
    await world.clock.advance(2_500);
    expect(bob.client.heard.get(bob.game)?.at(-1)).toMatchObject({
      type: "game_over",
      winnerId: null,
      winnerPrize: 0,
    });
    expect(world.ledger.movements).toEqual(["stake agame1", "refund agame1"]);
  });

  it("[CL14] an end that was written down, and that its owner was killed before telling, is told by the next one", async () => {
    const { ann, bob } = await match(250);
    // The word is on its way when the process is gone.
    a.node.send = () => undefined;
    expect(await ann.act({ type: "leave_room" })).toBe(0);
    await settle();
    expect(world.ledger.movements).toEqual(["stake agame1", "pay agame1 bob"]);
    expect(heard(bob.client, bob.game)).not.toContain("game_over");
    a.kill();
    await world.clock.advance(1_500);
    const over = bob.client.heard.get(bob.game)?.findLast(({ type }) => type === "game_over");
    expect(over).toMatchObject({
      winnerId: 2,
      winnerPrize: 500,
      seed: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(over?.["places"]).toMatchObject([
      { id: 1, chips: -250 },
      { id: 2, chips: 250 },
    ]);
    expect(world.ledger.movements).toEqual(["stake agame1", "pay agame1 bob"]);
  });

  it("[CL23] whoever has left is not seated again by the next owner, though they still listen", async () => {
    const { bob, room } = await match(0);
    expect(await bob.act({ type: "leave_room" })).toBe(0);
    a.kill();
    await world.clock.advance(1_500);
    expect(b.site.tables.list()).toMatchObject([{ id: room, playerCount: 1 }]);
    expect(await bob.act({ type: "leave_room" })).toBe(403);
    await bob.client.unsubscribe(bob.lobby);
    expect((await bob.client.subscribe(bob.lobby)).error).toBeUndefined();
    expect(b.site.tables.list()).toMatchObject([{ id: room, playerCount: 2 }]);
  });

  it("[CL23] a yes is said when it is written down: what the next owner would not know is to be said again", async () => {
    const { ann, bob } = await match(0);
    const save = world.register.save.bind(world.register);
    world.register.save = () => new Promise(() => undefined);
    const late = bob.act({ type: "place_bomb" });
    await world.clock.advance(400);
    expect(await late).toBe(100);
    world.register.save = () => Promise.reject(new Error("away"));
    expect(await ann.act({ type: "place_bomb" })).toBe(100);
    expect(heard(bob.client, bob.game)).toEqual(expect.arrayContaining(["bomb_placed", "bomb_placed"]));
    world.register.save = save;
    expect(await ann.act({ type: "reaction", eyeVariant: 2 })).toBe(0);
  });

  /** Both walk and put bombs down while the match is told on from process to process; its end as the archive has it. */
  async function playedOn(change: () => Promise<void>): Promise<PlayedGame> {
    const { bob } = await match(0);
    expect(await bob.act({ type: "player_state", id: 2, x: 15.8, y: 10, orientation: "left" })).toBe(0);
    await world.clock.advance(500);
    await change();
    await world.clock.advance(2_500);
    expect(await bob.act({ type: "place_bomb" })).toBe(0);
    await world.clock.advance(3_000);
    expect(await bob.act({ type: "leave_room" })).toBe(0);
    await world.clock.advance(25_000);
    const [played] = b.site.kept;
    if (!played) throw new Error("nothing was kept");
    return played;
  }

  it("[CL22] the replay of a match that was handed over is whole, and plays to the same end", async () => {
    const played = await playedOn(() => a.tables.close());
    const { seed, parts, endHash } = played;
    const playerIds = parts.map(({ characterId }) => characterId);
    const inputs = played.inputs?.inputs() ?? [];
    expect(inputs.map(({ input }) => input.type)).toEqual(["move", "bomb", "leave"]);
    const again = replay(seed, playerIds, inputs, { untilMs: 1e9, hashEvery: 1e9 });
    expect(hashState(again.state)).toBe(endHash);
  });

  it("[CL22] a match that went on after its process was killed is kept without a replay", async () => {
    const played = await playedOn(async () => a.kill());
    expect([played.gameId, played.inputs]).toEqual(["agame1", null]);
  });

  it("[CL15] a process that stops hands its tables over, and nobody's stake goes back", async () => {
    const { bob, room } = await match(250);
    await a.tables.close();
    await world.clock.advance(20);
    expect(last(bob)).toMatchObject({ gameId: "agame1" });
    expect(b.site.tables.list()).toMatchObject([{ id: room, isGameInProgress: true }]);
    expect(await bob.act({ type: "place_bomb" })).toBe(0);
    expect(world.ledger.movements).toEqual(["stake agame1"]);
    // Whoever is going down takes nothing more: the last one gives the stakes back.
    await b.tables.close();
    expect(world.ledger.movements).toEqual(["stake agame1", "refund agame1"]);
  });

  it("[CL12] while Redis is away matches stand still, and go on from where they were", async () => {
    const { ann } = await match(0);
    expect(await ann.act({ type: "place_bomb" })).toBe(0);
    const beat = world.register.beat.bind(world.register);
    world.register.beat = () => Promise.reject(new Error("away"));
    await world.clock.advance(10_000);
    expect(a.node.isReady()).toBe(false);
    expect(heard(ann.client, ann.game)).not.toContain("explosion");
    expect(await ann.act({ type: "player_state", id: 1, x: 0.1, y: 0, orientation: "right" })).toBe(0);
    expect(await ann.act({ type: "place_bomb" })).toBe(100);
    world.register.beat = beat;
    await world.clock.advance(3_000);
    expect(heard(ann.client, ann.game)).toContain("explosion");
    expect(await ann.act({ type: "place_bomb" })).toBe(0);
  });

  it("[CL14] a process that slept too long loses its tables without a word, and its people play on at another one's", async () => {
    const { ann, bob, room } = await match(250);
    const { nodeId } = a.node;
    const counters = await world.register.beat(nodeId);
    if (counters.kind !== "living") throw new Error(counters.kind);
    expect(await world.register.evict(nodeId, counters.counters.get(nodeId)!)).toBe(true);
    await world.clock.advance(2_000);
    expect(a.node.nodeId).not.toBe(nodeId);
    for (const guest of [ann, bob]) expect(await guest.act({ type: "place_bomb" })).toBe(0);
    for (const guest of [ann, bob]) expect(guest.client.closed).toBeNull();
    expect(a.site.tables.list()).toMatchObject([{ id: room, isGameInProgress: true, playerCount: 2 }]);
    await world.clock.advance(2_100);
    for (const guest of [ann, bob]) expect(heard(guest.client, guest.game)).toContain("explosion");
    expect(world.ledger.movements).toEqual(["stake agame1"]);
  });

  it("[CL14] people of a process that was taken for dead are found under its new name, however slow the books are", async () => {
    const { ann, bob } = await match(250);
    const { nodeId } = a.node;
    const beat = world.register.beat.bind(world.register);
    const isAway = { until: world.clock.now() + 2_000 };
    world.register.beat = (id) =>
      id === nodeId && world.clock.now() < isAway.until ? Promise.reject(new Error("asleep")) : beat(id);
    const answer = world.ledger.hold();
    await world.clock.advance(3_000);
    answer();
    await world.clock.advance(500);
    expect(a.node.nodeId).not.toBe(nodeId);
    ann.client.heard.clear();
    expect(await bob.act({ type: "place_bomb" })).toBe(0);
    expect(await ann.act({ type: "place_bomb" })).toBe(0);
    await world.clock.advance(10);
    expect(heard(ann.client, ann.game)).toEqual(["bomb_placed", "bomb_placed"]);
  });

  it("[CL10] a connection that could not be noted when it came is noted with its next wish", async () => {
    const { room } = await match(0);
    const takeConnection = world.people.takeConnection.bind(world.people);
    world.people.takeConnection = () => Promise.reject(new Error("away"));
    const back = await b.site.person("ann");
    world.people.takeConnection = takeConnection;
    const guest = guestOf(back, room);
    expect((await back.subscribe(guest.lobby)).error).toBeUndefined();
    expect(await guest.act({ type: "place_bomb" })).toBe(0);
  });

  it("[CL13] whoever sits down while nobody can say where they sit is to try again, and nothing is broken", async () => {
    const room = await a.table({ stakes: 0 });
    const bob = await a.site.person("bob");
    world.people.takeSeat = () => Promise.reject(new Error("away"));
    expect((await bob.subscribe(`lobby:state:${room}`)).error?.code).toBe(100);
  });

  it("[CL7] a register forgets a table whose new owner still asks the books: it is entered when they have answered", async () => {
    const { bob } = await match(250);
    const answer = world.ledger.hold();
    a.kill();
    await world.clock.advance(1_400);
    world.register.forget();
    await world.clock.advance(600);
    answer();
    await world.clock.advance(2_500);
    expect(await bob.act({ type: "place_bomb" })).toBe(0);
    expect(await world.register.locations()).toEqual(expect.objectContaining({ size: 1 }));
  });

  it("[CL8] a table that a register has just lost is not unknown to those who play at it", async () => {
    const { bob } = await match(250);
    world.register.forget();
    a.node.healed();
    b.node.healed();
    const wish = bob.act({ type: "place_bomb" });
    await world.clock.advance(2_500);
    expect([0, 100]).toContain(await wish);
    expect(await bob.act({ type: "reaction", eyeVariant: 2 })).toBe(0);
  });

  it("[CL7] a register that has lost everything is entered again, and every match goes on where it was", async () => {
    const { ann, bob } = await match(250);
    world.register.forget();
    await world.clock.advance(2_500);
    for (const guest of [ann, bob]) expect(await guest.act({ type: "place_bomb" })).toBe(0);
    expect(await world.register.locations()).toEqual(expect.objectContaining({ size: 1 }));
    await bob.act({ type: "leave_room" });
    await world.clock.advance(1_500);
    expect(world.ledger.movements).toEqual(["stake agame1", "pay agame1 ann"]);
  });
});
