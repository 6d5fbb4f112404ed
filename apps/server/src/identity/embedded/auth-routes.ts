// The sign-in calls of the embedded identity. Each lets through only the fields it knows, counts tries so that nobody can
// use up somebody else's, and answers with our codes. What is not listed here cannot be reached.
import {
  completeEmailLinkSchema,
  sendEmailLinkSchema,
  verifyEmailSchema,
  playerNameSchema,
} from "@fitil/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Database } from "../../db/database.ts";
import { CodedError } from "../../errors.ts";
import { networkOf } from "../../http/caller/client-address.ts";
import { languageOf } from "../../http/language.ts";
import { passwordMessage } from "../../http/refusals/messages.ts";
import { refuse } from "../../http/refusals/refuse.ts";
import { copyHeaders, engineRequest, sendAnswer } from "./auth-answers.ts";
import type { AttemptLimits, AttemptRule } from "./attempt-limits.ts";
import { emailOfSession, endSignedSession } from "./embedded-sessions.ts";
import { emailOfLink, passwordHashOf } from "./stored-credentials.ts";
import { takeGuess } from "./guess-limits.ts";
import { guestOf } from "../guests/guest-routes.ts";
import { signUpGuest, UNCONFIRMED } from "../guests/guest-sign-up.ts";
import type { GuestSignUpDeps } from "../guests/guest-sign-up.ts";
import { passwordFaults } from "./password/password-policy.ts";

export interface AuthRouteDeps extends GuestSignUpDeps {
  readonly database: Database;
  readonly limits: AttemptLimits;
  /** Whether a player has this name already. */
  readonly isNameTaken: (name: string) => Promise<boolean>;
}

/** The library compares the password before it says that the address is not confirmed. */
const NOT_VERIFIED_STATUS = 403;
const S = 1_000;
const RULES = {
  register: { name: "register/address", burst: 100, everyMs: 1 * S },
  registerAccount: { name: "register/network", burst: 10, everyMs: 60 * S },
  link: { name: "link/address", burst: 40, everyMs: 30 * S },
  linkDevice: { name: "link/device", burst: 10, everyMs: 60 * S },
  /** Of links that open nothing: one that does is never refused for what others tried. */
  complete: { name: "complete/address", burst: 30, everyMs: 10 * S },
} as const satisfies Record<string, AttemptRule>;

const emailSchema = z.string().trim().toLowerCase().pipe(z.email().max(254));
const passwordSchema = z.string().min(1).max(1_000);
/** The page that a letter should lead back to. */
const returnSchema = z.string().max(2_000).optional();
const registerSchema = z.object({
  email: z.string().max(1_000),
  password: passwordSchema,
  name: z.string().nullish(),
  rememberMe: z.boolean().optional(),
  callbackURL: returnSchema,
});
const signInSchema = z.object({
  email: z.string().max(1_000),
  password: passwordSchema,
  rememberMe: z.boolean().optional(),
  callbackURL: returnSchema,
});

/** Adds the password calls, the one-time link calls and the session calls. */
export function embeddedAuthRoutes(app: FastifyInstance, deps: AuthRouteDeps): void {
  passwordRoutes(app, deps);
  linkRoutes(app, deps);
  for (const path of ["/api/auth/get-session", "/api/auth/token", "/api/auth/jwks"])
    app.get(path, (request, reply) => forward(deps, request, reply));
}

