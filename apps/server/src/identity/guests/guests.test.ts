// Guests over the whole server, on both databases: coming in, what they may not do, and signing up in every way there is.
import { afterAll, describe, expect, it, vi } from "vitest";
import type { TestContext } from "vitest";
import { postgresDatabases, sqliteDatabases } from "../../testing/databases.ts";
import { createTestApp, linkToken } from "../../testing/test-app.ts";
import type { Reply, TestApp } from "../../testing/test-app.ts";
import { DAY_MS } from "../../ports/process.ts";

const ANONYMOUS = "/api/auth/sign-in/anonymous";
const SIGN_UP = "/api/auth/sign-up/email";
const EMAIL = "ann@example.org";
const PASSWORD = "correct horse";
const MAILS = { SMTP_URL: "smtp://mail.example.org", PUBLIC_URL: "https://play.example.org" };

const cookiesOf = (reply: Reply): string =>
  [reply.headers["set-cookie"] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(";")[0])
    .join("; ");

describe.each([sqliteDatabases(), postgresDatabases()])("guests ($kind)", (databases) => {
  afterAll(() => databases.stop());

  /** The token of the letter to this address; nobody's answer waits for a letter. */
  async function letterTo(t: TestApp, email: string): Promise<string> {
    await vi.waitFor(() => expect(t.mails.at(-1)?.to).toBe(email), { timeout: 20_000 });
    return linkToken(t.mails.at(-1)?.text ?? "");
  }

  async function open(context: TestContext, environment: Record<string, string> = {}) {
    const database = await databases.open();
    if (database === null) return context.skip();
    const t = await createTestApp(environment, { database });
    const tokenOf = async (session: unknown) =>
      String((await t.call("GET", "/api/auth/token", { token: String(session) })).json["token"]);
    const meOf = async (session: unknown) => t.call("GET", "/api/user/me", { token: await tokenOf(session) });
    const comeIn = async (from = "192.0.2.1", language = "ru") => {
      const headers = { "accept-language": language };
      const reply = await t.call("POST", ANONYMOUS, { from, headers });
      const session = String(reply.headers["set-auth-token"]);
      const token = reply.status === 200 ? await tokenOf(session) : "";
      const me = await t.call("GET", "/api/user/me", { token, from, headers });
      return { reply, session, token, cookie: cookiesOf(reply), me: me.json };
    };
    return { t, tokenOf, meOf, comeIn };
  }

  /** A guest who has an adult's word, a name and a chat that must not get lost. */
  async function settleDown(t: TestApp, token: string) {
    await t.call("PUT", "/api/mentor/me", { token, body: { adult: true, profile: "Люблю горы" } });
    const chat = await t.call("POST", "/api/mentor/chats", { token, body: { title: "Аня" } });
    return String(chat.json["id"]);
  }

  it("[GU1] come in without an address, with a name of their own kind and no chips", async (context) => {
    const { t, comeIn } = await open(context);
    const guest = await comeIn();
    expect(guest.me).toMatchObject({ Rating: 1000, Chips: 0, isGuest: true });
    expect(guest.me["Name"]).toMatch(/^Гость-\d{4}$/);
    expect(guest.me["withoutStartingChips"]).toBeUndefined();
    expect((await comeIn("192.0.2.1", "en")).me["Name"]).toMatch(/^Guest-\d{4}$/);
    expect((await t.call("POST", ANONYMOUS, { token: guest.session })).status).toBe(400);
    await t.close();
  });

  it("[GU1] open no table with a stake, take no gift, no name and no password", async (context) => {
    const { t, comeIn } = await open(context);
    const { token, session } = await comeIn();
    const refused = async (reply: Promise<Reply>) => [(await reply).status, (await reply).json["code"]];
    const guest = [403, "user/guest"];
    expect(await refused(t.call("POST", "/api/rooms", { token, body: { stakes: 100 } }))).toEqual(guest);
    expect((await t.call("POST", "/api/rooms", { token, body: { stakes: 0 } })).status).toBe(201);
    expect(await refused(t.call("POST", "/api/user/gift", { token }))).toEqual(guest);
    expect(await refused(t.call("PUT", "/api/user/me", { token, body: { name: "Анна" } }))).toEqual(guest);
    const body = { newPassword: PASSWORD };
    expect(await refused(t.call("POST", "/api/auth/set-password", { token: session, body }))).toEqual(guest);
    expect(await refused(t.call("GET", "/api/auth/password", { token: session }))).toEqual(guest);
    expect((await t.call("GET", "/api/user/ledger", { token })).json["entries"]).toEqual([]);
    await t.close();
  });

  it("[GU2] who sign up with a password keep id, name, rating, games and chats, and get their chips once", async (context) => {
    const { t, comeIn, meOf } = await open(context);
    const guest = await comeIn();
    const chatId = await settleDown(t, guest.token);
    await t.deps.database.kysely.updateTable("player").set({ mu: 31 }).execute();
    const before = (await t.call("GET", "/api/user/me", { token: guest.token })).json;
    const body = { email: EMAIL, password: PASSWORD };
    const registered = await t.call("POST", SIGN_UP, { headers: { cookie: guest.cookie }, body });
    expect([registered.status, typeof registered.json["token"]]).toEqual([200, "string"]);
    expect(cookiesOf(registered)).toMatch(/fitil\.session_token=[^;]+/);
    const { isGuest: _isGuest, ...kept } = before;
    for (const _ of ["once", "again"]) {
      const me = await meOf(registered.headers["set-auth-token"]);
      expect(me.json).toEqual({ ...kept, Chips: 1000 });
    }
    // The session as a guest is over, and another device gets in.
    expect((await t.call("GET", "/api/user/me", { token: guest.token })).status).toBe(401);
    const entered = await t.call("POST", "/api/auth/sign-in/email", { body });
    const token = String(
      (await t.call("GET", "/api/auth/token", { token: String(entered.headers["set-auth-token"]) })).json[
        "token"
      ],
    );
    expect((await t.call("GET", `/api/mentor/chats/${chatId}`, { token })).json["title"]).toBe("Аня");
    expect((await t.call("GET", "/api/mentor/me", { token })).json).toMatchObject({
      adult: true,
      profile: "Люблю горы",
    });
    expect(await t.deps.database.kysely.selectFrom("guest").selectAll().execute()).toEqual([]);
    await t.close();
  });

  it("[GU2] who sign up by a mailed link keep all of it", async (context) => {
    const { t, comeIn, meOf } = await open(context, MAILS);
    const guest = await comeIn();
    const chatId = await settleDown(t, guest.token);
    await t.call("POST", "/api/auth/sign-in/magic-link", { body: { email: EMAIL }, token: guest.session });
    const link = await letterTo(t, EMAIL);
    const entered = await t.call("POST", "/api/auth/email-link/complete", {
      body: { email: EMAIL, token: link },
      headers: { cookie: guest.cookie },
    });
    expect(cookiesOf(entered)).toMatch(/fitil\.session_token=[^;]+/);
    expect([entered.status, entered.json["passwordVoid"]]).toEqual([200, false]);
    const me = await meOf(entered.headers["set-auth-token"]);
    expect(me.json).toMatchObject({ id: guest.me["id"], Name: guest.me["Name"], Chips: 1000 });
    expect(me.json["isGuest"]).toBeUndefined();
    expect(await chatOf(t, entered, chatId)).toBe(200);
    await t.close();
  });

  /** The status of the chat, as the person who has just come in sees it. */
  async function chatOf(t: TestApp, entered: Reply, chatId: string): Promise<number> {
    const session = String(entered.headers["set-auth-token"]);
    const token = String((await t.call("GET", "/api/auth/token", { token: session })).json["token"]);
    return (await t.call("GET", `/api/mentor/chats/${chatId}`, { token })).status;
  }

  it("[GU2] stay guests until the address is confirmed, and may give another one meanwhile", async (context) => {
    const { t, comeIn, meOf } = await open(context, MAILS);
    const guest = await comeIn();
    const chatId = await settleDown(t, guest.token);
    const wrong = { email: "typo@example.org", password: PASSWORD };
    const first = await t.call("POST", SIGN_UP, { headers: { cookie: guest.cookie }, body: wrong });
    expect([first.status, first.json]).toEqual([200, { token: null, user: null }]);
    const typo = await letterTo(t, wrong.email);
    expect((await meOf(guest.session)).json).toMatchObject({ isGuest: true, Chips: 0 });
    expect((await t.call("POST", "/api/auth/sign-in/email", { body: wrong })).json["code"]).toBe(
      "auth/email-not-verified",
    );
    const right = { email: EMAIL, password: PASSWORD };
    const second = await t.call("POST", SIGN_UP, { headers: { cookie: guest.cookie }, body: right });
    const letter = await letterTo(t, EMAIL);
    expect((await t.call("POST", "/api/auth/verify-email/complete", { body: { token: typo } })).status).toBe(
      400,
    );
    const cookie = `${guest.cookie}; ${cookiesOf(second)}`;
    const done = await t.call("POST", "/api/auth/verify-email/complete", {
      body: { token: letter },
      headers: { cookie },
    });
    expect([done.status, done.json["passwordVoid"]]).toEqual([200, false]);
    const me = await meOf(done.headers["set-auth-token"]);
    expect(me.json).toMatchObject({ id: guest.me["id"], Name: guest.me["Name"], Chips: 1000 });
    expect(await chatOf(t, done, chatId)).toBe(200);
    expect((await t.call("POST", "/api/auth/sign-in/email", { body: right })).status).toBe(200);
    await t.close();
  });

  it("[GU2] lose every way in when somebody else confirms the address they gave", async (context) => {
    const { t, comeIn, meOf } = await open(context, MAILS);
    const guest = await comeIn();
    const body = { email: EMAIL, password: PASSWORD };
    await t.call("POST", SIGN_UP, { token: guest.session, body });
    const letter = await letterTo(t, EMAIL);
    const owner = await t.call("POST", "/api/auth/verify-email/complete", { body: { token: letter } });
    expect([owner.status, owner.json["passwordVoid"]]).toEqual([200, true]);
    expect((await t.call("GET", "/api/user/me", { token: guest.token })).status).toBe(401);
    expect((await t.call("GET", "/api/auth/token", { token: guest.session })).status).toBe(401);
    expect((await t.call("POST", "/api/auth/sign-in/email", { body })).status).toBe(401);
    expect((await meOf(owner.headers["set-auth-token"])).json["isGuest"]).toBeUndefined();
    await t.close();
  });

  it("[GU2] hear the same of an address that has an account and of one that has none", async (context) => {
    const { t, comeIn } = await open(context, MAILS);
    await t.person(EMAIL);
    const guest = await comeIn();
    const replies = [];
    for (const email of [EMAIL, "new@example.org"])
      replies.push(
        await t.call("POST", SIGN_UP, { token: guest.session, body: { email, password: PASSWORD } }),
      );
    const shown = replies.map(({ status, text, headers }) => [
      status,
      text,
      Object.keys(headers).toSorted(),
      cookiesOf({ status, text, headers, json: {} }).replace(/=[^;]+/g, ""),
    ]);
    expect(shown[0]).toEqual(shown[1]);
    // The owner is who they were, and the guest too.
    const { isAnonymous, email } = await t.deps.database.kysely
      .selectFrom("auth_user")
      .selectAll()
      .where("id", "=", String(guest.me["id"]))
      .executeTakeFirstOrThrow();
    expect([Boolean(isAnonymous), email]).toEqual([true, "new@example.org"]);
    await t.close();
  });

  it("[CH7] [GU5] get no chips at a new account of an address that had some today, and are newcomers from then on", async (context) => {
    const { t, comeIn, meOf } = await open(context);
    const ann = await t.person(EMAIL);
    await t.call("GET", "/api/user/me", { token: ann.token });
    await t.call("DELETE", "/api/user/me", { token: ann.token });
    t.pass(2 * 3_600_000);
    const guest = await comeIn();
    const body = { email: EMAIL, password: PASSWORD };
    const registered = await t.call("POST", SIGN_UP, { token: guest.session, body });
    const me = await meOf(registered.headers["set-auth-token"]);
    expect(me.json).toMatchObject({ Chips: 0, withoutStartingChips: true });
    t.pass(DAY_MS);
    expect((await meOf(registered.headers["set-auth-token"])).json["Chips"]).toBe(0);
    await t.close();
  });

  it("[GU5] who wait a day before they sign up begin as newcomers all the same", async (context) => {
    const { t, comeIn, meOf } = await open(context);
    const guest = await comeIn();
    t.pass(2 * DAY_MS);
    const body = { email: EMAIL, password: PASSWORD };
    const registered = await t.call("POST", SIGN_UP, { token: guest.session, body });
    await meOf(registered.headers["set-auth-token"]);
    const player = await t.deps.database.kysely.selectFrom("player").selectAll().executeTakeFirstOrThrow();
    expect([player.is_guest, player.created_at]).toEqual([0, t.deps.clock.now()]);
    await t.close();
  });

  it("[GU2] are at most ten new ones an hour from one network, however many of them go", async (context) => {
    const { t, comeIn } = await open(context);
    for (let n = 0; n < 10; n++) {
      const { token, reply } = await comeIn(`2001:db8:1:${n}::1`);
      expect(reply.status).toBe(200);
      if (n < 5) expect((await t.call("DELETE", "/api/user/me", { token })).status).toBe(204);
      t.pass(60_000);
    }
    const { reply } = await comeIn("2001:db8:1:99::1");
    expect([reply.status, reply.json["code"], reply.headers["retry-after"]]).toEqual([
      429,
      "user/too_many_guests",
      String(50 * 60),
    ]);
    expect((await comeIn("2001:db8:2::1")).reply.status).toBe(200);
    t.pass(50 * 60_000);
    expect((await comeIn("2001:db8:1:99::1")).reply.status).toBe(200);
    const users = await t.deps.database.kysely.selectFrom("auth_user").selectAll().execute();
    expect(users).toHaveLength(7);
    await t.close();
  });

  it("[GU2] are at most a hundred at once from one network", async (context) => {
    const { t, comeIn } = await open(context);
    const { kysely } = t.deps.database;
    await comeIn();
    const { address } = await kysely.selectFrom("guest").selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: 99 }, (_, n) => ({
      user_id: `g${n}`,
      address,
      seen_at: t.deps.clock.now(),
    }));
    await kysely
      .insertInto("guest")
      .values(others.map((other) => ({ ...other, tried: null })))
      .execute();
    expect((await comeIn()).reply.json["code"]).toBe("user/too_many_guests");
    expect((await comeIn("198.51.100.7")).reply.status).toBe(200);
    await t.close();
  });

  it("[GU2] many at the same moment are no more than ten", async (context) => {
    const { t } = await open(context);
    const replies = await Promise.all(
      Array.from({ length: 16 }, () => t.call("POST", ANONYMOUS, { from: "192.0.2.9" })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await t.deps.database.kysely.selectFrom("auth_user").selectAll().execute()).toHaveLength(10);
    await t.close();
  });

  it("[GU2] are counted behind a trusted proxy by the address that it names, and nobody else's word counts", async (context) => {
    const { t } = await open(context, { TRUSTED_PROXIES: "10.0.0.1" });
    const come = (from: string, forwarded: string) =>
      t.call("POST", ANONYMOUS, { from, headers: { "x-forwarded-for": forwarded } });
    for (let n = 0; n < 10; n++) expect((await come("10.0.0.1", "203.0.113.5")).status).toBe(200);
    expect((await come("10.0.0.1", "203.0.113.5")).status).toBe(429);
    expect((await come("10.0.0.1", "203.0.113.6")).status).toBe(200);
    for (let n = 0; n < 10; n++) expect((await come("198.51.100.1", `192.0.2.${n}`)).status).toBe(200);
    expect((await come("198.51.100.1", "192.0.2.99")).status).toBe(429);
    await t.close();
  });

  it("[GU2] are gone with everything when nobody has seen them for a week", async (context) => {
    const { t, comeIn, meOf } = await open(context);
    const gone = await comeIn();
    await settleDown(t, gone.token);
    const present = await comeIn();
    const member = await comeIn();
    const body = { email: EMAIL, password: PASSWORD };
    const registered = await t.call("POST", SIGN_UP, { token: member.session, body });
    for (let day = 0; day < 7; day++) {
      t.pass(DAY_MS);
      await meOf(present.session);
    }
    await t.app.forgetExpired();
    const { kysely } = t.deps.database;
    const ids = async (table: "player" | "mentor_person" | "guest" | "mentor_chat") =>
      (await kysely.selectFrom(table).select("user_id").execute()).map(({ user_id }) => user_id);
    expect(new Set(await ids("player"))).toEqual(new Set([present.me["id"], member.me["id"]]));
    expect([await ids("mentor_person"), await ids("mentor_chat")]).toEqual([[], []]);
    expect(await ids("guest")).toEqual([present.me["id"]]);
    expect((await t.call("GET", "/api/auth/token", { token: gone.session })).status).toBe(401);
    expect((await meOf(present.session)).status).toBe(200);
    // Signed up, and not here since: that is no guest.
    expect((await meOf(registered.headers["set-auth-token"])).json).toMatchObject({ Chips: 1000 });
    await t.close();
  });
});
