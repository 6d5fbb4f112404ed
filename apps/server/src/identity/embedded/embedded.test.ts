// The embedded identity's verifier: the contract, rotation of keys, and that signing out or deletion ends a token.
import { exportJWK, generateKeyPair } from "jose";
import { describe, expect, it } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import { openMigratedSqlite } from "../../testing/migrated-sqlite.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { AUDIENCE, TOKEN_ISSUER } from "./auth-plugins.ts";
import { createEmbeddedIdentity } from "./embedded-verifier.ts";
import { verifyContract } from "../verify.contract.ts";
import { DAY_MS } from "../../ports/process.ts";

verifyContract("embedded", async () => {
  const clock = new VirtualClock();
  const database = await openMigratedSqlite();
  const { publicKey, privateKey } = await generateKeyPair("EdDSA", { extractable: true });
  const iso = (ms: number) => new Date(ms).toISOString();
  const times = { createdAt: iso(clock.now()), updatedAt: iso(clock.now()) };
  const { kysely } = database;
  await kysely
    .insertInto("auth_user")
    .values({ id: "u1", name: "", email: "ann@example.org", emailVerified: 1, image: null, ...times })
    .execute();
  await kysely
    .insertInto("auth_session")
    .values({
      id: "s1",
      token: "t",
      userId: "u1",
      expiresAt: iso(clock.now() + DAY_MS),
      ipAddress: null,
      userAgent: null,
      ...times,
    })
    .execute();
  const jwk = {
    id: "k1",
    publicKey: JSON.stringify(await exportJWK(publicKey)),
    privateKey: "",
    alg: "EdDSA",
    createdAt: iso(clock.now()),
    expiresAt: null,
  };
  await kysely.insertInto("auth_jwks").values(jwk).execute();
  return {
    identity: createEmbeddedIdentity(database, clock),
    algorithm: "EdDSA",
    key: privateKey,
    kid: "k1",
    claims: (now) => ({ sub: "u1", sid: "s1", iss: TOKEN_ISSUER, aud: AUDIENCE, iat: now, exp: now + 3600 }),
    now: () => clock.now() / 1000,
    pass: (ms) => void clock.advance(ms),
    close: () => database.close(),
  };
});

describe("the embedded identity's tokens", () => {
  it("are signed with a new key after 30 days, while the old key's tokens stay good until they end", async () => {
    const t = await createTestApp();
    const { session } = await t.person("ann@example.org");
    const tokenNow = async () =>
      String((await t.call("GET", "/api/auth/token", { token: session })).json["token"]);
    const me = async (token: string) => (await t.call("GET", "/api/user/me", { token })).status;
    t.pass(30 * DAY_MS - 60_000);
    const { session: later } = await t.person("ann@example.org");
    const before = await tokenNowOf(later);
    t.pass(120_000);
    const after = await tokenNowOf(later);
    const kid = (token: string) => Buffer.from(token.split(".")[0] ?? "", "base64url").toString();
    expect(kid(after)).not.toBe(kid(before));
    expect([await me(before), await me(after)]).toEqual([200, 200]);
    expect(await tokenNow()).toBe("undefined");
    const { json } = await t.call("GET", "/api/auth/jwks");
    expect(json["keys"]).toHaveLength(2);
    expect(JSON.stringify(json)).not.toContain('"d"');
    await t.close();

    async function tokenNowOf(token: string): Promise<string> {
      return String((await t.call("GET", "/api/auth/token", { token })).json["token"]);
    }
  });

  it("keep the signing key encrypted in the database", async () => {
    const t = await createTestApp();
    await t.person("ann@example.org");
    const [row] = await t.deps.database.kysely.selectFrom("auth_jwks").selectAll().execute();
    expect(JSON.stringify(row)).not.toContain('\\"d\\"');
    await t.close();
  });
});
