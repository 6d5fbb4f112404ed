// Signing out, here or everywhere, with either provider. What lives by an ended session ends by itself (SE2).
import { signOutEverywhereSchema, signOutSchema } from "@fitil/contracts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { decodeJwt, errors } from "jose";
import { z } from "zod";
import type { Database } from "../../db/database.ts";
import { CodedError } from "../../errors.ts";
import type { Edge } from "../../http/caller/edge.ts";
import type { Clock } from "../../ports/process.ts";
import type { Identity } from "../../ports/sessions.ts";
import { engineRequest, sendAnswer } from "../embedded/auth-answers.ts";
import type { EngineCaller } from "../embedded/auth-answers.ts";
import { parseBody } from "../embedded/auth-routes.ts";
import type { AuthEngine } from "../embedded/auth-engine.ts";
import { signOutSession } from "../embedded/embedded-sessions.ts";
import type { FirebaseSessions } from "../firebase/firebase-sessions.ts";

const SIGN_OUT = "/api/auth/sign-out";
const presentSchema = z.object({ session: z.object({ id: z.string() }) });
const EVERYWHERE = "/api/auth/sign-out-everywhere";

export interface EmbeddedSignOutDeps extends EngineCaller {
  readonly engine: AuthEngine;
  readonly database: Database;
  readonly verifier: Pick<Identity, "verify">;
}

/** Adds both calls for the embedded identity: by the session, a cookie or its token as bearer. */
export function embeddedSignOutRoutes(app: FastifyInstance, deps: EmbeddedSignOutDeps): void {
  const { engine } = deps;
  app.post(SIGN_OUT, async (request, reply) => {
    const { token } = parseBody(signOutSchema, request.body ?? {});
    if (token && (await isFollowed(request, deps, token)))
      return reply.header("cache-control", "no-store").send({ success: true });
    return sendAnswer(request, reply, await engine.handle(engineRequest(request, deps, { path: SIGN_OUT })));
  });
  app.post(EVERYWHERE, async (request, reply) => {
    const { exceptThis } = parseBody(signOutEverywhereSchema, request.body ?? {});
    const path = exceptThis ? "/api/auth/revoke-other-sessions" : "/api/auth/revoke-sessions";
    const revoked = await engine.handle(engineRequest(request, deps, { path }));
    if (exceptThis || !revoked.ok) return sendAnswer(request, reply, revoked);
    // Nothing is left of the session but its cookie, which goes now.
    return sendAnswer(request, reply, await engine.handle(engineRequest(request, deps, { path: SIGN_OUT })));
  });
}

/**
 * Whether the session that `token` names has been followed by another one on this browser, which is not meant (SE3); the one that is
 * meant is over then. A token that has run out still says which one that is: it can only spare a session, never end one.
 */
async function isFollowed(
  request: FastifyRequest,
  deps: EmbeddedSignOutDeps,
  token: string,
): Promise<boolean> {
  const path = "/api/auth/get-session";
  const answer = await deps.engine.handle(engineRequest(request, deps, { path, method: "GET" }));
  const present = presentSchema.safeParse(await answer.json());
  if (!present.success || present.data.session.id === sessionNamedBy(token)) return false;
  const meant = await deps.verifier.verify(token);
  if (meant.ok) await signOutSession(deps.database, meant.account);
  return true;
}

function sessionNamedBy(token: string): unknown {
  try {
    return decodeJwt(token)["sid"];
  } catch (cause) {
    if (cause instanceof errors.JWTInvalid) throw new CodedError("request/bad");
    throw cause;
  }
}

/** Adds both calls for people whom Firebase signs in: by their identity token (SE8). */
export function firebaseSignOutRoutes(
  app: FastifyInstance,
  deps: {
    readonly edge: Edge;
    readonly database: Database;
    readonly sessions: FirebaseSessions;
    readonly clock: Clock;
  },
): void {
  const { edge, database, sessions, clock } = deps;
  app.post(SIGN_OUT, async (request, reply) => {
    const account = await edge.account(request, reply);
    if (account === null) return reply;
    await sessions.end(account);
    return reply.header("cache-control", "no-store").send({ success: true });
  });
  app.post(EVERYWHERE, async (request, reply) => {
    const { exceptThis } = parseBody(signOutEverywhereSchema, request.body ?? {});
    const account = await edge.account(request, reply);
    if (account === null) return reply;
    // A sign-in of this very second goes on, unless it is the one that asks: nobody is locked out for their hurry.
    const own = Number(account.sessionId);
    const until = exceptThis ? own - 1 : Math.max(own, Math.floor(clock.now() / 1000) - 1);
    await database.atomically(() => sessions.endUntil(account.userId, until));
    return reply.header("cache-control", "no-store").send({ status: true });
  });
}
