// The calls about one's own account, over the whole server without a port.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { currentUserSchema, ledgerPageSchema } from "@fitil/contracts";
import { createTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { HOUR_MS } from "../ports/process.ts";

describe("the account calls", () => {
  let t: TestApp;
  beforeEach(async () => {
    t = await createTestApp();
  });
  afterEach(() => t.close());

  it("[CH1] [CH5] shows a new account with 1000 chips, rating 1000 and a made-up name", async () => {
    const { token } = await t.person("ann@example.org");
    const { status, json, headers } = await t.call("GET", "/api/user/me", { token });
    expect(status).toBe(200);
    expect(currentUserSchema.parse(json)).toMatchObject({ Rating: 1000, Chips: 1000, photoURL: null });
    expect(json["Name"]).toMatch(/^Игрок-\d{5}$/);
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("keeps what was set in a match, gives it back with the export, and takes nothing else", async () => {
    const { token } = await t.person("ann@example.org");
    const settings = { volume: 30, music: 0, shake: false };
    const settle = (body: unknown) => t.call("PUT", "/api/user/settings", { token, body });
    expect((await t.call("GET", "/api/user/settings", { token })).json).toEqual({});
    expect((await settle(settings)).status).toBe(204);
    for (const bad of [
      { volume: 101 },
      { volume: "30" },
      { colour: "red" },
      { keys: { up: ["W"] } },
      [],
      "x",
    ])
      expect((await settle(bad)).json["code"]).toBe("request/bad");
    expect((await t.call("GET", "/api/user/settings", { token })).json).toEqual(settings);
    const { player } = (await t.call("GET", "/api/user/export", { token })).json as { player: object };
    expect(player).toMatchObject({ settings: JSON.stringify(settings) });
    expect((await t.call("GET", "/api/user/settings", {})).status).toBe(401);
  });

  it("takes the name given at registration", async () => {
    const registered = await t.call("POST", "/api/auth/sign-up/email", {
      body: { email: "ann@example.org", password: "correct horse", name: "  Анна   Б " },
    });
    const session = String(registered.headers["set-auth-token"]);
    const token = String((await t.call("GET", "/api/auth/token", { token: session })).json["token"]);
    expect((await t.call("GET", "/api/user/me", { token })).json["Name"]).toBe("Анна Б");
  });

  it("changes the name, and keeps names unique without regard to case in any alphabet", async () => {
    const ann = await t.person("ann@example.org", "Анна");
    const bob = await t.person("bob@example.org", "Bob");
    await t.call("GET", "/api/user/me", { token: ann.token });
    await t.call("GET", "/api/user/me", { token: bob.token });
    const rename = (token: string, name: unknown) => t.call("PUT", "/api/user/me", { token, body: { name } });
    for (const taken of ["анна", "АННА", " Анна ", "А\u043d\u043d\u0430"])
      expect((await rename(bob.token, taken)).json["code"]).toBe("user/name_taken");
    expect((await rename(ann.token, "ＢＯＢ")).json["code"]).toBe("user/name_taken");
    const renamed = await rename(bob.token, "Боб");
    expect([renamed.status, renamed.json["Name"]]).toEqual([200, "Боб"]);
    expect((await rename(ann.token, "bob")).json["Name"]).toBe("bob");
    expect((await rename(ann.token, "BOB")).json["Name"]).toBe("BOB");
  });

  it("keeps names unique to the eye: no letter or digit that passes for another makes a new one", async () => {
    const tom = await t.person("tom@example.org", "Tom");
    const oleg = await t.person("oleg@example.org", "Oleg");
    const bob = await t.person("bob@example.org");
    for (const { token } of [tom, oleg, bob]) await t.call("GET", "/api/user/me", { token });
    for (const taken of ["Том", "ТОМ", "T0m", "0leg", "OIeg", "O1eg", "_Tom_"]) {
      const { status, json } = await t.call("PUT", "/api/user/me", {
        token: bob.token,
        body: { name: taken },
      });
      expect([taken, status, json["code"]]).toEqual([taken, 409, "user/name_taken"]);
    }
    const registered = await t.call("POST", "/api/auth/sign-up/email", {
      body: { email: "eve@example.org", password: "correct horse", name: "Том" },
    });
    expect([registered.status, registered.json["code"]]).toEqual([409, "user/name_taken"]);
  });

  it("lets a person keep a name that stood before another's that looks like it was in the way", async () => {
    const ann = await t.person("ann@example.org", "Tom");
    const bob = await t.person("bob@example.org", "Bob");
    for (const { token } of [ann, bob]) await t.call("GET", "/api/user/me", { token });
    await t.deps.database.kysely
      .updateTable("player")
      .set({ name: "Том", name_key: "tom\nbob" })
      .where("name", "=", "Bob")
      .execute();
    const rename = (name: string) => t.call("PUT", "/api/user/me", { token: bob.token, body: { name } });
    const same = await rename("Том");
    expect([same.status, same.json["Name"]]).toEqual([200, "Том"]);
    expect((await rename("Tom")).json["code"]).toBe("user/name_taken");
    expect((await rename("Боб")).json["Name"]).toBe("Боб");
  });

  it("refuses names that are no names", async () => {
    const { token } = await t.person("ann@example.org");
    const bad = [
      "",
      "a",
      " a ",
      "x".repeat(21),
      "x".repeat(10_000),
      "a\u0000b",
      "a\u202Eb",
      "a\u200Bb",
      5,
      null,
      {},
      ["ab"],
    ];
    for (const name of bad) {
      const { status, json } = await t.call("PUT", "/api/user/me", { token, body: { name } });
      expect([name, status, json["code"]]).toEqual([name, 400, "user/bad_name"]);
    }
    expect((await t.call("PUT", "/api/user/me", { token, body: [] })).json["code"]).toBe("user/bad_name");
    const markup = await t.call("PUT", "/api/user/me", { token, body: { name: "<b>'; --" } });
    expect(markup.json["Name"]).toBe("<b>'; --");
    expect(markup.headers["content-type"]).toContain("application/json");
  });

  it("lets one of two have a name that both ask for at once", async () => {
    const people = await Promise.all(["a", "b", "c"].map((who) => t.person(`${who}@example.org`)));
    const answers = await Promise.all(
      people.map(({ token }) => t.call("PUT", "/api/user/me", { token, body: { name: "Зевс" } })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it("makes one player when the first calls come all at once", async () => {
    const { token } = await t.person("ann@example.org");
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => t.call("GET", "/api/user/me", { token })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const { json } = await t.call("GET", "/api/user/ledger", { token });
    expect(ledgerPageSchema.parse(json).entries).toHaveLength(1);
  });

  it("[CH6] gives the gift once, and says when it is possible again", async () => {
    const { token } = await t.person("ann@example.org");
    const me = currentUserSchema.parse((await t.call("GET", "/api/user/me", { token })).json);
    const early = await t.call("POST", "/api/user/gift", { token });
    expect([early.status, early.json["code"], early.json["nextAt"]]).toEqual([
      409,
      "user/gift_not_needed",
      null,
    ]);
    await spendAll(me.id);
    const gift = await t.call("POST", "/api/user/gift", { token, body: {} });
    expect([gift.status, gift.json]).toEqual([200, { Chips: 300 }]);
    await spendAll(me.id, "again");
    const again = await t.call("POST", "/api/user/gift", { token });
    expect([again.status, again.json["code"]]).toEqual([409, "user/gift_not_yet"]);
    expect(again.json["nextAt"]).toBe(t.deps.clock.now() + 24 * HOUR_MS);
  });

  it("shows only one's own chip movements, page by page", async () => {
    const ann = await t.person("ann@example.org");
    const bob = await t.person("bob@example.org");
    await t.call("GET", "/api/user/me", { token: bob.token });
    const { json } = await t.call("GET", "/api/user/ledger", { token: ann.token });
    const page = ledgerPageSchema.parse(json);
    expect(page.entries.map(({ kind, amount }) => [kind, amount])).toEqual([["grant", 1000]]);
    const before = page.entries[0]?.id ?? "";
    const next = await t.call("GET", `/api/user/ledger?before=${before}`, { token: ann.token });
    expect(next.json).toEqual({ entries: [], next: null });
  });

  it("refuses page marks that it never gave", async () => {
    const { token } = await t.person("ann@example.org");
    for (const before of ["-1", "0", "x", "1%20or%201=1", "9".repeat(40), "1&before=2", "..%2f"]) {
      const { status, json } = await t.call("GET", `/api/user/ledger?before=${before}`, { token });
      expect([before, status, json["code"]]).toEqual([before, 400, "request/bad"]);
    }
  });

  it("exports everything about the person, and no secret", async () => {
    const { token, session } = await t.person("ann@example.org", "Анна");
    const { status, text, json, headers } = await t.call("GET", "/api/user/export", { token });
    expect(status).toBe(200);
    expect(headers["content-disposition"]).toContain("attachment");
    expect(json).toMatchObject({ chips: 1000, player: { name: "Анна" } });
    expect(text).toContain("ann@example.org");
    expect(text).not.toContain(session.split(".")[0]);
    expect(text).not.toMatch(/password/i);
  });

  it("deletes the account: nothing of the person stays, the books stay right", async () => {
    const { token, session, email } = await t.person("ann@example.org", "Анна");
    await t.call("POST", "/api/auth/sign-in/magic-link", { body: { email } });
    const { status } = await t.call("DELETE", "/api/user/me", { token });
    expect(status).toBe(204);
    expect((await t.call("GET", "/api/user/me", { token })).status).toBe(401);
    expect((await t.call("GET", "/api/auth/token", { token: session })).status).toBe(401);
    expect(await traces("ann@example.org", "Анна", "анна")).toEqual([]);
    const back = await t.person("ann@example.org", "Анна");
    expect((await t.call("GET", "/api/user/me", { token: back.token })).json).toMatchObject({
      Name: "Анна",
      Chips: 0,
    });
  });

  it("[CH1] [CH6] [CH7] gives an address its starting chips and its gift once in 24 hours, however often it comes back", async () => {
    const addresses = Array.from({ length: 3 }, () => "ann@example.org");
    const begun: unknown[] = [];
    for (const address of addresses) {
      const { token } = await t.person(address);
      const me = currentUserSchema.parse((await t.call("GET", "/api/user/me", { token })).json);
      begun.push([
        me.Chips,
        me.withoutStartingChips,
        (await t.call("POST", "/api/user/gift", { token })).status,
      ]);
      expect((await t.call("DELETE", "/api/user/me", { token })).status).toBe(204);
    }
    expect(begun).toEqual([
      [1000, undefined, 409],
      [0, true, 200],
      [0, true, 409],
    ]);
    t.pass(24 * HOUR_MS);
    await t.app.forgetExpired();
    expect(await t.deps.database.kysely.selectFrom("daily_grant").selectAll().execute()).toEqual([]);
    const { token } = await t.person("ann@example.org");
    const me = (await t.call("GET", "/api/user/me", { token })).json;
    expect([me["Chips"], me["withoutStartingChips"]]).toEqual([1000, undefined]);
  });

  it("[CH7] says in words when the address may take the gift again", async () => {
    const first = await t.person("ann@example.org");
    const me = currentUserSchema.parse((await t.call("GET", "/api/user/me", { token: first.token })).json);
    await spendAll(me.id);
    expect((await t.call("POST", "/api/user/gift", { token: first.token })).status).toBe(200);
    const taken = t.deps.clock.now();
    t.pass(HOUR_MS / 12);
    expect((await t.call("DELETE", "/api/user/me", { token: first.token })).status).toBe(204);
    const second = await t.person("ann@example.org");
    const refused = await t.call("POST", "/api/user/gift", { token: second.token });
    expect([refused.status, refused.json["code"], refused.json["nextAt"]]).toEqual([
      409,
      "user/gift_not_yet",
      taken + 24 * HOUR_MS,
    ]);
    expect(refused.json["error"]).toBe("Подарок можно взять раз в сутки.");
  });

  it("does not delete somebody who is in a running game", async () => {
    const { token } = await t.person("ann@example.org");
    t.app.tables.isInGame = () => true;
    const { status, json } = await t.call("DELETE", "/api/user/me", { token });
    expect([status, json["code"]]).toEqual([409, "user/in_game"]);
    expect((await t.call("GET", "/api/user/me", { token })).status).toBe(200);
  });

  it("[CH4] does not delete somebody whose stake has not found its owner yet, whoever runs the game", async () => {
    const people = await Promise.all(["ann", "bob"].map((who) => t.person(`${who}@example.org`)));
    const [ann, bob] = await Promise.all(
      people.map(async ({ token }) => {
        const me = currentUserSchema.parse((await t.call("GET", "/api/user/me", { token })).json);
        return { id: me.id, token };
      }),
    );
    // The books of another process, which have been slow since the game was told to be over.
    const { createLedger } = await import("../ledger/ledger.ts");
    const books = createLedger({ ...t.deps, ownerId: "another-process" });
    await books.stake("game", [ann!.id, bob!.id], 100);
    const early = await t.call("DELETE", "/api/user/me", { token: ann!.token });
    expect([early.status, early.json["code"]]).toEqual([409, "user/in_game"]);
    expect(early.json["error"]).toContain("расчёт");
    expect((await t.call("GET", "/api/user/me", { token: ann!.token })).json["Chips"]).toBe(900);
    expect(await books.pay("game", ann!.id)).toBe(200);
    for (const { token } of [ann!, bob!])
      expect((await t.call("DELETE", "/api/user/me", { token })).status).toBe(204);
  });

  async function spendAll(userId: string, mark = "first"): Promise<void> {
    const { database } = t.deps;
    const { kysely } = database;
    const account = await kysely
      .selectFrom("ledger_account")
      .selectAll()
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    const { postMovement } = await import("../ledger/posting.ts");
    const postings = [
      { accountId: account.id, amount: -account.balance },
      { accountId: "issuer", amount: account.balance },
    ];
    const at = t.deps.clock.now();
    await database.atomically(() =>
      postMovement(kysely, { key: `spend-${mark}`, kind: "stake", gameId: null, at, postings }),
    );
  }

  /** Tables in which any of the texts stands. */
  async function traces(...texts: string[]): Promise<string[]> {
    const { kysely } = t.deps.database;
    const tables = await kysely.introspection.getTables();
    const found: string[] = [];
    for (const { name } of tables) {
      const all = JSON.stringify(
        await kysely
          .selectFrom(name as "player")
          .selectAll()
          .execute(),
      );
      if (texts.some((text) => all.includes(text))) found.push(name);
    }
    return found;
  }
});
