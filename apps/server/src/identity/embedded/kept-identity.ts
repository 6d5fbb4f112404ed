// What the embedded identity keeps of a person, in its library's tables: shown to them, forgotten when it has ended, erased with them.
import { sql } from "kysely";
import type { Database } from "../../db/database.ts";
import { firstRow, rows } from "../../db/work.ts";
import type { Work } from "../../db/work.ts";

/** Takes an account out of the identity's tables, with its sessions and pending links, inside a transaction of the caller's. */
export function* eraseIdentity({ kysely, kind }: Database, userId: string): Work<void> {
  const find = sql.raw(kind === "sqlite" ? "instr" : "strpos");
  const user = yield* firstRow(kysely.selectFrom("auth_user").select("email").where("id", "=", userId));
  if (!user) return;
  // Pending links name the address in their JSON value.
  yield* rows(
    kysely
      .deleteFrom("auth_verification")
      .where(sql<boolean>`${find}(value, ${JSON.stringify(user.email)}) > 0`),
  );
  yield* rows(kysely.deleteFrom("auth_session").where("userId", "=", userId));
  yield* rows(kysely.deleteFrom("auth_account").where("userId", "=", userId));
  yield* rows(kysely.deleteFrom("auth_user").where("id", "=", userId));
}

/** Removes sessions and links that have ended; nobody can use them any more. `now` in ms since 1970. */
export async function forgetExpired({ kysely, kind }: Database, now: number): Promise<void> {
  const ended = timeOf(kind, now);
  await kysely.deleteFrom("auth_session").where("expiresAt", "<", ended).execute();
  await kysely.deleteFrom("auth_verification").where("expiresAt", "<", ended).execute();
}

/** Everything that is kept of an account, for the person themselves. */
export async function identityRecord({ kysely }: Database, userId: string): Promise<Record<string, unknown>> {
  const user = await kysely.selectFrom("auth_user").selectAll().where("id", "=", userId).executeTakeFirst();
  const accounts = await kysely
    .selectFrom("auth_account")
    .select(["providerId", "createdAt"])
    .where("userId", "=", userId)
    .execute();
  const sessions = await kysely
    .selectFrom("auth_session")
    .select(["createdAt", "expiresAt", "ipAddress", "userAgent"])
    .where("userId", "=", userId)
    .execute();
  return { account: user ?? null, signInMethods: accounts, sessions };
}

/** A moment as the identity library's own columns hold it. */
export function timeOf(kind: Database["kind"], ms: number): string | Date {
  return kind === "sqlite" ? new Date(ms).toISOString() : new Date(ms);
}
