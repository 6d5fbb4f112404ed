// Sign-in with an OpenID provider in a window: a stand-in provider on loopback, the browser's steps made by hand.
import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import { OAuth2Server } from "oauth2-mock-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, SITE } from "../../testing/test-app.ts";
import type { Reply, TestApp } from "../../testing/test-app.ts";

const NONCE = "n-1";
const START = `/api/auth/oauth-popup/start?nonce=${NONCE}`;
const END = `/api/auth/oauth-popup/end?nonce=${NONCE}`;
const EVIL = "https://evil.example";

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
      PUBLIC_URL: SITE,
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

  it("sends the window to the provider with PKCE and a state, and comes back with a session in a cookie alone", async () => {
    const start = await t.call("GET", START);
    const target = new URL(String(start.headers["location"]));
    expect(target.origin).toBe(provider.issuer.url);
    expect(target.searchParams.get("redirect_uri")).toBe(`${SITE}/api/auth/callback/google`);
    expect(target.searchParams.get("code_challenge_method")).toBe("S256");
    const done = await comeBack(start);
    expect([done.status, done.headers["location"], done.text]).toEqual([302, END, ""]);
    expect(done.headers["set-auth-token"]).toBeUndefined();
    expect(done.headers["cross-origin-opener-policy"]).toBe("unsafe-none");
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

  it("takes over an account that nobody confirmed, without the password and the sessions of whoever made it", async () => {
    const body = { email: "ann@gmail.example", password: "correct horse" };
    const registered = await t.call("POST", "/api/auth/sign-up/email", { body });
    const session = String(registered.headers["set-auth-token"]);
    const done = await comeBack(await t.call("GET", START));
    expect(done.headers["location"]).toBe(`${END}&passwordVoid=true`);
    expect((await t.call("GET", "/api/auth/token", { token: session })).status).toBe(401);
    expect((await t.call("POST", "/api/auth/sign-in/email", { body })).status).toBe(401);
    const token = await identityToken(done);
    expect((await t.call("GET", "/api/user/me", { token })).status).toBe(200);
  });

  it("keeps the password that this very browser typed", async () => {
    const body = { email: "ann@gmail.example", password: "correct horse" };
    const registered = await t.call("POST", "/api/auth/sign-up/email", { body });
    const start = await t.call("GET", START);
    const done = await callback(start, await providerAnswer(start), cookiesOf(registered));
    expect(done.headers["location"]).toBe(END);
    expect((await t.call("POST", "/api/auth/sign-in/email", { body })).status).toBe(200);
  });

  it("joins nothing when the provider has not seen that the address is theirs", async () => {
    const body = { email: "ann@gmail.example", password: "correct horse" };
    await t.call("POST", "/api/auth/sign-up/email", { body });
    profile.email_verified = false;
    const done = await comeBack(await t.call("GET", START));
    expect(done.headers["location"]).toBe(`${END}&error=account_not_linked`);
    expect((await t.call("POST", "/api/auth/sign-in/email", { body })).status).toBe(200);
  });

  it("joins a confirmed account of the same address", async () => {
    const { token } = await t.person("ann@gmail.example");
    const before = (await t.call("GET", "/api/user/me", { token })).json["id"];
    const google = await identityToken(await comeBack(await t.call("GET", START)));
    expect((await t.call("GET", "/api/user/me", { token: google })).json["id"]).toBe(before);
  });

  it("[GU2] makes a guest's account the person's own: id, name and chats stay, the session as a guest ends", async () => {
    const guest = await t.call("POST", "/api/auth/sign-in/anonymous");
    const asGuest = await identityToken(guest);
    const before = (await t.call("GET", "/api/user/me", { token: asGuest })).json;
    const start = await t.call("GET", START);
    const done = await callback(start, await providerAnswer(start), cookiesOf(guest));
    expect(done.headers["location"]).toBe(END);
    const me = (await t.call("GET", "/api/user/me", { token: await identityToken(done) })).json;
    expect(me).toMatchObject({
      id: before["id"],
      Name: before["Name"],
      Chips: 1000,
      photoURL: profile.picture,
    });
    expect((await t.call("GET", "/api/user/me", { token: asGuest })).status).toBe(401);
    const again = await identityToken(await comeBack(await t.call("GET", START)));
    expect((await t.call("GET", "/api/user/me", { token: again })).json["id"]).toBe(before["id"]);
  });

  it("[GU2] gives a guest nothing of an address that the provider has not seen to be theirs", async () => {
    profile.email_verified = false;
    const guest = await t.call("POST", "/api/auth/sign-in/anonymous");
    const before = (await t.call("GET", "/api/user/me", { token: await identityToken(guest) })).json;
    const start = await t.call("GET", START);
    const done = await callback(start, await providerAnswer(start), cookiesOf(guest));
    const me = (await t.call("GET", "/api/user/me", { token: await identityToken(done) })).json;
    expect(me["id"]).not.toBe(before["id"]);
    const user = t.deps.database.kysely
      .selectFrom("auth_user")
      .selectAll()
      .where("id", "=", String(before["id"]));
    expect((await user.executeTakeFirstOrThrow()).email).not.toBe(profile.email);
  });

  it("says in the end that the person refused", async () => {
    const start = await t.call("GET", START);
    const state = new URL(String(start.headers["location"])).searchParams.get("state") ?? "";
    const done = await callback(start, new URLSearchParams({ error: "access_denied", state }));
    expect(done.headers["location"]).toBe(`${END}&error=access_denied`);
  });

  it("ends with a page that tells this site's own pages alone, and knows nothing to give away", async () => {
    const { status, headers, text } = await t.call("GET", `${END}&error=%3C%2Fscript%3E`);
    expect([status, headers["cross-origin-opener-policy"]]).toEqual([200, "unsafe-none"]);
    const script = /<script>(.*)<\/script>$/s.exec(text)?.[1] ?? "";
    const hash = createHash("sha256").update(script).digest("base64");
    expect(String(headers["content-security-policy"])).toContain(`script-src 'sha256-${hash}'`);
    expect(text).not.toContain(NONCE);
    const told: unknown[] = [];
    const window = {
      opener: { postMessage: (...word: unknown[]) => told.push(word) },
      close: () => told.push("closed"),
    };
    const location = { search: `?nonce=${NONCE}&error=access_denied`, origin: SITE };
    runInNewContext(script, { window, location, URLSearchParams });
    expect(told).toEqual([
      [{ type: "fitil:sign-in-window", nonce: NONCE, error: "access_denied", passwordVoid: false }, SITE],
      "closed",
    ]);
  });

  it("refuses a window that another site opened", async () => {
    for (const site of ["cross-site", "same-site"]) {
      const { status, json } = await t.call("GET", START, { headers: { "sec-fetch-site": site } });
      expect([status, json["code"]]).toEqual([403, "request/forbidden_origin"]);
    }
    for (const nonce of ["", "a b", "x".repeat(65), "%22%3E"])
      expect((await t.call("GET", `/api/auth/oauth-popup/start?nonce=${nonce}`)).status).toBe(400);
  });

  it("leads to no other site, whatever it is asked for", async () => {
    const wishes = ["popupOrigin", "callbackURL", "errorCallbackURL", "newUserCallbackURL"];
    const asked = `${START}&${wishes.map((name) => `${name}=${encodeURIComponent(EVIL)}`).join("&")}`;
    const start = await t.call("GET", asked);
    expect(String(start.headers["location"])).not.toContain("evil");
    expect((await comeBack(start)).headers["location"]).toBe(END);
    const again = await t.call("GET", asked);
    const state = new URL(String(again.headers["location"])).searchParams.get("state") ?? "";
    const refused = await callback(again, new URLSearchParams({ error: "x", state, error_uri: EVIL }));
    expect(refused.headers["location"]).toBe(`${END}&error=x`);
    const stateless = await t.call("GET", "/api/auth/callback/google?error=x");
    expect(String(stateless.headers["location"])).toMatch(/^\/\?/);
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
      PUBLIC_URL: SITE,
    });
    for (let round = 0; round < 2; round++) {
      const { status, headers } = await late.call("GET", START);
      expect([status, headers["location"]]).toEqual([302, `${END}&error=provider_not_found`]);
    }
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

  function callback(start: Reply, query: URLSearchParams, more = ""): Promise<Reply> {
    return t.call("GET", `/api/auth/callback/google?${query.toString()}`, {
      headers: { cookie: `${cookiesOf(start)}; ${more}` },
    });
  }

  async function identityToken(done: Reply): Promise<string> {
    const { json } = await t.call("GET", "/api/auth/token", { headers: { cookie: cookiesOf(done) } });
    return String(json["token"]);
  }

  function cookiesOf(reply: Reply): string {
    return [reply.headers["set-cookie"]]
      .flat()
      .map((cookie) => String(cookie).split(";")[0])
      .join("; ");
  }
});
