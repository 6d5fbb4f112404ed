// What every database must make of a subscription's events: whether they give Pro, and which of two states is the newer one.
// One suite, run on SQLite and on a real PostgreSQL.
import { describe, expect, it } from "vitest";
import type { TestDatabases } from "../testing/databases.ts";
import type { Sale } from "./testing/sale.ts";
import { useSale } from "./testing/use-sale.ts";
import { DAY_MS } from "../ports/process.ts";

/** Runs the contract on one kind of database. */
export function subscriptionContract(databases: TestDatabases): void {
  describe(`a subscription's events on ${databases.kind}`, () => {
    let sale: Sale;
    const plan = async (userId = "ann") => (await sale.allowance.state(userId)).plan;
    const notice = async () => (await sale.own("ann")).notice;

    useSale(databases, (opened) => void (sale = opened));

    it("[BL7] [BL9] follows a subscription: trial, paid, unpaid with grace, mended, cancelled, ended", async () => {
      const { shop } = sale.fake;
      const sessionId = await sale.buy("ann", "pro");
      const id = sale.subscriptionOf(sessionId);
      const trialEnd = sale.clock.now() + 7 * DAY_MS;
      expect(await sale.own("ann")).toMatchObject({
        plan: "pro",
        subscription: { state: "trial", renewsAt: trialEnd, endsAt: null },
        notice: null,
        trialPossible: false,
        manageable: true,
        purchase: { plan: "pro", state: "paid" },
      });
      await sale.clock.advance(4 * DAY_MS);
      await sale.tell(shop.warnOfTrialEnd(id));
      expect(await notice()).toBe("trial_ending");
      await sale.clock.advance(3 * DAY_MS);
      await sale.tell(shop.renew(id, true));
      expect(await sale.own("ann")).toMatchObject({
        plan: "pro",
        subscription: { state: "active" },
        notice: null,
      });
      await sale.clock.advance(30 * DAY_MS);
      await sale.tell(shop.renew(id, false));
      expect(await sale.own("ann")).toMatchObject({
        plan: "pro",
        subscription: { state: "unpaid" },
        notice: "payment_failed",
      });
      await sale.clock.advance(7 * DAY_MS);
      expect([await plan(), await notice()]).toEqual(["free", "payment_failed"]);
      await sale.tell([
        shop.emit("invoice.paid", { id: "in_x", subscription: id }),
        ...shop.change(id, { status: "active" }),
      ]);
      expect([await plan(), await notice()]).toEqual(["pro", null]);
      const end = shop.subscriptions.get(id)?.items.data[0]?.current_period_end ?? 0;
      await sale.tell(shop.change(id, { cancel_at_period_end: true }));
      expect((await sale.own("ann")).subscription).toEqual({
        state: "active",
        renewsAt: null,
        endsAt: end * 1000,
      });
      await sale.clock.advance(end * 1000 - sale.clock.now());
      expect(await plan()).toBe("free");
      await sale.tell(shop.cancel(id));
      expect(await sale.own("ann")).toMatchObject({ plan: "free", subscription: null, notice: null });
    });

    it("[BL7] gives no grace when nothing was ever paid", async () => {
      const id = sale.subscriptionOf(await sale.buy("ann", "pro"));
      await sale.clock.advance(7 * DAY_MS);
      await sale.tell(sale.fake.shop.renew(id, false));
      expect([await plan(), await notice()]).toEqual(["free", "payment_failed"]);
    });

    it("[BL7] goes on for three days when news of a renewal is late, and not for ever", async () => {
      await sale.buy("ann", "pro");
      await sale.clock.advance(9 * DAY_MS);
      expect(await plan()).toBe("pro");
      await sale.clock.advance(DAY_MS);
      expect(await plan()).toBe("free");
    });

    it("[BL5] lets the newest state of a subscription win, whenever it comes", async () => {
      const { shop } = sale.fake;
      const created = shop.pay(await sale.openSession("ann", "pro"));
      const id = [...shop.subscriptions.keys()][0] ?? "";
      await sale.clock.advance(1000);
      const changed = shop.change(id, { cancel_at_period_end: true });
      await sale.clock.advance(1000);
      const ended = shop.cancel(id);
      await sale.tell([...ended, ...changed, ...created]);
      expect((await sale.own("ann")).subscription).toBeNull();
      expect(await plan()).toBe("free");
    });

    it("[BL5] asks the service when two states of one second contradict each other", async () => {
      const { shop, calls } = sale.fake;
      const created = shop.pay(await sale.openSession("ann", "pro"));
      const id = [...shop.subscriptions.keys()][0] ?? "";
      const paused = shop.change(id, { status: "paused" });
      const active = shop.change(id, { status: "active" });
      await sale.tell([...created, ...active, ...paused]);
      expect(calls.filter((call) => call === `GET /v1/subscriptions/${id}`).length).toBeGreaterThan(0);
      expect((await sale.own("ann")).subscription?.state).toBe("active");
    });
  });
}
