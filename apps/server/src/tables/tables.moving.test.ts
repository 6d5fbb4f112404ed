// Moving in a game: what is taken, corrected and passed on.
import { beforeEach, describe, expect, it } from "vitest";
import { gameStartedSchema, playerStateSchema } from "@fitil/contracts";
import { VirtualClock } from "@fitil/testkit";
import { startParty } from "./testing/matches.ts";
import type { Party } from "./testing/matches.ts";
import { guestOf, openSite } from "./testing/table-site.ts";
import type { Guest, Site } from "./testing/table-site.ts";

let clock: VirtualClock;
let site: Site;

beforeEach(() => {
  clock = new VirtualClock();
  site = openSite(clock);
});

const started = (guest: Guest) =>
  gameStartedSchema.parse(guest.client.events(guest.game, "game_started").at(-1));
const overs = (guest: Guest) => guest.client.events(guest.game, "game_over");

/** Four people on a board whose left edge has no brick at all, so that 1 and 4 can meet there. */
async function partyWithFreeLeftEdge(): Promise<Party> {
  for (let seedByte = 0; seedByte < 256; seedByte++) {
    clock = new VirtualClock();
    site = openSite(clock, seedByte);
    const party = await startParty(site, ["a", "b", "c", "d"]);
    if (started(party.guests[0]!).board.every((row) => row[0] === 0)) return party;
  }
  throw new Error("no such board");
}

