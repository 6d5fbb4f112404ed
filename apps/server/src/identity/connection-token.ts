// The short-lived token of the real-time connection: made for somebody whose identity was verified over HTTP, checked
// by the hub when they connect. Proves a user id and nothing else.
import { jwtVerify, SignJWT } from "jose";
import type { Clock } from "../ports.ts";

/** How long a token may wait for its connect. */
const LIFETIME_S = 120;
const AUDIENCE = "fitil:connection";
const ALGORITHM = "HS256";

export interface ConnectionTokens {
  sign(userId: string): Promise<string>;
  /** The user id, or null for anything but a fresh token of ours. */
  verify(token: string): Promise<string | null>;
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
        return payload.sub ?? null;
      } catch {
        // Whatever is wrong with it, it is not ours or not fresh.
        return null;
      }
    },
  };
}
