// What every database must make of the ledger. One suite, run on SQLite and on a real PostgreSQL.
import fc from "fast-check";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import type { Database } from "../db/database.ts";
import { rows } from "../db/work.ts";
import { countingRandom } from "../testing/chance.ts";
import type { TestDatabases } from "../testing/databases.ts";
import { releaseAccount } from "./accounts.ts";
import { findLedgerFaults } from "./audit-ledger.ts";
import { createLedger } from "./ledger.ts";
import type { AccountLedger } from "./ledger.ts";
import { postMovement } from "./posting.ts";
import { HOUR_MS } from "../ports/process.ts";

/** Runs the contract on one kind of database. */
export function ledgerContract(databases: TestDatabases): void {
  describe(`the ledger on ${databases.kind}`, () => {
    const clock = new VirtualClock();
    let database: Database;
    let ledger: AccountLedger;
    let next: AccountLedger;
    const living = new Set<string>();

    const ledgerOf = (ownerId: string) =>
      createLedger({
        database,
        clock,
        random: countingRandomShared,
        ownerId,
        isOwnerAlive: async (owner) => living.has(owner),
      });
    const countingRandomShared = countingRandom();
    const people = async (...userIds: string[]) => {
      for (const userId of userIds) await ledger.open(userId, userId);
    };
    /** Brings somebody down to `chips` by losing games to the bank of the test. */
    const spendTo = async (userId: string, chips: number) => {
      await people(`sink-${userId}`);
      const lost = (await ledger.balance(userId)) - chips;
      await ledger.stake(`spend-${userId}-${chips}`, [userId], lost);
      await ledger.pay(`spend-${userId}-${chips}`, `sink-${userId}`);
    };
    const kinds = async (userId: string) =>
      (await ledger.history(userId, null, 100)).entries.map(({ kind, amount, balance }) => [
        kind,
        amount,
        balance,
      ]);

    beforeEach(async (context) => {
      const opened = await databases.open();
      if (opened === null) return context.skip();
      database = opened;
      living.clear();
      ledger = ledgerOf("this");
      next = ledgerOf("next");
    });
    afterEach(async () => {
      if (database === undefined) return;
      expect(await findLedgerFaults(database)).toEqual([]);
      const { issued, held, inEscrow } = await ledger.audit();
      expect(held + inEscrow).toBe(issued);
      await database.close();
    });
    afterAll(() => databases.stop());

    it("[CH1] opens an account with 1000 chips, once", async () => {
      await Promise.all([ledger.open("a", "a"), ledger.open("a", "a"), ledger.open("a", "a")]);
      expect(await ledger.balance("a")).toBe(1000);
      expect(await ledger.balance("nobody")).toBe(0);
      expect(await ledger.audit()).toEqual({ issued: 1000, held: 1000, inEscrow: 0 });
      expect(ledger.movements()).toBe(1);
    });

    it("[CH1] lets no balance go below zero, whoever writes", async () => {
      await people("a");
      await expect(
        database.kysely
          .updateTable("ledger_account")
          .set({ balance: -1 })
          .where("user_id", "=", "a")
          .execute(),
      ).rejects.toThrow();
      await expect(
        database.kysely
          .updateTable("ledger_account")
          .set({ balance: 1 })
          .where("id", "=", "issuer")
          .execute(),
      ).rejects.toThrow();
    });

    it("[CH2] refuses a movement that does not add up to zero, and leaves nothing of it", async () => {
      await people("a");
      const account = await accountOf("a");
      const half = { key: "half", kind: "gift" as const, gameId: null, at: 0 };
      await expect(
        database.atomically(() =>
          postMovement(database.kysely, { ...half, postings: [{ accountId: account, amount: 5 }] }),
        ),
      ).rejects.toThrow("does not add up");
      await expect(
        database.atomically(function* () {
          yield* rows(
            database.kysely
              .insertInto("ledger_posting")
              .values({ movement_key: "half", account_id: account, amount: 5, balance: 1005 }),
          );
          yield* rows(
            database.kysely
              .insertInto("ledger_movement")
              .values({ key: "half", kind: "gift", game_id: null, at: 0 }),
          );
        }),
      ).rejects.toThrow("zero");
      expect(await ledger.balance("a")).toBe(1000);
    });

    it("[CH2] lets nobody change, remove or add to what is written", async () => {
      await people("a");
      const { kysely } = database;
      const account = await accountOf("a");
      const added = { movement_key: `grant:${account}`, account_id: "issuer", amount: 1, balance: 0 };
      await expect(kysely.updateTable("ledger_posting").set({ amount: 7 }).execute()).rejects.toThrow(
        "append-only",
      );
      await expect(kysely.deleteFrom("ledger_posting").execute()).rejects.toThrow("append-only");
      await expect(kysely.updateTable("ledger_movement").set({ at: 7 }).execute()).rejects.toThrow(
        "append-only",
      );
      await expect(kysely.deleteFrom("ledger_movement").execute()).rejects.toThrow("append-only");
      await expect(kysely.insertInto("ledger_posting").values(added).execute()).rejects.toThrow();
    });

    it("[CH2] undoes a movement that fails half way", async () => {
      await people("a");
      const account = await accountOf("a");
      const movement = {
        key: "too-much",
        kind: "stake" as const,
        gameId: null,
        at: 0,
        postings: [
          { accountId: "issuer", amount: 1001 },
          { accountId: account, amount: -1001 },
        ],
      };
      await expect(database.atomically(() => postMovement(database.kysely, movement))).rejects.toThrow();
      expect(await ledger.audit()).toEqual({ issued: 1000, held: 1000, inEscrow: 0 });
    });

    it("[CH3] moves all stakes into escrow, once", async () => {
      await people("a", "b", "c");
      expect(await ledger.stake("g", ["c", "a", "b"], 250)).toEqual({ ok: true, pot: 750 });
      expect(await ledger.stake("g", ["c", "a", "b"], 250)).toEqual({ ok: true, pot: 750 });
      expect(await ledger.balance("a")).toBe(750);
      expect(await ledger.audit()).toEqual({ issued: 3000, held: 2250, inEscrow: 750 });
    });

    it("[CH3] moves no stake when one cannot pay, and says who", async () => {
      await people("a", "b");
      await spendTo("b", 99);
      const refusal = { ok: false, code: "room/not_enough_chips", userIds: ["b", "stranger"] };
      expect(await ledger.stake("g", ["a", "b", "stranger"], 100)).toEqual(refusal);
      expect(await ledger.balance("a")).toBe(1000);
      expect(await ledger.pay("g", "a")).toBe(0);
    });

    it("[CH3] asks nothing at a free table, and refuses impossible stakes", async () => {
      await people("a");
      expect(await ledger.stake("free", ["a"], 0)).toEqual({ ok: true, pot: 0 });
      expect(await ledger.pay("free", "a")).toBe(0);
      await ledger.refund("free");
      await expect(ledger.stake("g", ["a"], -5)).rejects.toThrow("impossible");
      await expect(ledger.stake("g", ["a"], 1.5)).rejects.toThrow("impossible");
      await expect(ledger.stake("g", ["a", "a"], 5)).rejects.toThrow("impossible");
    });

    it("[CH3] serves at most as many stakes at once as there are chips", async () => {
      await people("a", "b");
      const games = Array.from({ length: 15 }, (_, index) => `g${index}`);
      const results = await Promise.all(games.map((game) => ledger.stake(game, ["a", "b"], 100)));
      expect(results.filter(({ ok }) => ok)).toHaveLength(10);
      expect(await ledger.balance("a")).toBe(0);
    });

    it("[CH4] pays the escrow to the winner, once", async () => {
      await people("a", "b", "c");
      await ledger.stake("g", ["a", "b", "c"], 100);
      const prizes = await Promise.all([ledger.pay("g", "b"), ledger.pay("g", "b"), next.pay("g", "b")]);
      expect(prizes).toEqual([300, 300, 300]);
      expect(await ledger.balance("b")).toBe(1200);
      await ledger.refund("g");
      expect(await ledger.balance("a")).toBe(900);
      expect(await kinds("b")).toEqual([
        ["prize", 300, 1200],
        ["stake", -100, 900],
        ["grant", 1000, 1000],
      ]);
    });

    it("[CH4] gives every stake of a draw back, once", async () => {
      await people("a", "b");
      await ledger.stake("g", ["a", "b"], 500);
      await Promise.all([ledger.refund("g"), ledger.refund("g"), next.refund("g")]);
      expect(await ledger.pay("g", "a")).toBe(0);
      expect([await ledger.balance("a"), await ledger.balance("b")]).toEqual([1000, 1000]);
      expect(await kinds("a")).toEqual([
        ["refund", 500, 1000],
        ["stake", -500, 500],
        ["grant", 1000, 1000],
      ]);
    });

    it("[CH4] either pays or refunds when both are asked for at once", async () => {
      await people("a", "b");
      for (let game = 0; game < 5; game++) {
        await ledger.stake(`g${game}`, ["a", "b"], 100);
        const [prize] = await Promise.all([ledger.pay(`g${game}`, "a"), next.refund(`g${game}`)]);
        expect([0, 200]).toContain(prize);
        const { inEscrow } = await ledger.audit();
        expect(inEscrow).toBe(0);
      }
    });

    it("[CH4] gives every stake back when the winner has no account: no prize is asked for for ever", async () => {
      await people("a", "b");
      await ledger.stake("g", ["a", "b"], 100);
      expect(await ledger.pay("g", "ghost")).toBe(0);
      expect([await ledger.balance("a"), await ledger.balance("b")]).toEqual([1000, 1000]);
      expect(await ledger.pay("g", "ghost")).toBe(0);
      expect(await kinds("a")).toEqual([
        ["refund", 100, 1000],
        ["stake", -100, 900],
        ["grant", 1000, 1000],
      ]);
    });

    it("[CH4] keeps an account whose chips are in escrow, until the game is settled", async () => {
      await people("a", "b");
      await ledger.stake("g", ["a", "b"], 100);
      await expect(ledger.release("a")).rejects.toMatchObject({ code: "user/in_game" });
      expect(await ledger.balance("a")).toBe(900);
      const [prize, released] = await Promise.all([
        ledger.pay("g", "a"),
        next.release("a").then(
          () => true,
          () => false,
        ),
      ]);
      expect(prize).toBe(200);
      if (!released) await ledger.release("a");
      expect(await ledger.balance("a")).toBe(0);
    });

    it("[CH4] gives back what a dead process left in escrow, exactly once, and nobody else's", async () => {
      await people("a", "b");
      living.add("alive");
      const neighbour = ledgerOf("alive");
      await ledger.stake("old", ["a", "b"], 100);
      await neighbour.stake("theirs", ["a", "b"], 250);
      await next.stake("own", ["a", "b"], 500);
      const refunded = await Promise.all([next.refundUnfinished(), next.refundUnfinished()]);
      expect(refunded[0] + refunded[1]).toBe(1);
      expect(await next.refundUnfinished()).toBe(0);
      expect(await ledger.balance("a")).toBe(250);
      expect(await next.pay("own", "a")).toBe(1000);
      expect(await neighbour.pay("theirs", "b")).toBe(500);
    });

    it("[CH6] lifts somebody with less than 100 chips to 300, once in 24 hours", async () => {
      await people("a");
      expect(await ledger.gift("a", "a")).toEqual({ ok: false, code: "user/gift_not_needed", nextAt: null });
      await spendTo("a", 100);
      expect(await ledger.gift("a", "a")).toEqual({ ok: false, code: "user/gift_not_needed", nextAt: null });
      await spendTo("a", 99);
      const results = await Promise.all([ledger.gift("a", "a"), ledger.gift("a", "a"), next.gift("a", "a")]);
      expect(results.filter(({ ok }) => ok)).toEqual([{ ok: true, balance: 300 }]);
      const taken = clock.now();
      await clock.advance(23 * HOUR_MS);
      await spendTo("a", 0);
      expect(await ledger.gift("a", "a")).toEqual({
        ok: false,
        code: "user/gift_not_yet",
        nextAt: taken + 24 * HOUR_MS,
      });
      await clock.advance(HOUR_MS);
      expect(await ledger.gift("a", "a")).toEqual({ ok: true, balance: 300 });
    });

    it("[CH6] counts chips in escrow", async () => {
      await people("a", "b");
      await spendTo("a", 150);
      await ledger.stake("g", ["a", "b"], 100);
      expect(await ledger.gift("a", "a")).toEqual({ ok: false, code: "user/gift_not_needed", nextAt: null });
      await ledger.pay("g", "b");
      expect(await ledger.gift("a", "a")).toEqual({ ok: true, balance: 300 });
    });

    it("pages through the history, newest first", async () => {
      await people("a", "b");
      for (let game = 0; game < 7; game++) await ledger.stake(`g${game}`, ["a", "b"], 100);
      const ids: string[] = [];
      let before: string | null = null;
      do {
        const page: { entries: { id: string }[]; next: string | null } = await ledger.history("a", before, 3);
        ids.push(...page.entries.map(({ id }) => id));
        before = page.next;
      } while (before !== null);
      expect(ids).toHaveLength(8);
      expect(ids.map(Number)).toEqual(ids.map(Number).toSorted((x, y) => y - x));
      expect(await ledger.history("a", "1; drop table player", 3)).toEqual({ entries: [], next: null });
    });

    it("keeps the entries of somebody who is gone, without the person", async () => {
      await people("a", "b");
      await ledger.stake("g", ["a", "b"], 100);
      await ledger.refund("g");
      await database.atomically(() => releaseAccount(database, "a"));
      expect(await ledger.balance("a")).toBe(0);
      expect(await ledger.audit()).toEqual({ issued: 2000, held: 2000, inEscrow: 0 });
      const everything = JSON.stringify([
        await database.kysely.selectFrom("ledger_account").selectAll().execute(),
        await database.kysely.selectFrom("ledger_movement").selectAll().execute(),
      ]);
      expect(everything).not.toContain('"a"');
    });

    it("[CH2] keeps the books right under any order of movements, all at once", async () => {
      const users = ["a", "b", "c", "d"];
      const step = fc.oneof(
        fc.record({
          act: fc.constant("stake" as const),
          game: fc.nat(5),
          who: fc.subarray(users, { minLength: 1 }),
          stake: fc.constantFrom(100, 250, 500),
        }),
        fc.record({ act: fc.constant("pay" as const), game: fc.nat(5), who: fc.constantFrom(...users) }),
        fc.record({ act: fc.constant("refund" as const), game: fc.nat(5) }),
        fc.record({ act: fc.constant("gift" as const), who: fc.constantFrom(...users) }),
        fc.record({ act: fc.constant("restart" as const) }),
      );
      let round = 0;
      await people(...users);
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { maxLength: 8 }),
          async (waves) => {
            round += 1;
            for (const wave of waves)
              await Promise.all(
                wave.map((move) => {
                  if (move.act === "stake")
                    return ledger.stake(`r${round}-${move.game}`, move.who, move.stake).catch(ignoreTwice);
                  if (move.act === "pay") return ledger.pay(`r${round}-${move.game}`, move.who);
                  if (move.act === "refund") return ledger.refund(`r${round}-${move.game}`);
                  if (move.act === "gift") return ledger.gift(move.who, move.who);
                  return next.refundUnfinished();
                }),
              );
            await next.refundUnfinished();
            const { issued, held, inEscrow } = await ledger.audit();
            expect([inEscrow, held]).toEqual([0, issued]);
          },
        ),
        { numRuns: databases.kind === "sqlite" ? 60 : 15 },
      );
    });

    /** The same game staked twice at once by different people breaks on its key, as it must. */
    function ignoreTwice(cause: unknown): void {
      if (!(cause instanceof Error) || !/unique|duplicate/i.test(cause.message)) throw cause;
    }

    async function accountOf(userId: string): Promise<string> {
      const account = await database.kysely
        .selectFrom("ledger_account")
        .select("id")
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      return account.id;
    }
  });
}
