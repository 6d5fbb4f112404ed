// What every database must make of the payment service's events: once each, in any order. One suite, run on SQLite and
// on a real PostgreSQL.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FakeEvent } from "@fitil/testkit";
import { rows } from "../db/work.ts";
import { findLedgerFaults } from "../ledger/audit-ledger.ts";
import type { TestDatabases } from "../testing/databases.ts";
import { parseEvent } from "./event-shapes.ts";
import { forgetOldBilling } from "./account-deletion.ts";
import { openSale } from "./testing/sale.ts";
import type { Sale } from "./testing/sale.ts";
import { useSale } from "./testing/use-sale.ts";
import { takeEvent } from "./webhook.ts";
import { DAY_MS } from "../ports/process.ts";

const DAY_S = 86_400;

/** Runs the contract on one kind of database. */
export function bookkeepingContract(databases: TestDatabases): void {
  describe(`the payment service's events on ${databases.kind}`, () => {
    let sale: Sale;
    const plan = async (userId = "ann") => (await sale.allowance.state(userId)).plan;

    useSale(databases, (opened) => void (sale = opened));

    it("[MP3] grants a pack when its payment is told of, not when the page is opened or paid", async () => {
      const sessionId = await sale.openSession("ann", "credits");
      const events = sale.fake.shop.pay(sessionId);
      expect([await sale.left("ann"), (await sale.own("ann")).purchase]).toEqual([
        0,
        { plan: "credits", state: "open" },
      ]);
      expect(await sale.tell(events)).toEqual(["done"]);
      expect([await sale.left("ann"), (await sale.own("ann")).purchase]).toEqual([
        50,
        { plan: "credits", state: "paid" },
      ]);
    });

    it("[MP3] gives an event its effect once, repeated and at once", async () => {
      const events = sale.fake.shop.pay(await sale.openSession("ann", "credits"));
      const told = await Promise.all(Array.from({ length: 6 }, () => sale.tell(events)));
      expect(told.flat().toSorted()).toEqual(["done", "known", "known", "known", "known", "known"]);
      expect(await sale.tell(events)).toEqual(["known"]);
      expect(await sale.left("ann")).toBe(50);
    });

    it("[MP3] waits for money that is on its way, and grants nothing when it does not come", async () => {
      const slow = await sale.openSession("ann", "credits");
      await sale.tell(sale.fake.shop.pay(slow, "later"));
      expect([await sale.left("ann"), (await sale.own("ann")).purchase?.state]).toEqual([0, "processing"]);
      await sale.tell(sale.fake.shop.settle(slow, true));
      expect([await sale.left("ann"), (await sale.own("ann")).purchase?.state]).toEqual([50, "paid"]);
      await sale.clock.advance(1000);
      const never = await sale.openSession("ann", "credits");
      const events = [...sale.fake.shop.pay(never, "later"), ...sale.fake.shop.settle(never, false)];
      await sale.tell(events.toReversed());
      expect([await sale.left("ann"), (await sale.own("ann")).purchase?.state]).toEqual([50, "failed"]);
    });

    it("[BL6] takes back what is left of a pack, never below zero and never from another pack", async () => {
      const first = await sale.buy("ann", "credits");
      await Promise.all(Array.from({ length: 20 }, (_, index) => sale.allowance.charge("ann", `a${index}`)));
      await sale.tell(sale.fake.shop.refund(sale.paymentOf(first), 500));
      expect(await sale.left("ann")).toBe(0);
      expect(await plan()).toBe("free");
      await sale.clock.advance(1000);
      const second = await sale.buy("ann", "credits");
      expect(await sale.left("ann")).toBe(50);
      await sale.tell(sale.fake.shop.refund(sale.paymentOf(second), 250));
      expect(await sale.left("ann")).toBe(25);
      await sale.tell(sale.fake.shop.refund(sale.paymentOf(second), 100));
      expect([await sale.left("ann"), await plan()]).toEqual([15, "credits"]);
    });

    it("[BL6] takes back a refund that is told of before its payment, and gives back one that failed", async () => {
      const sessionId = await sale.openSession("ann", "credits");
      const paid = sale.fake.shop.pay(sessionId);
      const refunded = sale.fake.shop.refund(sale.paymentOf(sessionId), 200);
      await sale.tell([...refunded, ...paid]);
      expect(await sale.left("ann")).toBe(30);
      const [created] = refunded;
      if (created === undefined) throw new Error("no refund was made");
      await sale.tell(sale.fake.shop.failRefund(created));
      expect(await sale.left("ann")).toBe(50);
    });

    it("[BL6] takes a pack back whose payment was contested and lost", async () => {
      const sessionId = await sale.buy("ann", "credits");
      const dispute = { id: "dp_1", payment_intent: sale.paymentOf(sessionId), amount: 500, status: "won" };
      await sale.tell([sale.fake.shop.emit("charge.dispute.closed", dispute)]);
      expect(await sale.left("ann")).toBe(50);
      await sale.tell([sale.fake.shop.emit("charge.dispute.closed", { ...dispute, status: "lost" })]);
      expect(await sale.left("ann")).toBe(0);
    });

    it("[BL4] leaves nothing of an event whose question the service does not answer, and takes it later", async () => {
      const { shop } = sale.fake;
      await sale.tell(shop.pay(await sale.openSession("ann", "pro")));
      const id = [...shop.subscriptions.keys()][0] ?? "";
      const paused = shop.change(id, { status: "paused" });
      sale.fake.fail(500);
      await expect(sale.tell(paused)).rejects.toThrow("payment service");
      expect((await sale.own("ann")).subscription?.state).toBe("trial");
      sale.fake.fail(null);
      expect(await sale.tell(paused)).toEqual(["done"]);
      expect(await plan()).toBe("free");
    });

    it("[BL4] leaves nothing half done when an effect breaks, and the event comes again", async () => {
      const [event] = sale.fake.shop.pay(await sale.openSession("ann", "credits"));
      const parsed = parseEvent(event);
      if (parsed === null) throw new Error("the event means nothing");
      const broken = {
        ...sale,
        credits: {
          ...sale.credits,
          *grant(order: Parameters<typeof sale.credits.grant>[0]) {
            yield* sale.credits.grant(order);
            yield* rows(sale.database.kysely.selectFrom("no_such_table" as "player").selectAll());
            return true;
          },
        },
      };
      await expect(takeEvent(broken, parsed)).rejects.toThrow();
      const events = await sale.database.kysely.selectFrom("billing_event").select("id").execute();
      expect([events, await sale.left("ann"), (await sale.own("ann")).purchase?.state]).toEqual([
        [],
        0,
        "open",
      ]);
      expect(await takeEvent(sale, parsed)).toBe("done");
      expect(await sale.left("ann")).toBe(50);
    });

    it("[BL8] knows a page that was opened without having been written down", async () => {
      const sessionId = await sale.openSession("ann", "credits");
      await sale.database.kysely.deleteFrom("billing_checkout").execute();
      await sale.tell(sale.fake.shop.pay(sessionId));
      expect(await sale.left("ann")).toBe(50);
    });

    it("[MP3] ignores what is not about us: other shops, other sorts, nobody", async () => {
      const { shop } = sale.fake;
      const foreign = {
        id: "cs_x",
        payment_status: "paid",
        customer: "cus_x",
        metadata: {},
        amount_total: 5,
      };
      const told = [
        shop.emit("checkout.session.completed", foreign),
        shop.emit("checkout.session.completed", {
          ...foreign,
          metadata: { plan: "credits", reference: "x" },
        }),
        shop.emit("customer.created", { id: "cus_x" }),
        shop.emit("charge.refunded", { id: "ch_x", payment_intent: null, amount_refunded: 1 }),
        shop.emit("invoice.paid", { id: "in_x", subscription: null, parent: null }),
        shop.emit("charge.refunded", { id: "ch_y", payment_intent: "pi_y", amount_refunded: 1 }),
        shop.emit("invoice.paid", { id: "in_y", subscription: "sub_y" }),
        shop.emit("customer.subscription.created", {
          id: "sub_z",
          customer: "cus_x",
          status: "active",
          start_date: 1,
          current_period_start: 1,
          current_period_end: 2 ** 40,
          items: { data: [] },
        }),
      ];
      expect(await sale.tell(told)).toEqual(["foreign", "done", "done", "foreign"]);
      expect([await plan(), await plan("bob"), await sale.left("ann")]).toEqual(["free", "free", 0]);
      expect(sale.warnings).toEqual([]);
      await forgetOldBilling(sale.database, sale.clock.now() + 60 * DAY_MS);
      for (const table of ["billing_event", "billing_refund", "billing_subscription"] as const)
        expect(await sale.database.kysely.selectFrom(table).selectAll().execute()).toEqual([]);
    });

    it("[BL4] breaks on an event that concerns us and has a shape that nobody knows", async () => {
      const { shop } = sale.fake;
      const broken = shop.emit("checkout.session.completed", { id: 7 });
      expect(() => parseEvent(broken)).toThrow();
      const timeless = shop.emit("customer.subscription.updated", {
        id: "s",
        status: "active",
        start_date: 1,
      });
      expect(() => parseEvent(timeless)).toThrow();
    });

    it("[BL12] ends at the service what a deleted account pays for, and grants nothing for it any more", async () => {
      const { shop } = sale.fake;
      const subscription = sale.subscriptionOf(await sale.buy("ann", "pro"));
      const pack = await sale.buy("ann", "credits");
      const open = await sale.openSession("ann", "credits");
      await sale.deleteAccount("ann");
      sale.fake.fail(503);
      expect(await sale.sweep()).toBe(0);
      expect(shop.subscriptions.get(subscription)?.status).toBe("trialing");
      sale.fake.fail(null);
      expect(await sale.sweep()).toBe(0);
      await sale.clock.advance(60_000);
      expect(await sale.sweep()).toBe(3);
      expect([shop.subscriptions.get(subscription)?.status, shop.sessions.get(open)?.status]).toEqual([
        "canceled",
        "expired",
      ]);
      expect(shop.customers.size).toBe(0);
      expect(await sale.sweep()).toBe(0);
      await sale.tell(shop.refund(sale.paymentOf(pack), 500));
      const kept = JSON.stringify([
        await sale.database.kysely.selectFrom("billing_person").selectAll().execute(),
        await sale.database.kysely.selectFrom("billing_pro_answer").selectAll().execute(),
        await sale.database.kysely.selectFrom("billing_farewell").selectAll().execute(),
      ]);
      expect(kept).not.toMatch(/"ann"|cus_/);
    });

    it("[BL12] ends a subscription that begins after its account is gone", async () => {
      const { shop } = sale.fake;
      const pro = await sale.openSession("ann", "pro");
      const pack = await sale.openSession("ann", "credits");
      const events = [...shop.pay(pro), ...shop.pay(pack)];
      await sale.deleteAccount("ann");
      expect(await sale.tell(events)).toEqual(["gone", "gone", "done", "gone"]);
      expect(sale.warnings).toHaveLength(3);
      await sale.sweep();
      expect(shop.subscriptions.get(sale.subscriptionOf(pro))?.status).toBe("canceled");
      const granted = await sale.database.kysely
        .selectFrom("ledger_movement")
        .select("key")
        .where("kind", "=", "pack")
        .execute();
      expect(granted).toEqual([]);
    });

    it("[BL5] comes to the same state and balance in any order and with any repetition", async () => {
      const inOrder = await tellStory(sale, (told) => told);
      expect(inOrder.left).toBe(40);
      const orders = fc.tuple(fc.integer(), fc.array(fc.nat(1000), { maxLength: 12 }));
      await fc.assert(
        fc.asyncProperty(orders, async ([seed, again]) => {
          const database = await databases.open();
          if (database === null) throw new Error("the database went away");
          const other = await openSale(database, 0);
          await other.ledger.open("ann", "ann");
          const shuffled = await tellStory(other, (told) => [
            ...shuffle(told, seed),
            ...again.flatMap((index) => told[index % told.length] ?? []),
          ]);
          expect(shuffled).toEqual(inOrder);
          expect(await findLedgerFaults(database)).toEqual([]);
          await other.close();
        }),
        { numRuns: databases.kind === "sqlite" ? 40 : 5 },
      );
    });
  });
}

