// For tests only: the whole server on an empty database in memory, without a port. Time is the test's: the identity
// library reads the global Date, so that is what is held still and moved.
import { vi } from "vitest";
import type { InjectOptions } from "fastify";
import { createApp } from "../app/app.ts";
import type { App, AppDeps } from "../app/app.ts";
import { createSiteAddress } from "../http/site/site-address.ts";
import { parseEnv } from "../env.ts";
import { scrub } from "../ops/log.ts";
import type { Clock, Log } from "../ports/process.ts";
import { countingRandom } from "./chance.ts";
import { openMigratedSqlite } from "./migrated-sqlite.ts";
import { createHash, randomBytes } from "node:crypto";
import type { PasswordHashing } from "../identity/embedded/password/password-hashing.ts";

export const SITE = "http://localhost:3000";
const NOON = Date.UTC(2026, 10, 20, 12);

interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Somebody signed in. */
interface Person {
  readonly email: string;
  /** The session token of the header set-auth-token. */
  readonly session: string;
  /** The identity token that calls take. */
  readonly token: string;
  readonly cookie: string;
}

export interface TestApp {
  readonly app: App;
  readonly deps: AppDeps;
  readonly mails: SentMail[];
  /** As the log would write it. */
  readonly logged: unknown[];
  /** Makes one call; a body is sent as JSON. */
  call(
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD",
    url: string,
    options?: CallOptions,
  ): Promise<Reply>;
  /** Signs somebody new in, and gives them a name. */
  person(email: string, name?: string): Promise<Person>;
  /** Signs a guest in who calls from this address. */
  guest(from?: string): Promise<Omit<Person, "email">>;
  /** Moves time on. */
  pass(ms: number): void;
  close(): Promise<void>;
}

interface CallOptions {
  readonly token?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  /** The socket's peer address. */
  readonly from?: string;
}

export interface Reply {
  readonly status: number;
  readonly headers: Record<string, string | string[] | number | undefined>;
  readonly text: string;
  /** The body as JSON; undefined when it is none. */
  readonly json: Record<string, unknown>;
}

/** Builds it. `environment` is what process.env would hold; `deps` replaces parts: a database is migrated already. */
export async function createTestApp(
  environment: Record<string, string> = {},
  deps: Partial<AppDeps> = {},
): Promise<TestApp> {
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
  // Whatever runs on the machine of whoever tests is not asked.
  const parsed = parseEnv({ MENTOR_MODEL: "built-in", ...environment });
  if (!parsed.ok) throw new Error(parsed.sentence);
  const database = deps.database ?? (await openMigratedSqlite());
  const mails: SentMail[] = [];
  const logged: unknown[] = [];
  const write = (fields: object, message: string) => void logged.push(scrub({ ...fields, message }));
  const log: Log = { info: write, warn: write, error: write };
  const clock: Clock = { now: () => Date.now(), after: () => () => undefined };
  let ids = 0;
  const freshId = () => `id-${String((ids += 1)).padStart(6, "0")}`;
  const all: AppDeps = {
    env: parsed.env,
    database,
    secrets: { identity: "i".repeat(43), connection: "c".repeat(43) },
    site: createSiteAddress({ ...parsed.env, listening: () => SITE }),
    mailer: { send: async (mail) => void mails.push(mail) },
    clock,
    steadyClock: clock,
    random: countingRandom(),
    passwords: quickPasswords,
    ids: { roomId: freshId, gameId: freshId },
    chance: { fraction: () => 0.5, clientId: freshId, secret: freshId, epoch: freshId },
    log,
    files: new Map(),
    ownerId: "this-process",
    isOwnerAlive: async () => false,
    ...deps,
  };
  const app = await createApp(all);
  const call = createCaller(app);
  return {
    app,
    deps: all,
    mails,
    logged,
    call,
    person: (email, name) => signIn({ call, mails }, email, name),
    async guest(from) {
      const path = "/api/auth/sign-in/anonymous";
      return identityOf({ call }, await call("POST", path, from === undefined ? {} : { from }));
    },
    pass: (ms) => void vi.setSystemTime(Date.now() + ms),
    async close() {
      await app.close();
      await database.close();
      vi.useRealTimers();
    },
  };
}

function createCaller(app: App): TestApp["call"] {
  return async (method, url, options = {}) => {
    const request: InjectOptions = {
      method,
      url,
      headers: {
        host: new URL(SITE).host,
        ...(options.body !== undefined && { "content-type": "application/json" }),
        ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
        ...options.headers,
      },
      ...(options.body !== undefined && {
        payload: typeof options.body === "string" ? options.body : JSON.stringify(options.body),
      }),
      ...(options.from !== undefined && { remoteAddress: options.from }),
    };
    const { statusCode, headers, body } = await app.http.inject(request);
    return { status: statusCode, headers, text: body, json: parseJson(body) };
  };
}

/** By one-time link: without a password there is nothing slow to compute. */
async function signIn(t: Pick<TestApp, "call" | "mails">, email: string, name?: string): Promise<Person> {
  await t.call("POST", "/api/auth/sign-in/magic-link", { body: { email } });
  const link = linkToken(t.mails.findLast(({ to }) => to === email)?.text ?? "");
  const entered = await t.call("POST", "/api/auth/email-link/complete", { body: { email, token: link } });
  const identity = await identityOf(t, entered);
  if (name !== undefined) await t.call("PUT", "/api/user/me", { token: identity.token, body: { name } });
  return { email, ...identity };
}

/** What whoever has just come in calls with. */
async function identityOf(t: Pick<TestApp, "call">, entered: Reply): Promise<Omit<Person, "email">> {
  const session = String(entered.headers["set-auth-token"]);
  const cookie = String(entered.headers["set-cookie"]).split(";")[0] ?? "";
  const { json } = await t.call("GET", "/api/auth/token", { token: session });
  const { token } = json;
  if (typeof token !== "string") throw new Error(`Nobody was signed in: ${entered.text}`);
  return { session, cookie, token };
}

/** The token in a mail's link, "" when there is none. */
export function linkToken(text: string): string {
  return /#(?:signInToken|verifyToken)=(\S+)/.exec(text)?.[1] ?? "";
}

function parseJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Salted like the real one, and worth nothing against anybody who guesses. */
const quickPasswords: PasswordHashing = {
  hash: async (password) => withSalt(password, randomBytes(8).toString("hex")),
  verify: async ({ hash, password }) => withSalt(password, hash.split(":")[0] ?? "") === hash,
};

function withSalt(password: string, salt: string): string {
  return `${salt}:${createHash("sha256")
    .update(`${salt}${password.normalize("NFKC")}`)
    .digest("hex")}`;
}
