// Signing out, here or everywhere, with either provider. What lives by an ended session ends by itself (SE2).
import { signOutEverywhereSchema } from "@fitil/contracts";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../db/database.ts";
import type { Edge } from "../../http/caller/edge.ts";
import type { Clock } from "../../ports/process.ts";
import { engineRequest, sendAnswer } from "../embedded/auth-answers.ts";
import type { EngineCaller } from "../embedded/auth-answers.ts";
import { parseBody } from "../embedded/auth-routes.ts";
import type { AuthEngine } from "../embedded/better-auth-setup.ts";
import type { FirebaseSessions } from "../firebase/firebase-sessions.ts";

const SIGN_OUT = "/api/auth/sign-out";
const EVERYWHERE = "/api/auth/sign-out-everywhere";

/** Adds both calls for the embedded identity: by the session, a cookie or its token as bearer. */
export function embeddedSignOutRoutes(
  app: FastifyInstance,
  deps: EngineCaller & { readonly engine: AuthEngine },
): void {
  const { engine } = deps;
  app.post(SIGN_OUT, async (request, reply) =>
    sendAnswer(request, reply, await engine.handle(engineRequest(request, deps, { path: SIGN_OUT }))),
  );
  app.post(EVERYWHERE, async (request, reply) => {
    const { exceptThis } = parseBody(signOutEverywhereSchema, request.body ?? {});
    const path = exceptThis ? "/api/auth/revoke-other-sessions" : "/api/auth/revoke-sessions";
    const revoked = await engine.handle(engineRequest(request, deps, { path }));
    if (exceptThis || !revoked.ok) return sendAnswer(request, reply, revoked);
    // Nothing is left of the session but its cookie, which goes now.
    return sendAnswer(request, reply, await engine.handle(engineRequest(request, deps, { path: SIGN_OUT })));
  });
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
