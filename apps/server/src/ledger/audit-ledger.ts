// The audit of the ledger: everything that must hold of accounts, movements and postings, computed from the entries
// alone (CH2). Reads only.
import type { Database } from "../db/database.ts";

/** What is wrong with the books, in sentences; empty when they are right. Balances are rebuilt from the entries and compared. */
export async function findLedgerFaults({ kysely }: Database): Promise<string[]> {
  const accounts = await kysely.selectFrom("ledger_account").selectAll().execute();
  const movements = await kysely.selectFrom("ledger_movement").selectAll().execute();
  const postings = await kysely.selectFrom("ledger_posting").selectAll().orderBy("id").execute();
  const games = await kysely.selectFrom("ledger_game").selectAll().execute();
  const faults: string[] = [];

  const rebuilt = new Map(accounts.map(({ id }) => [id, 0]));
  const owners = new Map(accounts.map((account) => [account.id, account]));
  // Each currency must add up by itself.
  const sums = new Map(movements.map(({ key }) => [key, { chips: 0, requests: 0 }]));
  for (const { id, movement_key, account_id, amount, balance } of postings) {
    const before = rebuilt.get(account_id);
    const sum = sums.get(movement_key);
    const owner = owners.get(account_id);
    if (before === undefined || sum === undefined || owner === undefined) {
      faults.push(`posting ${id} belongs to nothing`);
      continue;
    }
    rebuilt.set(account_id, before + amount);
    sum[owner.currency] += amount;
    if (before + amount !== balance) faults.push(`posting ${id} states the wrong balance`);
    if (owner.kind !== "issuer" && balance < 0) faults.push(`posting ${id} goes below zero`);
  }
  for (const { id, balance } of accounts)
    if (rebuilt.get(id) !== balance)
      faults.push(`account ${id} holds ${balance}, its entries ${rebuilt.get(id)}`);
  for (const [key, { chips, requests }] of sums)
    if (chips !== 0 || requests !== 0) faults.push(`movement ${key} adds up to ${chips} and ${requests}`);
  for (const { game_id, settled_at } of games) {
    const escrow = rebuilt.get(`escrow:${game_id}`);
    if (settled_at !== null && escrow !== 0) faults.push(`settled game ${game_id} still holds ${escrow}`);
    if (settled_at === null && !escrow) faults.push(`open game ${game_id} holds nothing`);
  }
  return faults;
}
