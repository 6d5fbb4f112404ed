// The firebase identity against a look-alike of Google's key set on loopback: the contract, and what Google asks to be
// checked beyond it.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import { openMigratedSqlite } from "../../testing/migrated-sqlite.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createFirebaseIdentity } from "./firebase.ts";
import { createFirebaseSessions } from "./firebase-sessions.ts";
import type { FirebaseSessions } from "./firebase-sessions.ts";
import { verifyContract } from "../verify.contract.ts";
import type { IdentityUnderTest } from "../verify.contract.ts";

const PROJECT = "fitil-test";
const FIREBASE_CONFIG = JSON.stringify({
  apiKey: "key",
  authDomain: `${PROJECT}.firebaseapp.com`,
  projectId: PROJECT,
});

/** Signs and publishes keys as Google does. */
async function lookAlike() {
  const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: "google-1", alg: "RS256", use: "sig" };
  let down = false;
  const server = createServer((_request, response) => {
    if (down) return response.writeHead(503).end();
    return response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    key: privateKey,
    goDown: () => void (down = true),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const claimsAt = (now: number) => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: "firebase-user",
  iat: now,
  exp: now + 3600,
  auth_time: now - 60,
  email: "ann@example.org",
  email_verified: true,
  name: "Анна",
  picture: "https://lh3.googleusercontent.com/a/x",
});

interface FirebaseUnderTest extends IdentityUnderTest {
  readonly sessions: FirebaseSessions;
  readonly keySetUrl: string;
  readonly goDown: () => void;
}

async function open(): Promise<FirebaseUnderTest> {
  const clock = new VirtualClock();
  const google = await lookAlike();
  const database = await openMigratedSqlite();
  const sessions = createFirebaseSessions(database);
  return {
    identity: createFirebaseIdentity({ projectId: PROJECT, clock, sessions, keySetUrl: google.url }),
    sessions,
    algorithm: "RS256",
    key: google.key,
    kid: "google-1",
    claims: claimsAt,
    now: () => clock.now() / 1000,
    pass: (ms) => void clock.advance(ms),
    async close() {
      await database.close();
      await google.close();
    },
    keySetUrl: google.url,
    goDown: google.goDown,
  };
}

verifyContract("firebase", open);

describe("what else Firebase asks to be checked", () => {
  let t: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    t = await open();
  });
  afterEach(() => t.close());
  const sign = (claims: object) =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg: "RS256", kid: t.kid }).sign(t.key);

  it("refuses a token without auth_time, from the future, or for a project that only looks like ours", async () => {
    const now = t.now();
    const { auth_time: _authTime, ...never } = claimsAt(now);
    const wrong = [
      never,
      { ...claimsAt(now), auth_time: now + 600 },
      { ...claimsAt(now), iat: now + 600 },
      { ...claimsAt(now), aud: `${PROJECT}-x`, iss: `https://securetoken.google.com/${PROJECT}-x` },
      { ...claimsAt(now), aud: [`${PROJECT}-x`] },
      { ...claimsAt(now), sub: "x".repeat(129) },
    ];
    for (const claims of wrong) expect((await t.identity.verify(await sign(claims))).ok).toBe(false);
  });

  it("[CH7] takes an address that nobody confirmed, or none, for nobody's: the holder is Firebase's own id", async () => {
    const holderOf = async (claims: object) => {
      const verified = await t.identity.verify(await sign({ ...claimsAt(t.now()), ...claims }));
      return verified.ok ? verified.account.holder : null;
    };
    expect(await holderOf({ email: " Ann@Example.ORG " })).toBe("mail:ann@example.org");
    expect(await holderOf({ email_verified: false })).toBe("firebase:firebase-user");
    expect(await holderOf({ email: undefined })).toBe("firebase:firebase-user");
  });

  it("refuses other RSA signatures", async () => {
    const { privateKey } = await generateKeyPair("PS256");
    const token = await new SignJWT(claimsAt(t.now()))
      .setProtectedHeader({ alg: "PS256", kid: t.kid })
      .sign(privateKey);
    expect((await t.identity.verify(token)).ok).toBe(false);
  });

  it("signs nobody out when Google's keys cannot be had", async () => {
    t.goDown();
    await expect(t.identity.verify(await sign(claimsAt(t.now())))).rejects.toThrow("cannot be had");
  });

  it("takes the emulator's unsigned tokens only when told to, and then no others", async () => {
    const clock = { now: () => t.now() * 1000, after: () => () => undefined };
    const emulated = createFirebaseIdentity({
      projectId: PROJECT,
      clock,
      sessions: t.sessions,
      keySetUrl: t.keySetUrl,
      emulator: true,
    });
    const unsigned = (claims: object) => new UnsecuredJWT({ ...claims }).encode();
    expect(await emulated.verify(unsigned(claimsAt(t.now())))).toMatchObject({ ok: true });
    expect((await t.identity.verify(unsigned(claimsAt(t.now())))).ok).toBe(false);
    expect((await emulated.verify(await sign(claimsAt(t.now())))).ok).toBe(false);
    for (const wrong of [{ aud: "x" }, { iss: "x" }, { exp: t.now() - 1 }, { exp: undefined }, { sub: "" }])
      expect((await emulated.verify(unsigned({ ...claimsAt(t.now()), ...wrong }))).ok).toBe(false);
  });
});

