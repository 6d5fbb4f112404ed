// Signing in with the embedded identity, over the whole server without a port.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decodeJwt } from "jose";
import { createAttemptLimits } from "./attempt-limits.ts";
import { takeGuess } from "./guess-limits.ts";
import { createTestApp, linkToken, SITE } from "../../testing/test-app.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { MINUTE_MS } from "../../ports/process.ts";

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

describe("signing in with a one-time link", () => {
  let t: TestApp;
  beforeEach(async () => {
    t = await createTestApp();
  });
  afterEach(() => t.close());
  const ask = (email: string, callbackURL?: string) =>
    t.call("POST", "/api/auth/sign-in/magic-link", {
      body: { email, ...(callbackURL !== undefined && { callbackURL }) },
    });
  const complete = (email: string, token: string) =>
    t.call("POST", "/api/auth/email-link/complete", { body: { email, token } });

  it("mails a link to our own page that carries the token in its fragment, and signs in with it once", async () => {
    const { status, text } = await ask(EMAIL, `${SITE}/?table=abc123`);
    expect([status, text]).toEqual([200, '{"status":true}']);
    const mail = t.mails[0];
    expect(mail?.to).toBe(EMAIL);
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/\?table=abc123#signInToken=\w+/);
    const token = linkToken(mail?.text ?? "");
    const entered = await complete(" ANN@example.org ", token);
    expect(entered.status).toBe(200);
    expect(entered.headers["set-auth-token"]).toBeTruthy();
    expect(entered.json["user"]).toMatchObject({ email: EMAIL, emailVerified: true });
    expect((await complete(EMAIL, token)).json["code"]).toBe("auth/link-expired");
  });

  it("keeps the link good when somebody names another address, and never the library's own way in", async () => {
    await ask(EMAIL);
    const token = linkToken(t.mails[0]?.text ?? "");
    expect((await complete("bob@example.org", token)).json["code"]).toBe("auth/user-mismatch");
    const direct = await t.call("GET", `/api/auth/magic-link/verify?token=${token}`);
    expect([direct.status, direct.json["code"]]).toEqual([404, "request/not_found"]);
    expect((await complete(EMAIL, token)).status).toBe(200);
  });

  it("lets a link go after 15 minutes", async () => {
    await ask(EMAIL);
    t.pass(15 * MINUTE_MS + 1);
    const { status, json } = await complete(EMAIL, linkToken(t.mails[0]?.text ?? ""));
    expect([status, json["code"]]).toEqual([400, "auth/link-expired"]);
  });

  it("signs in once when the link is opened twice at the same time", async () => {
    await ask(EMAIL);
    const token = linkToken(t.mails[0]?.text ?? "");
    const answers = await Promise.all([1, 2, 3].map(() => complete(EMAIL, token)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  it("keeps no token that could be read from the database", async () => {
    await ask(EMAIL);
    const stored = await t.deps.database.kysely.selectFrom("auth_verification").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(linkToken(t.mails[0]?.text ?? ""));
  });

  it("leads to this site only, whatever the request says", async () => {
    const evil = [
      "https://evil.example/",
      "//evil.example",
      "javascript:alert(1)",
      "/\\evil.example",
      "https://localhost:3000@evil.example",
    ];
    for (const [index, callbackURL] of evil.entries()) {
      await ask(`a${index}@example.org`, callbackURL);
      expect(t.mails[index]?.text).toMatch(/\n\nhttp:\/\/localhost:3000\/#signInToken=\w+\n\n/);
    }
    const asked = { body: { email: "x@example.org" } };
    const headers = { "x-forwarded-host": "evil.example" };
    await t.call("POST", "/api/auth/sign-in/magic-link", { ...asked, headers });
    expect(t.mails.at(-1)?.text).toContain(`\n\n${SITE}/#signInToken=`);
    const sent = t.mails.length;
    const named = { ...headers, host: "evil.example" };
    expect((await t.call("POST", "/api/auth/sign-in/magic-link", { ...asked, headers: named })).status).toBe(
      421,
    );
    expect(t.mails).toHaveLength(sent);
  });

  it("writes in the caller's language", async () => {
    await ask(EMAIL);
    expect(t.mails[0]?.subject).toBe("Вход в «Фитиль»");
    await t.call("POST", "/api/auth/sign-in/magic-link", {
      body: { email: EMAIL },
      headers: { "accept-language": "en-US,en;q=0.9" },
    });
    expect(t.mails[1]?.subject).toBe("Sign in to Fuse");
    await ask(EMAIL, "/mentor/sign-in");
    expect(t.mails[2]?.subject).toBe("Вход в «Искру»");
  });

  it("floods nobody's mailbox, and what is held back looks like what was sent", async () => {
    const askFrom = (from: string, headers = {}) =>
      t.call("POST", "/api/auth/sign-in/magic-link", { body: { email: EMAIL }, from, headers });
    for (let round = 0; round < 7; round++) {
      const { status, text } = await askFrom(`198.51.100.${round}`);
      expect([status, text]).toEqual([200, '{"status":true}']);
    }
    expect(t.mails).toHaveLength(4);
    // The owner's newest link works, and from a device that was in before the owner gets more.
    const entered = await complete(EMAIL, linkToken(t.mails.at(-1)?.text ?? ""));
    expect(entered.status).toBe(200);
    const cookie = [entered.headers["set-cookie"]].flat().join("; ");
    await askFrom("198.51.100.9", { cookie });
    expect(t.mails).toHaveLength(5);
    t.pass(15 * MINUTE_MS);
    await askFrom("198.51.100.10");
    await askFrom("198.51.100.11");
    expect(t.mails).toHaveLength(6);
  });

  it("is no cannon: one asker gets 40 mails sent at once, however many mailboxes they name", async () => {
    for (let index = 0; index < 41; index++) await ask(`a${index}@example.org`);
    expect(t.mails).toHaveLength(40);
    expect((await ask("one.more@example.org")).status).toBe(429);
  });

  it("opens for whoever has the link, whatever strangers tried before", async () => {
    await ask(EMAIL);
    const token = linkToken(t.mails[0]?.text ?? "");
    for (let round = 0; round < 30; round++) expect((await complete(EMAIL, "junk")).status).toBe(400);
    expect((await complete(EMAIL, "junk")).status).toBe(429);
    expect((await complete(EMAIL, token)).status).toBe(200);
  });

  it("takes an unproven password away when the mailbox's owner signs in", async () => {
    const body = { email: EMAIL, password: PASSWORD };
    await t.call("POST", "/api/auth/sign-up/email", { body });
    await ask(EMAIL);
    expect((await complete(EMAIL, linkToken(t.mails[0]?.text ?? ""))).status).toBe(200);
    expect((await t.call("POST", "/api/auth/sign-in/email", { body })).json["code"]).toBe(
      "auth/invalid-credentials",
    );
  });
});

describe("confirming an address, when a mail server is configured", () => {
  let t: TestApp;
  const body = { email: EMAIL, password: PASSWORD };
  beforeEach(async () => {
    t = await createTestApp({ SMTP_URL: "smtp://mail.example.org", PUBLIC_URL: "https://play.example.org" });
  });
  afterEach(() => t.close());

  it("lets in only after the link of the mail was completed by a page, once", async () => {
    const registered = await t.call("POST", "/api/auth/sign-up/email", { body });
    expect([registered.status, registered.json["token"]]).toEqual([200, null]);
    expect(registered.headers["set-auth-token"]).toBeUndefined();
    const early = await t.call("POST", "/api/auth/sign-in/email", { body });
    expect([early.status, early.json["code"]]).toEqual([403, "auth/email-not-verified"]);
    const mail = t.mails[0]?.text ?? "";
    expect(mail).toContain("https://play.example.org/#verifyToken=");
    const token = linkToken(mail);
    expect((await t.call("GET", `/api/auth/verify-email?token=${token}`)).status).toBe(404);
    const cookie = String(registered.headers["set-cookie"]).split(";")[0] ?? "";
    const done = await t.call("POST", "/api/auth/verify-email/complete", {
      body: { token },
      headers: { cookie },
    });
    expect(done.status).toBe(200);
    expect(String(done.headers["set-cookie"])).toContain("Secure");
    expect((await t.call("POST", "/api/auth/sign-in/email", { body })).status).toBe(200);
    const again = await t.call("POST", "/api/auth/verify-email/complete", { body: { token } });
    expect(again.json["code"]).toBe("auth/link-expired");
  });

  it("leads back to the page it was asked from, in the name of that room, and to this site only", async () => {
    const origin = "https://play.example.org";
    const asked = { ...body, callbackURL: "/mentor/sign-up?next=%2Fmentor%2Fplans" };
    await t.call("POST", "/api/auth/sign-up/email", { body: asked });
    expect(t.mails[0]?.text).toContain(`${origin}/mentor/sign-up?next=%2Fmentor%2Fplans#verifyToken=`);
    expect(t.mails[0]?.subject).toBe("Подтверди почту для «Искры»");
    await t.call("POST", "/api/auth/sign-in/email", { body: { ...body, callbackURL: "/mentor/sign-in" } });
    expect(t.mails[1]?.text).toContain(`${origin}/mentor/sign-in#verifyToken=`);
    const evil = { ...body, email: "b@example.org", callbackURL: "https://evil.example/mentor" };
    await t.call("POST", "/api/auth/sign-up/email", { body: evil });
    expect(t.mails[2]?.text).toContain(`${origin}/#verifyToken=`);
    expect(t.mails[2]?.subject).toBe("Подтверди почту для «Фитиля»");
  });

  it("does not tell whether an address has an account", async () => {
    const first = await t.call("POST", "/api/auth/sign-up/email", { body });
    const second = await t.call("POST", "/api/auth/sign-up/email", { body });
    expect(second.status).toBe(first.status);
    expect(Object.keys(second.json["user"] as object).toSorted()).toEqual(
      Object.keys(first.json["user"] as object).toSorted(),
    );
  });

  it("refuses a confirmation that is forged or a day old", async () => {
    await t.call("POST", "/api/auth/sign-up/email", { body });
    const token = linkToken(t.mails[0]?.text ?? "");
    const [header, payload] = token.split(".");
    for (const forged of [`${header}.${payload}.AAAA`, `eyJhbGciOiJub25lIn0.${payload}.`, "x", "a.b.c"]) {
      const { json } = await t.call("POST", "/api/auth/verify-email/complete", { body: { token: forged } });
      expect(json["code"]).toBe("auth/link-expired");
    }
    t.pass(24 * 60 * MINUTE_MS + 1000);
    const { json } = await t.call("POST", "/api/auth/verify-email/complete", { body: { token } });
    expect(json["code"]).toBe("auth/link-expired");
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
