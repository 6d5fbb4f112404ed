// One movement of chips or of requests, never of both: its postings add up to zero, its key is unique, and it lands whole or not at all (CH2).
// Everything here runs inside a transaction that the caller opened. Must never read a clock or decide who may pay.
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Database } from "../db/database.ts";
import type { MovementKind, Tables } from "../db/schema.ts";
import { firstRow, rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";

export const ISSUER = "issuer";
/** The other currency, the mentor's requests, has an issuer of its own (MP2). */
export const REQUESTS_ISSUER = "issuer:requests";

/** Chips (or requests) into (above zero) or out of (below zero) one account. */
export interface Posting {
  readonly accountId: string;
  /** Whole chips, never 0. */
  readonly amount: number;
}

export interface Movement {
  /** Idempotency key; unique for ever. */
  readonly key: string;
  readonly kind: MovementKind;
  readonly gameId: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** One per account, adding up to zero. */
  readonly postings: readonly Posting[];
}

/**
 * Writes a movement. The caller holds locks that keep a second movement with the same key away. Throws (and so undoes
 * the transaction) when the sum is not zero or a posting is no whole number; a balance below zero and a key used twice are refused
 * by the tables' own constraints (db/migrations/001-first-tables.ts). All are bugs, because callers look before they pay. Accounts are touched in the order of their ids, so two movements never wait for each other.
 */
export function* postMovement(db: Kysely<Tables>, movement: Movement): Work<void> {
  const postings = movement.postings.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1));
  if (postings.some(({ amount }) => !Number.isSafeInteger(amount) || amount === 0))
    throw new Error(`Movement ${movement.key} has a posting that is not a whole number`);
  if (postings.reduce((sum, { amount }) => sum + amount, 0) !== 0)
    throw new Error(`Movement ${movement.key} does not add up to zero`);
  for (const { accountId, amount } of postings) {
    const account = yield* firstRow(
      db
        .updateTable("ledger_account")
        .set({ balance: sql<number>`balance + ${amount}` })
        .where("id", "=", accountId)
        .returning("balance"),
    );
    if (!account) throw new Error(`Movement ${movement.key} names an account that does not exist`);
    yield* rows(
      db.insertInto("ledger_posting").values({
        movement_key: movement.key,
        account_id: accountId,
        amount,
        balance: account.balance,
      }),
    );
  }
  const { key, kind, gameId, at } = movement;
  yield* rows(db.insertInto("ledger_movement").values({ key, kind, game_id: gameId, at }));
}

/** Chips accounts of these people, locked until the transaction ends, in the order of their account ids. */
export function lockAccountsOf({ kysely, kind }: Database, userIds: readonly string[]) {
  return kysely
    .selectFrom("ledger_account")
    .select(["id", "user_id", "balance"])
    .where("user_id", "in", userIds)
    .where("currency", "=", "chips")
    .orderBy("id")
    .$if(kind === "postgres", (query) => query.forUpdate());
}
