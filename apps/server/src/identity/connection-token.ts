// The short-lived token of the real-time connection: made for somebody whose identity was verified over HTTP, checked
// by the hub when they connect. Proves a user id and nothing else.
import { errors, jwtVerify, SignJWT } from "jose";
import type { Clock } from "../ports.ts";

/** How long a token may wait for its connect. */
const LIFETIME_S = 120;
const AUDIENCE = "fitil:connection";
const ALGORITHM = "HS256";

type ConnectionTokenVerdict =
  | { readonly ok: true; readonly userId: string }
  | { readonly ok: false; readonly why: "expired" | "invalid" };

export interface ConnectionTokens {
  sign(userId: string): Promise<string>;
  /** Whose token it is. `expired` = it was ours and came too late; `invalid` = it never was. */
  verify(token: string): Promise<ConnectionTokenVerdict>;
}

/** Makes the signer from the installation's connection secret. */
export function createConnectionTokens(secret: string, clock: Clock): ConnectionTokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign(userId) {
      const now = Math.floor(clock.now() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(now + LIFETIME_S)
        .sign(key);
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          audience: AUDIENCE,
          requiredClaims: ["sub", "iat", "exp"],
          currentDate: new Date(clock.now()),
        });
        return payload.sub ? { ok: true, userId: payload.sub } : { ok: false, why: "invalid" };
      } catch (cause) {
        return { ok: false, why: cause instanceof errors.JWTExpired ? "expired" : "invalid" };
      }
    },
  };
}
