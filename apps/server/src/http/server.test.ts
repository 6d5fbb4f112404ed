// The HTTP edge: coded errors in the caller's language, limits, headers, origins, and whatever else a client may send.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { UnsecuredJWT } from "jose";
import { createTestApp, SITE } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";

const GUARDED = [
  ["GET", "/api/user/me"],
  ["PUT", "/api/user/me"],
  ["DELETE", "/api/user/me"],
  ["GET", "/api/user/export"],
  ["GET", "/api/user/ledger"],
  ["POST", "/api/user/gift"],
  ["POST", "/api/rooms"],
  ["GET", "/api/centrifuge/connection_token"],
] as const;

describe("the HTTP edge", () => {
  let t: TestApp;
  beforeEach(async () => {
    t = await createTestApp();
  });
  afterEach(() => t.close());

  it("answers 401 to every guarded call without a good token", async () => {
    const { token } = await t.person("ann@example.org");
    const [header, payload, signature] = token.split(".");
    const forged = [
      "",
      "x",
      `${header}.${payload}.`,
      `${header}.${payload}.${signature?.slice(0, -4)}AAAA`,
      new UnsecuredJWT({ sub: "x", sid: "x" })
        .setIssuer("fitil:identity")
        .setAudience("fitil:api")
        .setExpirationTime("1h")
        .encode(),
      "x".repeat(10_000),
      "<script>",
    ];
    for (const [method, url] of GUARDED) {
      const none = await t.call(method, url);
      expect([url, none.status, none.json["code"]]).toEqual([url, 401, "auth/unauthorized"]);
      for (const bad of forged) expect((await t.call(method, url, { token: bad })).status).toBe(401);
      const basic = await t.call(method, url, { headers: { authorization: `Basic ${token}` } });
      expect(basic.status).toBe(401);
    }
  });

  it("does not take a connection token or a session for an identity token", async () => {
    const { token, session } = await t.person("ann@example.org");
    const connection = String(
      (await t.call("GET", "/api/centrifuge/connection_token", { token })).json["token"],
    );
    for (const other of [connection, session])
      expect((await t.call("GET", "/api/user/me", { token: other })).status).toBe(401);
  });

  it.each([
    [undefined, "Войди, чтобы продолжить."],
    ["en", "Sign in to continue."],
    ["en-US,ru;q=0.5", "Sign in to continue."],
    ["de,en;q=0.7,ru;q=0.3", "Sign in to continue."],
    ["en;q=0.2,ru;q=0.9", "Войди, чтобы продолжить."],
    ["en;q=0", "Войди, чтобы продолжить."],
    ["de", "Войди, чтобы продолжить."],
    ["*;q=x,,;;", "Войди, чтобы продолжить."],
    ["en,".repeat(5000), "Войди, чтобы продолжить."],
  ])("speaks the caller's language: %s", async (language, text) => {
    const { json } = await t.call("GET", "/api/user/me", {
      headers: language === undefined ? {} : { "accept-language": language },
    });
    expect(json).toEqual({ error: text, code: "auth/unauthorized" });
  });

  it("takes JSON only, of a sane size and shape", async () => {
    const { token } = await t.person("ann@example.org");
    const put = (body: string, type = "application/json") =>
      t.call("PUT", "/api/user/me", { token, body, headers: { "content-type": type } });
    const code = async (reply: ReturnType<typeof put>) => [(await reply).status, (await reply).json["code"]];
    expect(await code(put("{"))).toEqual([400, "request/bad"]);
    expect(await code(put('{"__proto__":{"a":1}}'))).toEqual([400, "request/bad"]);
    expect(await code(put('{"constructor":{"prototype":{"a":1}}}'))).toEqual([400, "request/bad"]);
    expect(await code(put("name=Ann", "application/x-www-form-urlencoded"))).toEqual([
      415,
      "request/unsupported_media",
    ]);
    expect(await code(put("<name/>", "text/xml"))).toEqual([415, "request/unsupported_media"]);
    expect(await code(put("x", "text/plain"))).toEqual([415, "request/unsupported_media"]);
    expect(await code(put(JSON.stringify({ name: "x".repeat(1_000_000) })))).toEqual([
      413,
      "request/too_large",
    ]);
    expect(await code(put(`${"[".repeat(8000)}${"]".repeat(8000)}`))).toEqual([400, "user/bad_name"]);
    expect(await code(put(""))).toEqual([400, "user/bad_name"]);
  });

  it.each([
    "/api/nothing",
    "/api/user/../public/version/x",
    "/api/nothing/..%2f..%2fetc%2fpasswd",
    "/..%2f..%2fetc/passwd",
    "/assets/..%5c..%5cmain.ts",
    "/%2e%2e/%2e%2e/package.json",
    "/api/auth/callback/google",
    "/.env",
    "/secrets.json",
    "/%00",
    "/api/%",
    "/%E0%A4%A",
  ])("finds nothing at %s", async (url) => {
    const { status, json } = await t.call("GET", url);
    expect([url, [400, 404].includes(status)]).toEqual([url, true]);
    expect(json["error"]).toBeTruthy();
    expect(json["code"]).toMatch(/^request\//);
  });

  it("takes a path in a table's place for a table that is not there", async () => {
    const { status, json } = await t.call("GET", "/api/rooms/..%2f..%2fetc%2fpasswd");
    expect([status, json["code"]]).toEqual([404, "room/not_found"]);
  });

  it("lets nobody keep an answer of the API, and guards also what cannot be decoded", async () => {
    const { token } = await t.person("ann@example.org");
    const rooms = await t.call("GET", "/api/rooms", { token });
    expect([rooms.status, rooms.headers["cache-control"]]).toEqual([200, "no-store"]);
    const broken = await t.call("GET", "/%E0%A4%A");
    expect(broken.headers).toMatchObject({
      "content-security-policy": "default-src 'none'",
      "x-content-type-options": "nosniff",
    });
  });

  it("answers wrong methods with a code", async () => {
    for (const [method, url] of [
      ["POST", "/api/public/version"],
      ["DELETE", "/api/rooms"],
      ["PUT", "/"],
      ["POST", "/index.html"],
    ] as const) {
      const { status, json } = await t.call(method, url);
      expect([url, status, json["code"]]).toEqual([url, 404, "request/not_found"]);
    }
  });

  it("shows no stack and no inner word when something breaks, and logs it without secrets", async () => {
    const { token } = await t.person("ann@example.org");
    t.app.tables.list = () => {
      throw new Error("inner word of ann@example.org");
    };
    const { status, text, json } = await t.call("GET", "/api/rooms", { token });
    expect([status, json["code"]]).toEqual([500, "server/internal"]);
    expect(text).not.toMatch(/inner|stack|\.ts/);
    const logged = JSON.stringify(t.logged);
    expect(logged).toContain("inner word of [e-mail]");
    expect(logged).not.toContain(token);
  });

  it("sets strict headers on every answer", async () => {
    for (const url of ["/api/rooms", "/api/nothing", "/healthz"]) {
      const { headers } = await t.call("GET", url);
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("connect-src 'self' ws://localhost:3000");
      expect(policy).not.toMatch(/unsafe|\*|upgrade-insecure/);
      expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["strict-transport-security"]).toBeUndefined();
    }
  });

  it("puts nothing that a caller wrote into its headers", async () => {
    for (const host of ["evil.example; script-src *", "a b", 'evil.example"', "x".repeat(3000)]) {
      const { headers } = await t.call("GET", "/api/rooms", { headers: { host } });
      expect(String(headers["content-security-policy"])).toContain(
        `connect-src 'self' ${SITE.replace("http", "ws")};`,
      );
    }
  });

  it("answers the public calls without a token, never from a cache", async () => {
    for (const url of ["/api/public/version?cb=0.123", "/api/public/config", "/api/auth/config"]) {
      const { status, headers } = await t.call("GET", url);
      expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    }
    expect((await t.call("GET", "/api/public/version")).json).toEqual({ version: "dev" });
    expect((await t.call("GET", "/api/auth/config")).json).toEqual({
      mode: "embedded",
      google: false,
      mailToLog: true,
    });
    expect((await t.call("HEAD", "/api/public/version")).status).toBe(200);
  });
});

