// Somebody registers an address that is not theirs, with a password of their own, and waits for its owner to confirm it.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, linkToken } from "../../../testing/test-app.ts";
import type { Reply, TestApp } from "../../../testing/test-app.ts";

const EMAIL = "ann@example.org";
const STRANGER = { email: EMAIL, password: "the stranger's word" };
const OWNER = { email: EMAIL, password: "the owner's own word" };
const SIGN_UP = "/api/auth/sign-up/email";
const SIGN_IN = "/api/auth/sign-in/email";

let t: TestApp;
afterEach(() => t.close());

const cookiesOf = (reply: Reply): string =>
  [reply.headers["set-cookie"] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(";")[0])
    .join("; ");
const post = (path: string, body: object, cookie = "") =>
  t.call("POST", path, { body, ...(cookie !== "" && { headers: { cookie } }) });
const lastToken = () => linkToken(t.mails.at(-1)?.text ?? "");
const confirm = (cookie?: string, token = lastToken()) =>
  post("/api/auth/verify-email/complete", { token }, cookie);
const completeLink = async () => {
  await post("/api/auth/sign-in/magic-link", { email: EMAIL });
  return post("/api/auth/email-link/complete", { email: EMAIL, token: lastToken() });
};
const meOf = async (session: unknown) => {
  const { json } = await t.call("GET", "/api/auth/token", { token: String(session) });
  return t.call("GET", "/api/user/me", { token: String(json["token"]) });
};

describe("confirming an address that somebody else registered", () => {
  beforeEach(async () => {
    t = await createTestApp({ SMTP_URL: "smtp://mail.example.org", PUBLIC_URL: "https://play.example.org" });
  });

  it("ends the stranger's password, and the owner is in and told so", async () => {
    await post(SIGN_UP, STRANGER);
    const owner = await confirm();
    expect([owner.status, owner.json["passwordVoid"]]).toEqual([200, true]);
    expect((await meOf(owner.headers["set-auth-token"])).status).toBe(200);
    const stranger = await post(SIGN_IN, STRANGER);
    expect([stranger.status, stranger.json["code"]]).toEqual([401, "auth/invalid-credentials"]);
  });

  it("keeps the password in the browser that typed it, at registration or since", async () => {
    const registered = await post(SIGN_UP, OWNER);
    expect(String(registered.headers["set-cookie"])).toMatch(
      /^fitil\.typed=[\w-]{43}; Max-Age=86400; Path=\/api\/auth; HttpOnly; SameSite=Lax; Secure$/,
    );
    const done = await confirm(cookiesOf(registered));
    expect([done.status, done.json["passwordVoid"]]).toEqual([200, false]);
    expect((await post(SIGN_IN, OWNER)).status).toBe(200);

    const other = { email: "bob@example.org", password: "another word" };
    await post(SIGN_UP, other);
    const tried = await post(SIGN_IN, other);
    expect(tried.status).toBe(403);
    expect((await confirm(cookiesOf(tried))).json["passwordVoid"]).toBe(false);
  });

  it("is not deceived by a cookie about another password, another address or nothing", async () => {
    await post(SIGN_UP, STRANGER);
    // The owner registers, too: the address is taken, which does not show, and the letter comes again.
    const owner = await post(SIGN_UP, OWNER);
    expect(t.mails).toHaveLength(2);
    const other = await post(SIGN_UP, { ...STRANGER, email: "bob@example.org" });
    const letter = linkToken(t.mails[1]?.text ?? "");
    expect(cookiesOf(owner)).not.toBe(cookiesOf(other));
    expect((await post(SIGN_IN, OWNER)).headers["set-cookie"]).toBeUndefined();
    const cookie = `${cookiesOf(other)}; ${cookiesOf(owner)}`;
    expect((await confirm(cookie, letter)).json["passwordVoid"]).toBe(true);
    for (const { password } of [STRANGER, OWNER])
      expect((await post(SIGN_IN, { email: EMAIL, password })).status).toBe(401);
  });

  it("by a one-time link ends the password as well", async () => {
    await post(SIGN_UP, STRANGER);
    expect((await completeLink()).json["passwordVoid"]).toBe(true);
    expect((await post(SIGN_IN, STRANGER)).status).toBe(401);
    expect((await completeLink()).json["passwordVoid"]).toBe(false);
  });

  it("sends no letter to an address that is confirmed already", async () => {
    const registered = await post(SIGN_UP, OWNER);
    await confirm(cookiesOf(registered));
    const before = t.mails.length;
    expect((await post(SIGN_UP, STRANGER)).status).toBe(200);
    expect(t.mails).toHaveLength(before);
    expect((await post(SIGN_IN, OWNER)).status).toBe(200);
  });
});

describe("where nothing was confirmed, because there was no mail server", () => {
  beforeEach(async () => {
    t = await createTestApp();
  });

  it("the owner's link ends the stranger's sessions, tokens and password", async () => {
    const stranger = await post(SIGN_UP, STRANGER);
    const session = stranger.headers["set-auth-token"];
    const { json } = await t.call("GET", "/api/auth/token", { token: String(session) });
    const token = String(json["token"]);
    expect((await t.call("GET", "/api/user/me", { token })).status).toBe(200);
    const owner = await completeLink();
    expect(owner.json["passwordVoid"]).toBe(true);
    expect((await t.call("GET", "/api/user/me", { token })).status).toBe(401);
    expect((await t.call("GET", "/api/auth/token", { token: String(session) })).status).toBe(401);
    expect((await meOf(owner.headers["set-auth-token"])).status).toBe(200);
  });

  it("a password that ends while it is being compared opens nothing", async () => {
    await post(SIGN_UP, STRANGER);
    await post("/api/auth/sign-in/magic-link", { email: EMAIL });
    const token = lastToken();
    const [stranger, owner] = await Promise.all([
      post(SIGN_IN, STRANGER),
      post("/api/auth/email-link/complete", { email: EMAIL, token }),
    ]);
    expect(owner.status).toBe(200);
    const session = stranger.headers["set-auth-token"];
    if (session !== undefined) expect((await meOf(session)).status).toBe(401);
    const sessions = await t.deps.database.kysely.selectFrom("auth_session").selectAll().execute();
    expect(sessions).toHaveLength(1);
  });
});
