// Who leaves games that others play on in, and where they may still sit (SN4).
import { beforeEach, describe, expect, it } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import { fallTogether, seatParty, startParty } from "./testing/matches.ts";
import { openSite } from "./testing/table-site.ts";
import type { Guest, Site } from "./testing/table-site.ts";

let clock: VirtualClock;
let site: Site;

beforeEach(() => {
  clock = new VirtualClock();
  site = openSite(clock);
});

describe("a left game", () => {
  it("[SN4] is one that others play on in, at a stake or free", async () => {
    for (const stakes of [0, 100] as const) {
      const { guests } = await startParty(site, ["a", "b"], stakes);
      await guests[0]!.act({ type: "leave_room" });
      await clock.advance(0);
    }
    expect(site.players.left).toEqual(["a game1", "a game2"]);
  });

  it("[SN4] a lost line is none until the seat is lost", async () => {
    const { guests } = await startParty(site, ["a", "b", "c"]);
    guests[0]!.client.lose();
    guests[1]!.client.lose();
    await clock.advance(19_000);
    const again = await site.person("b");
    await again.subscribe(guests[1]!.game);
    expect(site.players.left).toEqual([]);
    await clock.advance(1_000);
    expect(site.players.left).toEqual(["a game1"]);
  });

  it("[SN4] is none when everybody's line was lost at once, nor for whoever has fallen, nor when the server stops", async () => {
    const { guests } = await startParty(site, ["a", "b"]);
    for (const { client } of guests) client.lose();
    await clock.advance(20_000);
    const second = await startParty(site, ["c", "d", "e"]);
    await fallTogether(site, [second.guests[0]!]);
    await second.guests[0]!.act({ type: "leave_room" });
    await site.tables.close();
    expect(site.players.left).toEqual([]);
  });

  it("[SN4] is none among bots, alone or in a lobby", async () => {
    const room = site.table();
    const ann = await site.guest("a", room);
    await ann.select(1);
    await ann.act({ type: "add_bots", level: "easy" });
    await ann.act({ type: "start_game" });
    await clock.advance(5_000);
    expect(site.tables.list()[0]?.isGameInProgress).toBe(true);
    await ann.act({ type: "leave_room" });
    const { guests } = await seatParty(site, ["b", "c"]);
    await guests[0]!.act({ type: "leave_room" });
    expect(site.players.left).toEqual([]);
  });
});

describe("whoever left too often", () => {
  const reason = ({ client }: Guest) => (client.messages.at(-1) as { reason?: string }).reason;

  it("[SN4] sits down nowhere where others have sat down, hears why, and may when the wait is over", async () => {
    const { room } = await seatParty(site, ["a"]);
    site.players.waits.set("b", 120_000);
    const bob = await site.guest("b", room);
    expect(await bob.select(2)).toBe(409);
    expect(reason(bob)).toBe("left_too_often");
    await clock.advance(119_999);
    expect(await bob.select(2)).toBe(409);
    await clock.advance(1);
    expect(await bob.select(2)).toBe(0);
  });

  it("[SN4] sits down alone and beside bots, watches, and makes room for whoever sits down there", async () => {
    site.players.waits.set("b", 900_000);
    const { room: busy } = await startParty(site, ["a", "c"]);
    await site.guest("b", busy);
    const room = site.table();
    const bob = await site.guest("b", room);
    expect(await bob.select(1)).toBe(0);
    expect(await bob.act({ type: "add_bots", level: "easy" })).toBe(0);
    expect(await bob.select(3)).toBe(0);
    const dan = await site.guest("d", room);
    expect(site.tables.heldSeat("b")).toEqual({ roomId: room, characterId: 3 });
    expect(await dan.select(2)).toBe(0);
    expect(reason(bob)).toBe("left_too_often");
    expect(dan.client.events(dan.lobby).at(-1)).toMatchObject({
      characters: [{ isTaken: true, isBot: true }, { name: "Игрок d" }, { isTaken: false }, { isBot: true }],
    });
    expect(await bob.select(3)).toBe(409);
  });

  it("[SN4] makes room in a countdown too, which ends where too few are left, and not once the wait is over", async () => {
    site.players.waits.set("b", 10_000);
    const room = site.table();
    const bob = await site.guest("b", room);
    await bob.select(1);
    await bob.act({ type: "add_bots", level: "easy" });
    await bob.act({ type: "start_game" });
    const dan = await site.guest("d", room);
    expect(await dan.select(2)).toBe(0);
    expect(await dan.act({ type: "remove_bots" })).toBe(103);
    expect(await bob.select(1)).toBe(409);
    expect(await dan.act({ type: "leave_room" })).toBe(0);
    expect(await bob.select(1)).toBe(0);
    await clock.advance(10_000);
    const eve = await site.guest("e", room);
    expect(await eve.select(2)).toBe(0);
    expect(await bob.select(3)).toBe(0);
  });

  it("[SN4] is led by «Играть» to a table of their own, where bots come", async () => {
    const play = async (userId: string) => {
      const found = await site.tables.play({ userId, isGuest: false }, 0);
      return found.ok ? found.id : found.code;
    };
    const room = await play("a");
    await (await site.guest("a", room)).select(1);
    site.players.waits.set("b", 120_000);
    const own = await play("b");
    expect(own).not.toBe(room);
    expect(await play("b")).toBe(own);
    site.players.waits.clear();
    expect(await play("b")).toBe(room);
  });
});
