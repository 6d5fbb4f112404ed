// The register, the books or a process itself are away for a while: nothing is decided twice, nothing is lost.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { guestOf } from "../tables/testing/table-site.ts";
import { heard, TwoProcesses } from "../testing/two-processes.ts";
import type { SharedWorld, SiteProcess } from "../testing/two-processes.ts";

describe("[CL7] [CL12] [CL14] what a site does while something is away", () => {
  let two: TwoProcesses;
  let world: SharedWorld;
  let a: SiteProcess;
  let b: SiteProcess;
  beforeEach(async () => {
    two = await TwoProcesses.open();
    ({ world, a, b } = two);
  });
  afterEach(() => two.close());

  it("[CL12] while Redis is away matches stand still, and go on from where they were", async () => {
    const { ann } = await two.match(0);
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
    const { ann, bob, room } = await two.match(250);
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
    const { ann, bob } = await two.match(250);
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
    const { room } = await two.match(0);
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
    const { bob } = await two.match(250);
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
    const { bob } = await two.match(250);
    world.register.forget();
    a.node.healed();
    b.node.healed();
    const wish = bob.act({ type: "place_bomb" });
    await world.clock.advance(2_500);
    expect([0, 100]).toContain(await wish);
    expect(await bob.act({ type: "reaction", eyeVariant: 2 })).toBe(0);
  });

  it("[CL7] a register that has lost everything is entered again, and every match goes on where it was", async () => {
    const { ann, bob } = await two.match(250);
    world.register.forget();
    await world.clock.advance(2_500);
    for (const guest of [ann, bob]) expect(await guest.act({ type: "place_bomb" })).toBe(0);
    expect(await world.register.locations()).toEqual(expect.objectContaining({ size: 1 }));
    await bob.act({ type: "leave_room" });
    await world.clock.advance(1_500);
    expect(world.ledger.movements).toEqual(["stake agame1", "pay agame1 ann"]);
  });
});
