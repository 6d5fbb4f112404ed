// People on several processes: one list, one table, one seat and one newest connection for all of them.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { settle } from "@fitil/testkit";
import { guestOf } from "../tables/testing/table-site.ts";
import type { Guest } from "../tables/testing/table-site.ts";
import { heard, lastPicture, TwoProcesses } from "../testing/two-processes.ts";
import type { SharedWorld, SiteProcess } from "../testing/two-processes.ts";

describe("[CL13] [CL16] processes that are one site", () => {
  let two: TwoProcesses;
  let world: SharedWorld;
  let a: SiteProcess;
  let b: SiteProcess;
  beforeEach(async () => {
    two = await TwoProcesses.open();
    ({ world, a, b } = two);
  });
  afterEach(() => two.close());

  it("[CL13] people on different processes see one list, sit at one table and play one match", async () => {
    const { ann, bob, room } = await two.match(250);
    expect(world.ledger.movements).toEqual(["stake agame1"]);
    for (const guest of [ann, bob])
      expect(lastPicture(guest)).toMatchObject({
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
    const { bob, room } = await two.match(0);
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
    const { bob, room } = await two.match(0);
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
    const { bob, room } = await two.match(0);
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
    const { bob } = await two.match(0);
    bob.client.lose();
    await world.clock.advance(19_000);
    expect(a.site.tables.list()[0]).toMatchObject({ isGameInProgress: true });
    const back = await b.site.guest("bob", lastPicture(bob)!["gameId"] === "agame1" ? "aroom0001" : "");
    await world.clock.advance(19_000);
    expect(a.site.tables.list()[0]).toMatchObject({ isGameInProgress: true });
    expect(await back.act({ type: "place_bomb" })).toBe(0);
    b.kill();
    await world.clock.advance(19_000);
    expect(a.site.tables.list()[0]).toMatchObject({ isGameInProgress: true });
    await world.clock.advance(3_000);
    expect(a.site.tables.list()[0]).toMatchObject({ isGameInProgress: false });
  });
});
