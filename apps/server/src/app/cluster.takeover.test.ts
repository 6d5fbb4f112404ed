// A table whose owner is gone: another process goes on with its match, its seats, its chips and its replay.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashState, replay } from "@fitil/engine";
import { settle } from "@fitil/testkit";
import type { PlayedGame } from "../ports/games.ts";
import { heard, lastPicture, TwoProcesses } from "../testing/two-processes.ts";
import type { SharedWorld, SiteProcess } from "../testing/two-processes.ts";

describe("[CL14] [CL15] [CL22] [CL23] a table goes on in another process", () => {
  let two: TwoProcesses;
  let world: SharedWorld;
  let a: SiteProcess;
  let b: SiteProcess;
  beforeEach(async () => {
    two = await TwoProcesses.open();
    ({ world, a, b } = two);
  });
  afterEach(() => two.close());

  it("[CL14] the owner of a paid match is killed: it goes on in another process, same seats, same game, one prize", async () => {
    const { ann, bob, room } = await two.match(250);
    expect(await bob.act({ type: "player_state", id: 2, x: 15.8, y: 10, orientation: "left" })).toBe(0);
    await world.clock.advance(300);
    a.kill();
    const waiting = bob.act({ type: "place_bomb" });
    await world.clock.advance(1_400);
    expect(await waiting).toBe(100);
    const picture = lastPicture(bob)!;
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
    const { bob } = await two.match(250);
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
    const { ann, bob } = await two.match(250);
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
    const { bob, room } = await two.match(0);
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
    const { ann, bob } = await two.match(0);
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
    const { bob } = await two.match(0);
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
    const { bob, room } = await two.match(250);
    await a.tables.close();
    await world.clock.advance(20);
    expect(lastPicture(bob)).toMatchObject({ gameId: "agame1" });
    expect(b.site.tables.list()).toMatchObject([{ id: room, isGameInProgress: true }]);
    expect(await bob.act({ type: "place_bomb" })).toBe(0);
    expect(world.ledger.movements).toEqual(["stake agame1"]);
    // Whoever is going down takes nothing more: the last one gives the stakes back.
    await b.tables.close();
    expect(world.ledger.movements).toEqual(["stake agame1", "refund agame1"]);
  });
});