describe("limits per address", () => {
  it("refuses what is too much with retry-after, from whatever address a caller claims, but never the two calls that sign people out", async () => {
    const t = await createTestApp({}, { callsPerMinute: 20 });
    const { token } = await t.person("ann@example.org");
    const call = (url: string, index: number) =>
      t.call("GET", url, { token, headers: { "x-forwarded-for": `203.0.113.${index}` } });
    const statuses: number[] = [];
    for (let index = 0; index < 25; index++) statuses.push((await call("/api/rooms", index)).status);
    expect(statuses.slice(0, 15).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(20).every((status) => status === 429)).toBe(true);
    const refused = await call("/api/rooms", 99);
    expect(refused.json["code"]).toBe("request/too_many");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    for (let index = 0; index < 40; index++) {
      expect((await call("/api/user/me", index)).status).toBe(200);
      expect((await call("/api/centrifuge/connection_token", index)).status).toBe(200);
    }
    expect((await t.call("GET", "/api/rooms", { from: "198.51.100.9" })).status).toBe(200);
    await t.close();
  });

  it("counts callers behind a trusted proxy one by one", async () => {
    const t = await createTestApp({ TRUSTED_PROXIES: "127.0.0.1" }, { callsPerMinute: 5 });
    const call = (forwarded: string) =>
      t.call("GET", "/api/rooms", { headers: { "x-forwarded-for": forwarded } });
    for (let index = 0; index < 5; index++) await call("203.0.113.1");
    expect((await call("203.0.113.1")).status).toBe(429);
    expect((await call("198.51.100.7, 203.0.113.1")).status).toBe(429);
    expect((await call("203.0.113.2")).status).toBe(200);
    await t.close();
  });
});
