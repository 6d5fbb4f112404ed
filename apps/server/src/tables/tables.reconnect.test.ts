// Lost connections, second tabs and the seat that waits (OC4, LB9).
import { beforeEach, describe, expect, it } from "vitest";
import { CLOSE_REPLACED, gameStartedSchema } from "@fitil/contracts";
import { VirtualClock } from "@fitil/testkit";
import { fallTogether, finishesOf, seatParty, startParty } from "./testing/matches.ts";
import { RawClient } from "./testing/raw-client.ts";
import { guestOf, openSite } from "./testing/table-site.ts";
import type { Guest, Site } from "./testing/table-site.ts";

let clock: VirtualClock;
let site: Site;

beforeEach(() => {
  clock = new VirtualClock();
  site = openSite(clock);
});

describe("in the lobby", () => {
  it("[OC4] a lost connection keeps the slot for 20 s, then it is free", async () => {
    const { room, guests } = await seatParty(site, ["a", "b"]);
    const [ann, bob] = guests as [Guest, Guest];
    ann.client.lose();
    await clock.advance(19_999);
    expect(site.tables.heldSeat("a")).toEqual({ roomId: room, characterId: 1 });
    expect(site.tables.list()[0]?.playerCount).toBe(2);
    await clock.advance(1);
    expect(site.tables.heldSeat("a")).toBeNull();
    expect(site.tables.list()[0]?.playerCount).toBe(1);
    expect(bob.client.events(bob.lobby).at(-1)).toMatchObject({
      characters: [{ isTaken: false }, {}, {}, {}],
    });
  });

  it("[OC4] whoever is back in time finds the slot, and the lobby hears the new connection", async () => {
    const { room, guests } = await seatParty(site, ["a", "b"]);
    const [ann, bob] = guests as [Guest, Guest];
    ann.client.lose();
    await clock.advance(15_000);
    const again = await site.person("a");
    const reply = await again.subscribe(ann.lobby);
    expect(reply.subscribe?.data).toMatchObject({ characters: [{ isTaken: true }, {}, {}, {}] });
    expect(bob.client.events(bob.lobby).at(-1)).toMatchObject({
      characters: [{ clientId: again.clientId }, {}, {}, {}],
    });
    await clock.advance(60_000);
    expect(site.tables.heldSeat("a")).toEqual({ roomId: room, characterId: 1 });
  });

  it("[OC4] the connect reply names the seat that is held", async () => {
    const { room, guests } = await seatParty(site, ["a", "b"]);
    guests[0]!.client.lose();
    const again = new RawClient(site.hub, "a");
    expect((await again.connect()).connect?.data).toEqual({ roomId: room, characterId: 1 });
    expect((await new RawClient(site.hub, "z").connect()).connect?.data ?? null).toBeNull();
  });

  it("[OC4] a held slot cannot be stolen by a fifth; a place without a slot can", async () => {
    const room = site.table();
    const guests: Guest[] = [];
    for (const user of ["a", "b", "c", "d"]) guests.push(await site.guest(user, room));
    await guests[0]!.select(1);
    guests[0]!.client.lose();
    guests[3]!.client.lose();
    expect(site.tables.list()[0]?.playerCount).toBe(3);
    await site.guest("e", room);
    const sixth = await site.person("f");
    expect((await sixth.subscribe(guests[0]!.lobby)).error?.code).toBe(401);
    const dan = await site.person("d");
    expect((await dan.subscribe(guests[0]!.lobby)).error?.code).toBe(401);
    const ann = await site.person("a");
    expect((await ann.subscribe(guests[0]!.lobby)).error).toBeUndefined();
  });

  it("[LB5] the grace running out in a countdown cancels it when too few are left", async () => {
    const { guests } = await seatParty(site, ["a", "b"]);
    const [ann, bob] = guests as [Guest, Guest];
    bob.client.lose();
    await clock.advance(16_000);
    await ann.act({ type: "start_game" });
    await clock.advance(4_000);
    expect(ann.client.events(ann.lobby, "countdown_canceled")).toEqual([
      { type: "countdown_canceled", canceledByPlayerId: null },
    ]);
    await clock.advance(5_000);
    expect(site.tables.stats().gamesStarted).toBe(0);
  });

  it("[LB9] a second tab takes over: the older connection is closed with 4500 and a reason, the seat stays", async () => {
    const { room, guests } = await seatParty(site, ["a", "b"]);
    const [ann] = guests as [Guest, Guest];
    const second = await site.person("a");
    expect(ann.client.closed?.code).toBe(CLOSE_REPLACED);
    expect(ann.client.closed?.reason).not.toBe("");
    const tab = guestOf(second, room);
    await second.subscribe(tab.lobby);
    await clock.advance(60_000);
    expect(site.tables.heldSeat("a")).toEqual({ roomId: room, characterId: 1 });
    expect(await tab.act({ type: "start_game" })).toBe(0);
  });
});

