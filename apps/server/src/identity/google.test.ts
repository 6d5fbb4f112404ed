// Sign-in with an OpenID provider in a popup: a stand-in provider on loopback, the browser's steps made by hand.
import { OAuth2Server } from "oauth2-mock-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, SITE } from "../testing/test-app.ts";
import type { Reply, TestApp } from "../testing/test-app.ts";

const NONCE = "n-1";
const START = `/api/auth/oauth-popup/start?${new URLSearchParams({
  provider: "google",
  popupOrigin: SITE,
  popupNonce: NONCE,
  callbackURL: SITE,
  errorCallbackURL: SITE,
}).toString()}`;

interface Profile {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  picture?: string;
}

describe("signing in with Google, or any OpenID provider", () => {
  const provider = new OAuth2Server();
  let profile: Profile;
  let t: TestApp;
  beforeAll(async () => {
    await provider.issuer.keys.generate("RS256");
    await provider.start(0, "127.0.0.1");
    provider.issuer.url = `http://127.0.0.1:${provider.address().port}`;
    provider.service.on("beforeTokenSigning", (token: { payload: Record<string, unknown> }) => {
      Object.assign(token.payload, profile, { aud: "client" });
    });
    provider.service.on("beforeUserinfo", (answer: { body: unknown }) => {
      answer.body = profile;
    });
  });
  afterAll(() => provider.stop());
  beforeEach(async () => {
    profile = {
      sub: "g-1",
      email: "ann@gmail.example",
      email_verified: true,
      name: "Анна",
      picture: "https://pictures.example/a.png",
    };
    t = await createTestApp({
      GOOGLE_CLIENT_ID: "client",
      GOOGLE_CLIENT_SECRET: "secret",
      GOOGLE_ISSUER: String(provider.issuer.url),
    });
  });
  afterEach(() => t.close());

  it("is offered only where it is configured", async () => {
    expect((await t.call("GET", "/api/auth/config")).json).toMatchObject({ google: true });
    const without = await createTestApp();
    expect((await without.call("GET", "/api/auth/config")).json).toMatchObject({ google: false });
    expect((await without.call("GET", START)).status).toBe(404);
    await without.close();
  });

  it("sends the popup to the provider with PKCE and a state, and comes back with a session for the opener", async () => {
    const start = await t.call("GET", START);
    const target = new URL(String(start.headers["location"]));
    expect(target.origin).toBe(provider.issuer.url);
    expect(target.searchParams.get("redirect_uri")).toBe(`${SITE}/api/auth/callback/google`);
    expect(target.searchParams.get("code_challenge_method")).toBe("S256");
    const done = await comeBack(start);
    expect(done.status).toBe(200);
    expect(String(done.headers["content-security-policy"])).toMatch(
      /^default-src 'none'; script-src 'sha256-/,
    );
    expect(done.headers["cross-origin-opener-policy"]).toBe("unsafe-none");
    const message = messageOf(done);
    expect(message).toMatchObject({ type: "better-auth:oauth-popup", nonce: NONCE, targetOrigin: SITE });
    const token = await identityToken(done);
    expect((await t.call("GET", "/api/user/me", { token })).json).toMatchObject({
      Name: "Анна",
      photoURL: "https://pictures.example/a.png",
      Chips: 1000,
    });
  });

  it("knows the same person again", async () => {
    const ids = [];
    for (let round = 0; round < 2; round++) {
      const token = await identityToken(await comeBack(await t.call("GET", START)));
      ids.push((await t.call("GET", "/api/user/me", { token })).json["id"]);
    }
    expect(ids[0]).toBe(ids[1]);
  });

  it("does not take over a password account that nobody confirmed", async () => {
    await t.call("POST", "/api/auth/sign-up/email", {
      body: { email: "ann@gmail.example", password: "correct horse" },
    });
    const done = await comeBack(await t.call("GET", START));
    expect(messageOf(done)).toMatchObject({ error: { code: "account_not_linked" } });
  });

  it("joins a confirmed account of the same address", async () => {
    const { token } = await t.person("ann@gmail.example");
    const before = (await t.call("GET", "/api/user/me", { token })).json["id"];
    const google = await identityToken(await comeBack(await t.call("GET", START)));
    expect((await t.call("GET", "/api/user/me", { token: google })).json["id"]).toBe(before);
  });

  it("tells the opener that the person refused", async () => {
    const start = await t.call("GET", START);
    const state = new URL(String(start.headers["location"])).searchParams.get("state") ?? "";
    const done = await callback(start, new URLSearchParams({ error: "access_denied", state }));
    expect(messageOf(done)).toMatchObject({ nonce: NONCE, error: { code: "access_denied" } });
  });

  it("refuses a popup that another site opened", async () => {
    const evil = START.replace(encodeURIComponent(SITE), encodeURIComponent("https://evil.example"));
    const { status, json } = await t.call("GET", evil);
    expect([status, json["code"]]).toEqual([403, "request/forbidden_origin"]);
  });

  it("refuses a way back without the state of this browser", async () => {
    const start = await t.call("GET", START);
    const query = await providerAnswer(start);
    const stolen = await t.call("GET", `/api/auth/callback/google?${query.toString()}`);
    expect(stolen.headers["set-auth-token"]).toBeUndefined();
    expect(stolen.status).toBe(302);
    const forged = await callback(start, new URLSearchParams({ code: "x", state: "forged" }));
    expect(forged.headers["set-auth-token"]).toBeUndefined();
  });

  it("tries again after the provider could not be reached", async () => {
    const late = await createTestApp({
      GOOGLE_CLIENT_ID: "client",
      GOOGLE_CLIENT_SECRET: "secret",
      GOOGLE_ISSUER: "http://127.0.0.1:9",
    });
    const { status, text } = await late.call("GET", START);
    expect([status, messageIn(text)]).toMatchObject([200, { error: { code: "provider_not_found" } }]);
    expect((await late.call("GET", START)).status).toBe(200);
    await late.close();
  });

  /** The provider's redirect back, as the popup would follow it. */
  async function providerAnswer(start: Reply): Promise<URLSearchParams> {
    const answer = await fetch(String(start.headers["location"]), { redirect: "manual" });
    return new URL(String(answer.headers.get("location"))).searchParams;
  }

  async function comeBack(start: Reply): Promise<Reply> {
    return callback(start, await providerAnswer(start));
  }

  function callback(start: Reply, query: URLSearchParams): Promise<Reply> {
    const cookies = [start.headers["set-cookie"]].flat().map((cookie) => String(cookie).split(";")[0]);
    return t.call("GET", `/api/auth/callback/google?${query.toString()}`, {
      headers: { cookie: cookies.join("; ") },
    });
  }

  async function identityToken(done: Reply): Promise<string> {
    const session = String(messageOf(done)["token"]);
    const { json } = await t.call("GET", "/api/auth/token", { token: decodeURIComponent(session) });
    return String(json["token"]);
  }

  function messageOf(done: Reply): Record<string, unknown> {
    return messageIn(done.text);
  }

  function messageIn(html: string): Record<string, unknown> {
    return JSON.parse(
      /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "null",
    ) as Record<string, unknown>;
  }
});
