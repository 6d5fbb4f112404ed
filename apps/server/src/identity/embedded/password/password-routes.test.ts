// The password of somebody who is signed in, and signing out everywhere, over the whole server without a port.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestApp } from "../../../testing/test-app.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import { MINUTE_MS } from "../../../ports/process.ts";

const EMAIL = "ann@example.org";
const OLD = "correct horse";
const NEW = "battery staple";

describe("the password of somebody who is signed in", () => {
  let t: TestApp;
  beforeEach(async () => {
    t = await createTestApp();
  });
  afterEach(() => t.close());

  const signIn = async (password: string) => {
    const { status, headers } = await t.call("POST", "/api/auth/sign-in/email", {
      body: { email: EMAIL, password },
    });
    return { status, session: String(headers["set-auth-token"]) };
  };
  const register = async () => {
    await t.call("POST", "/api/auth/sign-up/email", { body: { email: EMAIL, password: OLD } });
    return (await signIn(OLD)).session;
  };
  const isAlive = async (session: string) =>
    (await t.call("GET", "/api/auth/token", { token: session })).status === 200;
  const change = async (session: string, body: object, headers: Record<string, string> = {}) => {
    const { status, json } = await t.call("POST", "/api/auth/change-password", {
      token: session,
      body,
      headers,
    });
    return [status, json["code"] ?? json["status"]];
  };
  const set = async (session: string, newPassword: string) => {
    const answer = await t.call("POST", "/api/auth/set-password", { token: session, body: { newPassword } });
    return [answer.status, answer.json["code"] ?? answer.json["status"]];
  };
  const state = async (session: string) =>
    (await t.call("GET", "/api/auth/password", { token: session })).json;

  it("[SE6] is changed by whoever knows the present one; other devices are signed out, this one goes on", async () => {
    const phone = await register();
    const laptop = (await signIn(OLD)).session;
    expect(await change(phone, { currentPassword: OLD, newPassword: NEW })).toEqual([200, true]);
    expect([await isAlive(phone), await isAlive(laptop)]).toEqual([true, false]);
    expect([(await signIn(OLD)).status, (await signIn(NEW)).status]).toEqual([401, 200]);
  });

  it("[SE6] leaves other devices alone when asked to", async () => {
    const phone = await register();
    const laptop = (await signIn(OLD)).session;
    await change(phone, { currentPassword: OLD, newPassword: NEW, revokeOtherSessions: false });
    expect([await isAlive(phone), await isAlive(laptop)]).toEqual([true, true]);
  });

  it("[SE6] stays as it is for a wrong present one, a weak new one, a body of another shape, and nobody", async () => {
    const phone = await register();
    const laptop = (await signIn(OLD)).session;
    const refused = [
      [await change(phone, { currentPassword: NEW, newPassword: NEW }), [400, "auth/wrong-password"]],
      [
        await change(phone, { currentPassword: OLD, newPassword: "short" }),
        [400, "auth/password-does-not-meet-requirements"],
      ],
      [
        await change(phone, { currentPassword: OLD, newPassword: EMAIL }),
        [400, "auth/password-does-not-meet-requirements"],
      ],
      [await change(phone, { currentPassword: OLD }), [400, "request/bad"]],
      [await change("nobody", { currentPassword: OLD, newPassword: NEW }), [401, "auth/unauthorized"]],
    ];
    for (const [answer, wanted] of refused) expect(answer).toEqual(wanted);
    expect([await isAlive(laptop), (await signIn(OLD)).status]).toEqual([true, 200]);
  });

  it("[SE6] is not changed by an identity token, nor from a page of another site", async () => {
    const phone = await register();
    const { json } = await t.call("GET", "/api/auth/token", { token: phone });
    const body = { currentPassword: OLD, newPassword: NEW };
    expect(await change(String(json["token"]), body)).toEqual([401, "auth/unauthorized"]);
    const foreign = await change(phone, body, { origin: "https://evil.example" });
    expect(foreign).toEqual([403, "request/forbidden_origin"]);
    expect((await signIn(OLD)).status).toBe(200);
  });

  it("[SE6] cannot be guessed by whoever holds a session", async () => {
    const phone = await register();
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1)
      answers.push(await change(phone, { currentPassword: `guess ${tries}`, newPassword: NEW }));
    expect(answers.at(4)).toEqual([400, "auth/wrong-password"]);
    expect(answers.at(5)).toEqual([429, "request/too_many"]);
    expect(await change(phone, { currentPassword: OLD, newPassword: NEW })).toEqual([
      429,
      "request/too_many",
    ]);
  });

  it("[SE7] is set by somebody who came by link, within 15 minutes, once", async () => {
    const { session } = await t.person(EMAIL);
    expect(await state(session)).toEqual({ isSet: false, maySet: true });
    expect(await change(session, { currentPassword: OLD, newPassword: NEW })).toEqual([
      409,
      "auth/password-not-set",
    ]);
    t.pass(14 * MINUTE_MS);
    expect(await set(session, "short")).toEqual([400, "auth/password-does-not-meet-requirements"]);
    expect(await set(session, NEW)).toEqual([200, true]);
    expect(await state(session)).toEqual({ isSet: true, maySet: false });
    expect(await set(session, OLD)).toEqual([409, "auth/password-already-set"]);
    expect([(await signIn(NEW)).status, (await signIn(OLD)).status]).toEqual([200, 401]);
  });

  it("[SE7] cannot be set later, nor by nobody", async () => {
    const { session } = await t.person(EMAIL);
    t.pass(15 * MINUTE_MS + 1);
    expect(await state(session)).toEqual({ isSet: false, maySet: false });
    expect(await set(session, NEW)).toEqual([403, "auth/sign-in-again"]);
    expect(await set("nobody", NEW)).toEqual([401, "auth/unauthorized"]);
    expect((await t.call("GET", "/api/auth/password")).status).toBe(401);
    const again = await t.person(EMAIL);
    expect(await set(again.session, NEW)).toEqual([200, true]);
  });

  it("[SE5] signing out everywhere ends every session, or all but this one, and takes the cookie", async () => {
    const one = await t.person(EMAIL);
    const two = await t.person(EMAIL);
    const bob = await t.person("bob@example.org");
    const everywhere = (session: string, body: object) =>
      t.call("POST", "/api/auth/sign-out-everywhere", { token: session, body });
    expect((await everywhere(one.session, { exceptThis: true })).status).toBe(200);
    expect([await isAlive(one.session), await isAlive(two.session)]).toEqual([true, false]);
    const three = await t.person(EMAIL);
    const out = await everywhere(one.session, {});
    expect([out.status, String(out.headers["set-cookie"])]).toEqual([
      200,
      expect.stringMatching(/^fitil\.session_token=;.*Max-Age=0/),
    ]);
    expect([await isAlive(one.session), await isAlive(three.session)]).toEqual([false, false]);
    expect(await isAlive(bob.session)).toBe(true);
    expect((await everywhere(one.session, {})).status).toBe(401);
  });
});
