// Tables and lobby over the real hub (LB), each rule by its number.
import { beforeEach, describe, expect, it } from "vitest";
import { lobbyEventSchema, lobbyPictureSchema } from "@fitil/contracts";
import { VirtualClock } from "@fitil/testkit";
import { guestOf, member, openSite } from "./testing/table-site.ts";
import type { Site } from "./testing/table-site.ts";

let clock: VirtualClock;
let site: Site;

beforeEach(() => {
  clock = new VirtualClock();
  site = openSite(clock);
});

describe("making tables", () => {
  it("[LB1] an optional name, trimmed, at most 40 characters; anything else is refused with its code", () => {
    const create = (body: unknown) => site.tables.create(member("a"), body);
    expect(create({ name: `  ${"я".repeat(40)} `, stakes: 100 }).ok).toBe(true);
    expect(create({ name: "я".repeat(41), stakes: 100 })).toEqual({ ok: false, code: "rooms/bad_name" });
    expect(create({ name: 5, stakes: 100 })).toEqual({ ok: false, code: "rooms/bad_name" });
    for (const stakes of [50, -100, "100", null, 1e9, 0.1, [100]])
      expect(create({ stakes })).toEqual({ ok: false, code: "rooms/bad_stake" });
    for (const body of [null, "x", 7]) expect(create(body).ok).toBe(false);
    expect(create({ stakes: 0, isPrivate: "yes" })).toEqual({ ok: false, code: "request/bad" });
    expect(create({ stakes: 0, name: "   " }).ok).toBe(true);
    expect(site.tables.list().map(({ name }) => name)).toEqual(["я".repeat(40), "Стол №1"]);
  });

  it("[LB1] one account holds at most three open tables", async () => {
    for (let n = 0; n < 3; n++) site.table({}, "a");
    expect(site.tables.create(member("a"), { stakes: 0 })).toEqual({
      ok: false,
      code: "rooms/too_many_tables",
    });
    expect(site.tables.create(member("b"), { stakes: 0 }).ok).toBe(true);
    await clock.advance(60_000);
    expect(site.tables.create(member("a"), { stakes: 0 }).ok).toBe(true);
  });

  it("[LB8] a private table is not listed and can be sat at by its id", async () => {
    const room = site.table({ isPrivate: true });
    expect(site.tables.list()).toEqual([]);
    const { client, lobby } = await site.guest("a", room);
    await client.unsubscribe(lobby);
    const reply = await client.subscribe(lobby);
    expect(lobbyPictureSchema.parse(reply.subscribe?.data).room).toMatchObject({ id: room, isPrivate: true });
  });

  it("[LB8] an unknown or closed table is room/not_found (400), whatever is asked of it", async () => {
    const ann = await site.person("a");
    const none = guestOf(ann, "nosuchroom");
    expect((await ann.subscribe(none.lobby)).error).toMatchObject({ code: 400, message: "room/not_found" });
    expect((await ann.subscribe(none.game)).error?.code).toBe(400);
    expect(await none.act({ type: "start_game" })).toBe(400);
  });

  it("[LB3] an empty table closes after 60 s, and those who still listen are told", async () => {
    const room = site.table();
    await clock.advance(59_000);
    const ann = await site.guest("a", room);
    await clock.advance(120_000);
    expect(site.tables.stats().tables).toBe(1);
    await ann.act({ type: "leave_room" });
    await clock.advance(59_999);
    expect(site.tables.stats().tables).toBe(1);
    await clock.advance(1);
    expect(site.tables.stats().tables).toBe(0);
    expect(site.hub.subscriberCount(ann.lobby)).toBe(0);
    expect(await ann.act({ type: "start_game" })).toBe(400);
  });
});

