// The embedded identity as the rest of the server sees it: verifies the tokens that its engine signs, against the keys
// and sessions in our own database. Signing out or deleting the account ends a token at once.
import { createHash } from "node:crypto";
import { decodeProtectedHeader, importJWK, jwtVerify } from "jose";
import type { CryptoKey } from "jose";
import { sql } from "kysely";
import type { Database } from "../../db/database.ts";
import { firstRow, rows } from "../../db/work.ts";
import type { Work } from "../../db/work.ts";
import type { Account, Clock, Identity, SessionRef, Verified } from "../../ports.ts";
import { guestHolder, mailHolder } from "../holder.ts";
import { AUDIENCE, ISSUER, KEY_GRACE_S, SIGNING_ALGORITHM } from "./better-auth-setup.ts";

interface Key {
  readonly key: CryptoKey | Uint8Array;
  /** Milliseconds since 1970. */
  readonly goodUntil: number;
}

const REFUSED: Verified = { ok: false, code: "auth/unauthorized" };

/** The verifying half of the embedded identity. */
export function createEmbeddedIdentity(database: Database, clock: Clock): Identity {
  const keys = new Map<string, Key>();
  return {
    async verify(bearer) {
      const claims = await verifyToken(bearer, (id) => keyOf(database, keys, id), clock.now());
      return claims === null ? REFUSED : accountOf(database, claims, clock.now());
    },
    endedAmong: (sessions) => endedAmong(database, sessions, clock.now()),
    async isGuest(userId) {
      const user = database.kysely.selectFrom("auth_user").select("isAnonymous").where("id", "=", userId);
      const found = await user.executeTakeFirst();
      return found === undefined || Boolean(found.isAnonymous);
    },
    erasure: (userId) => eraseIdentity(database, userId),
    record: (userId) => recordOf(database, userId),
  };
}

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

/** The e-mail that a one-time link was sent to, or null when the link is unknown or used. Does not use it up. */
export async function emailOfLink({ kysely }: Database, token: string): Promise<string | null> {
  const identifier = `magic-link:${createHash("sha256").update(token).digest("base64url")}`;
  const link = await kysely
    .selectFrom("auth_verification")
    .select("value")
    .where("identifier", "=", identifier)
    .executeTakeFirst();
  if (!link) return null;
  const value: unknown = JSON.parse(link.value);
  if (typeof value !== "object" || value === null || !("email" in value)) return null;
  return typeof value.email === "string" ? value.email.toLowerCase() : null;
}

/** PERF: one statement for all, because it is asked two or three times a second for every open connection. */
async function endedAmong(
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
    select 1 from auth_session where auth_session.id = held.id and "expiresAt" > ${timeOf(kind, now)})`.execute(
    kysely,
  );
  const gone = new Set(ended.rows.map(({ id }) => id));
  return sessions.filter(({ sessionId }) => gone.has(sessionId));
}

/** A moment as the identity library's own columns hold it. */
export function timeOf(kind: Database["kind"], ms: number): string | Date {
  return kind === "sqlite" ? new Date(ms).toISOString() : new Date(ms);
}

/** The stored hash of an address's password, or null without one. `email` in small letters. */
export async function passwordHashOf({ kysely }: Database, email: string): Promise<string | null> {
  const found = await kysely
    .selectFrom("auth_user")
    .innerJoin("auth_account", "auth_account.userId", "auth_user.id")
    .select("auth_account.password")
    .where("auth_user.email", "=", email)
    .where("auth_account.providerId", "=", "credential")
    .executeTakeFirst();
  return found?.password ?? null;
}

/** Ends the session of a signed session token (`set-auth-token`); nothing without one. */
export async function endSession({ kysely }: Database, signedToken: string | null): Promise<void> {
  await kysely.deleteFrom("auth_session").where("token", "=", sessionTokenOf(signedToken)).execute();
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

async function verifyToken(
  token: string,
  keyFor: (id: string) => Promise<Key | null>,
  now: number,
): Promise<SessionRef | null> {
  try {
    const { kid, alg } = decodeProtectedHeader(token);
    if (alg !== SIGNING_ALGORITHM || typeof kid !== "string") return null;
    const key = await keyFor(kid);
    if (key === null || key.goodUntil < now) return null;
    const { payload } = await jwtVerify(token, key.key, {
      algorithms: [SIGNING_ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ["sub", "iat", "exp", "sid"],
      currentDate: new Date(now),
    });
    const { sub, sid } = payload;
    return typeof sub === "string" && typeof sid === "string" ? { userId: sub, sessionId: sid } : null;
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && String(cause.code).startsWith("ERR_J")) return null;
    if (cause instanceof TypeError) return null;
    throw cause;
  }
}

async function keyOf({ kysely }: Database, known: Map<string, Key>, id: string): Promise<Key | null> {
  const cached = known.get(id);
  if (cached) return cached;
  const row = await kysely.selectFrom("auth_jwks").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const key = {
    key: await importJWK(JSON.parse(row.publicKey), SIGNING_ALGORITHM),
    goodUntil: row.expiresAt === null ? Infinity : new Date(row.expiresAt).getTime() + KEY_GRACE_S * 1000,
  };
  known.set(id, key);
  return key;
}

async function accountOf(
  { kysely }: Database,
  { userId, sessionId }: SessionRef,
  now: number,
): Promise<Verified> {
  const found = await kysely
    .selectFrom("auth_session")
    .innerJoin("auth_user", "auth_user.id", "auth_session.userId")
    .select(["auth_session.expiresAt", "auth_user.name", "auth_user.email", "auth_user.image"])
    .select("auth_user.isAnonymous")
    .where("auth_session.id", "=", sessionId)
    .where("auth_user.id", "=", userId)
    .executeTakeFirst();
  if (!found || new Date(found.expiresAt).getTime() <= now) return REFUSED;
  const { name, email, image: photoURL } = found;
  // What stands there as a guest's address is made up, or nobody has proven it.
  const account: Account = found.isAnonymous
    ? {
        userId,
        sessionId,
        name: null,
        email: null,
        holder: guestHolder(userId),
        photoURL: null,
        isGuest: true,
      }
    : {
        userId,
        sessionId,
        name: name === "" ? null : name,
        email,
        holder: mailHolder(email),
        photoURL,
        isGuest: false,
      };
  return { ok: true, account };
}

async function recordOf({ kysely }: Database, userId: string): Promise<Record<string, unknown>> {
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
