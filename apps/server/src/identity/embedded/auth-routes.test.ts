// Signing in with the embedded identity, over the whole server without a port.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decodeJwt } from "jose";
import { createAttemptLimits } from "./attempt-limits.ts";
import { takeGuess } from "./guess-limits.ts";
import { createTestApp, SITE } from "../../testing/test-app.ts";
import type { TestApp } from "../../testing/test-app.ts";

const EMAIL = "ann@example.org";
const PASSWORD = "correct horse";

describe("signing in with a password", () => {
  let t: TestApp;
  beforeEach(async () => {
    t = await createTestApp();
  });
  afterEach(() => t.close());
  const register = (body: object) => t.call("POST", "/api/auth/sign-up/email", { body });
  const signIn = (body: object, from?: string) =>
    t.call("POST", "/api/auth/sign-in/email", { body, ...(from !== undefined && { from }) });

  it("registers at once without a mail server, and the token opens every call", async () => {
    const { status, headers, json } = await register({ email: " Ann@Example.org ", password: PASSWORD });
    expect([status, json["user"]]).toMatchObject([200, { email: EMAIL, emailVerified: false }]);
    expect(headers["set-cookie"]).toContainEqual(
      expect.stringMatching(/^fitil\.session_token=.+HttpOnly; SameSite=Lax$/),
    );
    const session = String(headers["set-auth-token"]);
    const { json: answer } = await t.call("GET", "/api/auth/token", { token: session });
    const claims = decodeJwt(String(answer["token"]));
    expect(Number(claims.exp) - Number(claims.iat)).toBeLessThanOrEqual(3600);
    expect(Object.keys(claims).toSorted()).toEqual(["aud", "exp", "iat", "iss", "sid", "sub"]);
    const { status: me } = await t.call("GET", "/api/user/me", { token: String(answer["token"]) });
    expect(me).toBe(200);
  });

  it("signs in with the right password only", async () => {
    await register({ email: EMAIL, password: PASSWORD });
    expect((await signIn({ email: "ANN@example.org", password: PASSWORD })).status).toBe(200);
    const wrong = await signIn({ email: EMAIL, password: `${PASSWORD}!` });
    const unknown = await signIn({ email: "nobody@example.org", password: PASSWORD });
    expect([wrong.status, wrong.json]).toEqual([unknown.status, unknown.json]);
    expect([wrong.status, wrong.json["code"]]).toEqual([401, "auth/invalid-credentials"]);
  });

  it("says what a password lacks, in the caller's language", async () => {
    const ask = async (password: string, language: string) => {
      const { status, json } = await t.call("POST", "/api/auth/sign-up/email", {
        body: { email: "annushka@example.org", password },
        headers: { "accept-language": language },
      });
      return [status, json["code"], json["missing"], json["error"]];
    };
    const code = "auth/password-does-not-meet-requirements";
    expect(await ask("short", "ru")).toEqual([
      400,
      code,
      ["too_short"],
      "Пароль не подходит: нужно не меньше 8 знаков.",
    ]);
    expect(await ask("Password1", "en-GB")).toMatchObject([
      400,
      code,
      ["too_common"],
      expect.stringContaining("known"),
    ]);
    expect(await ask("ANNUSHKA@example.org", "en")).toMatchObject([
      400,
      code,
      ["contains_email"],
      expect.anything(),
    ]);
    expect(await ask("Annushka", "en")).toMatchObject([400, code, ["contains_email"], expect.anything()]);
    expect(await ask("ж".repeat(129), "en")).toMatchObject([
      400,
      code,
      ["too_common", "too_long"].toReversed(),
      expect.anything(),
    ]);
  });

  it("says that an address has an account already", async () => {
    await register({ email: EMAIL, password: PASSWORD });
    const { status, json } = await register({ email: EMAIL.toUpperCase(), password: PASSWORD });
    expect([status, json["code"]]).toEqual([409, "auth/email-already-in-use"]);
  });

  it("makes one account when the same registration comes twice at once", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => register({ email: EMAIL, password: PASSWORD })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it("refuses a name that is taken or is none, before there is an account", async () => {
    const { token } = await t.person("bob@example.org", "Боб");
    expect(token).toBeTruthy();
    const taken = await register({ email: EMAIL, password: PASSWORD, name: "боб" });
    expect([taken.status, taken.json["code"]]).toEqual([409, "user/name_taken"]);
    const bad = await register({ email: EMAIL, password: PASSWORD, name: "x".repeat(10_000) });
    expect([bad.status, bad.json["code"]]).toEqual([400, "user/bad_name"]);
    expect((await register({ email: EMAIL, password: PASSWORD, name: "" })).status).toBe(200);
  });

  it("takes only what a registration may say", async () => {
    const { json } = await register({
      email: EMAIL,
      password: PASSWORD,
      image: "https://evil.example/x.png",
      emailVerified: true,
      id: "chosen",
    });
    expect(json["user"]).toMatchObject({ image: null, emailVerified: false });
    expect(json["user"]).not.toMatchObject({ id: "chosen" });
  });

  it("refuses bodies of the wrong shape", async () => {
    const bodies = [
      null,
      [],
      "text",
      5,
      {},
      { email: EMAIL },
      { email: 5, password: PASSWORD },
      { email: EMAIL, password: {} },
    ];
    for (const body of bodies)
      for (const path of ["sign-up/email", "sign-in/email"]) {
        const { status, json } = await t.call("POST", `/api/auth/${path}`, { body });
        expect([body, status, json["code"]]).toEqual([body, 400, "request/bad"]);
      }
    for (const email of [
      "",
      "x",
      "a@b",
      "a b@example.org",
      "'; drop table auth_user; --",
      `${"a".repeat(300)}@example.org`,
    ]) {
      const { status, json } = await register({ email, password: PASSWORD });
      expect([email, status, json["code"]]).toEqual([email, 400, "auth/invalid-email"]);
    }
  });

  it("signs out: session and identity token end at once", async () => {
    const { token, session, cookie } = await t.person(EMAIL);
    expect((await t.call("GET", "/api/user/me", { token })).status).toBe(200);
    const { status } = await t.call("POST", "/api/auth/sign-out", {
      headers: { cookie, origin: SITE },
      body: {},
    });
    expect(status).toBe(200);
    expect((await t.call("GET", "/api/user/me", { token })).status).toBe(401);
    expect((await t.call("GET", "/api/auth/token", { token: session })).status).toBe(401);
  });

  it("[SE3] ends the session that a window means, not the one of somebody who signed in beside it since", async () => {
    const ann = await t.person(EMAIL);
    const bob = await t.person("bob@example.org");
    const isIn = async ({ token }: { token: string }) =>
      (await t.call("GET", "/api/user/me", { token })).status === 200;
    const signOut = (token: string, cookie = bob.cookie) =>
      t.call("POST", "/api/auth/sign-out", { headers: { cookie, origin: SITE }, body: { token } });
    const first = await signOut(ann.token);
    expect([first.status, first.headers["set-cookie"]]).toEqual([200, undefined]);
    expect([await isIn(ann), await isIn(bob)]).toEqual([false, true]);
    // Again, and with one that was never ours.
    expect((await signOut(ann.token)).status).toBe(200);
    expect(await signOut("no token")).toMatchObject({ status: 400, json: { code: "request/bad" } });
    expect(await isIn(bob)).toBe(true);
    // A window that stood idle means its own session still, however old its token is.
    t.pass(2 * 60 * 60 * 1_000);
    expect((await signOut(bob.token)).headers["set-cookie"]).toBeDefined();
    expect((await t.call("GET", "/api/auth/token", { headers: { cookie: bob.cookie } })).status).toBe(401);
  });

  it("lets strangers lock nobody out: the first try from anywhere is judged, and a device that was in before has its own", async () => {
    const registered = await register({ email: EMAIL, password: PASSWORD });
    const cookie = [registered.headers["set-cookie"]].flat().join("; ");
    expect(cookie).toMatch(
      /fitil\.device=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/api\/auth; HttpOnly; SameSite=Lax/,
    );
    const limits = createAttemptLimits(t.deps.database, t.deps.clock);
    const strike = (email: string, address: string) => takeGuess(limits, { email, address, deviceId: null });
    for (let network = 1; network <= 40; network++) await strike(EMAIL, `203.0.113.${network}`);
    const right = (from: string, headers: Record<string, string> = {}, email = EMAIL) =>
      t.call("POST", "/api/auth/sign-in/email", { body: { email, password: PASSWORD }, from, headers });
    expect((await right("198.51.100.9")).status).toBe(200);
    await strike(EMAIL, "198.51.100.7");
    const refused = await right("198.51.100.7", {
      "x-forwarded-for": "192.0.2.1",
      forwarded: "for=192.0.2.1",
    });
    expect([refused.status, refused.json["code"], refused.headers["retry-after"]]).toEqual([
      429,
      "request/too_many",
      "900",
    ]);
    expect((await right("198.51.100.7", { cookie })).status).toBe(200);
    // It is known to its own account only, and only with our signature.
    for (let round = 0; round < 10; round++) await strike("bob@example.org", "198.51.100.7");
    expect((await right("198.51.100.7", { cookie }, "bob@example.org")).status).toBe(429);
    const forged = cookie.replace(/(fitil\.device=[\w-]{22}\.).{43}/, `$1${"A".repeat(43)}`);
    expect((await right("198.51.100.7", { cookie: forged })).status).toBe(429);
  });

  it("does not count the right password against anybody", async () => {
    await register({ email: EMAIL, password: PASSWORD });
    for (let round = 0; round < 12; round++)
      expect((await signIn({ email: EMAIL, password: PASSWORD })).status).toBe(200);
  });

  it("lets nobody try endlessly from one address, and a household's IPv6 network is one", async () => {
    const tries = Array.from({ length: 101 }, (_, index) =>
      t.call("POST", "/api/auth/sign-up/email", {
        body: { email: `a${index}@example.org`, password: "short" },
        from: `2001:db8:1:1::${(index + 1).toString(16)}`,
      }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe("what pages of other sites can do", () => {
  let t: TestApp;
  beforeEach(async () => {
    t = await createTestApp();
  });
  afterEach(() => t.close());

  it.each(["https://evil.example", "null", "http://localhost:3001", "http://localhost.evil.example:3000"])(
    "refuses calls that a page of %s makes with somebody's cookie",
    async (origin) => {
      const { cookie, token } = await t.person(EMAIL);
      for (const path of ["/api/auth/sign-out", "/api/user/gift", "/api/rooms", "/api/auth/sign-up/email"]) {
        const { status, json } = await t.call("POST", path, { headers: { cookie, origin }, body: {} });
        expect([path, status, json["code"]]).toEqual([path, 403, "request/forbidden_origin"]);
      }
      expect((await t.call("GET", "/api/user/me", { token })).status).toBe(200);
    },
  );

  it("refuses calls of foreign pages that name no origin, and lets programs through", async () => {
    const { cookie } = await t.person(EMAIL);
    const signIn = (headers: Record<string, string>) =>
      t.call("POST", "/api/auth/sign-in/email", {
        headers,
        body: { email: "bob@example.org", password: PASSWORD },
      });
    for (const site of ["cross-site", "same-site"])
      expect((await signIn({ cookie, "sec-fetch-site": site })).status).toBe(403);
    await t.call("POST", "/api/auth/sign-up/email", {
      body: { email: "bob@example.org", password: PASSWORD },
    });
    expect((await signIn({ "sec-fetch-mode": "cors" })).status).toBe(200);
    expect((await signIn({ cookie })).status).toBe(200);
    expect((await signIn({ cookie, origin: SITE, "sec-fetch-site": "same-origin" })).status).toBe(200);
  });

  it("opens nothing of the identity library that is not ours", async () => {
    const { token, cookie } = await t.person(EMAIL);
    const paths = [
      "update-user",
      "change-email",
      "delete-user",
      "list-sessions",
      "list-accounts",
      "error",
      "ok",
      "sign-in/social",
      "reset-password",
      "revoke-sessions",
      "revoke-other-sessions",
      "revoke-session",
      "update-session",
      "account-info",
      "get-access-token",
      "oauth-popup/start",
    ];
    for (const path of paths)
      for (const method of ["GET", "POST"] as const) {
        const { status, json } = await t.call(method, `/api/auth/${path}`, {
          token,
          headers: { cookie, origin: SITE },
          ...(method === "POST" && { body: {} }),
        });
        expect([path, method, status, json["code"]]).toEqual([path, method, 404, "request/not_found"]);
      }
  });
});
