// Every setting: what is taken, what it becomes, and the one sentence for what is not.
import { describe, expect, it } from "vitest";
import { parseEnv } from "./env.ts";

const PUBLIC = { PUBLIC_URL: "https://play.example.org" };
const NODE_URL =
  "NODE_URL expects this very process's address without a path, under PUBLIC_URL's name and as secure, like https://one.example.org.";
const FIREBASE = '{"apiKey":"k","authDomain":"p.firebaseapp.com","projectId":"p"}';

describe("the settings", () => {
  it("need nothing", () => {
    const parsed = parseEnv({});
    expect(parsed).toEqual({
      ok: true,
      env: {
        production: false,
        port: 3000,
        host: "127.0.0.1",
        dataDir: "./data",
        publicUrl: null,
        databaseUrl: null,
        redisUrl: null,
        nodeId: null,
        nodeUrl: null,
        logLevel: "info",
        smtpUrl: null,
        firebase: null,
        google: null,
        mentorModel: "auto",
        mentorFreeRequests: null,
        stripe: null,
        vipPlayers: [],
        communityLinks: { chat: null, channel: null, social: null },
        trustedProxies: [],
        connections: { most: 10_000, mostPerAddress: 1_000, mostUnauthenticated: 1_000 },
      },
    });
  });

  it("take an empty value for none", () => {
    const names = [
      "PORT",
      "PUBLIC_URL",
      "DATABASE_URL",
      "SMTP_URL",
      "FIREBASE_CONFIG",
      "COMMUNITY_LINKS",
      "TRUSTED_PROXIES",
      "MAX_CONNECTIONS",
      "GOOGLE_CLIENT_ID",
      "MENTOR_MODEL",
      "MENTOR_API_KEY",
      "MENTOR_BASE_URL",
      "MENTOR_FREE_REQUESTS",
      "STRIPE_SECRET_KEY",
      "STRIPE_WEBHOOK_SECRET",
      "STRIPE_API_BASE",
    ];
    expect(parseEnv(Object.fromEntries(names.map((name) => [name, ""])))).toEqual(parseEnv({}));
  });

  it.each([
    [{ PORT: "0" }, { port: 0 }],
    [{ PORT: "65535" }, { port: 65_535 }],
    [{ HOST: "::1" }, { host: "::1" }],
    [{ DATA_DIR: "/srv/fitil" }, { dataDir: "/srv/fitil" }],
    [{ PUBLIC_URL: "https://play.example.org/" }, { publicUrl: "https://play.example.org" }],
    [{ DATABASE_URL: "postgres://u:p@db/fitil" }, { databaseUrl: "postgres://u:p@db/fitil" }],
    [
      { REDIS_URL: "rediss://cache:6379", DATABASE_URL: "postgres://db/fitil" },
      { redisUrl: "rediss://cache:6379" },
    ],
    [{ NODE_ID: "one" }, { nodeId: "one" }],
    [{ NODE_URL: "https://one.play.example.org/", ...PUBLIC }, { nodeUrl: "https://one.play.example.org" }],
    [{ NODE_URL: "https://play.example.org:8443", ...PUBLIC }, { nodeUrl: "https://play.example.org:8443" }],
    [{ LOG_LEVEL: "silent" }, { logLevel: "silent" }],
    [{ SMTP_URL: "smtps://u:p@mail", ...PUBLIC }, { smtpUrl: "smtps://u:p@mail" }],
    [{ FIREBASE_CONFIG: FIREBASE }, { firebase: { config: JSON.parse(FIREBASE), emulatorHost: null } }],
    [
      { FIREBASE_CONFIG: FIREBASE, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" },
      { firebase: { config: JSON.parse(FIREBASE), emulatorHost: "127.0.0.1:9099" } },
    ],
    [
      { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret", ...PUBLIC },
      { google: { clientId: "id", clientSecret: "secret", issuer: "https://accounts.google.com" } },
    ],
    [
      {
        GOOGLE_CLIENT_ID: "id",
        GOOGLE_CLIENT_SECRET: "secret",
        GOOGLE_ISSUER: "http://127.0.0.1:8080",
        ...PUBLIC,
      },
      { google: { clientId: "id", clientSecret: "secret", issuer: "http://127.0.0.1:8080" } },
    ],
    [{ MENTOR_MODEL: "auto" }, { mentorModel: "auto" }],
    [{ MENTOR_MODEL: " built-in " }, { mentorModel: "built-in" }],
    [{ MENTOR_MODEL: "built-in", MENTOR_API_KEY: "k" }, { mentorModel: "built-in" }],
    [
      { MENTOR_MODEL: "openai:gpt-5.5", MENTOR_API_KEY: "k" },
      { mentorModel: { provider: "openai", model: "gpt-5.5", apiKey: "k", baseUrl: null } },
    ],
    [
      { MENTOR_MODEL: "anthropic:claude", MENTOR_API_KEY: "k", MENTOR_BASE_URL: "http://127.0.0.1:1/v1/" },
      {
        mentorModel: {
          provider: "anthropic",
          model: "claude",
          apiKey: "k",
          baseUrl: "http://127.0.0.1:1/v1",
        },
      },
    ],
    [
      { MENTOR_MODEL: "google:gemini", MENTOR_API_KEY: "k" },
      { mentorModel: { provider: "google", model: "gemini", apiKey: "k", baseUrl: null } },
    ],
    [
      { MENTOR_MODEL: " compatible:qwen3-vl:8b ", MENTOR_BASE_URL: "http://127.0.0.1:11434/v1" },
      {
        mentorModel: {
          provider: "compatible",
          model: "qwen3-vl:8b",
          apiKey: null,
          baseUrl: "http://127.0.0.1:11434/v1",
        },
      },
    ],
    [{ MENTOR_FREE_REQUESTS: "0" }, { mentorFreeRequests: 0 }],
    [
      { STRIPE_SECRET_KEY: "sk_test_a1", STRIPE_WEBHOOK_SECRET: "whsec_a1b2" },
      { stripe: { secretKey: "sk_test_a1", webhookSecret: "whsec_a1b2", apiBase: null } },
    ],
    [
      {
        STRIPE_SECRET_KEY: "rk_live_a1",
        STRIPE_WEBHOOK_SECRET: "whsec_a1b2",
        STRIPE_API_BASE: "http://[::1]:12111",
      },
      { stripe: { secretKey: "rk_live_a1", webhookSecret: "whsec_a1b2", apiBase: "http://[::1]:12111" } },
    ],
    [{ VIP_PLAYERS: " Анна, Bob ,," }, { vipPlayers: ["Анна", "Bob"] }],
    [
      { COMMUNITY_LINKS: '{"chat":"https://t.example/c"}' },
      { communityLinks: { chat: "https://t.example/c", channel: null, social: null } },
    ],
    [{ TRUSTED_PROXIES: "10.0.0.0/8, ::1" }, { trustedProxies: ["10.0.0.0/8", "::1"] }],
    [
      { MAX_CONNECTIONS: "1", MAX_CONNECTIONS_PER_ADDRESS: "2", MAX_UNAUTHENTICATED_CONNECTIONS: "1000000" },
      { connections: { most: 1, mostPerAddress: 2, mostUnauthenticated: 1_000_000 } },
    ],
    [{ NODE_ENV: "production" }, { production: true }],
  ])("take %j", (source, part) => {
    expect(parseEnv(source)).toMatchObject({ ok: true, env: part });
  });

  it.each([
    ["PORT", "http", "PORT expects a whole number from 0 to 65535."],
    ["PORT", "65536", "PORT expects a whole number from 0 to 65535."],
    ["PORT", "-1", "PORT expects a whole number from 0 to 65535."],
    ["PORT", "3000.5", "PORT expects a whole number from 0 to 65535."],
    ["HOST", "not a host", "HOST expects a host name or an address to listen on."],
    ["DATA_DIR", "a\0b", "DATA_DIR expects the path of a folder."],
    [
      "PUBLIC_URL",
      "play.example.org",
      "PUBLIC_URL expects the site's address without a path, like https://example.org.",
    ],
    [
      "PUBLIC_URL",
      "https://example.org/game",
      "PUBLIC_URL expects the site's address without a path, like https://example.org.",
    ],
    [
      "PUBLIC_URL",
      "https://u:p@example.org",
      "PUBLIC_URL expects the site's address without a path, like https://example.org.",
    ],
    [
      "PUBLIC_URL",
      "ftp://example.org",
      "PUBLIC_URL expects the site's address without a path, like https://example.org.",
    ],
    [
      "DATABASE_URL",
      "mysql://secret@db",
      "DATABASE_URL expects a PostgreSQL address like postgres://user:password@host:5432/name.",
    ],
    ["REDIS_URL", "localhost:6379", "REDIS_URL expects a Redis address like redis://host:6379."],
    [
      "REDIS_URL",
      "redis://cache:6379",
      "DATABASE_URL expects a PostgreSQL that all processes share, because REDIS_URL is set and several processes are one site.",
    ],
    ["NODE_URL", "https://one.example.org/x", NODE_URL],
    ["NODE_URL", "https://one.example.org", NODE_URL],
    ["NODE_ID", "one two", "NODE_ID expects a name of letters, digits, - and _, at most 40 signs."],
    ["LOG_LEVEL", "loud", "LOG_LEVEL expects one of fatal, error, warn, info, debug, trace, silent."],
    [
      "SMTP_URL",
      "mail.example.org",
      "SMTP_URL expects a mail server like smtps://user:password@mail.example.org.",
    ],
    [
      "FIREBASE_CONFIG",
      "{",
      "FIREBASE_CONFIG expects Firebase's public web configuration as JSON with apiKey, authDomain and projectId.",
    ],
    [
      "FIREBASE_CONFIG",
      '{"apiKey":"k"}',
      "FIREBASE_CONFIG expects Firebase's public web configuration as JSON with apiKey, authDomain and projectId.",
    ],
    [
      "FIREBASE_AUTH_EMULATOR_HOST",
      "http://x",
      "FIREBASE_AUTH_EMULATOR_HOST expects the emulator's host and port, like 127.0.0.1:9099.",
    ],
    ["GOOGLE_CLIENT_ID", "id", "GOOGLE_CLIENT_SECRET expects the secret that belongs to GOOGLE_CLIENT_ID."],
    [
      "GOOGLE_CLIENT_SECRET",
      "secret",
      "GOOGLE_CLIENT_ID expects the client id that belongs to GOOGLE_CLIENT_SECRET.",
    ],
    [
      "GOOGLE_ISSUER",
      "accounts.google.com",
      "GOOGLE_ISSUER expects an address that starts with http:// or https://: the OpenID provider's issuer.",
    ],
    [
      "MENTOR_MODEL",
      "gpt-5.5",
      "MENTOR_MODEL expects auto, built-in, openai:<model>, anthropic:<model>, google:<model> or compatible:<model>, like compatible:qwen3-vl.",
    ],
    [
      "MENTOR_MODEL",
      "toString:x",
      "MENTOR_MODEL expects auto, built-in, openai:<model>, anthropic:<model>, google:<model> or compatible:<model>, like compatible:qwen3-vl.",
    ],
    [
      "MENTOR_MODEL",
      "openai:gpt-5.5",
      "MENTOR_API_KEY expects the key of the provider that MENTOR_MODEL names.",
    ],
    [
      "MENTOR_MODEL",
      "compatible:qwen3-vl",
      "MENTOR_BASE_URL expects the server's address, like http://127.0.0.1:11434/v1.",
    ],
    ["MENTOR_API_KEY", "secret key", "MENTOR_API_KEY expects the provider's key, without spaces."],
    [
      "MENTOR_API_KEY",
      "secret",
      "MENTOR_MODEL expects auto, built-in, openai:<model>, anthropic:<model>, google:<model> or compatible:<model>, like compatible:qwen3-vl, because a key or an address for it is set.",
    ],
    ["MENTOR_BASE_URL", "x", "MENTOR_BASE_URL expects an address that starts with http:// or https://."],
    ["MENTOR_FREE_REQUESTS", "many", "MENTOR_FREE_REQUESTS expects a whole number, 0 or more."],
    [
      "STRIPE_SECRET_KEY",
      "pk_test_1234",
      "STRIPE_SECRET_KEY expects Stripe's secret key, which starts with sk_ or rk_.",
    ],
    [
      "STRIPE_SECRET_KEY",
      "sk_test_1234",
      "STRIPE_WEBHOOK_SECRET expects the webhook's signing secret, because STRIPE_SECRET_KEY is set and a payment counts only by its event.",
    ],
    [
      "STRIPE_WEBHOOK_SECRET",
      "1234",
      "STRIPE_WEBHOOK_SECRET expects the webhook's signing secret, which starts with whsec_.",
    ],
    [
      "STRIPE_WEBHOOK_SECRET",
      "whsec_1234",
      "STRIPE_SECRET_KEY expects Stripe's secret key, because another STRIPE_ setting is set.",
    ],
    ...[
      "https://api.example.org",
      "http://10.0.0.1:80",
      "http://127.0.0.1:99999",
      "http://127.0.0.1.example.org:80",
    ].map((address) => [
      "STRIPE_API_BASE",
      address,
      "STRIPE_API_BASE expects a stand-in of Stripe on this very machine, like http://127.0.0.1:12111.",
    ]),
    [
      "COMMUNITY_LINKS",
      "https://t.example",
      'COMMUNITY_LINKS expects JSON like {"chat":"https://…","channel":"https://…","social":"https://…"}.',
    ],
    [
      "COMMUNITY_LINKS",
      '{"chat":"javascript:alert(1)"}',
      'COMMUNITY_LINKS expects JSON like {"chat":"https://…","channel":"https://…","social":"https://…"}.',
    ],
    [
      "COMMUNITY_LINKS",
      '{"forum":"https://t.example"}',
      'COMMUNITY_LINKS expects JSON like {"chat":"https://…","channel":"https://…","social":"https://…"}.',
    ],
    ["MAX_CONNECTIONS", "0", "MAX_CONNECTIONS expects a whole number from 1 to 1000000."],
    [
      "MAX_CONNECTIONS_PER_ADDRESS",
      "many",
      "MAX_CONNECTIONS_PER_ADDRESS expects a whole number from 1 to 1000000.",
    ],
    [
      "MAX_UNAUTHENTICATED_CONNECTIONS",
      "1000001",
      "MAX_UNAUTHENTICATED_CONNECTIONS expects a whole number from 1 to 1000000.",
    ],
    [
      "TRUSTED_PROXIES",
      "10.0.0.0/33",
      "TRUSTED_PROXIES expects addresses or networks with commas between, like 10.0.0.0/8,::1.",
    ],
    [
      "TRUSTED_PROXIES",
      "proxy.local",
      "TRUSTED_PROXIES expects addresses or networks with commas between, like 10.0.0.0/8,::1.",
    ],
  ])("refuse %s=%s with one sentence", (name, value, sentence) => {
    expect(parseEnv({ [name]: value })).toEqual({ ok: false, sentence });
  });

  it("demand the site's address where mails or a provider lead people back to it", () => {
    const google = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" };
    const smtp = { SMTP_URL: "smtps://u:p@mail" };
    const expects = "PUBLIC_URL expects the site's address without a path, like https://example.org, because";
    expect(parseEnv(smtp)).toEqual({ ok: false, sentence: `${expects} SMTP_URL is set.` });
    expect(parseEnv(google)).toEqual({ ok: false, sentence: `${expects} GOOGLE_CLIENT_ID is set.` });
    expect(parseEnv({ ...smtp, FIREBASE_CONFIG: FIREBASE })).toMatchObject({ ok: false });
    // Firebase brings people back to its own address.
    expect(parseEnv({ ...google, FIREBASE_CONFIG: FIREBASE })).toMatchObject({ ok: true });
  });

  it("refuse the Firebase emulator in production, because with it forged tokens pass", () => {
    const parsed = parseEnv({
      NODE_ENV: "production",
      FIREBASE_CONFIG: FIREBASE,
      FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099",
    });
    expect(parsed).toMatchObject({
      ok: false,
      sentence: expect.stringMatching(/^FIREBASE_AUTH_EMULATOR_HOST expects to be unset/),
    });
  });
});