describe("connections that come and go out of order", () => {
  const connection = (id: string, userId: string) => ({
    id,
    userId,
    info: undefined,
    context: undefined,
    address: "",
    connectedAt: 0,
    roundTripMs: 0,
    open: true,
  });

  it("[LB9] the end of an older connection, noticed late, does not touch the seat of the newer one", async () => {
    const room = site.table();
    const { channels } = site.tables;
    const [older, newer] = [connection("c1", "a"), connection("c2", "a")];
    const lobby = `lobby:state:${room}`;
    for (const client of [older, newer])
      expect(await channels.subscribe(client, lobby)).toMatchObject({ ok: true });
    channels.unsubscribed(older, lobby, { kind: "client" });
    site.tables.disconnected(older);
    await clock.advance(30_000);
    expect(site.tables.heldSeat("a")).toEqual({ roomId: room, characterId: null });
    expect(site.tables.list()[0]?.playerCount).toBe(1);
  });
});

describe("in a game", () => {
  it("[OC4] the character stands for 20 s, then the others see player_disconnected and play on", async () => {
    const { guests } = await startParty(site, ["a", "b", "c"]);
    const [ann, bob] = guests as [Guest, Guest, Guest];
    ann.client.lose();
    await clock.advance(19_999);
    expect(bob.client.events(bob.game, "player_disconnected")).toEqual([]);
    await clock.advance(1);
    expect(bob.client.events(bob.game, "player_disconnected")).toEqual([
      { type: "player_disconnected", playerId: 1 },
    ]);
    expect(bob.client.events(bob.game, "game_over")).toEqual([]);
  });

  it("[OC4] back in time: the full picture in the subscribe reply, and playing on from the new connection", async () => {
    const { room, guests } = await startParty(site, ["a", "b"]);
    const [ann, bob] = guests as [Guest, Guest];
    ann.client.lose();
    await clock.advance(10_000);
    const again = guestOf(await site.person("a"), room);
    const reply = await again.client.subscribe(again.game);
    const picture = gameStartedSchema.parse(reply.subscribe?.data);
    expect(picture.players[0]).toMatchObject({ id: 1, clientId: again.client.clientId });
    expect(await again.act({ type: "player_state", id: 1, x: 0.2, y: 0, orientation: "right" })).toBe(0);
    await clock.advance(60_000);
    expect(bob.client.events(bob.game, "player_disconnected")).toEqual([]);
    expect(bob.client.events(bob.game, "player_state")).toHaveLength(1);
  });

  it("[OC4] a position alone is being back, too", async () => {
    const { room, guests } = await startParty(site, ["a", "b"]);
    guests[0]!.client.lose();
    await clock.advance(10_000);
    const again = guestOf(await site.person("a"), room);
    expect(await again.act({ type: "player_state", id: 1, x: 0.2, y: 0, orientation: "right" })).toBe(0);
    await clock.advance(30_000);
    expect(site.tables.stats().games).toBe(1);
  });

  it("[OC4] corrections go to the connection that plays now", async () => {
    const { room, guests } = await startParty(site, ["a", "b"]);
    const again = guestOf(await site.person("a"), room);
    await again.client.subscribe(again.game);
    await again.act({ type: "player_state", id: 1, x: 12, y: 6, orientation: "right" });
    expect(again.client.messages).toMatchObject([{ type: "player_state", corrected: true }]);
    expect(guests[0]!.client.messages.filter(({ type }) => type === "player_state")).toEqual([]);
  });

  it("[OC5] whoever played without the lobby has 20 s after the end to come to it", async () => {
    const { guests } = await startParty(site, ["a", "b"]);
    const [ann, bob] = guests as [Guest, Guest];
    await ann.client.unsubscribe(ann.lobby);
    expect(site.tables.stats().games).toBe(1);
    await bob.act({ type: "leave_room" });
    await clock.advance(0);
    expect(site.tables.stats().games).toBe(0);
    expect(site.tables.heldSeat("a")).toMatchObject({ characterId: 1 });
    await clock.advance(20_000);
    expect(site.tables.heldSeat("a")).toBeNull();
  });

  it("[OC4] a player cannot sit down elsewhere meanwhile (402)", async () => {
    const { guests } = await startParty(site, ["a", "b"]);
    const elsewhere = guestOf(guests[0]!.client, site.table());
    expect((await guests[0]!.client.subscribe(elsewhere.lobby)).error?.code).toBe(402);
    expect((await guests[0]!.client.subscribe(elsewhere.game)).error).toBeUndefined();
    expect(site.tables.isInGame("a")).toBe(true);
  });

  it("[OC4] all connections lost: the game ends when the grace is over, and the table closes after its minute", async () => {
    const { guests } = await startParty(site, ["a", "b"]);
    for (const guest of guests) guest.client.lose();
    await clock.advance(20_000);
    expect(site.tables.stats()).toMatchObject({ games: 0, people: 0 });
    await clock.advance(60_000);
    expect(site.tables.stats().tables).toBe(0);
  });
});

