// The ledger learns its second currency on a database that is in use: nothing of the first is lost, on either kind.
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import { findLedgerFaults } from "../../ledger/audit-ledger.ts";
import { createLedger } from "../../ledger/ledger.ts";
import { countingRandom } from "../../testing/chance.ts";
import { postgresAddress, removePostgres } from "../../testing/databases.ts";
import type { Database } from "../database.ts";
import { openPostgres } from "../postgres.ts";
import { openSqlite } from "../sqlite.ts";
import type { Tables } from "../schema.ts";
import { firstTables } from "./001-first-tables.ts";
import { billing } from "./003-billing.ts";
import { fairPlay } from "./006-fair-play.ts";

const LEDGER = ["ledger_account", "ledger_movement", "ledger_posting", "ledger_game"] as const;
/** What the first release wrote: two people, one of them gone, a game that is over and one that is not. */
const FIRST_ROWS = [
  `insert into ledger_account (id, kind, user_id, game_id, balance) values
     ('user:a', 'user', 'ann', null, 0), ('user:b', 'user', null, null, 0),
     ('escrow:g1', 'escrow', null, 'g1', 0), ('escrow:g2', 'escrow', null, 'g2', 0)`,
  ...movement("grant:a", "grant", "null", [
    ["issuer", -1000, -1000],
    ["user:a", 1000, 1000],
  ]),
  ...movement("grant:b", "grant", "null", [
    ["issuer", -1000, -2000],
    ["user:b", 1000, 1000],
  ]),
  ...movement("stake:g1", "stake", "'g1'", [
    ["escrow:g1", 200, 200],
    ["user:a", -100, 900],
    ["user:b", -100, 900],
  ]),
  ...movement("settle:g1", "prize", "'g1'", [
    ["escrow:g1", -200, 0],
    ["user:a", 200, 1100],
  ]),
  ...movement("stake:g2", "stake", "'g2'", [
    ["escrow:g2", 250, 250],
    ["user:a", -250, 850],
  ]),
  `insert into ledger_game (game_id, owner_id, stake, staked_at, settled_at) values
     ('g1', 'old', 100, 3, 4), ('g2', 'old', 250, 5, null)`,
];

function movement(key: string, kind: string, game: string, postings: [string, number, number][]): string[] {
  return [
    ...postings.flatMap(([account, amount, balance]) => [
      `insert into ledger_posting (movement_key, account_id, amount, balance)
         values ('${key}', '${account}', ${amount}, ${balance})`,
      `update ledger_account set balance = ${balance} where id = '${account}'`,
    ]),
    `insert into ledger_movement (key, kind, game_id, at) values ('${key}', '${kind}', ${game}, 7)`,
  ];
}

describe.each(["sqlite", "postgres"] as const)("the ledger's second currency on %s", (kind) => {
  const made: string[] = [];
  afterAll(() => Promise.all(made.map(removePostgres)));

  async function open(): Promise<Database | null> {
    if (kind === "sqlite") return openSqlite(":memory:");
    const url = await postgresAddress("empty");
    if (url === null) return null;
    made.push(url);
    const fail = (error: Error) => {
      throw error;
    };
    return openPostgres(url, fail);
  }

  it("[CH2] keeps every row, guard and rule of the first", async (context) => {
    const database = await open();
    if (database === null) return context.skip();
    const { kysely } = database;
    await run(kysely, async (db) => {
      await firstTables(kind).up(db as Kysely<unknown>);
      for (const statement of FIRST_ROWS) await sql.raw(statement).execute(db);
    });
    const before = await snapshot(kysely);
    await run(kysely, (db) => billing(kind).up(db as Kysely<unknown>));
    const after = await snapshot(kysely);
    const ours = { id: "issuer:requests", kind: "issuer", user_id: null, game_id: null, balance: 0 };
    const accounts = [...(before[0] ?? []), ours].map((row) => ({
      ...row,
      currency: row["id"] === ours.id ? "requests" : "chips",
    }));
    expect(after).toEqual([accounts.toSorted(byFirst), ...before.slice(1)]);
    expect(await findLedgerFaults(database)).toEqual([]);

    // What the ledger of today needs besides.
    await run(kysely, (db) => fairPlay(kind).up(db as Kysely<unknown>));
    const random = countingRandom();
    const clock = new VirtualClock();
    const ledger = createLedger({ database, clock, random, ownerId: "new", isOwnerAlive: async () => false });
    expect(await ledger.refundUnfinished()).toBe(1);
    expect(await ledger.balance("ann")).toBe(1100);
    await ledger.open("carl", "carl");
    await ledger.open("ann", "ann");
    expect(await ledger.audit()).toEqual({ issued: 3000, held: 3000, inEscrow: 0 });
    expect(await findLedgerFaults(database)).toEqual([]);
    const forged = [
      "delete from ledger_movement",
      "update ledger_movement set at = 1",
      "delete from ledger_posting",
      "update ledger_posting set balance = 1",
    ];
    for (const statement of forged)
      await expect(sql.raw(statement).execute(kysely)).rejects.toThrow("append-only");
    const late = `insert into ledger_posting (movement_key, account_id, amount, balance) values ('grant:a', 'user:b', 1, 1)`;
    await expect(sql.raw(late).execute(kysely)).rejects.toThrow("append-only");
    const twin = `insert into ledger_account (id, kind, user_id) values ('user:twin', 'user', 'ann')`;
    await expect(sql.raw(twin).execute(kysely)).rejects.toThrow();
    await database.close();
  });
});

/** As the migrator does it: one transaction. */
function run(kysely: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<void>): Promise<void> {
  return kysely.transaction().execute(work);
}

async function snapshot(kysely: Kysely<Tables>): Promise<Record<string, unknown>[][]> {
  const tables: Record<string, unknown>[][] = [];
  for (const table of LEDGER) {
    const found = await kysely.selectFrom(table).selectAll().execute();
    tables.push(found.map((row) => ({ ...row })).toSorted(byFirst));
  }
  return tables;
}

function byFirst(a: Record<string, unknown>, b: Record<string, unknown>): number {
  const [left, right] = [Object.values(a)[0], Object.values(b)[0]].map(String) as [string, string];
  return left < right ? -1 : 1;
}
