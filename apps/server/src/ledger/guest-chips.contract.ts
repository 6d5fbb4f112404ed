// What every database must make of guests' chips: none until they sign up, then the starting chips, once (GU5). One suite,
// run on SQLite and on a real PostgreSQL.
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import type { Database } from "../db/database.ts";
import { countingRandom } from "../testing/chance.ts";
import type { TestDatabases } from "../testing/databases.ts";
import { findLedgerFaults } from "./audit-ledger.ts";
import { createLedger } from "./ledger.ts";
import type { AccountLedger } from "./ledger.ts";

/** Runs the contract on one kind of database. */
export function guestChipsContract(databases: TestDatabases): void {
  describe(`guests in the ledger on ${databases.kind}`, () => {
    let database: Database;
    let ledger: AccountLedger;
    let next: AccountLedger;

    beforeEach(async (context) => {
      const opened = await databases.open();
      if (opened === null) return context.skip();
      database = opened;
      const shared = { database, clock: new VirtualClock(), random: countingRandom() };
      const ledgerOf = (ownerId: string) =>
        createLedger({ ...shared, ownerId, isOwnerAlive: async () => true });
      ledger = ledgerOf("this");
      next = ledgerOf("next");
      await ledger.open("guest", null);
    });
    afterEach(async () => {
      if (database === undefined) return;
      expect(await findLedgerFaults(database)).toEqual([]);
      await database.close();
    });
    afterAll(() => databases.stop());

    it("[GU5] gives a guest nothing, and the starting chips once when they sign up", async () => {
      const movements = async () =>
        (await ledger.history("guest", null, 100)).entries.map(({ kind, amount, balance }) => [
          kind,
          amount,
          balance,
        ]);
      expect([await ledger.balance("guest"), await movements()]).toEqual([0, []]);
      expect(await ledger.stake("g", ["guest"], 100)).toMatchObject({ ok: false });
      await Promise.all([ledger.giveStart("guest", "ann"), next.giveStart("guest", "ann")]);
      await ledger.giveStart("guest", "ann");
      await ledger.open("guest", "ann");
      expect(await movements()).toEqual([["grant", 1000, 1000]]);
    });

    it("[CH7] [GU5] gives no starting chips to whoever had some today, whichever way they come", async () => {
      await ledger.open("ann", "ann");
      await ledger.giveStart("guest", "ann");
      expect(await ledger.balance("guest")).toBe(0);
    });
  });
}
