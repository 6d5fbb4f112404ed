// The short-lived token of the real-time connection: made for somebody whose identity was verified over HTTP, checked
// by the hub when they connect. Proves a user id and the session that it was made in, and nothing else.
import type { ConnectionToken } from "@fitil/contracts";
import { errors, jwtVerify, SignJWT } from "jose";
import type { SessionRef } from "../../ports/sessions.ts";
import type { Clock } from "../../ports/process.ts";
import type { FastifyInstance } from "fastify";
import type { Edge } from "../../http/caller/edge.ts";

/** How long a token may wait for its connect. */
const LIFETIME_S = 120;
const AUDIENCE = "fitil:connection";
const ALGORITHM = "HS256";

type ConnectionTokenVerdict =
  | { readonly ok: true; readonly session: SessionRef }
  | { readonly ok: false; readonly why: "expired" | "invalid" };

export interface ConnectionTokens {
  sign(session: SessionRef): Promise<string>;
  /** Whose it is and from which session. `expired` = it was ours and came too late; `invalid` = it never was. */
  verify(token: string): Promise<ConnectionTokenVerdict>;
}

/** Makes the signer from the installation's connection secret. */
export function createConnectionTokens(secret: string, clock: Clock): ConnectionTokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign({ userId, sessionId }) {
      const now = Math.floor(clock.now() / 1000);
      return new SignJWT({ sid: sessionId })
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
          requiredClaims: ["sub", "sid", "iat", "exp"],
          currentDate: new Date(clock.now()),
        });
        const { sub, sid } = payload;
        if (!sub || typeof sid !== "string") return { ok: false, why: "invalid" };
        return { ok: true, session: { userId: sub, sessionId: sid } };
      } catch (cause) {
        return { ok: false, why: cause instanceof errors.JWTExpired ? "expired" : "invalid" };
      }
    },
  };
}

/** Adds GET /api/centrifuge/connection_token. */
export function connectionRoutes(app: FastifyInstance, edge: Edge, tokens: ConnectionTokens): void {
  app.get("/api/centrifuge/connection_token", async (request, reply) => {
    const account = await edge.account(request, reply);
    if (account === null) return reply;
    return reply
      .header("cache-control", "no-store")
      .send({ token: await tokens.sign(account) } satisfies ConnectionToken);
  });
}
