// A game at a table over the real hub: the picture, the wire, corrections, the end (OC, PL3, BD6).
import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { FUSE_MS, INVINCIBLE_MS } from "@fitil/engine";
import { gameEventSchema, gameStartedSchema, lobbyPictureSchema } from "@fitil/contracts";
import { VirtualClock } from "@fitil/testkit";
import { fallTogether, finishesOf, startParty } from "./testing/matches.ts";
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

describe("the picture", () => {
  it("[BD6] game_started shows everything visible, the hash of the seed, and game_over the seed itself", async () => {
    const { guests } = await startParty(site, ["a", "b"]);
    const [ann, bob] = guests as [Guest, Guest];
    const picture = started(ann);
    expect(picture).toMatchObject({
      startedAt: clock.now(),
      serverTime: clock.now(),
      bombs: [],
      suddenDeath: { startsAt: clock.now() + 120_000, wallsClosed: 0 },
      players: [
        { id: 1, x: 0, y: 0, color: "blue", eyeVariant: 1, name: "Игрок a", clientId: ann.client.clientId },
        { id: 2, x: 16, y: 10, color: "red", name: "Игрок b", clientId: bob.client.clientId },
      ],
    });
    expect(picture.board).toHaveLength(11);
    await fallTogether(site, [ann]);
    const { seed } = overs(bob)[0] as unknown as { seed: string };
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(createHash("sha256").update(seed, "utf8").digest("hex")).toBe(picture.seedHash);
    expect(JSON.stringify(picture)).not.toContain(seed);
  });

  it("[OC6] whoever subscribes to a running game gets the picture of now: bombs by their epoch time, invincibility, sudden death", async () => {
    const { guests } = await startParty(site, ["a", "b", "c"]);
    const [ann] = guests as [Guest, Guest, Guest];
    const placedAt = clock.now();
    await ann.act({ type: "place_bomb" });
    await clock.advance(FUSE_MS);
    await ann.act({ type: "place_bomb" });
    await clock.advance(500);
    const watcher = await site.person("w");
    const reply = await watcher.subscribe(ann.game);
    const picture = gameStartedSchema.parse(reply.subscribe?.data);
    expect(picture.serverTime).toBe(placedAt + FUSE_MS + 500);
    expect(picture.bombs).toEqual([{ ownerId: 1, x: 0, y: 0, placedAt: placedAt + FUSE_MS, blastRadius: 1 }]);
    expect(picture.players[0]).toMatchObject({
      stats: { health: 2 },
      isInvincible: true,
      invincibleForMs: INVINCIBLE_MS - 500,
    });
    await clock.advance(123_400 - 2_500);
    const later = await (await site.person("x")).subscribe(ann.game);
    expect(gameStartedSchema.parse(later.subscribe?.data).suddenDeath?.wallsClosed).toBe(2);
  });

  it("[OC6] without a running game the picture is null", async () => {
    const room = site.table();
    const watcher = await site.person("w");
    const reply = await watcher.subscribe(guestOf(watcher, room).game);
    expect(reply.subscribe?.data ?? null).toBeNull();
  });
});

describe("bombs", () => {
  it("[BM1] a bomb is heard by everybody at once, one too many is refused (103)", async () => {
    const { guests } = await startParty(site, ["a", "b"]);
    const [ann, bob] = guests as [Guest, Guest];
    expect(await ann.act({ type: "place_bomb", x: 0, y: 0 })).toBe(0);
    expect(await ann.act({ type: "place_bomb" })).toBe(103);
    const heard = [
      { type: "bomb_placed", bomb: { ownerId: 1, x: 0, y: 0, placedAt: clock.now(), blastRadius: 1 } },
    ];
    expect(ann.client.events(ann.game, "bomb_placed")).toEqual(heard);
    expect(bob.client.events(bob.game, "bomb_placed")).toEqual(heard);
  });

  it("[BM2] it goes off after 2 s by itself, and every event fits its schema", async () => {
    const { guests } = await startParty(site, ["a", "b"]);
    const [ann, bob] = guests as [Guest, Guest];
    await ann.act({ type: "place_bomb" });
    await clock.advance(FUSE_MS - 1);
    expect(bob.client.events(bob.game, "explosion")).toEqual([]);
    await clock.advance(1);
    expect(bob.client.events(bob.game, "explosion")).toMatchObject([
      { bombPosition: { x: 0, y: 0 }, hitPlayers: [{ id: 1, newHealth: 2 }] },
    ]);
    for (const event of bob.client.events(bob.game)) {
      const parsed = gameEventSchema.parse(event);
      expect(Object.keys(parsed).toSorted()).toEqual(Object.keys(event).toSorted());
    }
  });
});

