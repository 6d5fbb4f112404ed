// The Firebase identity as the rest of the server sees it: checks Google's signature and every claim that Google asks
// to be checked. With the emulator (never in production) tokens are unsigned, and only their claims are checked.
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from "jose";
import type { JWTPayload, JWTVerifyGetKey } from "jose";
import { z } from "zod";
import type { Identity, Verified } from "../../ports/sessions.ts";
import type { Clock } from "../../ports/process.ts";
import { isOver } from "../sessions/session-watch.ts";
import { firebaseSessionId } from "./firebase-sessions.ts";
import type { FirebaseSessions } from "./firebase-sessions.ts";
import { mailHolder } from "../holder.ts";

/** Google's keys for Firebase tokens, as a JSON Web Key Set. */
const GOOGLE_KEY_SET_URL =
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

export interface FirebaseOptions {
  readonly projectId: string;
  readonly clock: Clock;
  readonly sessions: FirebaseSessions;
  /** Where the key set is; tests bring their own. */
  readonly keySetUrl?: string;
  /** Takes the emulator's unsigned tokens, and only those. */
  readonly emulator?: boolean;
}

const MAX_USER_ID_LENGTH = 128;
const CLOCK_TOLERANCE_S = 5;

const claimsSchema = z.object({
  sub: z.string().min(1).max(MAX_USER_ID_LENGTH),
  iat: z.number(),
  exp: z.number(),
  auth_time: z.number(),
  name: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  picture: z.string().optional(),
  /** How they signed in, and all ways in that the account has: a guest's has none. */
  firebase: z
    .object({
      sign_in_provider: z.string().optional(),
      identities: z.record(z.string(), z.unknown()).optional(),
    })
    .optional(),
});

/** The verifying half of the firebase identity. Accounts are kept by Firebase; in our tables are only ended sign-ins. */
export function createFirebaseIdentity(options: FirebaseOptions): Identity {
  const { sessions } = options;
  const keys = createRemoteJWKSet(new URL(options.keySetUrl ?? GOOGLE_KEY_SET_URL));
  return {
    async verify(bearer) {
      const payload = options.emulator
        ? readUnsigned(bearer, options)
        : await readSigned(bearer, keys, options);
      const verified = payload === null ? refused() : accountOf(payload, options.clock);
      if (!verified.ok) return verified;
      return (await isOver(sessions, verified.account)) ? refused() : verified;
    },
    endedAmong: (list) => sessions.endedAmong(list),
    // Firebase alone knows who has signed up there and not been here since.
    isGuest: async () => true,
    // Firebase keeps the account; the web client deletes it there. Its connections to other processes end by this.
    *erasure(userId) {
      yield* sessions.endUntil(userId, Math.floor(options.clock.now() / 1000));
    },
    record: async (userId) => ({ account: { id: userId, provider: "firebase" } }),
  };
}

async function readSigned(
  token: string,
  keys: JWTVerifyGetKey,
  { projectId, clock }: FirebaseOptions,
): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ["RS256"],
      issuer: issuerOf(projectId),
      audience: projectId,
      requiredClaims: ["sub", "iat", "exp", "auth_time"],
      clockTolerance: CLOCK_TOLERANCE_S,
      currentDate: new Date(clock.now()),
    });
    return payload;
  } catch (cause) {
    // A key set that cannot be had is our trouble, not a forged token: the caller must not be signed out for it.
    if (isOutage(cause)) throw new Error("Firebase's key set cannot be had", { cause });
    return null;
  }
}

function readUnsigned(token: string, { projectId, clock }: FirebaseOptions): JWTPayload | null {
  try {
    if (decodeProtectedHeader(token).alg !== "none") return null;
    const payload = decodeJwt(token);
    const expired = (payload.exp ?? 0) * 1000 <= clock.now();
    return payload.iss === issuerOf(projectId) && payload.aud === projectId && !expired ? payload : null;
  } catch {
    // No token at all, or one that is damaged: nobody's.
    return null;
  }
}

function accountOf(payload: JWTPayload, clock: Clock): Verified {
  const claims = claimsSchema.safeParse(payload);
  if (!claims.success) return refused();
  const { sub, iat, auth_time, name, email, email_verified, picture } = claims.data;
  const latest = clock.now() / 1000 + CLOCK_TOLERANCE_S;
  if (iat > latest || auth_time > latest) return refused();
  // Anybody can write anybody's address into a Firebase account; only a confirmed one says whose it is.
  const holder = email !== undefined && email_verified === true ? mailHolder(email) : `firebase:${sub}`;
  const { sign_in_provider: provider, identities = {} } = claims.data.firebase ?? {};
  return {
    ok: true,
    account: {
      userId: sub,
      sessionId: firebaseSessionId(auth_time),
      name: name ?? null,
      email: email ?? null,
      holder,
      photoURL: picture ?? null,
      isGuest: provider === "anonymous" && Object.keys(identities).length === 0,
    },
  };
}

function issuerOf(projectId: string): string {
  return `https://securetoken.google.com/${projectId}`;
}

function isOutage(cause: unknown): boolean {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (code === "ERR_JWKS_TIMEOUT" || code === "ERR_JWKS_INVALID" || code === "ERR_JOSE_GENERIC") return true;
  return cause instanceof TypeError && cause.message === "fetch failed";
}

function refused(): Verified {
  return { ok: false, code: "auth/unauthorized" };
}
