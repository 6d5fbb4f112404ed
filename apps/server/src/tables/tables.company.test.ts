// What people at a game see of each other beside the rules: reactions, lost lines, and how many watch (SN5, OC4, SP1).
import { beforeEach, describe, expect, it } from "vitest";
import { gameEventSchema, gameStartedSchema } from "@fitil/contracts";
import { VirtualClock } from "@fitil/testkit";
import { fallTogether, startParty } from "./testing/matches.ts";
import { guestOf, openSite } from "./testing/table-site.ts";
import type { Guest, Site } from "./testing/table-site.ts";

let clock: VirtualClock;
let site: Site;

beforeEach(() => {
  clock = new VirtualClock();
  site = openSite(clock);
});

const told = (guest: Guest, type: string): unknown[] =>
  guest.client.events(guest.game, type).map((event) => gameEventSchema.parse(event));

describe("reactions", () => {
  it("[SN5] are seen by everybody, at most one in 2 s, however many are asked for", async () => {
    const { guests } = await startParty(site, ["a", "b"]);
    const [ann, bob] = guests as [Guest, Guest];
    const react = (eyeVariant: number) => ann.act({ type: "reaction", eyeVariant });
    expect(await react(3)).toBe(0);
    const codes = new Set<number>();
    for (let press = 0; press < 60; press++) codes.add(await react(2));
    expect([...codes]).toEqual([111]);
    await clock.advance(1_999);
    expect(await react(2)).toBe(111);
    await clock.advance(1);
    expect(await react(4)).toBe(0);
    expect(told(bob, "reaction")).toEqual([
      { type: "reaction", id: 1, eyeVariant: 3 },
      { type: "reaction", id: 1, eyeVariant: 4 },
    ]);
    expect(await bob.act({ type: "reaction", eyeVariant: 1 })).toBe(0);
  });

  it("[SN5] are for the living: not for watchers, not in a lobby, and no fifth face", async () => {
    const { room, guests } = await startParty(site, ["a", "b"]);
    const watcher = await site.guest("w", room);
    expect(await watcher.act({ type: "reaction", eyeVariant: 1 })).toBe(403);
    expect(await guests[0]!.act({ type: "reaction", eyeVariant: 5 })).toBe(107);
    await guests[1]!.act({ type: "leave_room" });
    await clock.advance(0);
    expect(await guests[0]!.act({ type: "reaction", eyeVariant: 1 })).toBe(403);
  });
});

describe("a lost line", () => {
  it("[OC4] is shown to the others until it is back, and to whoever comes to watch meanwhile", async () => {
    const { room, guests } = await startParty(site, ["a", "b"]);
    const [ann, bob] = guests as [Guest, Guest];
    ann.client.lose();
    await clock.advance(5_000);
    expect(told(bob, "player_line")).toEqual([{ type: "player_line", playerId: 1, isLost: true }]);
    const watcher = await site.person("w");
    const picture = gameStartedSchema.parse((await watcher.subscribe(bob.game)).subscribe?.data);
    expect(picture.players.map(({ isLineLost }) => isLineLost)).toEqual([true, undefined]);
    const again = guestOf(await site.person("a"), room);
    await again.client.subscribe(again.game);
    await again.client.subscribe(again.lobby);
    expect(told(bob, "player_line")).toEqual([
      { type: "player_line", playerId: 1, isLost: true },
      { type: "player_line", playerId: 1, isLost: false },
    ]);
  });
});

describe("watchers", () => {
  it("[SP2] whoever has fallen watches on and has their place in the next game without a press", async () => {
    const { room, guests } = await startParty(site, ["a", "b", "c"]);
    const [ann, bob, cat] = guests as [Guest, Guest, Guest];
    await fallTogether(site, [ann]);
    expect(told(ann, "game_over")).toEqual([]);
    const before = told(ann, "bomb_placed").length;
    await fallTogether(site, [bob]);
    expect(told(ann, "bomb_placed")).toHaveLength(before + 3);
    expect(told(ann, "game_over")).toHaveLength(1);
    // Somebody new who points at the place gets another, and the one who fell plays by what the others press.
    const dan = await site.guest("d", room);
    await dan.select(1);
    expect(await cat.act({ type: "start_game" })).toBe(0);
    await clock.advance(5_000);
    const [first, next] = ann.client
      .events(ann.game, "game_started")
      .map((it) => gameStartedSchema.parse(it));
    const who = (picture = first) => picture?.players.map(({ id, name }) => `${id} ${name}`);
    expect(who()).toHaveLength(3);
    expect(who(next)).toEqual([...(who() ?? []), "4 Игрок d"]);
  });

  it("[SP1] are counted for the players at most once in 2 s; whoever played and fell or left is none", async () => {
    const { guests } = await startParty(site, ["a", "b", "c"]);
    const [ann, bob] = guests as [Guest, Guest, Guest];
    for (const user of ["w", "x"]) await (await site.person(user)).subscribe(ann.game);
    expect(told(ann, "watchers")).toEqual([]);
    await clock.advance(2_000);
    expect(told(ann, "watchers")).toEqual([{ type: "watchers", count: 2 }]);
    await bob.act({ type: "leave_room" });
    const third = await site.person("y");
    await third.subscribe(ann.game);
    await clock.advance(2_000);
    expect(told(ann, "watchers").at(-1)).toEqual({ type: "watchers", count: 3 });
    third.lose();
    await clock.advance(2_000);
    expect(told(ann, "watchers").at(-1)).toEqual({ type: "watchers", count: 2 });
  });
});
