// What is left of an account that is gone, as digests: that it was closed a moment ago, so that a token still about makes no player anew, and
// who was behind it, so that the books give nobody their chips twice.
import { createHash, createHmac } from "node:crypto";
import type { Database } from "../db/database.ts";
import { rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";
import type { Account } from "../ports/sessions.ts";

/** Longer than any token lives, so that a closed account's token cannot make it again. */
const CLOSED_MS = 70 * 60 * 1000;

/** Whether the account was closed so lately that a token of it may still be about. */
export async function isClosed({ kysely }: Database, userId: string, now: number): Promise<boolean> {
  const closed = await kysely
    .selectFrom("closed_account")
    .select("closed_at")
    .where("user_digest", "=", digest(userId))
    .where("closed_at", ">", now - CLOSED_MS)
    .executeTakeFirst();
  return closed !== undefined;
}

/** Remembers for a while that the account is closed, in the transaction that erases it. */
export function* noteClosed({ kysely }: Database, userId: string, now: number): Work<void> {
  const closed = { user_digest: digest(userId), closed_at: now };
  yield* rows(
    kysely
      .insertInto("closed_account")
      .values(closed)
      .onConflict((conflict) => conflict.column("user_digest").doUpdateSet({ closed_at: now })),
  );
}

/** Forgets closed accounts of which no token can be about any more. */
export function* forgetClosed({ kysely }: Database, now: number): Work<void> {
  yield* rows(kysely.deleteFrom("closed_account").where("closed_at", "<=", now - CLOSED_MS));
}

function digest(userId: string): string {
  return createHash("sha256").update(userId).digest("base64url");
}

/**
 * Makes the digest that stands for an account's holder in the books: whoever has the database but not the secret cannot tell whether an
 * address was ever here. The same holder gives the same text as long as the secret stands.
 */
export function createHolderDigest(secret: string): (account: Pick<Account, "holder">) => string {
  return ({ holder }) =>
    createHmac("sha256", secret).update(`holder of chips\n${holder}`).digest("base64url");
}
