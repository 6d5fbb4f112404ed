// For tests only: a fresh sale for each test of a suite, on one kind of database, with Ann and Bob in it and the ledger
// checked at the end.
import { afterAll, afterEach, beforeEach, expect } from "vitest";
import { findLedgerFaults } from "../../ledger/audit-ledger.ts";
import type { TestDatabases } from "../../testing/databases.ts";
import { openSale } from "./sale.ts";
import type { Sale } from "./sale.ts";

/** Call inside a `describe`; `take` gets the sale before each test. Skips where the machine has no such database. */
export function useSale(databases: TestDatabases, take: (sale: Sale) => void): void {
  let sale: Sale | null = null;
  beforeEach(async (context) => {
    const database = await databases.open();
    if (database === null) return context.skip();
    sale = await openSale(database, 0);
    await sale.ledger.open("ann", "ann");
    await sale.ledger.open("bob", "bob");
    take(sale);
  });
  afterEach(async () => {
    if (sale === null) return;
    expect(await findLedgerFaults(sale.database)).toEqual([]);
    await sale.close();
    sale = null;
  });
  afterAll(() => databases.stop());
}
