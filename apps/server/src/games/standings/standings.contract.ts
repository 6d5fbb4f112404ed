// What every database must make of seasons, records and public pages (SN1, SN2). One suite, run on SQLite and on a real PostgreSQL.
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { LADDER_MIN_GAMES } from "@fitil/contracts";
import type { Database } from "../../db/database.ts";
import type { TestDatabases } from "../../testing/databases.ts";
import { writeGame } from "../game-store.ts";
import { readHighlights, readLadder, readOwnPlace, readPlayerPage } from "./read-standings.ts";
import { noteRated } from "./write-standings.ts";
import { playedByBots } from "../testing/played.ts";

const NOVEMBER = Date.UTC(2026, 10, 22);
const LAST_OF_NOVEMBER = Date.UTC(2026, 11, 1) - 1;

/** Runs the contract on one kind of database. */
export function standingsContract(databases: TestDatabases): void {
  describe(`standings on ${databases.kind}`, () => {
    let database: Database;

    beforeEach(async (context) => {
      const opened = await databases.open();
      if (opened === null) return context.skip();
      database = opened;
      for (const [index, userId] of ["a", "b", "c", "d", "guest"].entries())
        await database.kysely
          .insertInto("player")
          .values({
            user_id: userId,
            name: `Имя ${userId}`,
            name_key: userId,
            photo_url: null,
            mu: 25 + index,
            sigma: 8,
            created_at: 0,
            is_guest: userId === "guest" ? 1 : 0,
          })
          .execute();
    });
    afterEach(() => database?.close());
    afterAll(() => databases.stop());

    /** So many rated games of a person, the last of which leaves them at `rating`. */
    const rated = async (userId: string, games: number, rating: number, at = NOVEMBER) => {
      for (let game = 0; game < games; game++)
        await database.atomically(() =>
          noteRated(database, {
            userId,
            gameId: `${userId}-${at}-${game}`,
            at: at + game,
            rating: game === games - 1 ? rating : 1000,
            change: 1,
            isWin: game % 2 === 0,
          }),
        );
    };
    const placesIn = async (season: string | null, now = NOVEMBER) =>
      (await readLadder(database, season, now))?.rows.map(({ place, playerId }) => `${place} ${playerId}`);

    it("[SN1] has those with ten rated games by their rating, guests left out", async () => {
      await rated("a", LADDER_MIN_GAMES, 1100);
      await rated("b", LADDER_MIN_GAMES - 1, 1500);
      await rated("c", LADDER_MIN_GAMES + 1, 1200);
      await rated("guest", LADDER_MIN_GAMES, 1900);
      const ladder = await readLadder(database, null, NOVEMBER);
      expect(ladder).toMatchObject({ season: "2026-11", from: Date.UTC(2026, 10), to: Date.UTC(2026, 11) });
      expect(ladder?.rows).toEqual([
        { place: 1, playerId: "c", name: "Имя c", rating: 1200, games: 11, wins: 6 },
        { place: 2, playerId: "a", name: "Имя a", rating: 1100, games: 10, wins: 5 },
      ]);
      expect(await readOwnPlace(database, "2026-11", "a")).toMatchObject({
        place: 2,
        neighbours: [{ playerId: "c" }, { playerId: "a" }],
      });
      expect(await readOwnPlace(database, "2026-11", "b")).toMatchObject({ place: null, games: 9 });
      expect(await readOwnPlace(database, "2026-11", "d")).toBeUndefined();
    });

    it("[SN1] has a hundred of more; who stands behind them sees their own place and the neighbours", async () => {
      const people = Array.from({ length: 104 }, (_, index) => `p${String(index + 1).padStart(3, "0")}`);
      await database.kysely
        .insertInto("player")
        .values(
          people.map((userId) => ({
            user_id: userId,
            name: userId,
            name_key: userId,
            photo_url: null,
            mu: 25,
            sigma: 8,
            created_at: 0,
            is_guest: 0,
          })),
        )
        .execute();
      await database.kysely
        .insertInto("season_standing")
        .values(
          people.map((userId, index) => ({
            season: "2026-11",
            user_id: userId,
            rating: 2000 - index,
            games: LADDER_MIN_GAMES,
            wins: 1,
          })),
        )
        .execute();
      const rows = (await readLadder(database, null, NOVEMBER))?.rows ?? [];
      expect([rows.length, rows[0]?.playerId, rows.at(-1)?.playerId]).toEqual([100, "p001", "p100"]);
      const own = await readOwnPlace(database, "2026-11", "p103");
      expect(own?.place).toBe(103);
      expect(own?.neighbours.map(({ place, playerId }) => `${place} ${playerId}`)).toEqual([
        "101 p101",
        "102 p102",
        "103 p103",
        "104 p104",
      ]);
    });

    it("[SN1] a season is a month of UTC, the past ones stay, and one that was not has no ladder", async () => {
      await rated("a", LADDER_MIN_GAMES, 1100, LAST_OF_NOVEMBER - LADDER_MIN_GAMES + 1);
      await rated("a", LADDER_MIN_GAMES, 900, LAST_OF_NOVEMBER + 1);
      const december = LAST_OF_NOVEMBER + 60_000;
      expect(await placesIn(null, december)).toEqual(["1 a"]);
      expect((await readLadder(database, "2026-11", december))?.rows[0]?.rating).toBe(1100);
      expect((await readLadder(database, null, december))?.seasons).toEqual(["2026-12", "2026-11"]);
      expect(await readLadder(database, "2025-01", december)).toBeNull();
      expect(await placesIn(null, Date.UTC(2027, 0, 5))).toEqual([]);
    });

    it("[SN2] counts games with other people once: wins, streaks, power-ups; rematches with bots only for what was taken", async () => {
      const win = (gameId: string, winnerId: 1 | 2, bots = false) => {
        const game = { ...playedByBots(gameId, ["a", "b"], NOVEMBER), gameId, winnerId };
        const parts = game.parts.map((part) =>
          bots && part.characterId === 2 ? { ...part, botLevel: "easy" as const, userId: "bot:1" } : part,
        );
        const figures = { taken: [0, 2, 1, 0], crates: 25, chain: 1, felled: 0, felledAtOnce: 0, hits: 1 };
        const deeds = { players: { 1: figures }, wallsClosed: 0 };
        const sealed = { words: new Uint8Array(3), digest: "0".repeat(64), deeds };
        return database.atomically(() => writeGame(database, { ...game, parts }, sealed));
      };
      for (const [index, winner] of ([1, 1, 2, 1] as const).entries()) await win(`g${index}`, winner);
      expect(await win("g3", 1)).toBe(false);
      await win("with-bots", 1, true);
      await rated("a", 2, 1040);
      const page = await readPlayerPage(database, "a", { name: "Имя a", rating: 1040, isVip: false });
      expect(page).toMatchObject({ games: 4, wins: 3, streak: 1, bestStreak: 2, favouritePowerup: 5 });
      expect(page.ratingHistory.map(({ rating }) => rating)).toEqual([1000, 1040]);
      // Once each, however often they are earned.
      expect(page.honours.map(({ code }) => code).toSorted()).toEqual(["demolisher", "first_win"]);
      expect(page.recent).toHaveLength(5);
      expect(page.recentGames[0]).toMatchObject({ players: 2, roomName: "Стол №1" });
      expect((await readHighlights(database, NOVEMBER)).lastGame).toMatchObject({
        winner: "Имя a",
        players: 2,
      });
    });
  });
}
