// The password of somebody who is signed in: whether there is one, changing it, and setting a first one. Each call goes by
// the session itself, a cookie that no script can read: an identity token that was stolen opens nothing here.
import { changePasswordSchema, setPasswordSchema } from "@fitil/contracts";
import type { PasswordState } from "@fitil/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Database } from "../../../db/database.ts";
import { CodedError } from "../../../errors.ts";
import { languageOf } from "../../../http/language.ts";
import { passwordMessage } from "../../../http/refusals/messages.ts";
import { refuse } from "../../../http/refusals/refuse.ts";
import type { Clock } from "../../../ports/process.ts";
import { engineRequest, sendAnswer } from "../auth-answers.ts";
import type { EngineCaller } from "../auth-answers.ts";
import { countAttempt, parseBody } from "../auth-routes.ts";
import type { AttemptLimits, AttemptRule } from "../attempt-limits.ts";
import type { AuthEngine } from "../auth-engine.ts";
import { passwordHashOf } from "../stored-credentials.ts";
import { passwordFaults } from "./password-policy.ts";
import type { TypedPasswords } from "./typed-password.ts";
import { MINUTE_MS } from "../../../ports/process.ts";

export interface PasswordRouteDeps extends EngineCaller {
  readonly engine: AuthEngine;
  readonly database: Database;
  readonly limits: AttemptLimits;
  readonly typed: TypedPasswords;
  readonly clock: Clock;
}

/** How long after signing in somebody may set a first password (SE7). */
const FRESH_MS = 15 * MINUTE_MS;
const RULES = {
  address: { name: "password/address", burst: 30, everyMs: 10_000 },
  account: { name: "password/account", burst: 5, everyMs: 60_000 },
} as const satisfies Record<string, AttemptRule>;

const sessionSchema = z.object({
  session: z.object({ createdAt: z.coerce.date() }),
  user: z.object({ id: z.string(), email: z.string(), isAnonymous: z.boolean().nullish() }),
});

/** Adds GET /api/auth/password, POST /api/auth/change-password and POST /api/auth/set-password. */
export function passwordRoutes(app: FastifyInstance, deps: PasswordRouteDeps): void {
  app.get("/api/auth/password", async (request, reply) => {
    const who = await whoAsks(deps, request);
    const isSet = await hasPassword(deps, who);
    const state: PasswordState = { isSet, maySet: !isSet && isFresh(deps, who) };
    return reply.header("cache-control", "no-store").send(state);
  });

  app.post("/api/auth/change-password", async (request, reply) => {
    const { currentPassword, newPassword, revokeOtherSessions } = parseBody(
      changePasswordSchema,
      request.body,
    );
    const who = await whoAsks(deps, request);
    await count(deps, request, who);
    if (refuseWeak(request, reply, newPassword, who.email)) return reply;
    const change = { path: "/api/auth/change-password", body: { currentPassword, newPassword } };
    const changed = await deps.engine.handle(engineRequest(request, deps, change));
    if (!changed.ok) return sendAnswer(request, reply, changed);
    await deps.limits.giveBack(RULES.account, who.userId);
    // Whoever confirms the address in this browser later keeps the password that was chosen here.
    const hash = await passwordHashOf(deps.database, who.email);
    if (hash !== null) reply.header("set-cookie", deps.typed.cookie(who.email, hash));
    if (revokeOtherSessions) {
      // The library's own way would end this session as well and begin another, under this page's feet.
      const revoke = { path: "/api/auth/revoke-other-sessions" };
      const revoked = await deps.engine.handle(engineRequest(request, deps, revoke));
      if (!revoked.ok) throw new Error(`the other sessions go on: ${revoked.status}`);
    }
    return done(reply);
  });

  app.post("/api/auth/set-password", async (request, reply) => {
    const { newPassword } = parseBody(setPasswordSchema, request.body);
    const who = await whoAsks(deps, request);
    await count(deps, request, who);
    if (await hasPassword(deps, who)) return refuse(request, reply, "auth/password-already-set");
    if (!isFresh(deps, who)) return refuse(request, reply, "auth/sign-in-again");
    if (refuseWeak(request, reply, newPassword, who.email)) return reply;
    const set = { path: "/api/auth/set-password", body: { newPassword } };
    const answer = await deps.engine.setPassword(engineRequest(request, deps, set), newPassword);
    if (!answer.ok) return sendAnswer(request, reply, answer);
    await deps.limits.giveBack(RULES.account, who.userId);
    return done(reply);
  });
}

interface Caller {
  readonly userId: string;
  readonly email: string;
  /** When they signed in, ms since 1970. */
  readonly signedInAt: number;
}

async function whoAsks(deps: PasswordRouteDeps, request: FastifyRequest): Promise<Caller> {
  const call = { path: "/api/auth/get-session", method: "GET" } as const;
  const answer = await deps.engine.handle(engineRequest(request, deps, call));
  if (answer.status >= 500) throw new Error(`the session could not be looked up: ${answer.status}`);
  const known = sessionSchema.safeParse(await answer.json());
  if (!known.success) throw new CodedError("auth/unauthorized");
  const { user, session } = known.data;
  // What stands there as a guest's address is nobody's, and a password would open it.
  if (user.isAnonymous === true) throw new CodedError("user/guest");
  return { userId: user.id, email: user.email, signedInAt: session.createdAt.getTime() };
}

async function hasPassword({ database }: PasswordRouteDeps, { email }: Caller): Promise<boolean> {
  return (await passwordHashOf(database, email)) !== null;
}

function isFresh({ clock }: PasswordRouteDeps, { signedInAt }: Caller): boolean {
  return clock.now() - signedInAt <= FRESH_MS;
}

async function count(deps: PasswordRouteDeps, request: FastifyRequest, { userId }: Caller): Promise<void> {
  await countAttempt(deps.limits, RULES.address, deps.clientAddress(request.raw));
  await countAttempt(deps.limits, RULES.account, userId);
}

/** Whether the password was refused for what it lacks. */
function refuseWeak(request: FastifyRequest, reply: FastifyReply, password: string, email: string): boolean {
  const missing = passwordFaults(password, email);
  if (missing.length === 0) return false;
  const error = passwordMessage(missing, languageOf(request.headers["accept-language"]));
  refuse(request, reply, "auth/password-does-not-meet-requirements", { missing, error });
  return true;
}

function done(reply: FastifyReply): FastifyReply {
  return reply.header("cache-control", "no-store").send({ status: true });
}
