// Which sessions are over, on both databases: of the embedded identity and of Firebase's.
import { afterAll, describe, expect, it } from "vitest";
import { postgresDatabases, sqliteDatabases } from "../../testing/databases.ts";
import { createTestApp } from "../../testing/test-app.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { decodeJwt } from "jose";
import { createEmbeddedIdentity } from "../embedded/embedded-verifier.ts";
import { createFirebaseSessions } from "../firebase/firebase-sessions.ts";
import type { SessionRef } from "../../ports/sessions.ts";
import { DAY_MS } from "../../ports/process.ts";

describe.each([sqliteDatabases(), postgresDatabases()])("ended sessions ($kind)", (databases) => {
  afterAll(() => databases.stop());

  it("[SE1] are those signed out, expired, deleted or never heard of, and no others", async (context) => {
    const database = await databases.open();
    if (database === null) return context.skip();
    const t = await createTestApp({}, { database });
    const identity = createEmbeddedIdentity(database, t.deps.clock);
    const ann = await signedIn(t, "ann@example.org");
    const again = await signedIn(t, "ann@example.org");
    const bob = await signedIn(t, "bob@example.org");
    const all = [ann.ref, again.ref, bob.ref, { userId: "x", sessionId: "никогда'" }];
    const over = () => identity.endedAmong(all);
    expect(await over()).toEqual(all.slice(3));
    await t.call("POST", "/api/auth/sign-out", { token: ann.session });
    expect(await over()).toEqual([all[0], all[3]]);
    await t.call("DELETE", "/api/user/me", { token: bob.token });
    expect(await over()).toEqual([all[0], all[2], all[3]]);
    t.pass(31 * DAY_MS);
    expect(await over()).toEqual(all);
    expect(await identity.endedAmong([])).toEqual([]);
    await t.close();
  });

  it("[SE8] of Firebase are one sign-in, or all until a second", async (context) => {
    const database = await databases.open();
    if (database === null) return context.skip();
    const sessions = createFirebaseSessions(database);
    const of = (userId: string, ...seconds: number[]) =>
      seconds.map((second): SessionRef => ({ userId, sessionId: String(second) }));
    const all = [...of("ann", 100, 200, 300), ...of("bob", 100)];
    const over = async () => (await sessions.endedAmong(all)).map((one) => `${one.userId} ${one.sessionId}`);
    expect(await over()).toEqual([]);
    await sessions.end({ userId: "ann", sessionId: "200" });
    await sessions.end({ userId: "ann", sessionId: "200" });
    expect(await over()).toEqual(["ann 200"]);
    await database.atomically(() => sessions.endUntil("ann", 200));
    await database.atomically(() => sessions.endUntil("ann", 200));
    expect(await over()).toEqual(["ann 100", "ann 200"]);
    await database.atomically(() => sessions.endUntil("ann", 150));
    expect(await over()).toEqual(["ann 100", "ann 200"]);
    const kept = await database.kysely.selectFrom("firebase_sign_out").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain("ann");
    expect(await sessions.endedAmong([])).toEqual([]);
    await database.close();
  });
});

async function signedIn(t: TestApp, email: string) {
  const { token, session } = await t.person(email);
  const { sub, sid } = decodeJwt(token);
  // The person's player is made by their first call.
  await t.call("GET", "/api/user/me", { token });
  return { token, session, ref: { userId: String(sub), sessionId: String(sid) } };
}
