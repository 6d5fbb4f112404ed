// The sessions of the embedded identity, as its library keeps them: which go on, whose they are, and their end. Whether one is over is
// said by `sessionGoesOn` alone, for identity tokens (embedded-verifier.ts) and for everybody who asks `endedAmong` (SE1).
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Database } from "../../db/database.ts";
import type { SessionRef } from "../../ports/sessions.ts";
import { timeOf } from "./kept-identity.ts";

/** True of a row of `auth_session` that has not run out at `now` (ms since 1970). What was signed out or erased has no row. */
export function sessionGoesOn(kind: Database["kind"], now: number): RawBuilder<boolean> {
  return sql<boolean>`auth_session."expiresAt" > ${timeOf(kind, now)}`;
}

/** Those of `sessions` that are over. PERF: one statement for all, because it is asked two or three times a second for every open connection. */
export async function endedAmong(
  { kysely, kind }: Database,
  sessions: readonly SessionRef[],
  now: number,
): Promise<readonly SessionRef[]> {
  const ids = sessions.map(({ sessionId }) => sessionId);
  const held =
    kind === "sqlite"
      ? sql`(select value as id from json_each(${JSON.stringify(ids)})) as held`
      : sql`unnest(${ids}::text[]) as held(id)`;
  const ended = await sql<{ id: string }>`select held.id from ${held} where not exists (
    select 1 from auth_session where auth_session.id = held.id and ${sessionGoesOn(kind, now)})`.execute(
    kysely,
  );
  const gone = new Set(ended.rows.map(({ id }) => id));
  return sessions.filter(({ sessionId }) => gone.has(sessionId));
}

/** Ends the session of a signed session token (`set-auth-token`); nothing without one. */
export async function endSignedSession({ kysely }: Database, signedToken: string | null): Promise<void> {
  await kysely.deleteFrom("auth_session").where("token", "=", sessionTokenOf(signedToken)).execute();
}

/** Ends this session, unless it is over. */
export async function signOutSession({ kysely }: Database, { userId, sessionId }: SessionRef): Promise<void> {
  await kysely.deleteFrom("auth_session").where("id", "=", sessionId).where("userId", "=", userId).execute();
}

/** The address of whoever has the session of a signed session token; null when there is none. */
export async function emailOfSession({ kysely }: Database, signedToken: string): Promise<string | null> {
  const found = await kysely
    .selectFrom("auth_session")
    .innerJoin("auth_user", "auth_user.id", "auth_session.userId")
    .select("auth_user.email")
    .where("auth_session.token", "=", sessionTokenOf(signedToken))
    .executeTakeFirst();
  return found?.email ?? null;
}

/** The token as it is kept, of one that carries its signature. */
function sessionTokenOf(signedToken: string | null): string {
  return decodeURIComponent(signedToken ?? "").split(".", 1)[0] ?? "";
}
