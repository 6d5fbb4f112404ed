// What both databases owe us: migrations that can run at once, the identity library's own tables, and transactions
// that the library's writes on the same connection can neither enter nor undo.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { getMigrations } from "better-auth/db/migration";
import { anonymous, bearer, jwt, magicLink, oauthPopup } from "better-auth/plugins";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { findLedgerFaults } from "../ledger/audit-ledger.ts";
import { createLedger } from "../ledger/ledger.ts";
import { postgresDatabases, sqliteDatabases } from "../testing/databases.ts";
import { createTestApp, linkToken } from "../testing/test-app.ts";
import { migrate } from "./migrate.ts";
import { rows } from "./work.ts";

describe.each([sqliteDatabases(), postgresDatabases()])("the database ($kind)", (databases) => {
  afterAll(() => databases.stop());

  it("is brought to the present schema again and again, also by several at once", async (context) => {
    const database = await databases.open();
    if (database === null) return context.skip();
    await Promise.all([migrate(database), migrate(database), migrate(database)]);
    const applied = await sql<{ name: string }>`select name from schema_migration order by name`.execute(
      database.kysely,
    );
    const files = readdirSync(join(import.meta.dirname, "migrations")).filter((file) => /^\d/.test(file));
    expect(applied.rows.map(({ name }) => `${name}.ts`)).toEqual(files.toSorted());
    await database.close();
  });

  it("a connection that the database ends between two statements fails them, and is then left", async (context) => {
    const database = await databases.open();
    if (database?.kind !== "postgres") return context.skip();
    const { kysely } = database;
    await kysely.connection().execute(async (one) => {
      const pid = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one)).rows[0]!.pid;
      await sql`select pg_terminate_backend(${pid})`.execute(kysely);
      const isThere = async () =>
        (await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(kysely)).rows.length > 0;
      while (await isThere());
      await expect(sql`select 1`.execute(one)).rejects.toThrow();
    });
    expect((await sql`select 1`.execute(kysely)).rows).toHaveLength(1);
    await database.close();
  });

  it("has every table and column that the identity library writes", async (context) => {
    const database = await databases.open();
    if (database === null) return context.skip();
    const { toBeCreated, toBeAdded } = await getMigrations({
      database: { db: database.kysely, type: database.kind },
      secret: "x".repeat(32),
      user: { modelName: "auth_user" },
      session: { modelName: "auth_session" },
      account: { modelName: "auth_account" },
      verification: { modelName: "auth_verification" },
      plugins: [
        jwt({ schema: { jwks: { modelName: "auth_jwks" } } }),
        bearer(),
        anonymous(),
        magicLink({ sendMagicLink: () => undefined }),
        oauthPopup(),
      ],
    });
    expect([toBeCreated, toBeAdded]).toEqual([[], []]);
    await database.close();
  });

  it("forgets sessions and links that have ended, and no others", async (context) => {
    const database = await databases.open();
    if (database === null) return context.skip();
    const t = await createTestApp({}, { database });
    const { token } = await t.person("ann@example.org");
    await t.call("POST", "/api/auth/sign-in/magic-link", { body: { email: "bob@example.org" } });
    const count = async () => [
      (await database.kysely.selectFrom("auth_session").selectAll().execute()).length,
      (await database.kysely.selectFrom("auth_verification").selectAll().execute()).length,
    ];
    await t.app.forgetExpired();
    expect([await count(), (await t.call("GET", "/api/user/me", { token })).status]).toEqual([[1, 1], 200]);
    t.pass(16 * 60_000);
    await t.app.forgetExpired();
    expect(await count()).toEqual([1, 0]);
    t.pass(31 * 86_400_000);
    await t.app.forgetExpired();
    expect(await count()).toEqual([0, 0]);
    await t.close();
  });

  it("undoes a transaction that throws, whole", async (context) => {
    const database = await databases.open();
    if (database === null) return context.skip();
    const limit = { key: "k", empty_at: 1 };
    const failing = database.atomically(function* () {
      yield* rows(database.kysely.insertInto("rate_limit").values(limit));
      throw new Error("half way");
    });
    await expect(failing).rejects.toThrow("half way");
    expect(await database.kysely.selectFrom("rate_limit").selectAll().execute()).toEqual([]);
    await database.close();
  });

  it("carries the whole way of a person: register, link, rename, export, delete", async (context) => {
    const database = await databases.open();
    if (database === null) return context.skip();
    const t = await createTestApp({}, { database });
    const email = "ann@example.org";
    const body = { email, password: "correct horse" };
    const registered = await t.call("POST", "/api/auth/sign-up/email", { body });
    expect(registered.status).toBe(200);
    expect((await t.call("POST", "/api/auth/sign-up/email", { body })).status).toBe(409);
    const session = String(
      (await t.call("POST", "/api/auth/sign-in/email", { body })).headers["set-auth-token"],
    );
    const token = String((await t.call("GET", "/api/auth/token", { token: session })).json["token"]);
    expect((await t.call("PUT", "/api/user/me", { token, body: { name: "Ёж" } })).json).toMatchObject({
      Name: "Ёж",
      Chips: 1000,
    });
    const other = await t.person("bob@example.org");
    expect((await t.call("PUT", "/api/user/me", { token: other.token, body: { name: "ёЖ" } })).status).toBe(
      409,
    );
    expect((await t.call("GET", "/api/user/export", { token })).json).toMatchObject({ chips: 1000 });
    expect((await t.call("GET", "/api/user/ledger", { token })).json["entries"]).toMatchObject([
      { kind: "grant", amount: 1000 },
    ]);
    await t.call("POST", "/api/auth/sign-in/magic-link", { body: { email } });
    const link = linkToken(t.mails.at(-1)?.text ?? "");
    expect((await t.call("DELETE", "/api/user/me", { token })).status).toBe(204);
    const late = await t.call("POST", "/api/auth/email-link/complete", { body: { email, token: link } });
    expect(late.json["code"]).toBe("auth/link-expired");
    expect((await t.call("GET", "/api/user/me", { token })).status).toBe(401);
    await t.close();
  });

  it("[CH2] keeps movements whole while people sign up and in on the same connection", async (context) => {
    const database = await databases.open();
    if (database === null) return context.skip();
    const t = await createTestApp({}, { database });
    const ledger = createLedger({ ...t.deps, database });
    const players = ["a", "b", "c"];
    for (const player of players) await ledger.open(player, player);
    const move = async (game: number) => {
      const staked = await ledger.stake(`g${game}`, players, 100);
      if (!staked.ok) return;
      if (game % 3 === 0) await ledger.refund(`g${game}`);
      else await ledger.pay(`g${game}`, players[game % 3] ?? "a");
    };
    const enter = async (index: number) => {
      const email = `p${index}@example.org`;
      const registered = await t.call("POST", "/api/auth/sign-up/email", {
        body: { email, password: "correct horse" },
      });
      const again = await t.call("POST", "/api/auth/sign-up/email", {
        body: { email, password: "correct horse" },
      });
      return [registered.status, again.status];
    };
    const [entered] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, (_, index) => enter(index))),
      Promise.all(Array.from({ length: 40 }, (_, game) => move(game))),
    ]);
    expect(entered).toEqual(Array.from({ length: 6 }, () => [200, 409]));
    expect(await findLedgerFaults(database)).toEqual([]);
    expect(await ledger.audit()).toEqual({ issued: 3000, held: 3000, inEscrow: 0 });
    const accounts = await database.kysely.selectFrom("auth_account").selectAll().execute();
    expect(accounts).toHaveLength(6);
    await t.close();
  });
});
