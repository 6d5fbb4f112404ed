// The embedded adapter against a service that answers by script.
import { VirtualClock } from "@fitil/testkit";
import { describe, expect, it } from "vitest";
import { memoryStorage, STORED } from "../device/storage.ts";
import { createEmbeddedClient } from "./embedded-client.ts";
import type { IdentityState } from "./identity-client.ts";

type Answer = { status: number; body: unknown } | "lost";

function jwt(expiresAtMs: number): string {
  return `h.${btoa(JSON.stringify({ exp: expiresAtMs / 1000 }))}.s`;
}

function setUp(answers: Record<string, Answer | (() => Answer)>) {
  const clock = new VirtualClock();
  const storage = memoryStorage();
  const asked: { path: string; body: unknown }[] = [];
  const states: IdentityState[] = [];
  const client = createEmbeddedClient({
    clock,
    storage,
    language: () => "ru",
    openPopup: () => Promise.resolve({ status: "error", code: "popup-blocked" }),
    address: () => "https://a.b/mentor/sign-in?version=1&next=%2Fmentor%2Fplans#signInToken=old",
    fetch: (async (url: string, init?: RequestInit) => {
      asked.push({ path: url, body: typeof init?.body === "string" ? JSON.parse(init.body) : null });
      const scripted = answers[url];
      const answer = typeof scripted === "function" ? scripted() : scripted;
      if (answer === undefined || answer === "lost") throw new TypeError("Failed to fetch");
      return new Response(JSON.stringify(answer.body), { status: answer.status });
    }) as typeof fetch,
  });
  client.onChange((state) => states.push(state));
  return { client, clock, storage, asked, states, answers };
}

const NOBODY: Answer = { status: 200, body: null };

describe("a page that opens", () => {
  it("is signed out without a refused call when there is no session", async () => {
    const { clock, states, asked } = setUp({ "/api/auth/get-session": NOBODY });
    await clock.advance(0);
    expect(states).toEqual(["loading", "signed-out"]);
    expect(asked.map(({ path }) => path)).toEqual(["/api/auth/get-session"]);
  });

  it("is signed in when the cookie still stands for somebody", async () => {
    const { clock, states } = setUp({
      "/api/auth/get-session": { status: 200, body: { user: {} } },
      "/api/auth/token": { status: 200, body: { token: jwt(1_900_000_000_000) } },
    });
    await clock.advance(0);
    expect(states).toEqual(["loading", "signed-in"]);
  });

  it("[GU1] knows that the session is a guest's, by the device or, where it keeps nothing, by the server", async () => {
    const token: Answer = { status: 200, body: { token: jwt(1_900_000_000_000) } };
    const asked = setUp({
      "/api/auth/get-session": { status: 200, body: { user: { isAnonymous: true } } },
      "/api/auth/token": token,
    });
    await asked.clock.advance(0);
    expect(asked.states).toEqual(["loading", "guest"]);
    expect(asked.storage.get(STORED.guest)).toBe("1");
  });

  it("waits for a lost network instead of believing it", async () => {
    const { clock, states, answers } = setUp({ "/api/auth/get-session": "lost" });
    await clock.advance(60_000);
    expect(states).toEqual(["loading"]);
    answers["/api/auth/get-session"] = NOBODY;
    await clock.advance(20_000);
    expect(states).toEqual(["loading", "signed-out"]);
  });
});

describe("coming in as a guest", () => {
  it("[GU1] [GU2] makes a guest of nobody, and a member of the guest who signs up", async () => {
    const { client, clock, storage, states } = setUp({
      "/api/auth/get-session": NOBODY,
      "/api/auth/sign-in/anonymous": { status: 200, body: { token: "session" } },
      "/api/auth/sign-up/email": { status: 200, body: { token: "session" } },
      "/api/auth/token": { status: 200, body: { token: jwt(1_900_000_000_000) } },
    });
    await clock.advance(0);
    expect(await client.enterAsGuest()).toEqual({ ok: true, notice: "none" });
    expect([storage.get(STORED.signedIn), storage.get(STORED.guest)]).toEqual(["1", "1"]);
    await client.register({ email: "a@b.c", password: "p", name: "" });
    expect(states).toEqual(["loading", "signed-out", "guest", "signed-in"]);
    expect([storage.get(STORED.signedIn), storage.get(STORED.guest)]).toEqual(["1", null]);
  });

  it("[GU2] a guest who signs up in another window is still here; somebody whose session has ended is not", async () => {
    const good: Answer = { status: 200, body: { token: jwt(1_900_000_000_000) } };
    const over: Answer = { status: 401, body: {} };
    const tokens = [good, over, good, over, over];
    const { client, clock } = setUp({
      "/api/auth/get-session": { status: 200, body: { user: { isAnonymous: true } } },
      "/api/auth/token": () => tokens.shift() ?? over,
    });
    await clock.advance(0);
    const followed = client.token(true);
    await clock.advance(0);
    await clock.advance(2_000);
    expect(await followed).toMatchObject({ ok: true, value: jwt(1_900_000_000_000) });
    const ended = client.token(true);
    await clock.advance(0);
    await clock.advance(2_000);
    expect(await ended).toEqual({ ok: true, value: null });
  });

  it("[GU2] stays a guest while the address waits to be confirmed", async () => {
    const { client, clock, states } = setUp({
      "/api/auth/get-session": NOBODY,
      "/api/auth/sign-in/anonymous": { status: 200, body: { token: "session" } },
      "/api/auth/sign-up/email": { status: 200, body: { token: null, user: null } },
      "/api/auth/token": { status: 200, body: { token: jwt(1_900_000_000_000) } },
    });
    await clock.advance(0);
    await client.enterAsGuest();
    const outcome = await client.register({ email: "a@b.c", password: "p", name: "" });
    expect([outcome, states.at(-1)]).toEqual([{ ok: true, notice: "confirm-email" }, "guest"]);
  });

  it("[GU2] says in the server's words when there are too many guests", async () => {
    const { client, clock, states } = setUp({
      "/api/auth/get-session": NOBODY,
      "/api/auth/sign-in/anonymous": {
        status: 429,
        body: { error: "Много гостей.", code: "user/too_many_guests" },
      },
    });
    await clock.advance(0);
    const refusal = { ok: false, code: "too-many-attempts", message: "Много гостей." };
    expect([await client.enterAsGuest(), states.at(-1)]).toEqual([refusal, "signed-out"]);
  });
});