describe("the server with Firebase as its identity", () => {
  it("takes Firebase's tokens, uses its name and picture, and has no sign-in calls of its own", async () => {
    const google = await lookAlike();
    const t = await createTestApp({ FIREBASE_CONFIG }, { firebaseKeySetUrl: google.url });
    const token = await new SignJWT(claimsAt(Math.floor(Date.now() / 1000)))
      .setProtectedHeader({ alg: "RS256", kid: "google-1" })
      .sign(google.key);
    const me = await t.call("GET", "/api/user/me", { token });
    expect(me.json).toMatchObject({
      id: "firebase-user",
      Name: "Анна",
      Chips: 1000,
      photoURL: "https://lh3.googleusercontent.com/a/x",
    });
    expect((await t.call("GET", "/api/auth/config")).json).toEqual({
      mode: "firebase",
      google: true,
      firebase: JSON.parse(FIREBASE_CONFIG),
    });
    expect((await t.call("POST", "/api/auth/sign-in/email", { body: {} })).status).toBe(404);
    const csp = String(me.headers["content-security-policy"]);
    expect(csp).toContain("https://identitytoolkit.googleapis.com");
    expect(csp).toContain(`frame-src https://${PROJECT}.firebaseapp.com`);
    await t.close();
    await google.close();
  });

  it("[GU1] [GU2] knows its anonymous sign-ins as guests, and no longer when they have a way in", async () => {
    const google = await lookAlike();
    const t = await createTestApp({ FIREBASE_CONFIG }, { firebaseKeySetUrl: google.url });
    const now = Math.floor(Date.now() / 1000);
    const {
      email: _email,
      email_verified: _verified,
      name: _name,
      picture: _picture,
      ...nobody
    } = claimsAt(now);
    const me = async (claims: object) => {
      const token = await new SignJWT({ ...nobody, ...claims })
        .setProtectedHeader({ alg: "RS256", kid: "google-1" })
        .sign(google.key);
      return (await t.call("GET", "/api/user/me", { token })).json;
    };
    const guest = await me({ firebase: { sign_in_provider: "anonymous", identities: {} } });
    expect(guest).toMatchObject({ id: "firebase-user", Chips: 0, isGuest: true });
    const ways = { "google.com": ["1"] };
    const linked = { email: "ann@example.org", email_verified: true };
    for (const sign_in_provider of ["anonymous", "google.com"]) {
      const member = await me({ ...linked, firebase: { sign_in_provider, identities: ways } });
      expect(member).toMatchObject({ id: "firebase-user", Name: guest["Name"], Chips: 1000 });
      expect(member["isGuest"]).toBeUndefined();
    }
    await t.close();
    await google.close();
  });

  it("[SE8] refuses a sign-in that was signed out here, and no other; everywhere means all of them", async () => {
    const google = await lookAlike();
    const t = await createTestApp({ FIREBASE_CONFIG }, { firebaseKeySetUrl: google.url });
    const now = Math.floor(Date.now() / 1000);
    const sign = (authTime: number, sub = "firebase-user") =>
      new SignJWT({ ...claimsAt(now), sub, auth_time: authTime })
        .setProtectedHeader({ alg: "RS256", kid: "google-1" })
        .sign(google.key);
    const status = async (authTime: number, sub?: string) =>
      (await t.call("GET", "/api/user/me", { token: await sign(authTime, sub) })).status;
    const post = async (path: string, authTime: number, body?: object) =>
      (await t.call("POST", `/api/auth/${path}`, { token: await sign(authTime), ...(body && { body }) }))
        .status;

    expect(await post("sign-out", now - 100)).toBe(200);
    expect([await status(now - 100), await status(now - 99), await status(now - 101)]).toEqual([
      401, 200, 200,
    ]);
    expect(await post("sign-out-everywhere", now - 50, { exceptThis: true })).toBe(200);
    expect([await status(now - 99), await status(now - 50), await status(now)]).toEqual([401, 200, 200]);
    expect(await post("sign-out-everywhere", now - 50)).toBe(200);
    expect([await status(now - 50), await status(now - 1), await status(now)]).toEqual([401, 401, 200]);
    expect(await status(now - 50, "somebody-else")).toBe(200);
    expect(await post("sign-out", now - 50)).toBe(401);
    await t.close();
    await google.close();
  });

  it("does not make a deleted account again for a token that still lives", async () => {
    const google = await lookAlike();
    const t = await createTestApp({ FIREBASE_CONFIG }, { firebaseKeySetUrl: google.url });
    const sign = () =>
      new SignJWT(claimsAt(Math.floor(Date.now() / 1000)))
        .setProtectedHeader({ alg: "RS256", kid: "google-1" })
        .sign(google.key);
    const token = await sign();
    expect((await t.call("DELETE", "/api/user/me", { token })).status).toBe(204);
    expect((await t.call("GET", "/api/user/me", { token })).status).toBe(401);
    t.pass(71 * 60_000);
    // A new account, without the starting chips that its address has had today (CH7).
    const again = await t.call("GET", "/api/user/me", { token: await sign() });
    expect([again.status, again.json["Chips"]]).toEqual([200, 0]);
    await t.close();
    await google.close();
  });

  it("answers 500, which signs nobody out, when Google's keys cannot be had", async () => {
    const google = await lookAlike();
    google.goDown();
    const t = await createTestApp({ FIREBASE_CONFIG }, { firebaseKeySetUrl: google.url });
    const token = await new SignJWT(claimsAt(Math.floor(Date.now() / 1000)))
      .setProtectedHeader({ alg: "RS256", kid: "google-1" })
      .sign(google.key);
    const { status, json } = await t.call("GET", "/api/user/me", { token });
    expect([status, json["code"]]).toEqual([500, "server/internal"]);
    expect(JSON.stringify(t.logged)).toContain("key set");
    await t.close();
    await google.close();
  });
});
