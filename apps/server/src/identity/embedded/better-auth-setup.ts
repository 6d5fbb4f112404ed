// The embedded identity's engine: Better Auth on our own database, set up once. Only the calls that auth-routes.ts
// lets through reach it; its own limiter is off because ours counts per account as well.
import { AsyncLocalStorage } from "node:async_hooks";
import { betterAuth } from "better-auth";
import { createEmailVerificationToken, isAPIError } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth";
import { watchRefusals } from "../../db/database-trouble.ts";
import { CodedError } from "../../errors.ts";
import type { Log } from "../../ports/process.ts";
import type { AuthEngine, EmbeddedOptions } from "./auth-engine.ts";
import { authPlugins, returnOf } from "./auth-plugins.ts";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "./password/password-policy.ts";
import { endUnproven, noteRemoved, takeProof } from "./unproven-access.ts";
import type { AccessStore } from "./unproven-access.ts";

/** Names the caller's address to the library; nobody outside can send it. */
export const CLIENT_ADDRESS_HEADER = "x-fitil-client-address";
/** Names the origin that a mail's link leads to; nobody outside can send it. */
export const MAIL_ORIGIN_HEADER = "x-fitil-mail-origin";
/** The engine's own address where PUBLIC_URL names none: then nothing of it is ever shown to anybody. */
export const UNNAMED_SITE = "http://localhost";

const DAY_S = 24 * 60 * 60;
const SESSION_LIFETIME_S = 30 * DAY_S;
/** How long the link that confirms an address works. */
export const VERIFICATION_LIFETIME_S = DAY_S;

const preparedHash = new AsyncLocalStorage<{ readonly password: string; readonly hash: string }>();

/** Sets the engine up, with more ways in if given. By itself it asks nothing of the network. */
export function createAuthEngine(options: EmbeddedOptions, moreWays: BetterAuthPlugin[] = []): AuthEngine {
  const store = async (): Promise<AccessStore> => (await auth.$context).internalAdapter;
  const auth: Engine = betterAuth({
    appName: "Фитиль",
    secret: options.secret,
    // The only origin that the library trusts. Never a pattern: what it trusts, it redirects to.
    baseURL: options.publicUrl ?? UNNAMED_SITE,
    basePath: "/api/auth",
    database: { db: options.database.kysely, type: options.database.kind, transaction: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: engineLog(options.log),
    onAPIError: {
      errorURL: "/",
      // What is no answer of the library's is ours to tell and to log; it would print it.
      onError: (error) => {
        if (!isAPIError(error)) throw error;
      },
    },
    advanced: {
      cookiePrefix: "fitil",
      // SAFETY: our own check of origins stands before every changing call, and lets programs through.
      disableCSRFCheck: true,
      useSecureCookies: options.publicUrl?.startsWith("https:") === true,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { validateSchema: false },
    },
    user: { modelName: "auth_user" },
    session: { modelName: "auth_session", expiresIn: SESSION_LIFETIME_S },
    account: {
      modelName: "auth_account",
      encryptOAuthTokens: true,
      // An unconfirmed account may be joined: what it let in before ends first (below).
      accountLinking: { enabled: true, requireLocalEmailVerified: false },
    },
    databaseHooks: {
      user: {
        // Whoever has proven an address is a guest no more (GU2).
        update: {
          before: async (change) =>
            change.emailVerified === true ? { data: { isAnonymous: false } } : undefined,
        },
      },
      account: {
        create: {
          before: async ({ userId, providerId }, context) => {
            if (providerId === "credential") return;
            await endUnproven(await store(), options.typed, userId, context?.headers?.get("cookie"));
          },
        },
        delete: { after: async (account) => noteRemoved(account) },
      },
    },
    verification: { modelName: "auth_verification" },
    ...signInOptions(options, store),
    plugins: [...authPlugins(options.mails), ...moreWays],
  });
  const watched = async (answer: () => Promise<Response>): Promise<Response> => {
    const { result, refusal } = await watchRefusals(answer);
    if (refusal !== null && !result.ok) throw refusal;
    return result;
  };
  const handle = (request: Request) => watched(() => auth.handler(request));
  return {
    handle,
    setPassword: ({ headers }, newPassword) =>
      watched(() => auth.api.setPassword({ headers, body: { newPassword }, asResponse: true })),
    async handleRegistration(request, password) {
      const hash = await options.passwords.hash(password);
      const answer = await preparedHash.run({ password, hash }, () => handle(request));
      return { answer, hash };
    },
    async handleProof(request) {
      const { result, voided } = await takeProof(() => handle(request));
      return { answer: result, voided };
    },
  };
}

/** The part of the library that this file uses. */
interface Engine {
  readonly handler: (request: Request) => Promise<Response>;
  readonly api: {
    setPassword(call: {
      headers: Headers;
      body: { newPassword: string };
      asResponse: true;
    }): Promise<Response>;
  };
  readonly $context: Promise<{ readonly internalAdapter: AccessStore }>;
}

function signInOptions(options: EmbeddedOptions, store: () => Promise<AccessStore>) {
  const { mails, requireVerification } = options;
  return {
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: requireVerification,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      // Our policy counts characters, the library counts units of two bytes.
      maxPasswordLength: MAX_PASSWORD_LENGTH * 2,
      // The letter may be lost or old, and a stranger may have registered this address first: its owner gets a new one.
      onExistingUserSignUp: async ({ user }: { user: ProvenUser }, request?: Request) => {
        if (user.emailVerified) return;
        const { email } = user;
        const lifetime = VERIFICATION_LIFETIME_S;
        const token = await createEmailVerificationToken(options.secret, email, undefined, lifetime);
        mails.verification({ email, token, returnTo: await returnAsked(request), request });
      },
      password: {
        hash: async (password: string) => {
          const prepared = preparedHash.getStore();
          return prepared?.password === password ? prepared.hash : options.passwords.hash(password);
        },
        verify: (call: { hash: string; password: string }) => options.passwords.verify(call),
      },
    },
    emailVerification: {
      sendOnSignUp: requireVerification,
      sendOnSignIn: requireVerification,
      autoSignInAfterVerification: true,
      expiresIn: VERIFICATION_LIFETIME_S,
      beforeEmailVerification: async ({ id }: { id: string }, request?: Request) =>
        endUnproven(await store(), options.typed, id, request?.headers.get("cookie")),
      sendVerificationEmail: async (
        { user, url, token }: { user: { email: string }; url: string; token: string },
        request?: Request,
      ) => mails.verification({ email: user.email, token, returnTo: returnOf(url), request }),
    },
  };
}

interface ProvenUser {
  readonly email: string;
  readonly emailVerified: boolean;
}

/** The page that a registration asked to be led back to: a path of this site, as our route has made it. */
async function returnAsked(request: Request | undefined): Promise<string> {
  const body: unknown = await request?.json();
  const asked = typeof body === "object" && body !== null && "callbackURL" in body ? body.callbackURL : "/";
  return String(asked);
}

/** The library's log lines may quote an e-mail; ours takes those out. */
function engineLog(log: Log) {
  return {
    level: "warn" as const,
    disableColors: true,
    log: (level: string, message: string, ...details: unknown[]) => {
      const fields = {
        details: details.map((detail) => (detail instanceof Error ? detail.message : detail)),
      };
      if (level === "error" && !details.some((detail) => detail instanceof CodedError))
        log.warn(fields, `identity: ${message}`);
    },
  };
}
