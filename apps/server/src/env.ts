// Every setting the server takes from its environment, checked once at start. A wrong value becomes one sentence that
// names the variable and what it expects. Must never print a value: some are secrets.
import type { firebaseConfigSchema } from "@fitil/contracts";
import type { z } from "zod";
import { envSchema, modelName, nodeUrl, publicUrl } from "./env-schema.ts";
import type { LogLevel, ModelProvider } from "./env-schema.ts";

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
  readonly logLevel: LogLevel;
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
  const parsed = envSchema.safeParse(source);
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
function missingAddress(values: z.infer<typeof envSchema>): ParsedEnv | null {
  if (values.PUBLIC_URL !== undefined) return null;
  const google = values.FIREBASE_CONFIG === undefined && values.GOOGLE_CLIENT_ID !== undefined;
  const variable = values.SMTP_URL !== undefined ? "SMTP_URL" : google ? "GOOGLE_CLIENT_ID" : null;
  return variable === null ? null : refusal("PUBLIC_URL", `${publicUrl}, because ${variable} is set`);
}

/** The refusal of an address of this process that the site's pages could not be sent to, or null. */
function misplacedNode({ NODE_URL: node, PUBLIC_URL: site }: z.infer<typeof envSchema>): ParsedEnv | null {
  if (node === undefined) return null;
  const [own, all] = [URL.parse(node), URL.parse(site ?? "")];
  const isUnder = own?.hostname === all?.hostname || own?.hostname.endsWith(`.${all?.hostname}`) === true;
  return own?.protocol === all?.protocol && isUnder ? null : refusal("NODE_URL", nodeUrl);
}

/** The refusal of model settings that do not go together, or null. */
function missingForModel(values: z.infer<typeof envSchema>): ParsedEnv | null {
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
function missingForPayments(values: z.infer<typeof envSchema>): ParsedEnv | null {
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

function withDefaults(values: z.infer<typeof envSchema>, production: boolean): Env {
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
