// What every database must make of left games (SN4). One suite, run on SQLite and on a real PostgreSQL.
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../db/database.ts";
import type { TestDatabases } from "../testing/databases.ts";
import { forgetLeft, noteLeft, seatWait } from "./leaver-waits.ts";

const NOON = Date.UTC(2026, 10, 22, 12);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Runs the contract on one kind of database. */
export function leftGamesContract(databases: TestDatabases): void {
  describe(`left games on ${databases.kind}`, () => {
    let database: Database;

    beforeEach(async (context) => {
      const opened = await databases.open();
      if (opened === null) return context.skip();
      database = opened;
      const rest = { photo_url: null, mu: 25, sigma: 8, created_at: 0, is_guest: 0 };
      for (const userId of ["a", "b"])
        await database.kysely
          .insertInto("player")
          .values({ user_id: userId, name: userId, name_key: userId, ...rest })
          .execute();
    });
    afterEach(() => database?.close());
    afterAll(() => databases.stop());

    /** The wait after leaving games at these moments, in minutes from the last of them; 0: none. */
    const waitAfter = async (moments: readonly number[], userId = "a") => {
      for (const [index, at] of moments.entries()) await noteLeft(database, userId, `g${index}`, at);
      const last = Math.max(...moments);
      const wait = await seatWait(database, userId, last);
      expect(wait === null || wait.until - wait.leftMs === last).toBe(true);
      return (wait?.leftMs ?? 0) / MINUTE;
    };

    it("[SN4] two left games in a day cost nothing, the third 2 minutes, then 5, then 15 each", async () => {
      for (const [index, minutes] of [0, 0, 2, 5, 15, 15].entries()) {
        await noteLeft(database, "a", `g${index}`, NOON + index);
        const wait = await seatWait(database, "a", NOON + index);
        expect((wait?.leftMs ?? 0) / MINUTE).toBe(minutes);
      }
      expect(await seatWait(database, "b", NOON)).toBeNull();
    });

    it("[SN4] a game is left once, however often it is told", async () => {
      for (let time = 0; time < 5; time++) await noteLeft(database, "a", "g", NOON + time);
      expect(await seatWait(database, "a", NOON + 5)).toBeNull();
    });

    it("[SN4] the wait ends by itself, and what is a day old counts no more", async () => {
      expect(await waitAfter([NOON, NOON + 1, NOON + 2])).toBe(2);
      expect(await seatWait(database, "a", NOON + 2 + 2 * MINUTE - 1)).toEqual({
        until: NOON + 2 + 2 * MINUTE,
        leftMs: 1,
      });
      expect(await seatWait(database, "a", NOON + 2 + 2 * MINUTE)).toBeNull();
      expect(await waitAfter([NOON, NOON + 2, NOON + DAY], "b")).toBe(0);
    });

    it("[SN4] a wait that is still running outlives the day that it was counted in", async () => {
      const leaves = [0, 1, 2, 3, DAY - 1].map((at) => NOON + at);
      expect(await waitAfter(leaves)).toBe(15);
      const wait = await seatWait(database, "a", NOON + DAY + 10 * MINUTE);
      expect(wait?.until).toBe(NOON + DAY - 1 + 15 * MINUTE);
    });

    it("[SN4] nothing is noted of somebody without an account, and what counts no more is forgotten", async () => {
      await noteLeft(database, "ghost", "g", NOON);
      await noteLeft(database, "a", "old", NOON);
      await noteLeft(database, "a", "new", NOON + 1);
      await database.atomically(() => forgetLeft(database, NOON + DAY + 15 * MINUTE));
      const kept = await database.kysely.selectFrom("left_game").selectAll().execute();
      expect(kept).toEqual([{ user_id: "a", game_id: "new", at: NOON + 1 }]);
    });
  });
}
