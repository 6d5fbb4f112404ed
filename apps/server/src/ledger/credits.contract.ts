// What every database must make of requests, the ledger's second currency. One suite, run on SQLite and on PostgreSQL.
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import type { Database } from "../db/database.ts";
import { rows } from "../db/work.ts";
import type { Credits } from "../ports/mentor-requests.ts";
import { countingRandom } from "../testing/chance.ts";
import type { TestDatabases } from "../testing/databases.ts";
import { findLedgerFaults } from "./audit-ledger.ts";
import { createCredits } from "./credits.ts";
import { createLedger } from "./ledger.ts";
import type { AccountLedger } from "./ledger.ts";

/** Runs the contract on one kind of database. */
export function creditsContract(databases: TestDatabases): void {
  describe(`requests in the ledger on ${databases.kind}`, () => {
    const clock = new VirtualClock();
    let database: Database;
    let credits: Credits;
    let ledger: AccountLedger;

    const at = clock.now();
    const free = (userId: string, amount = 5) =>
      database.atomically(() => credits.grantFree({ userId, amount, at }));
    const pack = (userId: string, key: string, amount = 50) =>
      database.atomically(() => credits.grant({ userId, key, amount, at }));
    const take = (userId: string, key: string, most = 1, kind: "answer" | "clawback" = "answer") =>
      database.atomically(() => credits.take({ userId, key, kind, most, at }));
    const balance = async (userId: string) => (await credits.read(userId))?.balance ?? null;

    beforeEach(async (context) => {
      const opened = await databases.open();
      if (opened === null) return context.skip();
      database = opened;
      const random = countingRandom();
      credits = createCredits({ database, random });
      ledger = createLedger({ database, clock, random, ownerId: "this", isOwnerAlive: async () => false });
      await ledger.open("ann", "ann");
      await ledger.open("bob", "bob");
    });
    afterEach(async () => {
      if (database === undefined) return;
      expect(await findLedgerFaults(database)).toEqual([]);
      await database.close();
    });
    afterAll(() => databases.stop());

    it("[MP1] gives the free ones once, whoever asks how often", async () => {
      expect(await credits.read("ann")).toBeNull();
      await Promise.all([free("ann"), free("ann"), free("ann", 9)]);
      const read = await credits.read("ann");
      expect(read?.freeGranted).toBe(true);
      expect([5, 9]).toContain(read?.balance);
      await free("ann");
      expect((await credits.history("ann")).map(({ kind }) => kind)).toEqual(["free"]);
      expect(await balance("bob")).toBeNull();
    });

    it("[MP2] gives a pack and takes an answer once for its key", async () => {
      const granted = await Promise.all([
        pack("ann", "pack:1"),
        pack("ann", "pack:1"),
        pack("ann", "pack:1"),
      ]);
      expect(granted.filter(Boolean)).toHaveLength(1);
      const taken = await Promise.all(Array.from({ length: 10 }, () => take("ann", "answer:1")));
      expect(taken.filter((count) => count === 1)).toHaveLength(1);
      expect(await balance("ann")).toBe(49);
    });

    it("[MP2] never goes below zero, however many take at once", async () => {
      await free("ann", 3);
      const taken = await Promise.all(
        Array.from({ length: 10 }, (_, index) => take("ann", `answer:${index}`)),
      );
      expect(taken.filter((count) => count === 1)).toHaveLength(3);
      expect(await balance("ann")).toBe(0);
      expect(await take("ann", "clawback:1", 50, "clawback")).toBe(0);
      expect(await take("bob", "answer:x")).toBe(0);
    });

    it("[MP2] keeps chips and requests apart: balances, history, audit", async () => {
      await free("ann");
      await pack("ann", "pack:1");
      expect(await ledger.balance("ann")).toBe(1000);
      expect((await ledger.history("ann", null, 10)).entries.map(({ kind }) => kind)).toEqual(["grant"]);
      expect(await ledger.audit()).toEqual({ issued: 2000, held: 2000, inEscrow: 0 });
      expect(await ledger.stake("g", ["ann", "bob"], 100)).toEqual({ ok: true, pot: 200 });
      expect(await ledger.pay("g", "ann")).toBe(200);
      expect([await ledger.balance("ann"), await balance("ann")]).toEqual([1100, 55]);
    });

    it("[MP2] lets no movement turn one currency into the other", async () => {
      await free("ann");
      const accounts = await database.kysely
        .selectFrom("ledger_account")
        .select(["id", "currency", "balance"])
        .where("user_id", "=", "ann")
        .execute();
      const mixed = database.atomically(function* () {
        for (const { id, currency, balance: before } of accounts) {
          const amount = currency === "chips" ? 5 : -5;
          const posting = { movement_key: "mixed", account_id: id, amount, balance: before + amount };
          yield* rows(database.kysely.insertInto("ledger_posting").values(posting));
        }
        const movement = { key: "mixed", kind: "gift" as const, game_id: null, at };
        yield* rows(database.kysely.insertInto("ledger_movement").values(movement));
      });
      await expect(mixed).rejects.toThrow("zero");
    });

    it("gives nothing to an account that is gone, and keeps its entries without the person", async () => {
      await free("ann");
      await ledger.release("ann");
      expect(await credits.read("ann")).toBeNull();
      expect(await pack("ann", "pack:1")).toBe(false);
      expect(await take("ann", "answer:1")).toBe(0);
      await free("ann");
      expect(await credits.read("ann")).toBeNull();
      expect(await pack("nobody", "pack:2")).toBe(false);
    });
  });
}
