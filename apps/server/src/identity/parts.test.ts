// The identity's small parts: secrets, connection tokens, password policy, tries.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SignJWT, UnsecuredJWT } from "jose";
import { afterAll, describe, expect, it } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import { postgresDatabases, sqliteDatabases } from "../testing/databases.ts";
import { countingRandom } from "../testing/chance.ts";
import { createAttemptLimits } from "./embedded/attempt-limits.ts";
import { takeGuess } from "./embedded/guess-limits.ts";
import { createConnectionTokens } from "./sessions/connection-token.ts";
import { passwordFaults } from "./embedded/password/password-policy.ts";
import { loadSecrets } from "./secrets.ts";

describe("the secrets", () => {
  it("are made once, differ, and only the owner can read them", () => {
    const folder = join(mkdtempSync(join(tmpdir(), "fitil-secrets-")), "data");
    const random = countingRandom();
    const made = loadSecrets(folder, random);
    expect(loadSecrets(folder, random)).toEqual(made);
    expect(made.identity).not.toBe(made.connection);
    expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(join(folder, "secrets.json"), "utf8"))).toEqual(made);
    rmSync(join(folder, ".."), { recursive: true });
  });

  it("are never replaced when they cannot be read: that would sign everybody out", () => {
    const folder = mkdtempSync(join(tmpdir(), "fitil-secrets-"));
    writeFileSync(join(folder, "secrets.json"), "{}");
    expect(() => loadSecrets(folder, countingRandom())).toThrow("cannot be read");
    expect(readFileSync(join(folder, "secrets.json"), "utf8")).toBe("{}");
    rmSync(folder, { recursive: true });
  });
});

describe("the connection token", () => {
  const clock = new VirtualClock();
  const tokens = createConnectionTokens("c".repeat(43), clock);
  const key = new TextEncoder().encode("c".repeat(43));
  const now = () => Math.floor(clock.now() / 1000);
  const session = { userId: "u1", sessionId: "s1" };

  it("[SE1] names its person and session for two minutes", async () => {
    const token = await tokens.sign(session);
    expect(await tokens.verify(token)).toEqual({ ok: true, session });
    await clock.advance(119_000);
    expect(await tokens.verify(token)).toEqual({ ok: true, session });
    await clock.advance(2_000);
    expect(await tokens.verify(token)).toEqual({ ok: false, why: "expired" });
  });

  it("is nothing else", async () => {
    const build = (claims: object, alg = "HS256") =>
      new SignJWT({ sub: "u1", sid: "s1", aud: "fitil:connection", iat: now(), exp: now() + 60, ...claims })
        .setProtectedHeader({ alg })
        .sign(key);
    expect(await tokens.verify(await build({}))).toEqual({ ok: true, session });
    const wrong = [
      await build({ aud: "fitil:api" }),
      await build({ exp: undefined }),
      await build({ sub: undefined }),
      await build({ sid: undefined }),
      await build({ sid: 1 }),
      await build({}, "HS512"),
      await createConnectionTokens("d".repeat(43), clock).sign(session),
      new UnsecuredJWT({ sub: "u1", aud: "fitil:connection", iat: now(), exp: now() + 60 }).encode(),
      "",
      "x",
      "a.b.c",
    ];
    for (const token of wrong) expect(await tokens.verify(token)).toEqual({ ok: false, why: "invalid" });
  });
});

describe("the password policy", () => {
  it.each([
    ["correct horse", "ann@example.org", []],
    ["жираф в шляпе", "ann@example.org", []],
    ["1234567", "ann@example.org", ["too_short"]],
    ["👩‍👩‍👧", "ann@example.org", ["too_short"]],
    ["x".repeat(129), "ann@example.org", ["too_long", "too_common"]],
    ["QWERTY123", "ann@example.org", ["too_common"]],
    ["ПРИВЕТ123", "ann@example.org", ["too_common"]],
    ["abababab", "ann@example.org", ["too_common"]],
    ["Ann@Example.org", "ann@example.org", ["contains_email"]],
    ["johnsmith", "JohnSmith@example.org", ["contains_email"]],
  ] as const)("finds in %j of %s: %j", (password, email, faults) => {
    expect(passwordFaults(password, email)).toEqual(faults);
  });
});