describe("moving", () => {
  it("[PL3] a legal position is heard by the others with three decimals at most, not by the sender", async () => {
    const { guests } = await startParty(site, ["a", "b"]);
    const [ann, bob] = guests as [Guest, Guest];
    await clock.advance(100);
    expect(
      await ann.act({ type: "player_state", id: 1, x: 0.123456, y: 0, orientation: "right", seq: 1 }),
    ).toBe(0);
    expect(bob.client.events(bob.game, "player_state")).toEqual([
      { type: "player_state", id: 1, x: 0.123, y: 0, orientation: "right" },
    ]);
    expect(ann.client.events(ann.game, "player_state")).toEqual([]);
    expect(site.tables.stats()).toMatchObject({ positions: 1, corrections: 0 });
  });

  it("[PL6] [PL7] a course is heard by the others, walked in the picture, and believed for 600 ms", async () => {
    const { guests } = await partyWithFreeLeftEdge();
    const [ann, bob] = guests as [Guest, Guest];
    const word = { type: "player_state", id: 1, x: 0, y: 0, orientation: "down", heading: "down" } as const;
    expect(await ann.act({ ...word, seq: 1 })).toBe(0);
    await clock.advance(200);
    expect(bob.client.events(bob.game, "player_state")).toEqual([word]);
    const picture = async () => {
      const watcher = await site.person(`watcher-${clock.now()}`);
      const reply = await watcher.subscribe(ann.game);
      return gameStartedSchema.parse(reply.subscribe?.data).players[0]!;
    };
    expect(await picture()).toMatchObject({ x: 0, heading: "down" });
    expect((await picture()).y).toBeCloseTo(0.6, 6);
    await clock.advance(800);
    const stopped = await picture();
    expect(stopped.y).toBeCloseTo(1.8, 6);
    expect(stopped.heading).toBeUndefined();
    // A bomb goes where the course has led, and an older client's position ends the course.
    expect(await ann.act({ type: "place_bomb" })).toBe(0);
    expect(bob.client.events(bob.game, "bomb_placed")).toMatchObject([{ bomb: { x: 0, y: 2 } }]);
    await clock.advance(100);
    expect(await ann.act({ type: "player_state", id: 1, x: 0, y: 1.8, orientation: "down", seq: 2 })).toBe(0);
    await clock.advance(600);
    expect(bob.client.events(bob.game, "player_state").at(-1)).not.toHaveProperty("heading");
    expect(await picture()).toMatchObject({ x: 0, y: 1.8 });
  });

  it("[PL7] a walk that goes on as foreseen is told with the next news or after 150 ms, as of then; a decision at once and instead", async () => {
    const { guests } = await partyWithFreeLeftEdge();
    const [ann, bob] = guests as [Guest, Guest];
    const word = { type: "player_state", id: 1, x: 0, y: 0, orientation: "down", heading: "down" } as const;
    const told = () =>
      bob.client.events(bob.game, "player_state").map(({ y, heading = null }) => [y, heading]);
    // A wait ends on a tick of 30 ms: 300 ms on from here one lies 150 ms ahead.
    await clock.advance(30 - (clock.now() % 30));
    await ann.act(word);
    await clock.advance(300);
    await ann.act({ ...word, y: 0.9 });
    await clock.advance(149);
    expect(told()).toEqual([[0, "down"]]);
    await clock.advance(1);
    expect(told()).toEqual([
      [0, "down"],
      [1.35, "down"],
    ]);
    await clock.advance(150);
    await ann.act({ ...word, y: 1.8 });
    await clock.advance(50);
    await bob.act({ type: "place_bomb" });
    expect(told().at(-1)).toEqual([1.95, "down"]);
    await ann.act({ ...word, y: 1.95 });
    await ann.act({ ...word, y: 1.95, heading: null });
    await clock.advance(600);
    expect(told().slice(2)).toEqual([
      [1.95, "down"],
      [1.95, null],
    ]);
  });

  it("[PL8] courses that lie are corrected or refused by a code, and nobody else notices", async () => {
    const { guests, room } = await startParty(site, ["a", "b", "c"]);
    const [ann, bob, cat] = guests as [Guest, Guest, Guest];
    const word = { type: "player_state", id: 1, x: 0, y: 0, orientation: "right" } as const;
    for (const heading of ["Up", "", 1e308, 7, {}, ["up"], true]) {
      const code = await ann.client.publish(`game:actions:${room}`, { ...word, heading });
      expect(code).toBe(107);
    }
    await clock.advance(1_000);
    for (const x of [1e308, -1e308, 9, 1.6]) {
      const before = ann.client.messages.length;
      expect(await ann.act({ ...word, x, heading: "right" })).toBe(0);
      expect(ann.client.messages.slice(before)).toMatchObject([{ corrected: true, x: 0, y: 0 }]);
    }
    expect(bob.client.events(bob.game, "player_state")).toEqual([]);
    // Into the board's edge for a minute: believed, and leads nowhere.
    for (let ms = 0; ms < 60_000; ms += 300) {
      await clock.advance(300);
      expect(await ann.act({ ...word, orientation: "left", heading: "left" })).toBe(0);
    }
    const watcher = await site.person("w");
    const reply = await watcher.subscribe(ann.game);
    expect(gameStartedSchema.parse(reply.subscribe?.data).players[0]).toMatchObject({ x: 0, y: 0 });
    // To and fro, sixty times a second.
    const corrections = site.tables.stats().corrections;
    for (let turn = 0; turn < 120; turn++) {
      await clock.advance(1000 / 60);
      const heading = turn % 2 === 0 ? "right" : "left";
      expect(await ann.act({ ...word, orientation: heading, heading })).toBe(0);
    }
    expect(site.tables.stats().corrections).toBe(corrections);
    expect(await cat.act({ type: "player_state", id: 3, x: 15.9, y: 0, orientation: "left" })).toBe(0);
    expect(bob.client.events(bob.game, "player_state").at(-1)).toMatchObject({ id: 3, x: 15.9 });
  });

  it("[PL3] an impossible position is answered to that client only: corrected, the last accepted place, the seq it judged", async () => {
    const { guests } = await startParty(site, ["a", "b"]);
    const [ann, bob] = guests as [Guest, Guest];
    await clock.advance(1_000);
    expect(await ann.act({ type: "player_state", id: 1, x: 9, y: 6, orientation: "left", seq: 41 })).toBe(0);
    const correction = ann.client.messages.at(-1);
    expect(playerStateSchema.parse(correction)).toMatchObject({ id: 1, corrected: true, seq: 41 });
    expect(Number(correction?.["x"])).toBeLessThan(2);
    expect(bob.client.events(bob.game, "player_state").filter(({ x }) => Number(x) > 2)).toEqual([]);
    expect(site.tables.stats().corrections).toBe(1);
  });

  it("[PL3] receipts of walking may come later, but for one number in eight; those of a bomb come soon", async () => {
    const { guests, room } = await startParty(site, ["a", "b"]);
    const client = site.hub.client(guests[0]?.client.clientId ?? "");
    if (!client) throw new Error("not connected");
    const say = (data: object) => site.tables.channels.publish(client, `game:actions:${room}`, data);
    const word = { type: "player_state", id: 1, x: 0, y: 0, orientation: "right", heading: null };
    const [soon, later] = [
      { ok: true, fanout: false },
      { ok: true, fanout: false, receipt: "later" },
    ];
    const answers = Array.from({ length: 9 }, (_, index) => say({ ...word, seq: index + 8 }));
    expect(answers).toEqual([soon, later, later, later, later, later, later, later, soon]);
    expect(say(word)).toEqual(soon);
    expect(say({ type: "place_bomb" })).toEqual(soon);
  });

  it("[PL3] somebody else's bomb stays new as long as the measured line is, not as the client says", async () => {
    const { guests, room } = await partyWithFreeLeftEdge();
    const [ann, , , dan] = guests as [Guest, Guest, Guest, Guest];
    for (const step of [1.5, 3, 4.5, 5]) {
      await clock.advance(500);
      expect(await ann.act({ type: "player_state", id: 1, x: 0, y: step, orientation: "down" })).toBe(0);
      expect(await dan.act({ type: "player_state", id: 4, x: 0, y: 10 - step + 1, orientation: "up" })).toBe(
        0,
      );
    }
    await clock.advance(500);
    expect(await dan.act({ type: "place_bomb", x: 0, y: 6 })).toBe(0);
    await clock.advance(400);
    const client = site.hub.client(ann.client.clientId);
    if (!client) throw new Error("not connected");
    const claim = { type: "player_state", id: 1, x: 0, y: 5.5, orientation: "down" };
    const channel = `game:actions:${room}`;
    const before = site.tables.stats().corrections;
    expect(await site.tables.channels.publish(client, channel, claim)).toMatchObject({ ok: true });
    expect(site.tables.stats().corrections).toBe(before + 1);
    expect(dan.client.events(dan.game, "player_state").at(-1)).toMatchObject({ id: 1, y: 5 });
    const farAway = { ...client, roundTripMs: 500 };
    expect(await site.tables.channels.publish(farAway, channel, claim)).toMatchObject({ ok: true });
    expect(site.tables.stats().corrections).toBe(before + 1);
    expect(dan.client.events(dan.game, "player_state").at(-1)).toMatchObject({ id: 1, y: 5.5 });
  });

  it("[PL3] another's id is refused (103), and so is anything that does not fit (107), and nothing changes", async () => {
    const { guests } = await startParty(site, ["a", "b"]);
    const [ann, bob] = guests as [Guest, Guest];
    const state = { type: "player_state", id: 2, x: 16, y: 9.9, orientation: "up" };
    expect(await ann.act(state)).toBe(103);
    for (const broken of [
      { ...state, id: 1, x: "0" },
      { ...state, id: 1, x: null },
      { ...state, id: 0 },
      { ...state, id: 1, corrected: true },
      { type: "place_bomb", x: 0.5, y: 0 },
      { type: "nothing" },
      {},
    ])
      expect(await ann.act(broken)).toBe(107);
    expect(bob.client.events(bob.game, "player_state")).toEqual([]);
  });

  it("[PL3] whoever does not play is refused (403)", async () => {
    const { room, guests } = await startParty(site, ["a", "b"]);
    const state = { type: "player_state", id: 1, x: 0.1, y: 0, orientation: "right" };
    const watcher = guestOf(await site.person("w"), room);
    expect(await watcher.act(state)).toBe(403);
    expect(await watcher.act({ type: "place_bomb" })).toBe(403);
    const late = await site.guest("l", room);
    expect(await late.act(state)).toBe(403);
    expect(await late.act({ type: "place_bomb" })).toBe(403);
    expect(guests[1]?.client.events(guests[1].game, "player_state")).toEqual([]);
  });

  it("nobody publishes into a state channel (103) or listens to actions (103)", async () => {
    const { room, guests } = await startParty(site, ["a", "b"]);
    const [ann, bob] = guests as [Guest, Guest];
    const fake = { type: "game_over", winnerId: 1, winnerPrize: 1e6, seed: "x" };
    expect(await ann.client.publish(ann.game, fake)).toBe(103);
    expect(await ann.client.publish(ann.lobby, fake)).toBe(103);
    expect(await ann.client.publish("no such channel", fake)).toBe(102);
    expect((await ann.client.subscribe(`game:actions:${room}`)).error?.code).toBe(103);
    expect((await ann.client.subscribe("chat:anything")).error?.code).toBe(102);
    expect(overs(bob)).toEqual([]);
  });
});