describe("what was lost while away", () => {
  const missed = (): unknown[] =>
    site.players.missed.map(({ userId, note: { why, place, chips } }) => ({ userId, why, place, chips }));

  it("[OC4] [CH4] is noted for whoever was taken off because their line did not come back, once the game is over", async () => {
    const { guests } = await startParty(site, ["a", "b", "c"], 100);
    const [ann, bob] = guests as [Guest, Guest, Guest];
    ann.client.lose();
    await clock.advance(20_000);
    expect(missed()).toEqual([]);
    await bob.act({ type: "leave_room" });
    await clock.advance(0);
    // Who leaves by their own wish has been asked, and the winner has seen it.
    expect(missed()).toEqual([{ userId: "a", why: "line", place: 2, chips: -100 }]);
    expect(site.players.missed[0]?.note).toMatchObject({ roomName: "Стол №1", at: clock.now() });
  });

  it("[OC4] is shown in the lobby to whoever is back in time, and noted for whoever is not", async () => {
    const { guests } = await startParty(site, ["a", "b", "c"], 100);
    const [ann, bob, cat] = guests as [Guest, Guest, Guest];
    const falling = fallTogether(site, [ann, bob]);
    await clock.advance(0);
    await falling.catch(() => undefined);
    expect(site.tables.stats().games).toBe(0);
    const [over] = cat.client.events(cat.game, "game_over");
    // The line was dead before the end, though nobody had noticed.
    ann.client.lose();
    bob.client.lose();
    await clock.advance(10_000);
    const again = await site.person("a");
    const reply = await again.subscribe(ann.lobby);
    expect(reply.subscribe?.data).toMatchObject({
      lastGame: {
        winnerId: 3,
        places: finishesOf(over),
        players: [{ name: "Игрок a", isBot: false }, {}, {}],
      },
    });
    await clock.advance(10_000);
    expect(missed()).toEqual([{ userId: "b", why: "fell", place: 2, chips: -100 }]);
  });

  it("[OC4] a game that cost nothing is not worth a note, and one that a stop has ended neither", async () => {
    const free = await startParty(site, ["a"]);
    free.guests[0]!.client.lose();
    await clock.advance(20_000);
    const paid = await startParty(site, ["b", "c"], 100);
    paid.guests[0]!.client.lose();
    await site.tables.close();
    expect(site.players.missed).toEqual([]);
  });

  it("[OC4] who won meanwhile is told so, and the next game does not wait for them to hear it", async () => {
    const { guests } = await startParty(site, ["a", "b", "c"], 100);
    const [ann, bob, cat] = guests as [Guest, Guest, Guest];
    ann.client.lose();
    await bob.act({ type: "leave_room" });
    await cat.act({ type: "leave_room" });
    await clock.advance(20_000);
    expect(missed()).toEqual([{ userId: "a", why: "won", place: 1, chips: 200 }]);
  });
});
