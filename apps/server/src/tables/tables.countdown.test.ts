// The countdown to a game, and what the list tells of tables meanwhile.
import { beforeEach, describe, expect, it } from "vitest";
import { LOBBY_UPDATES, lobbyListUpdateSchema, lobbyPictureSchema } from "@fitil/contracts";
import { VirtualClock } from "@fitil/testkit";
import { openSite } from "./testing/table-site.ts";
import type { Site } from "./testing/table-site.ts";

let clock: VirtualClock;
let site: Site;

beforeEach(() => {
  clock = new VirtualClock();
  site = openSite(clock);
});

describe("the countdown", () => {
  async function counting(stakes: 0 | 100 = 0) {
    const room = site.table({ stakes });
    const [ann, bob] = [await site.guest("a", room), await site.guest("b", room)];
    await ann.select(1);
    await bob.select(2);
    expect(await ann.act({ type: "start_game" })).toBe(0);
    return { room, ann, bob };
  }

  it("[LB5] two start a countdown of 5 s; pressing again changes nothing; whoever comes sees the seconds left", async () => {
    const { room, ann, bob } = await counting();
    expect(await bob.act({ type: "start_game" })).toBe(0);
    expect(ann.client.events(ann.lobby, "countdown_started")).toEqual([
      { type: "countdown_started", duration: 5 },
    ]);
    await clock.advance(2_500);
    const late = await site.person("c");
    const reply = await late.subscribe(ann.lobby);
    expect(lobbyPictureSchema.parse(reply.subscribe?.data).countdown).toBe(3);
    await clock.advance(2_500);
    expect(site.tables.list()[0]?.isGameInProgress).toBe(true);
    expect(room).toBe(site.tables.list()[0]?.id);
  });

  it("[LB5] start needs a slot (403), a paid table two people (103)", async () => {
    const room = site.table({ stakes: 100 });
    const ann = await site.guest("a", room);
    expect(await ann.act({ type: "start_game" })).toBe(403);
    await ann.select(1);
    expect(await ann.act({ type: "start_game" })).toBe(103);
    expect(ann.client.events(ann.lobby, "countdown_started")).toEqual([]);
  });

  it("[LB5] too few left during the countdown: cancelled by the server", async () => {
    const { ann, bob } = await counting();
    await bob.act({ type: "leave_room" });
    expect(ann.client.events(ann.lobby, "countdown_canceled")).toEqual([
      { type: "countdown_canceled", canceledByPlayerId: null },
    ]);
    await clock.advance(10_000);
    expect(site.tables.list()[0]?.isGameInProgress).toBe(false);
  });

  it("[LB6] anybody seated cancels, at most once in 30 s each (405)", async () => {
    const { ann, bob } = await counting();
    expect(await bob.act({ type: "cancel_countdown" })).toBe(0);
    expect(ann.client.events(ann.lobby, "countdown_canceled")).toEqual([
      { type: "countdown_canceled", canceledByPlayerId: 2 },
    ]);
    await ann.act({ type: "start_game" });
    expect(await bob.act({ type: "cancel_countdown" })).toBe(405);
    expect(await ann.act({ type: "cancel_countdown" })).toBe(0);
    await clock.advance(30_000);
    await ann.act({ type: "start_game" });
    expect(await bob.act({ type: "cancel_countdown" })).toBe(0);
    expect(await bob.act({ type: "cancel_countdown" })).toBe(0);
  });

  it("[LB6] coming back to the table does not renew the right to cancel", async () => {
    const { ann, bob } = await counting();
    await bob.act({ type: "cancel_countdown" });
    await bob.act({ type: "leave_room" });
    await bob.client.unsubscribe(bob.lobby);
    await bob.client.subscribe(bob.lobby);
    await bob.select(2);
    await ann.act({ type: "start_game" });
    expect(await bob.act({ type: "cancel_countdown" })).toBe(405);
  });

  it("[LB6] nobody seated changes character or eyes, a free slot can still be taken, and plays", async () => {
    const { room, ann } = await counting();
    expect(await ann.select(3)).toBe(103);
    expect(ann.client.messages.at(-1)).toMatchObject({ success: false, reason: "countdown" });
    expect(await ann.act({ type: "update_emotion", eyeVariant: 4 })).toBe(103);
    const eve = await site.guest("e", room);
    expect(await eve.act({ type: "cancel_countdown" })).toBe(403);
    expect(await eve.select(1)).toBe(0);
    await clock.advance(5_000);
    const started = eve.client.events(eve.game, "game_started")[0] as { players?: { id: number }[] };
    expect(started.players?.map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});

describe("the public list", () => {
  it("[LB7] rooms with space, full rooms, rooms in progress; then stake, then name by number", async () => {
    const full = site.table({ name: "Полный", stakes: 2500 }, "o1");
    site.table({ name: "Стол 10" }, "o1");
    site.table({ name: "Стол 9" }, "o1");
    site.table({ name: "Дорогой", stakes: 500 }, "o2");
    const running = site.table({ name: "Идет" }, "o2");
    for (const user of ["a", "b", "c", "d"]) await site.guest(user, full);
    const eve = await site.guest("e", running);
    await eve.select(1);
    await eve.act({ type: "start_game" });
    expect(site.tables.list().map(({ name }) => name)).toEqual([
      "Дорогой",
      "Стол 9",
      "Стол 10",
      "Полный",
      "Идет",
    ]);
  });

  it("[SP1] a row shows who has taken a place, bots left out, and how many watch the game", async () => {
    const reader = await site.person("r");
    await reader.subscribe(LOBBY_UPDATES);
    const room = site.table();
    const ann = await site.guest("a", room);
    await ann.select(3);
    await ann.act({ type: "add_bots", level: "easy" });
    expect(site.tables.list()[0]).toMatchObject({ faces: [3], watchers: 0, playerCount: 1 });
    await ann.act({ type: "start_game" });
    await clock.advance(6_000);
    expect(site.tables.list()[0]).toMatchObject({ isGameInProgress: true, watchers: 0 });
    const eve = await site.person("e");
    await eve.subscribe(ann.game);
    await clock.advance(1_000);
    expect(lobbyListUpdateSchema.parse(reader.events(LOBBY_UPDATES).at(-1)).rooms[0]?.watchers).toBe(1);
    await eve.unsubscribe(ann.game);
    await clock.advance(1_000);
    expect(lobbyListUpdateSchema.parse(reader.events(LOBBY_UPDATES).at(-1)).rooms[0]?.watchers).toBe(0);
  });

  it("[LB7] many changes at once are one update; no change is none", async () => {
    const reader = await site.person("r");
    await reader.subscribe(LOBBY_UPDATES);
    const room = site.table();
    for (const user of ["a", "b", "c"]) await site.guest(user, room);
    await clock.advance(300);
    expect(reader.events(LOBBY_UPDATES)).toHaveLength(1);
    expect(lobbyListUpdateSchema.parse(reader.events(LOBBY_UPDATES)[0]).rooms).toEqual(site.tables.list());
    const ann = await site.guest("a", room);
    await ann.select(1);
    await clock.advance(1_000);
    expect(reader.events(LOBBY_UPDATES)).toHaveLength(2);
    await ann.act({ type: "update_emotion", eyeVariant: 4 });
    await clock.advance(1_000);
    expect(reader.events(LOBBY_UPDATES)).toHaveLength(2);
  });

  it("[LB7] a request brings the list, and a flood of them brings no flood", async () => {
    const reader = await site.person("r");
    await reader.subscribe(LOBBY_UPDATES);
    site.table();
    await clock.advance(1_000);
    for (let n = 0; n < 50; n++)
      expect(await reader.publish(LOBBY_UPDATES, { type: "request_lobby_list" })).toBe(0);
    await clock.advance(200);
    expect(reader.events(LOBBY_UPDATES)).toHaveLength(2);
    for (let n = 0; n < 50; n++) await reader.publish(LOBBY_UPDATES, { type: "request_lobby_list" });
    await clock.advance(300);
    expect(reader.events(LOBBY_UPDATES)).toHaveLength(3);
  });

  it("[LB8] an invitation names who has a slot, bots aside", async () => {
    const room = site.table({ isPrivate: true });
    const ann = await site.guest("a", room);
    await site.guest("b", room);
    expect(site.tables.invitation(room)?.hosts).toEqual([]);
    await ann.select(1);
    await ann.act({ type: "add_bots", level: "easy" });
    expect(site.tables.invitation(room)).toMatchObject({ hosts: ["Игрок a"], isGameInProgress: false });
    expect(site.tables.invitation("nobody01")).toBeNull();
  });
});
