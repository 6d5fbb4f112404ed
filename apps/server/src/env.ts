// Every setting the server takes from its environment, checked once at start. A wrong value becomes one sentence that
// names the variable and what it expects. Must never print a value: some are secrets.
import { firebaseConfigSchema } from "@fitil/contracts";
import { z } from "zod";
import { isNetwork } from "./http/client-address.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

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
const modelName =
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

const publicUrl = "expects the site's address without a path, like https://example.org";
const nodeUrl =
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

const schema = z.object({
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

export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** Which model writes the mentor's answers (MS5). */
export interface ModelSettings {
  readonly provider: ModelProvider;
  /** As the provider calls it. */
  readonly model: string;
  /** Null only with `compatible`: a server of one's own may want none. */
  readonly apiKey: string | null;
  /** Null: the provider's own address; never null with `compatible`. */
  readonly baseUrl: string | null;
}

/** The payment service (MP3). */
export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** A stand-in on loopback for tests; null is Stripe itself. */
  readonly apiBase: string | null;
}

/** The settings, with their defaults filled in. */
export interface Env {
  readonly production: boolean;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** An origin, or null when each request's Host decides; never null with `smtpUrl` or an OpenID provider. */
  readonly publicUrl: string | null;
  /** PostgreSQL; null = SQLite in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Never null with several processes; never without `databaseUrl`. */
  readonly redisUrl: string | null;
  /** Names this process in logs and figures; null: the machine's name. */
  readonly nodeId: string | null;
  /** Where people reach this very process, past the balancer: an origin under the name of `publicUrl`, which is never null then. */
  readonly nodeUrl: string | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly smtpUrl: string | null;
  readonly firebase: {
    readonly config: z.infer<typeof firebaseConfigSchema>;
    /** Host and port; only ever set outside production. */
    readonly emulatorHost: string | null;
  } | null;
  readonly google: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly issuer: string;
  } | null;
  /** `auto`: a model of this very machine if there is one, else the built-in mentor. */
  readonly mentorModel: ModelSettings | "auto" | "built-in";
  /** Answers for everybody without paying; null leaves it to whether anything is for sale (MP1, MP3). */
  readonly mentorFreeRequests: number | null;
  /** Null: nothing is for sale. */
  readonly stripe: StripeSettings | null;
  readonly vipPlayers: readonly string[];
  readonly communityLinks: {
    readonly chat: string | null;
    readonly channel: string | null;
    readonly social: string | null;
  };
  readonly trustedProxies: readonly string[];
  /** How many sockets may be open: real-time ones, and as many others again. */
  readonly connections: {
    readonly most: number;
    readonly mostPerAddress: number;
    /** Real-time ones that have not authenticated. */
    readonly mostUnauthenticated: number;
  };
}

export type ParsedEnv =
  | { readonly ok: true; readonly env: Env }
  | { readonly ok: false; readonly sentence: string };

/** Reads the settings from `source` (`process.env`). The sentence of a refusal never contains a value. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): ParsedEnv {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return refusal(String(issue?.path[0] ?? "The environment"), issue?.message ?? "is not understood");
  }
  const values = parsed.data;
  const production = values.NODE_ENV === "production";
  if (values.FIREBASE_AUTH_EMULATOR_HOST !== undefined && production)
    return refusal(
      "FIREBASE_AUTH_EMULATOR_HOST",
      "expects to be unset in production, because with it forged tokens pass",
    );
  if (values.GOOGLE_CLIENT_ID !== undefined && values.GOOGLE_CLIENT_SECRET === undefined)
    return refusal("GOOGLE_CLIENT_SECRET", "expects the secret that belongs to GOOGLE_CLIENT_ID");
  if (values.GOOGLE_CLIENT_SECRET !== undefined && values.GOOGLE_CLIENT_ID === undefined)
    return refusal("GOOGLE_CLIENT_ID", "expects the client id that belongs to GOOGLE_CLIENT_SECRET");
  if (values.REDIS_URL !== undefined && values.DATABASE_URL === undefined)
    return refusal(
      "DATABASE_URL",
      "expects a PostgreSQL that all processes share, because REDIS_URL is set and several processes are one site",
    );
  const missing =
    missingAddress(values) ?? misplacedNode(values) ?? missingForModel(values) ?? missingForPayments(values);
  if (missing !== null) return missing;
  return { ok: true, env: withDefaults(values, production) };
}

/**
 * The refusal of settings that lead people back here, without the address that they lead back to, or null: whoever asks for
 * a mail or opens the provider's window names a host, and must not choose where the owner's link or session goes.
 */
function missingAddress(values: z.infer<typeof schema>): ParsedEnv | null {
  if (values.PUBLIC_URL !== undefined) return null;
  const google = values.FIREBASE_CONFIG === undefined && values.GOOGLE_CLIENT_ID !== undefined;
  const variable = values.SMTP_URL !== undefined ? "SMTP_URL" : google ? "GOOGLE_CLIENT_ID" : null;
  return variable === null ? null : refusal("PUBLIC_URL", `${publicUrl}, because ${variable} is set`);
}