describe("signing in", () => {
  it("makes somebody of nobody, and the token is kept until shortly before its end", async () => {
    const { client, clock, storage, asked } = setUp({
      "/api/auth/get-session": NOBODY,
      "/api/auth/sign-in/email": { status: 200, body: { token: "session" } },
      "/api/auth/token": () => ({ status: 200, body: { token: jwt(clock.now() + 300_000) } }),
    });
    await clock.advance(0);
    expect(await client.signInWithPassword("a@b.c", "secret")).toEqual({ ok: true, notice: "none" });
    expect(storage.get(STORED.signedIn)).toBe("1");
    await client.token();
    expect(asked.filter(({ path }) => path === "/api/auth/token")).toHaveLength(1);
    await clock.advance(271_000);
    await client.token();
    expect(asked.filter(({ path }) => path === "/api/auth/token")).toHaveLength(2);
  });

  it("tells a refusal by its code and passes the server's words on", async () => {
    const { client, clock } = setUp({
      "/api/auth/get-session": NOBODY,
      "/api/auth/sign-in/email": { status: 401, body: { error: "Нет.", code: "auth/invalid-credentials" } },
    });
    await clock.advance(0);
    expect(await client.signInWithPassword("a@b.c", "x")).toEqual({
      ok: false,
      code: "invalid-credentials",
      message: "Нет.",
    });
  });

  it("asks to confirm the address when registering gives no session", async () => {
    const { client, clock } = setUp({
      "/api/auth/get-session": NOBODY,
      "/api/auth/sign-up/email": { status: 200, body: { token: null, user: {} } },
    });
    await clock.advance(0);
    const outcome = await client.register({ email: "a@b.c", password: "p", name: "" });
    expect(outcome).toEqual({ ok: true, notice: "confirm-email" });
  });

  it("waits with going in until it was said that an unproven password has ended", async () => {
    const { client, clock, states } = setUp({
      "/api/auth/get-session": NOBODY,
      "/api/auth/verify-email/complete": { status: 200, body: { token: "s", passwordVoid: true } },
      "/api/auth/token": { status: 200, body: { token: jwt(1_900_000_000_000) } },
    });
    await clock.advance(0);
    const outcome = await client.confirmEmail("https://a.b/#verifyToken=tok");
    expect(outcome).toEqual({ ok: true, notice: "password-void" });
    expect(states.at(-1)).toBe("signed-out");
    expect(await client.resume()).toEqual({ ok: true, notice: "none" });
    expect(states.at(-1)).toBe("signed-in");
  });

  it("remembers the address of a mailed link, which leads back here, until the link is used (§3, §7)", async () => {
    const { client, clock, storage, asked } = setUp({
      "/api/auth/get-session": NOBODY,
      "/api/auth/sign-in/magic-link": { status: 200, body: { status: true } },
      "/api/auth/email-link/complete": { status: 200, body: { token: "s" } },
      "/api/auth/token": { status: 200, body: { token: jwt(1_900_000_000_000) } },
    });
    await clock.advance(0);
    await client.sendEmailLink("a@b.c");
    expect(storage.get(STORED.emailForLink)).toBe("a@b.c");
    expect(asked.at(-1)?.body).toEqual({
      email: "a@b.c",
      callbackURL: "/mentor/sign-in?next=%2Fmentor%2Fplans",
    });
    const url = "https://a.b/#signInToken=tok";
    expect(client.isEmailLink(url)).toBe(true);
    expect((await client.completeEmailLink("a@b.c", url)).ok).toBe(true);
    expect(asked.at(-2)?.body).toEqual({ email: "a@b.c", token: "tok" });
    expect(storage.get(STORED.emailForLink)).toBeNull();
  });
});

it("signing out is done at once and told to the server as soon as it can be", async () => {
  const { client, clock, states, asked, answers } = setUp({
    "/api/auth/get-session": { status: 200, body: {} },
    "/api/auth/token": { status: 200, body: { token: jwt(1_900_000_000_000) } },
    "/api/auth/sign-out": "lost",
  });
  await clock.advance(0);
  const done = client.signOut();
  expect(states.at(-1)).toBe("signed-out");
  await clock.advance(0);
  answers["/api/auth/sign-out"] = { status: 200, body: {} };
  await clock.advance(1_000);
  await done;
  // It says which session is meant: the cookie may be another one's by now.
  const told = { path: "/api/auth/sign-out", body: { token: jwt(1_900_000_000_000) } };
  expect(asked.filter(({ path }) => path === told.path)).toEqual([told, told]);
});