function passwordRoutes(app: FastifyInstance, deps: AuthRouteDeps): void {
  app.post("/api/auth/sign-up/email", async (request, reply) => {
    const body = parseBody(registerSchema, request.body);
    const email = parseEmail(body.email);
    await count(deps, RULES.register, deps.clientAddress(request.raw));
    await count(deps, RULES.registerAccount, `${networkOf(deps.clientAddress(request.raw))}\n${email}`);
    const faults = passwordFaults(body.password, email);
    if (faults.length > 0) {
      const error = passwordMessage(faults, languageOf(request.headers["accept-language"]));
      return refuse(request, reply, "auth/password-does-not-meet-requirements", { missing: faults, error });
    }
    const name = await checkNewName(body.name, deps.isNameTaken);
    if (!name.ok) return refuse(request, reply, name.code);
    const { password } = body;
    const callbackURL = ownPath(deps, request, body.callbackURL);
    const guestId = await guestOf(deps, request);
    const kept =
      guestId !== null &&
      (await signUpGuest(deps, request, reply, { guestId, email, password, callbackURL }));
    if (kept) return reply;
    const fields = { email, password, name: name.name, callbackURL, ...remember(body) };
    const { answer, hash } = await deps.engine.handleRegistration(
      engineCall(deps, request, "/api/auth/sign-up/email", fields),
      password,
    );
    // Also where the address has an account already: that must not show, and the cookie fits no other hash.
    if (answer.ok) reply.header("set-cookie", deps.typed.cookie(email, hash));
    if (answer.headers.has("set-auth-token"))
      reply.header("set-cookie", deps.devices.remember(request.headers.cookie, email));
    // A guest hears the same of every address.
    if (guestId !== null && answer.ok && deps.requireVerification)
      return reply.header("cache-control", "no-store").send(UNCONFIRMED);
    return sendAnswer(request, reply, answer);
  });

  app.post("/api/auth/sign-in/email", async (request, reply) => {
    const body = parseBody(signInSchema, request.body);
    const email = parseEmail(body.email);
    const { cookie } = request.headers;
    const deviceId = deps.devices.idOf(cookie, email);
    const address = deps.clientAddress(request.raw);
    const guess = await takeGuess(deps.limits, { email, address, deviceId });
    if (!guess.ok) throw tooMany(guess);
    const fields = { email, password: body.password, ...comeBack(deps, request, body), ...remember(body) };
    const answer = await deps.engine.handle(engineCall(deps, request, "/api/auth/sign-in/email", fields));
    const knewPassword = answer.ok || answer.status === NOT_VERIFIED_STATUS;
    if (knewPassword) await guess.right();
    const hash = knewPassword ? await passwordHashOf(deps.database, email) : null;
    if (hash !== null) reply.header("set-cookie", deps.typed.cookie(email, hash));
    else if (answer.ok) {
      // The password ended while it was being compared.
      await endSignedSession(deps.database, answer.headers.get("set-auth-token"));
      return refuse(request, reply, "auth/invalid-credentials");
    }
    if (answer.ok) reply.header("set-cookie", deps.devices.remember(cookie, email));
    return sendAnswer(request, reply, answer);
  });
}

function linkRoutes(app: FastifyInstance, deps: AuthRouteDeps): void {
  app.post("/api/auth/sign-in/magic-link", async (request, reply) => {
    const body = parseBody(sendEmailLinkSchema.extend({ email: z.string().max(1_000) }), request.body);
    const email = parseEmail(body.email);
    const deviceId = deps.devices.idOf(request.headers.cookie, email);
    if (deviceId === null) await count(deps, RULES.link, deps.clientAddress(request.raw));
    else await count(deps, RULES.linkDevice, `${deviceId}\n${email}`);
    const fields = { email, callbackURL: ownPath(deps, request, body.callbackURL) };
    return forward(deps, request, reply, fields);
  });

  app.post("/api/auth/email-link/complete", async (request, reply) => {
    const { email, token } = parseBody(completeEmailLinkSchema, request.body);
    const owner = await emailOfLink(deps.database, token);
    const guestId = owner === email ? await guestOf(deps, request) : null;
    if (guestId !== null) await deps.guestAccounts.claim({ guestId, email, hash: null, isMember: false });
    if (owner !== email) await count(deps, RULES.complete, deps.clientAddress(request.raw));
    if (owner === null) return refuse(request, reply, "auth/link-expired");
    if (owner !== email) return refuse(request, reply, "auth/user-mismatch");
    return complete(deps, request, reply, `/api/auth/magic-link/verify?token=${encodeURIComponent(token)}`);
  });

  app.post("/api/auth/verify-email/complete", async (request, reply) => {
    const { token } = parseBody(verifyEmailSchema, request.body);
    return complete(deps, request, reply, `/api/auth/verify-email?token=${encodeURIComponent(token)}`);
  });
}