describe("people at a table", () => {
  it("[LB2] counts people, not connections; a fifth is refused with room/full (401)", async () => {
    const room = site.table();
    for (const user of ["a", "b", "c", "d"]) await site.guest(user, room);
    expect(site.tables.list()[0]?.playerCount).toBe(4);
    const fifth = await site.person("e");
    const outside = guestOf(fifth, room);
    expect((await fifth.subscribe(outside.lobby)).error).toMatchObject({ code: 401, message: "room/full" });
    expect((await fifth.subscribe(outside.game)).error).toBeUndefined();
    expect(await outside.select(1)).toBe(403);
    await site.guest("d", room);
    expect(site.tables.list()[0]?.playerCount).toBe(4);
  });

  it("[LB2] a person without an account is turned away", async () => {
    const room = site.table();
    site.players.unknown.add("ghost");
    const ghost = await site.person("ghost");
    expect((await ghost.subscribe(guestOf(ghost, room).lobby)).error?.code).toBe(101);
    expect(site.tables.list()[0]?.playerCount).toBe(0);
  });

  it("[LB2] a connection that dies while the card is fetched leaves nobody behind", async () => {
    const room = site.table();
    const release = site.players.hold();
    const ann = await site.person("a");
    const coming = ann.subscribe(guestOf(ann, room).lobby);
    ann.lose();
    release();
    await coming;
    await clock.advance(0);
    expect(site.tables.list()[0]?.playerCount).toBe(0);
    expect(site.tables.heldSeat("a")).toBeNull();
  });

  it("[LB9] a person sits at one table: sitting down elsewhere frees the slot before", async () => {
    const [one, two] = [site.table(), site.table()];
    const ann = await site.guest("a", one);
    await ann.select(1);
    await ann.client.subscribe(guestOf(ann.client, two).lobby);
    expect(site.tables.heldSeat("a")).toEqual({ roomId: two, characterId: null });
    expect(await ann.act({ type: "start_game" })).toBe(403);
    expect(site.tables.list().map(({ playerCount }) => playerCount)).toEqual([0, 1]);
  });

  it("[LB9] leave_room frees the slot and the place at once", async () => {
    const room = site.table();
    const [ann, bob] = [await site.guest("a", room), await site.guest("b", room)];
    await ann.select(1);
    expect(await ann.act({ type: "leave_room" })).toBe(0);
    expect(bob.client.events(bob.lobby).at(-1)).toMatchObject({
      type: "lobby_state_update",
      characters: [{ id: 1, isTaken: false, clientId: null }, {}, {}, {}],
    });
    expect(site.tables.list()[0]?.playerCount).toBe(1);
    expect(await ann.act({ type: "leave_room" })).toBe(403);
  });

  it("[LB9] unsubscribing from the lobby is leaving, too", async () => {
    const room = site.table();
    const ann = await site.guest("a", room);
    await ann.select(1);
    await ann.client.unsubscribe(ann.lobby);
    expect(site.tables.list()[0]?.playerCount).toBe(0);
    expect(site.tables.heldSeat("a")).toBeNull();
  });
});

describe("the picture in the subscribe reply", () => {
  it.each(Array.from({ length: 16 }, (_, turns) => turns))(
    "misses nothing that happens %i turns after the person was looked up",
    async (turns) => {
      const room = site.table();
      const bob = await site.guest("b", room);
      await bob.select(1, 1);
      const card = await site.players.card("a");
      let changed: Promise<number> | undefined;
      site.players.card = () => {
        let turn = Promise.resolve();
        for (let n = 0; n < turns; n++) turn = turn.then(() => {});
        void turn.then(() => (changed = bob.act({ type: "update_emotion", eyeVariant: 3 })));
        return Promise.resolve(card);
      };
      const ann = await site.person("a");
      const reply = await ann.subscribe(bob.lobby);
      await clock.advance(0);
      expect(await changed).toBe(0);
      const seen = [lobbyPictureSchema.parse(reply.subscribe?.data), ...ann.events(bob.lobby)].at(-1);
      expect(seen).toMatchObject({ characters: [{ eyeVariant: 3 }, {}, {}, {}] });
    },
  );
});

