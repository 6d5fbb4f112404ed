// What every database must make of the rules against farming: starting chips and gifts once a day for a holder, and what
// newcomers can hand over (CH1, CH6, CH7). One suite, run on SQLite and on a real PostgreSQL.
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import type { Database } from "../db/database.ts";
import { countingRandom } from "../testing/chance.ts";
import type { TestDatabases } from "../testing/databases.ts";
import { findLedgerFaults } from "./audit-ledger.ts";
import { createLedger } from "./ledger.ts";
import type { AccountLedger } from "./ledger.ts";
import { addNewcomerGain, createFairPlay } from "./newcomers.ts";
import { HOUR_MS } from "../ports/process.ts";

/** Runs the contract on one kind of database. */
export function fairPlayContract(databases: TestDatabases): void {
  describe(`fair play in the ledger on ${databases.kind}`, () => {
    let clock: VirtualClock;
    let database: Database;
    let ledger: AccountLedger;
    let next: AccountLedger;

    beforeEach(async (context) => {
      const opened = await databases.open();
      if (opened === null) return context.skip();
      database = opened;
      clock = new VirtualClock();
      const random = countingRandom();
      const ledgerOf = (ownerId: string) =>
        createLedger({ database, clock, random, ownerId, isOwnerAlive: async () => true });
      ledger = ledgerOf("this");
      next = ledgerOf("next");
    });
    afterEach(async () => {
      if (database === undefined) return;
      expect(await findLedgerFaults(database)).toEqual([]);
      await database.close();
    });
    afterAll(() => databases.stop());

    /** Gives these people players of this age. */
    const aged = async (ageMs: number, ...userIds: string[]) => {
      for (const userId of userIds)
        await database.kysely
          .insertInto("player")
          .values({
            user_id: userId,
            name: userId,
            name_key: userId,
            photo_url: null,
            mu: 25,
            sigma: 8,
            created_at: clock.now() - ageMs,
          })
          .execute();
      for (const userId of userIds) await ledger.open(userId, userId);
    };
    const wins = async (gameId: string, winner: string, losers: readonly string[], stake: number) => {
      const staked = await ledger.stake(gameId, [winner, ...losers], stake);
      if (staked.ok) await ledger.pay(gameId, winner);
      return staked;
    };
    const gained = async (userId: string) =>
      (
        await database.kysely
          .selectFrom("newcomer_gain")
          .select("chips")
          .where("user_id", "=", userId)
          .execute()
      ).map(({ chips }) => chips);

    it("[GU5] guests are newcomers however long they have been here", async () => {
      await aged(40 * 24 * HOUR_MS, "old", "guest");
      const fairPlay = createFairPlay(database);
      const among = () => database.atomically(() => fairPlay.newcomersAmong(["old", "guest"], clock.now()));
      expect(await among()).toEqual(new Set());
      await database.kysely
        .updateTable("player")
        .set({ is_guest: 1 })
        .where("user_id", "=", "guest")
        .execute();
      expect(await among()).toEqual(new Set(["guest"]));
    });

    it("[CH7] whoever has won 2000 chips from newcomers today plays with them alone no more, until tomorrow", async () => {
      await clock.advance(24 * HOUR_MS - (clock.now() % (24 * HOUR_MS)));
      await aged(25 * HOUR_MS, "old", "friend");
      const fresh = Array.from({ length: 9 }, (_, index) => `new${index}`);
      await aged(HOUR_MS, ...fresh);
      expect((await wins("g1", "old", fresh.slice(0, 3), 500)).ok).toBe(true);
      expect(await gained("old")).toEqual([1500]);
      expect(await ledger.mayTakeSlot("old", fresh.slice(3, 4))).toBe(true);
      expect((await wins("g2", "old", fresh.slice(3, 4), 500)).ok).toBe(true);
      await Promise.all([ledger.pay("g2", "old"), next.pay("g2", "old")]);
      expect(await gained("old")).toEqual([2000]);
      const bar = { ok: false, code: "room/newcomers_only", userIds: ["old"] };
      expect(await ledger.stake("g3", ["old", ...fresh.slice(4, 7)], 100)).toEqual(bar);
      expect(await ledger.mayTakeSlot("old", fresh.slice(4, 7))).toBe(false);
      expect(await ledger.balance("new4")).toBe(1000);
      // Somebody older at the table, nobody yet, or no newcomers at all: nothing is in the way.
      expect(await ledger.mayTakeSlot("old", ["new4", "friend"])).toBe(true);
      expect(await ledger.mayTakeSlot("old", [])).toBe(true);
      expect((await wins("g4", "old", ["new4", "friend"], 100)).ok).toBe(true);
      expect(await gained("old")).toEqual([2100]);
      expect(await ledger.mayTakeSlot("new5", ["old"])).toBe(true);
      await clock.advance(22 * HOUR_MS);
      expect(await ledger.mayTakeSlot("old", ["new5"])).toBe(false);
      await clock.advance(2 * HOUR_MS);
      await aged(HOUR_MS, "newest");
      expect(await ledger.mayTakeSlot("old", ["newest"])).toBe(true);
      expect((await wins("g5", "old", ["newest"], 100)).ok).toBe(true);
      await ledger.forgetExpired();
      expect(await gained("old")).toEqual([100]);
      await ledger.release("old");
      expect(await gained("old")).toEqual([]);
    });

    it("[CH7] counts what newcomers lost, as they were when they paid, and no stake that went back", async () => {
      await aged(24 * HOUR_MS - 1, "new");
      await aged(24 * HOUR_MS, "grown", "old");
      await ledger.stake("g", ["old", "new", "grown"], 250);
      await clock.advance(HOUR_MS);
      await ledger.pay("g", "old");
      expect(await gained("old")).toEqual([250]);
      await ledger.stake("h", ["old", "new"], 250);
      await ledger.refund("h");
      await wins("i", "new", ["old", "grown"], 250);
      expect([await gained("old"), await gained("new")]).toEqual([[250], []]);
    });

    it("[CH7] from 100 points on nobody takes a slot beside newcomers alone, new themselves or not", async () => {
      await aged(HOUR_MS, "a", "b", "c");
      await aged(30 * HOUR_MS, "old", "friend");
      const gain = (points: number) =>
        database.atomically(function* () {
          for (const userId of ["a", "old"])
            yield* addNewcomerGain(database, { userId, points, at: clock.now() });
        });
      await gain(99.9);
      for (const userId of ["a", "old"]) expect(await ledger.mayTakeSlot(userId, ["b"])).toBe(true);
      await gain(0.1);
      for (const userId of ["a", "old"]) {
        expect(await ledger.mayTakeSlot(userId, ["b", "c"])).toBe(false);
        expect(await ledger.mayTakeSlot(userId, ["b", "friend"])).toBe(true);
      }
      await clock.advance(24 * HOUR_MS);
      await aged(HOUR_MS, "newest");
      expect(await ledger.mayTakeSlot("a", ["newest"])).toBe(true);
    });

    it("[CH7] new friends who keep their slots play on for chips, whatever their ratings make of it", async () => {
      await aged(HOUR_MS, "a", "b", "c", "d");
      await aged(30 * HOUR_MS, "old");
      await database.atomically(function* () {
        for (const userId of ["a", "old"])
          yield* addNewcomerGain(database, { userId, points: 105.4, at: clock.now() });
      });
      for (let game = 0; game < 6; game++)
        expect((await wins(`g${game}`, "a", ["b", "c", "d"], 100)).ok).toBe(true);
      expect(await gained("a")).toEqual([1800]);
      const bar = { ok: false, code: "room/newcomers_only", userIds: ["old"] };
      expect(await wins("h", "old", ["b", "c"], 100)).toEqual(bar);
    });

    it("[CH7] opens an account without starting chips when its holder had some in the last 24 hours", async () => {
      await Promise.all([ledger.open("first", "ann"), next.open("second", "ann")]);
      const chips = async (...userIds: string[]) =>
        Promise.all(userIds.map((userId) => ledger.balance(userId)));
      expect((await chips("first", "second")).toSorted((x, y) => x - y)).toEqual([0, 1000]);
      await clock.advance(24 * HOUR_MS - 1);
      await ledger.open("third", "ann");
      await ledger.open("other", "bob");
      await clock.advance(1);
      await ledger.open("fourth", "ann");
      expect(await chips("third", "other", "fourth")).toEqual([0, 1000, 1000]);
      expect(await ledger.gift("third", "ann")).toEqual({ ok: true, balance: 300 });
      await ledger.forgetExpired();
      const kept = await database.kysely
        .selectFrom("daily_grant")
        .select(["holder", "kind"])
        .orderBy("holder")
        .orderBy("kind")
        .execute();
      expect(kept.map(({ holder, kind }) => `${holder} ${kind}`)).toEqual([
        "ann gift",
        "ann grant",
        "bob grant",
      ]);
    });

    it("[CH6] gives a holder one gift in 24 hours, through however many accounts", async () => {
      await ledger.open("a", "ann");
      for (const userId of ["b", "c"]) await ledger.open(userId, "ann");
      const gifts = await Promise.all([ledger.gift("b", "ann"), next.gift("c", "ann")]);
      expect(gifts.filter(({ ok }) => ok)).toHaveLength(1);
      expect(gifts.find(({ ok }) => !ok)).toEqual({
        ok: false,
        code: "user/gift_not_yet",
        nextAt: clock.now() + 24 * HOUR_MS,
      });
    });
  });
}
