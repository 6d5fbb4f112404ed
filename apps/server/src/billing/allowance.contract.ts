// What every database must make of the mentor's allowance. One suite, run on SQLite and on a real PostgreSQL.
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { PRO_REQUESTS_PER_DAY } from "@fitil/contracts";
import { findLedgerFaults } from "../ledger/audit-ledger.ts";
import type { TestDatabases } from "../testing/databases.ts";
import { createAllowance } from "./allowance.ts";
import { openSale } from "./testing/sale.ts";
import type { Sale } from "./testing/sale.ts";
import { DAY_MS } from "../ports/process.ts";

/** Runs the contract on one kind of database. */
export function allowanceContract(databases: TestDatabases): void {
  describe(`the mentor's allowance on ${databases.kind}`, () => {
    let sale: Sale;
    const answers = (count: number) => Array.from({ length: count }, (_, index) => `answer-${index}`);
    const answer = async (userId: string, answerId: string) => {
      const held = await sale.allowance.hold(userId, answerId);
      if (held.ok) await sale.allowance.charge(userId, answerId);
      return held.ok;
    };

    beforeEach(async (context) => {
      const database = await databases.open();
      if (database === null) return context.skip();
      sale = await openSale(database);
      await sale.ledger.open("ann", "ann");
      await sale.ledger.open("bob", "bob");
    });
    afterEach(async () => {
      if (sale === undefined) return;
      expect(await findLedgerFaults(sale.database)).toEqual([]);
      await sale.close();
    });
    afterAll(() => databases.stop());

    it("[MP1] gives 5 free answers once, and then no more", async () => {
      expect(await sale.allowance.state("ann")).toEqual({ plan: "free", requestsLeft: 5 });
      expect(await Promise.all(answers(5).map((id) => answer("ann", id)))).toEqual(Array(5).fill(true));
      const refused = { ok: false, code: "mentor/no_requests_left" };
      expect(await sale.allowance.hold("ann", "one-more")).toEqual(refused);
      await sale.clock.advance(400 * DAY_MS);
      expect(await sale.allowance.state("ann")).toEqual({ plan: "free", requestsLeft: 0 });
      expect(await sale.allowance.state("bob")).toEqual({ plan: "free", requestsLeft: 5 });
    });

    it("[MP2] charges one answer once, however often and at once it is told", async () => {
      await sale.allowance.hold("ann", "a");
      await Promise.all(Array.from({ length: 10 }, () => sale.allowance.charge("ann", "a")));
      await sale.allowance.charge("ann", "a");
      expect(await sale.allowance.state("ann")).toEqual({ plan: "free", requestsLeft: 4 });
    });

    it("[MP2] lets exactly three of ten answers through when three are left", async () => {
      await answer("ann", "x");
      await answer("ann", "y");
      const held = await Promise.all(answers(10).map((id) => sale.allowance.hold("ann", id)));
      expect(held.filter(({ ok }) => ok)).toHaveLength(3);
      const charged = answers(10).filter((_, index) => held[index]?.ok);
      await Promise.all(charged.map((id) => sale.allowance.charge("ann", id)));
      expect((await sale.allowance.state("ann")).requestsLeft).toBe(0);
      expect((await sale.allowance.hold("ann", "late")).ok).toBe(false);
    });

    it("[MP2] lets exactly three of ten whole answers through at once", async () => {
      await answer("ann", "x");
      await answer("ann", "y");
      const written = await Promise.all(answers(10).map((id) => answer("ann", id)));
      expect(written.filter(Boolean)).toHaveLength(3);
      expect((await sale.allowance.state("ann")).requestsLeft).toBe(0);
    });

    it("[MP1] charges nothing for an answer that failed, and lets the next one in", async () => {
      for (const id of answers(4)) await answer("ann", id);
      expect((await sale.allowance.hold("ann", "fails")).ok).toBe(true);
      expect((await sale.allowance.hold("ann", "waits")).ok).toBe(false);
      sale.allowance.release("ann", "fails");
      sale.allowance.release("ann", "never-held");
      expect((await sale.allowance.hold("ann", "waits")).ok).toBe(true);
      expect((await sale.allowance.state("ann")).requestsLeft).toBe(1);
    });

    it("[BL2] holds twice what is held already, and forgets a hold that nobody let go of", async () => {
      for (const id of answers(4)) await answer("ann", id);
      expect((await sale.allowance.hold("ann", "a")).ok).toBe(true);
      expect((await sale.allowance.hold("ann", "a")).ok).toBe(true);
      expect((await sale.allowance.hold("ann", "b")).ok).toBe(false);
      await sale.clock.advance(15 * 60_000);
      expect((await sale.allowance.hold("ann", "b")).ok).toBe(true);
    });

    it("[BL3] never goes below zero, also when charged without a hold", async () => {
      await Promise.all(answers(9).map((id) => sale.allowance.charge("ann", id)));
      expect((await sale.allowance.state("ann")).requestsLeft).toBe(5);
      for (const id of answers(9)) await answer("ann", `later-${id}`);
      await sale.allowance.charge("ann", "too-many");
      expect((await sale.allowance.state("ann")).requestsLeft).toBe(0);
    });

    it("[MP1] adds a pack of 50 that never expires", async () => {
      await answer("ann", "x");
      await sale.buy("ann", "credits");
      expect(await sale.allowance.state("ann")).toEqual({ plan: "credits", requestsLeft: 54 });
      await sale.clock.advance(3650 * DAY_MS);
      expect(await sale.allowance.state("ann")).toEqual({ plan: "credits", requestsLeft: 54 });
      await sale.buy("ann", "credits");
      expect((await sale.allowance.state("ann")).requestsLeft).toBe(104);
    });

    it("[MP1] lets Pro go on under fair use: 300 answers a UTC day, from the trial on", async () => {
      await sale.buy("ann", "pro");
      expect(await sale.allowance.state("ann")).toEqual({ plan: "pro", requestsLeft: null });
      const day = Math.floor(sale.clock.now() / DAY_MS);
      const used = Array.from({ length: PRO_REQUESTS_PER_DAY - 2 }, (_, index) => ({
        answer_id: `used-${index}`,
        user_id: "ann",
        day,
      }));
      await sale.database.kysely.insertInto("billing_pro_answer").values(used).execute();
      await Promise.all(Array.from({ length: 10 }, () => answer("ann", "same")));
      const written = await Promise.all(answers(10).map((id) => answer("ann", id)));
      // One of Pro's was left, and the five free requests are the person's own.
      expect(written.filter(Boolean)).toHaveLength(6);
      expect(await sale.allowance.state("ann")).toEqual({ plan: "pro", requestsLeft: 0 });
      await sale.clock.advance(12 * 3_600_000);
      expect(await sale.allowance.state("ann")).toEqual({ plan: "pro", requestsLeft: null });
      expect(await answer("ann", "next-day")).toBe(true);
      expect(await sale.left("ann")).toBe(0);
    });

    it("[BL3] charges an answer once, also when Pro begins or ends in between", async () => {
      await answer("ann", "before");
      const sessionId = await sale.buy("ann", "pro");
      await sale.allowance.charge("ann", "before");
      await answer("ann", "during");
      await sale.tell(sale.fake.shop.cancel(sale.subscriptionOf(sessionId)));
      await sale.allowance.charge("ann", "during");
      expect(await sale.allowance.state("ann")).toEqual({ plan: "free", requestsLeft: 4 });
      const counted = await sale.database.kysely
        .selectFrom("billing_pro_answer")
        .select("answer_id")
        .execute();
      expect(counted).toEqual([{ answer_id: "during" }]);
    });

    it("[BL1] gives what the host says: another number, nothing, or no limit at all", async () => {
      const allowanceOf = (free: number | null) =>
        createAllowance({ ...sale, terms: { forSale: free === null ? false : true, free } });
      const unlimited = allowanceOf(null);
      expect(await unlimited.state("ann")).toEqual({ plan: "self-hosted", requestsLeft: null });
      expect(await unlimited.hold("ann", "a")).toEqual({ ok: true });
      await unlimited.charge("ann", "a");
      expect(await sale.credits.read("ann")).toBeNull();
      const none = allowanceOf(0);
      expect(await none.state("ann")).toEqual({ plan: "free", requestsLeft: 0 });
      expect((await none.hold("ann", "a")).ok).toBe(false);
      expect(await allowanceOf(12).state("ann")).toEqual({ plan: "free", requestsLeft: 12 });
      expect(await allowanceOf(30).state("ann")).toEqual({ plan: "free", requestsLeft: 12 });
    });

    it("gives nothing to an account that is gone", async () => {
      await sale.allowance.hold("ann", "a");
      await sale.deleteAccount("ann");
      await sale.allowance.charge("ann", "a");
      expect((await sale.allowance.hold("ann", "b")).ok).toBe(false);
      expect(await sale.allowance.state("ann")).toEqual({ plan: "free", requestsLeft: 0 });
    });
  });
}