describe("choosing a character", () => {
  it("[LB9] the answer comes as a message, then everybody hears the slots", async () => {
    const room = site.table();
    const [ann, bob] = [await site.guest("a", room), await site.guest("b", room)];
    expect(await ann.select(2, 3)).toBe(0);
    expect(ann.client.messages).toEqual([
      { type: "select_character_response", success: true, characterId: 2 },
    ]);
    const update = lobbyEventSchema.parse(bob.client.events(bob.lobby).at(-1));
    expect(update).toMatchObject({
      characters: [
        { id: 1, isTaken: false, name: null, rating: null, clientId: null, eyeVariant: null },
        { id: 2, isTaken: true, name: "Игрок a", rating: 1000, clientId: ann.client.clientId, eyeVariant: 3 },
        { id: 3 },
        { id: 4 },
      ],
    });
    await bob.select(2);
    expect(bob.client.messages.at(-1)).toMatchObject({ success: true, characterId: 3 });
  });

  it("[LB4] without the chips for the stake: 404, and a message with the reason", async () => {
    const room = site.table({ stakes: 2500 });
    const ann = await site.guest("a", room);
    expect(await ann.select(1)).toBe(404);
    expect(ann.client.messages).toEqual([
      { type: "select_character_response", success: false, characterId: null, reason: "not_enough_chips" },
    ]);
  });

  it("[GU1] a guest gets no slot for a stake and hears why, and one at a free table", async () => {
    site.players.guests.add("a");
    site.ledger.balances.set("a", 0);
    const paid = await site.guest("a", site.table({ stakes: 100 }));
    expect(await paid.select(1)).toBe(408);
    expect(paid.client.messages).toContainEqual({
      type: "select_character_response",
      success: false,
      characterId: null,
      reason: "guest",
    });
    const free = await site.guest("a", site.table());
    expect(await free.select(1)).toBe(0);
    const guest = { userId: "a", isGuest: true };
    expect(site.tables.create(guest, { stakes: 100 })).toEqual({ ok: false, code: "user/guest" });
    expect(site.tables.create(guest, { stakes: 0 }).ok).toBe(true);
  });

  it("[LB4] all slots taken and one wants another's: no_free_slot, and the own slot stays", async () => {
    const room = site.table();
    const guests = [];
    for (const user of ["a", "b", "c", "d"]) guests.push(await site.guest(user, room));
    for (const [index, guest] of guests.entries()) await guest.select(index + 1);
    expect(await guests[0]!.select(2)).toBe(401);
    expect(guests[0]!.client.messages.at(-1)).toMatchObject({ success: false, reason: "no_free_slot" });
    expect(site.tables.heldSeat("a")).toEqual({ roomId: room, characterId: 1 });
  });

  it("[LB4] somebody who leaves while the balance is read gets no slot", async () => {
    const room = site.table({ stakes: 100 });
    const ann = await site.guest("a", room);
    const release = site.ledger.hold();
    const choosing = ann.select(1);
    site.tables.dismiss("a");
    release();
    expect(await choosing).toBe(403);
    expect(site.tables.list()[0]?.playerCount).toBe(0);
  });

  it("[LB4] a balance that cannot be read is error 100 and changes nothing", async () => {
    const room = site.table({ stakes: 100 });
    const ann = await site.guest("a", room);
    site.ledger.balance = () => Promise.reject(new Error("away"));
    expect(await ann.select(1)).toBe(100);
    expect(site.tables.heldSeat("a")).toEqual({ roomId: room, characterId: null });
  });

  it("[LB9] update_emotion changes one's own eyes; without a slot it is room/not_seated", async () => {
    const room = site.table();
    const ann = await site.guest("a", room);
    expect(await ann.act({ type: "update_emotion", eyeVariant: 2 })).toBe(403);
    await ann.select(1);
    expect(await ann.act({ type: "update_emotion", eyeVariant: 2 })).toBe(0);
    expect(ann.client.events(ann.lobby).at(-1)).toMatchObject({
      characters: [{ eyeVariant: 2 }, {}, {}, {}],
    });
  });

  it("[LB9] a new name or rating shows in the slot", async () => {
    const room = site.table();
    const ann = await site.guest("a", room);
    await ann.select(1);
    site.tables.cardChanged({ userId: "a", name: "Анна", rating: 1200, photoURL: null, isGuest: false });
    await clock.advance(0);
    expect(ann.client.events(ann.lobby).at(-1)).toMatchObject({
      characters: [{ name: "Анна", rating: 1200 }, {}, {}, {}],
    });
  });
});
