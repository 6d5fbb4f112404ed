// Links that are mailed: signing in with one, and confirming an address.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, linkToken, SITE } from "../../testing/test-app.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { MINUTE_MS } from "../../ports/process.ts";

const EMAIL = "ann@example.org";
const PASSWORD = "correct horse";

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
