// The fence around a table's chips, on both databases: only the highest epoch moves them, and a game that is taken over is
// nobody's to give back.
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import type { Database } from "../db/database.ts";
import { StaleOwner } from "../errors.ts";
import { countingRandom } from "../testing/chance.ts";
import { postgresDatabases, sqliteDatabases } from "../testing/databases.ts";
import { findLedgerFaults } from "./audit-ledger.ts";
import { createLedger } from "./ledger.ts";
import type { AccountLedger } from "./ledger.ts";

const FORMER = { tableId: "t", epoch: 1_764_000_000_000_000 };
const LATTER = { tableId: "t", epoch: FORMER.epoch + 1 };

describe.each([sqliteDatabases(), postgresDatabases()])("a table's fence ($kind)", (databases) => {
  const clock = new VirtualClock();
  let database: Database;
  let former: AccountLedger;
  let latter: AccountLedger;

  beforeEach(async (context) => {
    const opened = await databases.open();
    if (opened === null) return context.skip();
    database = opened;
    const random = countingRandom();
    const of = (ownerId: string) =>
      createLedger({ database, clock, random, ownerId, isOwnerAlive: async () => false });
    former = of("former");
    latter = of("latter");
    for (const userId of ["a", "b"]) await former.open(userId, userId);
    await former.stake("g", ["a", "b"], 250, FORMER);
  });
  afterEach(async () => {
    if (database === undefined) return;
    expect(await findLedgerFaults(database)).toEqual([]);
    await database.close();
  });
  afterAll(() => databases.stop());

  it("[CL9] lets a former owner move nothing any more, whatever it wants", async () => {
    expect(await latter.takeOver(LATTER, "g")).toBe(true);
    await expect(former.pay("g", "a", FORMER)).rejects.toThrow(StaleOwner);
    await expect(former.refund("g", FORMER)).rejects.toThrow(StaleOwner);
    await expect(former.stake("h", ["a", "b"], 100, FORMER)).rejects.toThrow(StaleOwner);
    expect(await former.balance("a")).toBe(750);
    expect(await latter.pay("g", "b", LATTER)).toBe(500);
    expect(await latter.pay("g", "b", LATTER)).toBe(500);
    expect(await former.balance("b")).toBe(1250);
  });

  it("[CL9] keeps a game that was taken over from being given back as a dead process's", async () => {
    await latter.takeOver(LATTER, "g");
    expect(await latter.refundUnfinished()).toBe(0);
    expect(await former.refundUnfinished()).toBe(1);
    expect(await latter.takeOver(LATTER, "g")).toBe(false);
    expect(await latter.pay("g", "a", LATTER)).toBe(0);
  });

  it("[CL9] says of a game whose chips have found their owner that they have, and of a free one that it may go on", async () => {
    expect(await latter.takeOver(LATTER, "free")).toBe(true);
    expect(await latter.takeOver(LATTER, null)).toBe(true);
    await latter.pay("g", "a", LATTER);
    expect(await latter.takeOver(LATTER, "g")).toBe(false);
  });

  it("[CL9] is a table's own, lets one epoch pass as often as it likes, and is forgotten after a week", async () => {
    await latter.takeOver(LATTER, "g");
    expect(await former.stake("h", ["a", "b"], 100, { ...FORMER, tableId: "u" })).toEqual({
      ok: true,
      pot: 200,
    });
    await former.refund("h", { ...FORMER, tableId: "u" });
    await clock.advance(7 * 24 * 3_600_000);
    await latter.forgetExpired();
    const kept = await database.kysely.selectFrom("table_fence").selectAll().execute();
    expect(kept).toEqual([]);
    await latter.refund("g");
  });

  it("[CL9] lets exactly one of two owners through who move at once", async () => {
    const both = await Promise.allSettled([latter.refund("g", LATTER), former.pay("g", "a", FORMER)]);
    const [refunded, paid] = both.map(({ status }) => status);
    expect(refunded).toBe("fulfilled");
    const chips = [await latter.balance("a"), await latter.balance("b")];
    expect(chips).toEqual(paid === "fulfilled" ? [1250, 750] : [1000, 1000]);
  });
});