/** Everything that can happen to a pack and a subscription, told in an order of the test's; what it comes to. */
async function tellStory(sale: Sale, arrange: (told: FakeEvent[]) => FakeEvent[]) {
  const { shop } = sale.fake;
  const told: FakeEvent[] = [];
  const add = async (events: readonly FakeEvent[], ms: number) => {
    told.push(...events);
    await sale.clock.advance(ms);
  };
  const pack = await sale.openSession("ann", "credits");
  await add(shop.pay(pack, "later"), 0);
  await add(shop.settle(pack, true), 1000);
  const refunded = shop.refund(sale.paymentOf(pack), 150);
  await add(refunded, 0);
  await add(shop.refund(sale.paymentOf(pack), 100), 1000);
  if (refunded[0]) await add(shop.failRefund(refunded[0]), 1000);
  const pro = await sale.openSession("ann", "pro");
  await add(shop.pay(pro), 0);
  const id = sale.subscriptionOf(pro);
  await add(shop.warnOfTrialEnd(id), 0);
  await add(shop.renew(id, true), 0);
  await add(shop.renew(id, false), 2000);
  await add(shop.change(id, { cancel_at: Math.floor(sale.clock.now() / 1000) + DAY_S }), 0);
  await sale.tell(arrange(told));
  const { kysely } = sale.database;
  const subscriptions = await kysely.selectFrom("billing_subscription").selectAll().orderBy("id").execute();
  return {
    left: (await sale.credits.read("ann"))?.balance ?? 0,
    own: await sale.own("ann"),
    subscriptions: subscriptions.map(({ reference, ...state }) => ({ ...state, known: reference !== null })),
    checkouts: await kysely
      .selectFrom("billing_checkout")
      .select(["session_id", "state", "granted", "clawed", "taken"])
      .orderBy("session_id")
      .execute(),
  };
}

/** The same order for the same seed. */
function shuffle(told: readonly FakeEvent[], seed: number): FakeEvent[] {
  const weight = (index: number) => Math.imul((index + 1) ^ seed, 0x9e3779b1) >>> 0;
  return told
    .map((event, index) => ({ event, weight: weight(index) }))
    .toSorted((a, b) => a.weight - b.weight)
    .map(({ event }) => event);
}
