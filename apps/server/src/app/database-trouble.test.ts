// The whole server on a database that is full: every caller is told so, by its own code, and nobody is told something else.
import { StatementSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import { openMigratedSqlite } from "../testing/migrated-sqlite.ts";
import { createTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";

const SQLITE_FULL = 13;
const PASSWORD = "correct horse";

describe("a server whose disk is full", () => {
  let t: TestApp;
  let logged: string[];

  beforeEach(async () => {
    logged = [];
    const write = (_fields: object, message: string) => void logged.push(message);
    const log = { info: write, warn: write, error: write };
    t = await createTestApp({}, { database: await openMigratedSqlite({ clock: new VirtualClock(), log }) });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await t.close();
  });

  /** Writes into these tables answer as SQLite does when there is no room for them. */
  function fillDisk(...tables: string[]): void {
    for (const way of ["run", "all"] as const) {
      const really = StatementSync.prototype[way] as (...values: unknown[]) => unknown;
      vi.spyOn(StatementSync.prototype, way).mockImplementation(function (this: StatementSync, ...values) {
        const [, table = ""] = /^(?:insert into|update) "(\w+)"/.exec(this.sourceSQL) ?? [];
        if (tables.includes(table))
          throw Object.assign(new Error("database or disk is full"), {
            code: "ERR_SQLITE_ERROR",
            errcode: SQLITE_FULL,
          });
        return really.apply(this, values) as never;
      });
    }
  }

  const signUp = (name: string) =>
    t.call("POST", "/api/auth/sign-up/email", { body: { email: `${name}@example.org`, password: PASSWORD } });

  it.each([
    ["counting its tries", "rate_limit"],
    ["the account itself", "auth_user"],
    ["its password", "auth_account"],
    ["its session", "auth_session"],
  ])("refuses a new account with 507 when there is no room for %s", async (_what, table) => {
    fillDisk(table);
    const { status, json, headers } = await signUp("bob");
    expect([status, json["code"]]).toEqual([507, "server/disk_full"]);
    expect(json["error"]).toBe("На сервере кончилось место: сейчас ничего не сохранить.");
    expect(headers["retry-after"]).toBe("60");
    vi.restoreAllMocks();
    expect((await signUp("bob")).status).toBe(200);
  });

  it("refuses a name, a sign-in and a link with 507, and tells the log once", async () => {
    const { token } = await t.person("ann@example.org", "Аня");
    await signUp("eve");
    fillDisk("player", "auth_session", "auth_verification");
    const body = { email: "eve@example.org", password: PASSWORD };
    const answers = [
      await t.call("PUT", "/api/user/me", { token, body: { name: "Анна" } }),
      await t.call("POST", "/api/auth/sign-in/email", { body }),
      await t.call("POST", "/api/auth/sign-in/magic-link", { body: { email: body.email } }),
    ];
    expect(answers.map(({ status, json }) => [status, json["code"]])).toEqual(
      answers.map(() => [507, "server/disk_full"]),
    );
    expect((await t.call("GET", "/api/user/me", { token })).json).toMatchObject({ Name: "Аня" });
    expect(await t.call("GET", "/healthz")).toMatchObject({ status: 200, json: { status: "degraded" } });
    expect(logged).toEqual(["the disk of the database is full: nothing can be saved"]);
    expect((await t.call("GET", "/metrics")).text).toContain("fitil_database_refusals_total 3");
  });
});
