// SQLite's bad days: a full disk, a lock that another process holds, and what callers and the log get told of them.
import { DatabaseSync } from "node:sqlite";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CompiledQuery, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settle, VirtualClock } from "@fitil/testkit";
import { CodedError } from "../errors.ts";
import { createAttemptLimits } from "../identity/embedded/attempt-limits.ts";
import { createLedger } from "../ledger/ledger.ts";
import { countingRandom } from "../testing/chance.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openSqlite } from "./sqlite.ts";
import { rows } from "./work.ts";

/** SQLite needs about 40 pages for the schema; the rest is soon used up. */
const FEW_PAGES = 200;
const BULKY = "x".repeat(50_000);

describe("SQLite in trouble", () => {
  let folder: string;
  let clock: VirtualClock;
  let logged: { level: string; message: string; fields: Record<string, unknown> }[];
  let database: Database;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "fitil-sqlite-"));
    clock = new VirtualClock();
    logged = [];
    const to = (level: string) => (fields: object, message: string) =>
      void logged.push({ level, message, fields: fields as Record<string, unknown> });
    const log = { info: to("info"), warn: to("warn"), error: to("error") };
    database = openSqlite(join(folder, "fitil.sqlite"), { clock, log });
    await migrate(database);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const insert = (key: string) => database.kysely.insertInto("rate_limit").values({ key, empty_at: 1 });
  const keys = async () =>
    (await database.kysely.selectFrom("rate_limit").select("key").orderBy("key").execute()).map(
      ({ key }) => key,
    );
  const limitPages = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(database.kysely);
  const lock = () => {
    const other = new DatabaseSync(join(folder, "fitil.sqlite"), { timeout: 0 });
    other.exec("begin exclusive");
    return () => other.close();
  };
  /** A promise's outcome so far. */
  const watch = (promise: Promise<unknown>) => {
    const seen: { outcome: unknown } = { outcome: "waiting" };
    promise.then(
      () => (seen.outcome = "done"),
      (cause: unknown) => (seen.outcome = cause instanceof CodedError ? cause.code : cause),
    );
    return seen;
  };

  describe("a full disk", () => {
    it("comes out as itself, not as the rollback that SQLite has done already", async () => {
      await limitPages(FEW_PAGES);
      const filling = database.atomically(function* () {
        for (let index = 0; ; index++) yield* rows(insert(`${index}${BULKY}`));
      });
      const refusal = await filling.catch((cause: unknown) => cause);
      expect(refusal).toMatchObject({
        code: "server/disk_full",
        cause: { message: "database or disk is full" },
      });
      expect(await keys()).toEqual([]);
      await limitPages(1_000_000);
      expect(await database.atomically(() => rows(insert("a")))).toEqual([]);
      expect(await keys()).toEqual(["a"]);
    });

    it("undoes a library's transaction whole, also when the library goes on writing", async () => {
      await limitPages(FEW_PAGES);
      const going = database.kysely.transaction().execute(async (transaction) => {
        await transaction.insertInto("rate_limit").values({ key: "before", empty_at: 1 }).execute();
        for (let full = false, index = 0; !full; index++)
          await transaction
            .insertInto("rate_limit")
            .values({ key: `${index}${BULKY}`, empty_at: 1 })
            .execute()
            .catch(() => (full = true));
        const late = transaction.insertInto("rate_limit").values({ key: "after", empty_at: 1 }).execute();
        await late.catch(() => undefined);
      });
      await expect(going).rejects.toMatchObject({ code: "server/disk_full" });
      expect(await keys()).toEqual([]);
    });

    it("is told once, stands in the health, and is over by itself", async () => {
      await limitPages(FEW_PAGES);
      const fill = async () => {
        for (let index = 0; ; index++) await insert(`${index}${BULKY}`).execute();
      };
      await expect(fill()).rejects.toMatchObject({ code: "server/disk_full" });
      await expect(insert(`z${BULKY}`).execute()).rejects.toMatchObject({ code: "server/disk_full" });
      expect(database.health.trouble()).toBe("the disk of the database is full: nothing can be saved");
      expect(logged).toMatchObject([
        {
          level: "error",
          message: "the disk of the database is full: nothing can be saved",
          fields: { err: { message: "database or disk is full" } },
        },
      ]);
      await limitPages(1_000_000);
      await clock.advance(12_000);
      expect(database.health.trouble()).toBe(null);
      expect(logged.map(({ message }) => message).slice(1)).toEqual(["the database is well again"]);
      expect(clock.pending()).toBe(0);
    });
  });

  describe("a lock of another process", () => {
    it("makes writers wait, readers not, and the event loop never", async () => {
      const unlock = lock();
      const statement = watch(insert("a").execute());
      const work = watch(database.atomically(() => rows(insert("b"))));
      const transaction = watch(
        database.kysely
          .transaction()
          .execute((within) => within.insertInto("rate_limit").values({ key: "c", empty_at: 1 }).execute()),
      );
      expect(await keys()).toEqual([]);
      await clock.advance(2_000);
      expect(await keys()).toEqual([]);
      const seen = [statement, work, transaction];
      expect(seen.map(({ outcome }) => outcome)).toEqual(["waiting", "waiting", "waiting"]);
      unlock();
      await clock.advance(100);
      expect(seen.map(({ outcome }) => outcome)).toEqual(["done", "done", "done"]);
      expect(await keys()).toEqual(["a", "b", "c"]);
      const { lockWaits, lockWaitSeconds } = database.health.figures();
      expect(lockWaits).toBe(3);
      expect(lockWaitSeconds).toBeGreaterThanOrEqual(6);
      expect(lockWaitSeconds).toBeLessThanOrEqual(6.3);
    });

    it("runs a transaction that waited only once it is free, and once", async () => {
      const unlock = lock();
      let runs = 0;
      const work = watch(
        database.atomically(function* () {
          runs += 1;
          yield* rows(insert("a"));
        }),
      );
      await clock.advance(500);
      expect(runs).toBe(0);
      unlock();
      await clock.advance(100);
      expect([work.outcome, runs]).toEqual(["done", 1]);
    });

    it("is refused after ten seconds, and told once", async () => {
      const unlock = lock();
      const work = watch(database.atomically(() => rows(insert("a"))));
      await clock.advance(5_000);
      const later = watch(insert("b").execute());
      await clock.advance(5_200);
      expect([work.outcome, later.outcome]).toEqual(["server/busy", "waiting"]);
      await clock.advance(5_000);
      expect(later.outcome).toBe("server/busy");
      expect(database.health.figures().refusals).toBe(2);
      expect(database.health.trouble()).toBe("another process holds the database: whoever writes waits");
      unlock();
      await clock.advance(1_200);
      expect(database.health.trouble()).toBe(null);
      expect(logged.map(({ message }) => message)).toEqual([
        "another process holds the database: whoever writes waits",
        "the database is well again",
      ]);
      expect([await keys(), clock.pending()]).toEqual([[], 0]);
    });

    it("is no news when it is short", async () => {
      const unlock = lock();
      const work = watch(database.atomically(() => rows(insert("a"))));
      await clock.advance(300);
      unlock();
      await clock.advance(300);
      expect([work.outcome, logged, database.health.trouble()]).toEqual(["done", [], null]);
    });

    it("lets those who waited through in their order, with others in between", async () => {
      const unlock = lock();
      const order: string[] = [];
      const note = (key: string) =>
        insert(key)
          .execute()
          .then(() => order.push(key));
      const all = Array.from({ length: 50 }, (_, index) => note(`k${String(index).padStart(2, "0")}`));
      await settle();
      unlock();
      await clock.advance(10);
      setImmediate(() => order.push("somebody else"));
      await Promise.all(all);
      expect(order.filter((key) => key !== "somebody else")).toEqual(await keys());
      expect(order.indexOf("somebody else")).toBeLessThan(50);
    });

    it("lets no more wait than can get through", async () => {
      const unlock = lock();
      const seen = Array.from({ length: 2_100 }, (_, index) => watch(insert(`k${index}`).execute()));
      await settle();
      expect(seen.filter(({ outcome }) => outcome === "server/busy")).toHaveLength(100);
      unlock();
    });
  });

  describe("prepared statements", () => {
    it("stay prepared while they are used, whatever else comes by", async () => {
      const prepare = vi.spyOn(DatabaseSync.prototype, "prepare");
      await keys();
      const text = prepare.mock.lastCall?.[0];
      for (let index = 0; index < 1_200; index++) {
        await database.kysely.executeQuery(CompiledQuery.raw(`select ${index}`));
        await keys();
      }
      expect(prepare.mock.calls.filter(([prepared]) => prepared === text)).toHaveLength(1);
    });

    it("are the same for every amount and every moment", async () => {
      const random = countingRandom();
      const ledger = createLedger({ database, clock, random, ownerId: "p", isOwnerAlive: async () => true });
      const limits = createAttemptLimits(database, clock);
      const spend = async (gameId: string, stake: number) => {
        const rule = { name: "r", burst: stake, everyMs: stake };
        await clock.advance(stake);
        await ledger.stake(gameId, ["a"], stake);
        await limits.take(rule, gameId);
        await limits.take(rule, gameId);
        await limits.giveBack(rule, gameId);
      };
      await ledger.open("a", "a");
      await spend("first", 3);
      const prepare = vi.spyOn(DatabaseSync.prototype, "prepare");
      await spend("second", 7);
      expect(prepare.mock.calls).toEqual([]);
    });
  });
});