describe.each([sqliteDatabases(), postgresDatabases()])(
  "tries, counted in the database ($kind)",
  (databases) => {
    afterAll(() => databases.stop());
    const rule = { name: "test", burst: 3, everyMs: 60_000 };

    it("are let through up to the burst, then one by one, key by key", async (context) => {
      const database = await databases.open();
      if (database === null) return context.skip();
      const clock = new VirtualClock();
      const limits = createAttemptLimits(database, clock);
      const results = await Promise.all(Array.from({ length: 5 }, () => limits.take(rule, "ann")));
      expect(results.filter(({ ok }) => ok)).toHaveLength(3);
      expect(await limits.take(rule, "ann")).toEqual({ ok: false, retryAfterS: 60 });
      expect(await limits.take(rule, "bob")).toEqual({ ok: true });
      expect(await limits.take({ ...rule, name: "other" }, "ann")).toEqual({ ok: true });
      await clock.advance(59_999);
      expect(await limits.take(rule, "ann")).toEqual({ ok: false, retryAfterS: 1 });
      await clock.advance(1);
      expect(await limits.take(rule, "ann")).toEqual({ ok: true });
      expect((await limits.take(rule, "ann")).ok).toBe(false);
      await limits.giveBack(rule, "ann");
      expect(await limits.take(rule, "ann")).toEqual({ ok: true });
      await database.close();
    });

    it("outlive a restart, name nobody, and are cleared away", async (context) => {
      const database = await databases.open();
      if (database === null) return context.skip();
      const clock = new VirtualClock();
      for (let round = 0; round < 3; round++)
        await createAttemptLimits(database, clock).take(rule, "ann@example.org");
      const limits = createAttemptLimits(database, clock);
      expect((await limits.take(rule, "ann@example.org")).ok).toBe(false);
      expect(
        JSON.stringify(await database.kysely.selectFrom("rate_limit").selectAll().execute()),
      ).not.toContain("ann");
      await clock.advance(3_600_000);
      for (let round = 0; round < 100; round++) await limits.take({ ...rule, burst: 1000 }, "crowd");
      const left = await database.kysely.selectFrom("rate_limit").selectAll().execute();
      expect(left).toHaveLength(1);
      await database.close();
    });

    it("at an account are counted for each network and device by itself, and a besieged account makes wrong ones wait", async (context) => {
      const database = await databases.open();
      if (database === null) return context.skip();
      const clock = new VirtualClock();
      const limits = createAttemptLimits(database, clock);
      const email = "ann@example.org";
      const guess = (address: string, deviceId: string | null = null) =>
        takeGuess(limits, { email, address, deviceId });
      for (let round = 0; round < 10; round++) expect((await guess("198.51.100.1")).ok).toBe(true);
      // Refused tries are not judged, and do not besiege.
      for (let round = 0; round < 40; round++)
        expect(await guess("198.51.100.1")).toEqual({ ok: false, retryAfterS: 60 });
      expect((await guess("2001:db8:1:2")).ok).toBe(true);
      for (let round = 0; round < 9; round++) expect((await guess(`2001:db8:1:${round}`)).ok).toBe(true);
      expect((await guess("2001:db8:1:ffff")).ok).toBe(false);
      for (let network = 1; network <= 10; network++)
        expect((await guess(`203.0.113.${network}`)).ok).toBe(true);
      // Thirty wrong ones: from now on the first of each network is judged, the next one waits.
      for (let network = 11; network <= 20; network++) {
        expect((await guess(`203.0.113.${network}`)).ok).toBe(true);
        expect(await guess(`203.0.113.${network}`)).toEqual({ ok: false, retryAfterS: 900 });
      }
      const right = await guess("192.0.2.1");
      if (right.ok) await right.right();
      expect((await guess("192.0.2.1")).ok).toBe(true);
      for (let round = 0; round < 10; round++) expect((await guess("203.0.113.1", "d1")).ok).toBe(true);
      expect((await guess("203.0.113.1", "d1")).ok).toBe(false);
      expect((await guess("203.0.113.1", "d2")).ok).toBe(true);
      await clock.advance(2 * 60 * 60_000);
      expect((await guess("203.0.113.11")).ok).toBe(true);
      expect((await guess("203.0.113.11")).ok).toBe(true);
      await database.close();
    });
  },
);
