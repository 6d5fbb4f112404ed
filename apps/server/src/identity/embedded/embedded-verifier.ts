// The embedded identity as the rest of the server sees it: verifies the tokens that its engine signs, against the keys
// and sessions in our own database. Signing out or deleting the account ends a token at once.
import { decodeProtectedHeader, importJWK, jwtVerify } from "jose";
import type { CryptoKey } from "jose";
import type { Database } from "../../db/database.ts";
import type { Account, Identity, SessionRef, Verified } from "../../ports/sessions.ts";
import type { Clock } from "../../ports/process.ts";
import { guestHolder, mailHolder } from "../holder.ts";
import { AUDIENCE, TOKEN_ISSUER, KEY_GRACE_S, SIGNING_ALGORITHM } from "./auth-plugins.ts";
import { endedAmong, sessionGoesOn } from "./embedded-sessions.ts";
import { eraseIdentity, identityRecord } from "./kept-identity.ts";

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
    record: (userId) => identityRecord(database, userId),
  };
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
      issuer: TOKEN_ISSUER,
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

/** Whose the claims are, while their session goes on: session and account in one statement. */
async function accountOf(
  { kysely, kind }: Database,
  { userId, sessionId }: SessionRef,
  now: number,
): Promise<Verified> {
  const found = await kysely
    .selectFrom("auth_session")
    .innerJoin("auth_user", "auth_user.id", "auth_session.userId")
    .select(["auth_user.name", "auth_user.email", "auth_user.image", "auth_user.isAnonymous"])
    .where("auth_session.id", "=", sessionId)
    .where("auth_user.id", "=", userId)
    .where(sessionGoesOn(kind, now))
    .executeTakeFirst();
  if (!found) return REFUSED;
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
