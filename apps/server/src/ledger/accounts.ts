// Chips of people: the grant of a new account (CH1) and of a guest who signs up (GU5), the gift (CH6), and letting go of the person while the entries
// stay. Everything here runs inside a transaction that the caller opened.
import { GIFT_LEVEL, GIFT_PERIOD_MS, GIFT_THRESHOLD, STARTING_CHIPS } from "@fitil/contracts";
import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { firstRow, rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";
import { CodedError } from "../errors.ts";
import { claimDaily } from "./daily-grants.ts";
import { eraseNewcomerGains } from "./newcomers.ts";
import { ISSUER, lockAccountsOf, postMovement } from "./posting.ts";

export type GiftResult =
  | { readonly ok: true; readonly balance: number }
  | {
      readonly ok: false;
      readonly code: "user/gift_not_yet" | "user/gift_not_needed";
      readonly nextAt: number | null;
    };

export interface OpeningOrder {
  readonly userId: string;
  /** Fresh, and says nothing about the person. */
  readonly accountId: string;
  /** Whoever gets starting chips once in 24 hours (CH7); null for a guest, who gets none (GU1). */
  readonly holder: string | null;
  readonly at: number;
}

/**
 * Opens an account with the starting chips (CH1), or without them when its holder had some in the last 24 hours (CH7).
 * Returns whether chips moved: false also when there is an account.
 */
export function* openAccount(database: Database, order: OpeningOrder): Work<boolean> {
  const { userId, accountId, holder, at } = order;
  const opened = yield* firstRow(
    database.kysely
      .insertInto("ledger_account")
      .values({ id: accountId, kind: "user", user_id: userId, game_id: null, balance: 0 })
      .onConflict((conflict) => conflict.columns(["user_id", "currency"]).doNothing())
      .returning("id"),
  );
  if (!opened || holder === null) return false;
  return yield* grantStart(database, { accountId, holder, at });
}

/** The starting chips of a guest who has signed up (GU5), as an account opened now would get them. Returns whether chips moved: never twice. */
export function* giveStart(
  database: Database,
  order: { readonly userId: string; readonly holder: string; readonly at: number },
): Work<boolean> {
  const account = yield* firstRow(lockAccountsOf(database, [order.userId]));
  if (!account) throw new Error("Starting chips were asked for by somebody without an account");
  const { kysely } = database;
  const given = kysely.selectFrom("ledger_movement").select("key").where("key", "=", startKey(account.id));
  if ((yield* firstRow(given)) !== undefined) return false;
  return yield* grantStart(database, { ...order, accountId: account.id });
}

function startKey(accountId: string): string {
  return `grant:${accountId}`;
}

/** Gives the starting chips, unless the holder had some in the last 24 hours (CH7). */
function* grantStart(
  database: Database,
  { accountId, holder, at }: { readonly accountId: string; readonly holder: string; readonly at: number },
): Work<boolean> {
  if ((yield* claimDaily(database, { holder, kind: "grant", at })) !== null) return false;
  const postings = [
    { accountId: ISSUER, amount: -STARTING_CHIPS },
    { accountId, amount: STARTING_CHIPS },
  ];
  const key = startKey(accountId);
  yield* postMovement(database.kysely, { key, kind: "grant", gameId: null, at, postings });
  return true;
}

/** The gift of CH6: once in 24 hours for an account and for its holder, for less than 100 chips, those in escrow counted; lifts them to 300. */
export function* giveGift(
  database: Database,
  order: { readonly userId: string; readonly holder: string; readonly at: number },
): Work<GiftResult> {
  const { kysely } = database;
  const account = yield* firstRow(lockAccountsOf(database, [order.userId]));
  if (!account) throw new Error("A gift was asked for by somebody without an account");
  const chips = account.balance + (yield* chipsInEscrow(database, account.id));
  if (chips >= GIFT_THRESHOLD) return { ok: false, code: "user/gift_not_needed", nextAt: null };
  const last = yield* firstRow(
    kysely
      .selectFrom("ledger_posting")
      .innerJoin("ledger_movement", "ledger_movement.key", "ledger_posting.movement_key")
      .select(["ledger_posting.id", "ledger_movement.at"])
      .where("ledger_posting.account_id", "=", account.id)
      .where("ledger_movement.kind", "=", "gift")
      .orderBy("ledger_posting.id", "desc")
      .limit(1),
  );
  if (last && order.at < last.at + GIFT_PERIOD_MS)
    return { ok: false, code: "user/gift_not_yet", nextAt: last.at + GIFT_PERIOD_MS };
  const nextAt = yield* claimDaily(database, { holder: order.holder, kind: "gift", at: order.at });
  if (nextAt !== null) return { ok: false, code: "user/gift_not_yet", nextAt };
  const amount = GIFT_LEVEL - chips;
  yield* postMovement(kysely, {
    key: `gift:${account.id}:${last?.id ?? 0}`,
    kind: "gift",
    gameId: null,
    at: order.at,
    postings: [
      { accountId: ISSUER, amount: -amount },
      { accountId: account.id, amount },
    ],
  });
  return { ok: true, balance: account.balance + amount };
}

/**
 * Takes the person off their accounts; chips, requests and entries stay, nobody's. Returns false when there was none.
 * Refuses (`user/in_game`) while chips of theirs are in escrow, whichever process holds them: who has paid into a game
 * is there when it is settled (CH4).
 */
export function* releaseAccount(database: Database, userId: string): Work<boolean> {
  const account = yield* firstRow(lockAccountsOf(database, [userId]));
  yield* eraseNewcomerGains(database, userId);
  if (account && (yield* chipsInEscrow(database, account.id)) > 0) throw new CodedError("user/in_game");
  const released = yield* firstRow(
    database.kysely
      .updateTable("ledger_account")
      .set({ user_id: null })
      .where("user_id", "=", userId)
      .returning("id"),
  );
  return released !== undefined;
}

/** What an account has staked in games that are not settled. */
function* chipsInEscrow({ kysely }: Database, accountId: string): Work<number> {
  const stakes = yield* rows(
    kysely
      .selectFrom("ledger_game")
      .innerJoin("ledger_posting", (join) =>
        join.on("ledger_posting.movement_key", "=", sql<string>`'stake:' || ledger_game.game_id`),
      )
      .select("ledger_posting.amount")
      .where("ledger_game.settled_at", "is", null)
      .where("ledger_posting.account_id", "=", accountId),
  );
  return stakes.reduce((sum, { amount }) => sum - amount, 0);
}