/** The refusal of an address of this process that the site's pages could not be sent to, or null. */
function misplacedNode({ NODE_URL: node, PUBLIC_URL: site }: z.infer<typeof schema>): ParsedEnv | null {
  if (node === undefined) return null;
  const [own, all] = [URL.parse(node), URL.parse(site ?? "")];
  const isUnder = own?.hostname === all?.hostname || own?.hostname.endsWith(`.${all?.hostname}`) === true;
  return own?.protocol === all?.protocol && isUnder ? null : refusal("NODE_URL", nodeUrl);
}

/** The refusal of model settings that do not go together, or null. */
function missingForModel(values: z.infer<typeof schema>): ParsedEnv | null {
  const { MENTOR_MODEL: chosen, MENTOR_API_KEY: apiKey, MENTOR_BASE_URL: baseUrl } = values;
  if (typeof chosen !== "object") {
    if (chosen === "built-in") return null;
    if (apiKey !== undefined || baseUrl !== undefined)
      return refusal("MENTOR_MODEL", `${modelName}, because a key or an address for it is set`);
    return null;
  }
  if (chosen.provider === "compatible" && baseUrl === undefined)
    return refusal("MENTOR_BASE_URL", "expects the server's address, like http://127.0.0.1:11434/v1");
  if (chosen.provider !== "compatible" && apiKey === undefined)
    return refusal("MENTOR_API_KEY", "expects the key of the provider that MENTOR_MODEL names");
  return null;
}

/** The refusal of payment settings that do not go together, or null: a sale without the webhook would give nothing. */
function missingForPayments(values: z.infer<typeof schema>): ParsedEnv | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhook, STRIPE_API_BASE: base } = values;
  if (key !== undefined && webhook === undefined)
    return refusal(
      "STRIPE_WEBHOOK_SECRET",
      "expects the webhook's signing secret, because STRIPE_SECRET_KEY is set and a payment counts only by its event",
    );
  if (key === undefined && (webhook !== undefined || base !== undefined))
    return refusal(
      "STRIPE_SECRET_KEY",
      "expects Stripe's secret key, because another STRIPE_ setting is set",
    );
  return null;
}

function withDefaults(values: z.infer<typeof schema>, production: boolean): Env {
  const {
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    COMMUNITY_LINKS: community,
  } = values;
  return {
    production,
    port: values.PORT ?? 3000,
    host: values.HOST ?? "127.0.0.1",
    dataDir: values.DATA_DIR ?? "./data",
    publicUrl: values.PUBLIC_URL?.replace(/\/$/, "") ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    redisUrl: values.REDIS_URL ?? null,
    nodeId: values.NODE_ID ?? null,
    nodeUrl: values.NODE_URL?.replace(/\/$/, "") ?? null,
    logLevel: values.LOG_LEVEL ?? "info",
    smtpUrl: values.SMTP_URL ?? null,
    firebase:
      values.FIREBASE_CONFIG === undefined
        ? null
        : { config: values.FIREBASE_CONFIG, emulatorHost: values.FIREBASE_AUTH_EMULATOR_HOST ?? null },
    google:
      clientId === undefined || clientSecret === undefined
        ? null
        : { clientId, clientSecret, issuer: values.GOOGLE_ISSUER ?? "https://accounts.google.com" },
    mentorModel:
      typeof values.MENTOR_MODEL !== "object"
        ? (values.MENTOR_MODEL ?? "auto")
        : {
            ...values.MENTOR_MODEL,
            apiKey: values.MENTOR_API_KEY ?? null,
            baseUrl: values.MENTOR_BASE_URL?.replace(/\/+$/, "") ?? null,
          },
    mentorFreeRequests: values.MENTOR_FREE_REQUESTS ?? null,
    stripe:
      values.STRIPE_SECRET_KEY === undefined || values.STRIPE_WEBHOOK_SECRET === undefined
        ? null
        : {
            secretKey: values.STRIPE_SECRET_KEY,
            webhookSecret: values.STRIPE_WEBHOOK_SECRET,
            apiBase: values.STRIPE_API_BASE ?? null,
          },
    vipPlayers: values.VIP_PLAYERS ?? [],
    communityLinks: {
      chat: community?.chat ?? null,
      channel: community?.channel ?? null,
      social: community?.social ?? null,
    },
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    connections: {
      most: values.MAX_CONNECTIONS ?? 10_000,
      mostPerAddress: values.MAX_CONNECTIONS_PER_ADDRESS ?? 1_000,
      mostUnauthenticated: values.MAX_UNAUTHENTICATED_CONNECTIONS ?? 1_000,
    },
  };
}

function refusal(variable: string, expects: string): ParsedEnv {
  return { ok: false, sentence: `${variable} ${expects}.` };
}
