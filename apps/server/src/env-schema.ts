// What each variable of the environment expects, in the words of the refusal. What the server makes of them is `env.ts`.
import { firebaseConfigSchema } from "@fitil/contracts";
import { z } from "zod";
import { isNetwork } from "./http/caller/client-address.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Empty means not set, as in an env file. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
}

function url(protocols: readonly string[], expects: string) {
  return z.string().refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ""), expects);
}

function json<Schema extends z.ZodType>(schema: Schema, expects: string) {
  return z.string().transform((text, context): z.output<Schema> => {
    try {
      const parsed = schema.safeParse(JSON.parse(text));
      if (parsed.success) return parsed.data;
    } catch {
      // Not JSON at all: the same sentence.
    }
    context.addIssue({ code: "custom", message: expects });
    return z.NEVER;
  });
}

const list = z.string().transform((text) =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== ""),
);

const MODEL_PROVIDERS = ["openai", "anthropic", "google", "compatible"] as const;
/** Who may write the mentor's answers. */
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];
export const modelName =
  "expects auto, built-in, openai:<model>, anthropic:<model>, google:<model> or compatible:<model>, like compatible:qwen3-vl";
const model = z.string().transform((text, context): NamedModel | "auto" | "built-in" => {
  const plain = text.trim();
  if (plain === "auto" || plain === "built-in") return plain;
  const [, prefix = "", name = ""] = /^([a-z]+):(\S{1,200})$/.exec(plain) ?? [];
  const provider = MODEL_PROVIDERS.find((known) => known === prefix);
  if (provider !== undefined) return { provider, model: name };
  context.addIssue({ code: "custom", message: modelName });
  return z.NEVER;
});
interface NamedModel {
  readonly provider: ModelProvider;
  readonly model: string;
}

/** An address of http or https without a path. */
function isOrigin(text: string): boolean {
  const parsed = URL.parse(text);
  return /^https?:$/.test(parsed?.protocol ?? "") && text.replace(/\/$/, "") === parsed?.origin;
}

export const publicUrl = "expects the site's address without a path, like https://example.org";
export const nodeUrl =
  "expects this very process's address without a path, under PUBLIC_URL's name and as secure, like https://one.example.org";
const httpUrl = "expects an address that starts with http:// or https://";
const howManyConnections = "expects a whole number from 1 to 1000000";
const wholeNumber = (most: number, expects: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, expects)
    .transform(Number)
    .refine((number) => number <= most, expects);
const MOST_CONNECTIONS = 1_000_000;
const connections = wholeNumber(MOST_CONNECTIONS, howManyConnections).refine(
  (number) => number > 0,
  howManyConnections,
);
const links = z.strictObject({
  chat: z.httpUrl().optional(),
  channel: z.httpUrl().optional(),
  social: z.httpUrl().optional(),
});

/** The environment as it comes in: every variable is text, and none is needed. */
export const envSchema = z.object({
  NODE_ENV: optional(z.string()),
  PORT: optional(wholeNumber(65_535, "expects a whole number from 0 to 65535")),
  HOST: optional(
    z.string().regex(/^[A-Za-z0-9.:_-]{1,255}$/, "expects a host name or an address to listen on"),
  ),
  DATA_DIR: optional(z.string().refine((text) => !text.includes("\0"), "expects the path of a folder")),
  PUBLIC_URL: optional(z.string().refine((text) => isOrigin(text), publicUrl)),
  DATABASE_URL: optional(
    url(
      ["postgres:", "postgresql:"],
      "expects a PostgreSQL address like postgres://user:password@host:5432/name",
    ),
  ),
  REDIS_URL: optional(url(["redis:", "rediss:"], "expects a Redis address like redis://host:6379")),
  NODE_ID: optional(
    z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, "expects a name of letters, digits, - and _, at most 40 signs"),
  ),
  NODE_URL: optional(z.string().refine((text) => isOrigin(text), nodeUrl)),
  LOG_LEVEL: optional(z.enum(LOG_LEVELS, `expects one of ${LOG_LEVELS.join(", ")}`)),
  SMTP_URL: optional(
    url(["smtp:", "smtps:"], "expects a mail server like smtps://user:password@mail.example.org"),
  ),
  FIREBASE_CONFIG: optional(
    json(
      firebaseConfigSchema,
      "expects Firebase's public web configuration as JSON with apiKey, authDomain and projectId",
    ),
  ),
  FIREBASE_AUTH_EMULATOR_HOST: optional(
    z.string().regex(/^[A-Za-z0-9.-]+:\d{1,5}$/, "expects the emulator's host and port, like 127.0.0.1:9099"),
  ),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: optional(url(["http:", "https:"], `${httpUrl}: the OpenID provider's issuer`)),
  MENTOR_MODEL: optional(model),
  // A header can carry these signs only.
  MENTOR_API_KEY: optional(
    z.string().regex(/^[\x21-\x7e]{1,1000}$/, "expects the provider's key, without spaces"),
  ),
  MENTOR_BASE_URL: optional(url(["http:", "https:"], httpUrl)),
  MENTOR_FREE_REQUESTS: optional(wholeNumber(999_999_999, "expects a whole number, 0 or more")),
  STRIPE_SECRET_KEY: optional(
    z
      .string()
      .regex(/^[sr]k_[A-Za-z0-9_]{4,500}$/, "expects Stripe's secret key, which starts with sk_ or rk_"),
  ),
  STRIPE_WEBHOOK_SECRET: optional(
    z
      .string()
      .regex(
        /^whsec_[A-Za-z0-9+/=_-]{4,500}$/,
        "expects the webhook's signing secret, which starts with whsec_",
      ),
  ),
  STRIPE_API_BASE: optional(
    z
      .string()
      .refine(
        (text) =>
          /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d{1,5}\/?$/.test(text) && URL.parse(text) !== null,
        "expects a stand-in of Stripe on this very machine, like http://127.0.0.1:12111",
      ),
  ),
  MAX_CONNECTIONS: optional(connections),
  MAX_CONNECTIONS_PER_ADDRESS: optional(connections),
  MAX_UNAUTHENTICATED_CONNECTIONS: optional(connections),
  VIP_PLAYERS: optional(list),
  COMMUNITY_LINKS: optional(
    json(links, 'expects JSON like {"chat":"https://…","channel":"https://…","social":"https://…"}'),
  ),
  TRUSTED_PROXIES: optional(
    list.refine(
      (items) => items.every(isNetwork),
      "expects addresses or networks with commas between, like 10.0.0.0/8,::1",
    ),
  ),
});