describe("the end", () => {
  it("[OC1] the last survivor wins; [OC5] the table is a lobby again with the slots still taken", async () => {
    const { room, guests } = await startParty(site, ["a", "b"]);
    const [ann, bob] = guests as [Guest, Guest];
    await fallTogether(site, [ann]);
    expect(overs(bob)).toMatchObject([{ winnerId: 2, winnerPrize: 0 }]);
    const reply = await (await site.person("c")).subscribe(bob.lobby);
    const picture = lobbyPictureSchema.parse(reply.subscribe?.data);
    expect(picture.room.isGameInProgress).toBe(false);
    expect(picture.characters.map(({ isTaken }) => isTaken)).toEqual([true, true, false, false]);
    expect(await ann.act({ type: "place_bomb" })).toBe(403);
    expect(await ann.act({ type: "start_game" })).toBe(0);
    await clock.advance(5_000);
    expect(bob.client.events(bob.game, "game_started")).toHaveLength(2);
    expect(site.tables.list().find(({ id }) => id === room)?.isGameInProgress).toBe(true);
  });

  it("[OC1] both fall in the same instant with the same health: a draw", async () => {
    const { guests } = await startParty(site, ["a", "b"]);
    await fallTogether(site, guests);
    expect(overs(guests[0]!)).toMatchObject([{ winnerId: null, winnerPrize: 0 }]);
    await clock.advance(0);
    expect(site.players.rated[0]?.places).toEqual([
      { userId: "a", place: 1 },
      { userId: "b", place: 1 },
    ]);
  });

  it("[OC2] one alone at a free table plays at once; 60 s without input end it, without rating", async () => {
    const { guests } = await startParty(site, ["a"]);
    const [ann] = guests as [Guest];
    expect(started(ann).suddenDeath).toBeNull();
    await clock.advance(50_000);
    await ann.act({ type: "player_state", id: 1, x: 0.5, y: 0, orientation: "right" });
    await clock.advance(59_999);
    expect(overs(ann)).toEqual([]);
    await clock.advance(1);
    expect(overs(ann)).toMatchObject([{ winnerId: null, winnerPrize: 0 }]);
    expect(site.players.rated).toEqual([]);
  });

  it("[OC3] sudden death comes by itself and ends the game within 185 s", async () => {
    const { guests } = await startParty(site, ["a", "b"]);
    const [ann] = guests as [Guest, Guest];
    await clock.advance(120_000);
    expect(ann.client.events(ann.game, "sudden_death_started")).toHaveLength(1);
    await clock.advance(3_000);
    expect(ann.client.events(ann.game, "wall_spawned")).toHaveLength(1);
    await clock.advance(62_000);
    expect(overs(ann)).toHaveLength(1);
    expect(finishesOf(overs(ann)[0]).map(({ felledBy }) => felledBy)).toContain("wall");
    expect(site.tables.stats().games).toBe(0);
  });

  it("[OC4] leave_room takes the player off at once, and the one who stays wins", async () => {
    const { guests } = await startParty(site, ["a", "b", "c"]);
    const [ann, bob, cid] = guests as [Guest, Guest, Guest];
    await ann.act({ type: "leave_room" });
    expect(bob.client.events(bob.game, "player_disconnected")).toEqual([
      { type: "player_disconnected", playerId: 1 },
    ]);
    expect(overs(bob)).toEqual([]);
    await cid.act({ type: "leave_room" });
    await clock.advance(0);
    expect(overs(bob)).toMatchObject([{ winnerId: 2 }]);
    expect(site.players.rated[0]?.places).toEqual([
      { userId: "a", place: 2 },
      { userId: "b", place: 1 },
      { userId: "c", place: 2 },
    ]);
    expect(site.tables.list()[0]?.playerCount).toBe(1);
  });

  it("[OC5] the only one leaves: the game ends", async () => {
    const { room, guests } = await startParty(site, ["a"]);
    await guests[0]!.act({ type: "leave_room" });
    expect(site.tables.list().find(({ id }) => id === room)).toMatchObject({
      isGameInProgress: false,
      playerCount: 0,
    });
  });

  it("[OC6] the dead and latecomers are in the lobby: actions there answer room/game_in_progress (402)", async () => {
    const { room, guests } = await startParty(site, ["a", "b", "c"]);
    const [ann] = guests as [Guest, Guest, Guest];
    await fallTogether(site, [ann]);
    expect(await ann.act({ type: "player_state", id: 1, x: 0, y: 0, orientation: "up" })).toBe(403);
    expect(await ann.act({ type: "place_bomb" })).toBe(403);
    const late = await site.guest("l", room);
    for (const guest of [ann, late]) {
      expect(await guest.select(4)).toBe(402);
      expect(guest.client.messages.at(-1)).toMatchObject({ success: false, reason: "game_in_progress" });
      expect(await guest.act({ type: "update_emotion", eyeVariant: 2 })).toBe(402);
      expect(await guest.act({ type: "start_game" })).toBe(402);
      expect(await guest.act({ type: "cancel_countdown" })).toBe(402);
    }
    const reply = await (await site.person("l")).subscribe(late.lobby);
    expect(lobbyPictureSchema.parse(reply.subscribe?.data).room.isGameInProgress).toBe(true);
  });

  it("[CH5] ratings follow the finishing order and show in the lobby afterwards", async () => {
    const { guests } = await startParty(site, ["a", "b", "c"]);
    const [ann, bob, cid] = guests as [Guest, Guest, Guest];
    await fallTogether(site, [cid]);
    await fallTogether(site, [ann]);
    await clock.advance(0);
    expect(site.players.rated).toHaveLength(1);
    expect(site.players.rated[0]?.places).toEqual([
      { userId: "a", place: 2 },
      { userId: "b", place: 1 },
      { userId: "c", place: 3 },
    ]);
    expect(bob.client.events(bob.lobby).at(-1)).toMatchObject({
      type: "lobby_state_update",
      characters: [{ rating: 1000 }, { rating: 1001 }, { rating: 1000 }, {}],
    });
  });
});