/** Uses a link up at the engine; anything but a new session means that it was no longer good. */
async function complete(
  deps: AuthRouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<FastifyReply> {
  const { answer, voided } = await deps.engine.handleProof(
    engineRequest(request, deps, { path, method: "GET" }),
  );
  const token = answer.headers.get("set-auth-token");
  if (answer.status !== 200 || token === null) {
    await count(deps, RULES.complete, deps.clientAddress(request.raw));
    return refuse(request, reply, "auth/link-expired");
  }
  const { user } = z.object({ user: z.record(z.string(), z.unknown()).nullish() }).parse(await answer.json());
  copyHeaders(reply, answer);
  const email = await emailOfSession(deps.database, token);
  if (email !== null) reply.header("set-cookie", deps.devices.remember(request.headers.cookie, email));
  return reply
    .code(200)
    .header("cache-control", "no-store")
    .send({ token, ...(user && { user }), passwordVoid: voided.password });
}

async function forward(
  deps: AuthRouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  body?: object,
): Promise<FastifyReply> {
  return sendAnswer(request, reply, await deps.engine.handle(engineCall(deps, request, request.url, body)));
}

function engineCall(deps: AuthRouteDeps, request: FastifyRequest, path: string, body?: object): Request {
  return engineRequest(request, deps, { path, ...(body && { body }) });
}

function count({ limits }: AuthRouteDeps, rule: AttemptRule, who: string): Promise<void> {
  return countAttempt(limits, rule, who);
}

/** Counts one try; throws `request/too_many` with the time to wait when it is one too many. */
export async function countAttempt(limits: AttemptLimits, rule: AttemptRule, who: string): Promise<void> {
  const attempt = await limits.take(rule, who);
  if (!attempt.ok) throw tooMany(attempt);
}

function tooMany({ retryAfterS }: { readonly retryAfterS: number }): CodedError {
  return new CodedError("request/too_many", { retryAfterS });
}

/** A body as its schema gives it; throws `request/bad` when it does not fit. Pure. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new CodedError("request/bad");
  return parsed.data;
}

function parseEmail(text: string): string {
  const parsed = emailSchema.safeParse(text);
  if (!parsed.success) throw new CodedError("auth/invalid-email");
  return parsed.data;
}

function remember({ rememberMe }: { rememberMe?: boolean | undefined }): { rememberMe?: boolean } {
  return rememberMe === undefined ? {} : { rememberMe };
}

/** Signing in by an unconfirmed address sends its letter again; the library redirects by this field, so it goes only along when asked for. */
function comeBack(
  deps: AuthRouteDeps,
  request: FastifyRequest,
  { callbackURL }: { callbackURL?: string | undefined },
): { callbackURL?: string } {
  return callbackURL === undefined ? {} : { callbackURL: ownPath(deps, request, callbackURL) };
}

/** Where a link comes back to: a path of this site, whatever was asked for. */
function ownPath(deps: AuthRouteDeps, request: FastifyRequest, callbackUrl: string | undefined): string {
  const origin = deps.site.originOf(request);
  const url = URL.parse(callbackUrl ?? "/", origin);
  return url === null || url.origin !== origin ? "/" : `${url.pathname}${url.search}`;
}

export type NewName =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly code: "user/bad_name" | "user/name_taken" };

/** The cleaned name, "" for none. */
async function checkNewName(
  asked: string | null | undefined,
  isTaken: (name: string) => Promise<boolean>,
): Promise<NewName> {
  if (asked === null || asked === undefined || asked.trim() === "") return { ok: true, name: "" };
  const parsed = playerNameSchema.safeParse(asked);
  if (!parsed.success) return { ok: false, code: "user/bad_name" };
  if (await isTaken(parsed.data)) return { ok: false, code: "user/name_taken" };
  return { ok: true, name: parsed.data };
}
