// For tests only: everything about buying on a database of the test's own, against the stand-in of the payment service,
// without HTTP. Time is the test's.
import { startStripeFake, VirtualClock } from "@fitil/testkit";
import type { FakeEvent, StripeFake } from "@fitil/testkit";
import type { PaidPlan } from "@fitil/contracts";
import type { Database } from "../../db/database.ts";
import { createCredits } from "../../ledger/credits.ts";
import { createLedger } from "../../ledger/ledger.ts";
import type { AccountLedger } from "../../ledger/ledger.ts";
import type { Log } from "../../ports/process.ts";
import type { Credits, MentorAllowance } from "../../ports/mentor-requests.ts";
import { countingRandom } from "../../testing/chance.ts";
import { createAllowance } from "../allowance.ts";
import type { Handled } from "../bookkeeping.ts";
import { openCheckout } from "../checkout.ts";
import type { CheckoutDeps, CheckoutPage } from "../checkout.ts";
import { parseEvent } from "../event-shapes.ts";
import { erasePerson, endDeletedSubscriptions } from "../account-deletion.ts";
import { ownBilling } from "../own-billing.ts";
import { createStripePayments } from "../stripe-payments.ts";
import { takeEvent } from "../webhook.ts";

const ORIGIN = "https://iskra.example";

export type Sale = Awaited<ReturnType<typeof openSale>>;

/** A shop on a migrated database. `fake` may be shared: a new one is a new account at the service. */
export async function openSale(database: Database, free: number | null = 5) {
  const clock = new VirtualClock(Date.UTC(2026, 10, 20, 12));
  const fake: StripeFake = await startStripeFake({ now: () => clock.now() });
  const random = countingRandom();
  const credits: Credits = createCredits({ database, random });
  const warnings: unknown[] = [];
  const write: Log["info"] = (fields, message) => void warnings.push({ ...fields, message });
  const log: Log = { info: write, warn: write, error: write };
  const payments = createStripePayments({
    secretKey: fake.secretKey,
    webhookSecret: fake.webhookSecret,
    apiBase: fake.url,
  });
  const ledger: AccountLedger = createLedger({
    database,
    clock,
    random,
    ownerId: "this",
    isOwnerAlive: async () => false,
  });
  const deps = { database, clock, random, credits, log, payments } satisfies CheckoutDeps & { log: Log };
  const allowance: MentorAllowance = createAllowance({ ...deps, terms: { forSale: true, free } });

  async function checkout(userId: string, plan: PaidPlan, locale: "ru" | "en" = "ru"): Promise<CheckoutPage> {
    return openCheckout(deps, { userId, locale, origin: ORIGIN }, plan);
  }
  /** Opens a page and returns the id it has at the service. */
  async function openSession(userId: string, plan: PaidPlan): Promise<string> {
    const page = await checkout(userId, plan);
    if (!page.ok) throw new Error(`Nothing could be bought: ${page.code}`);
    return page.url.split("/").at(-1) ?? "";
  }
  /** Gives events to the bookkeeping, one after the other. */
  async function tell(events: readonly FakeEvent[]): Promise<Handled[]> {
    const handled: Handled[] = [];
    for (const event of events) {
      const parsed = parseEvent(event);
      if (parsed !== null) handled.push(await takeEvent(deps, parsed));
    }
    return handled;
  }
  return {
    ...deps,
    fake,
    ledger,
    allowance,
    warnings,
    checkout,
    openSession,
    tell,
    /** Buys and lets the events arrive; returns the page's id. */
    async buy(userId: string, plan: PaidPlan): Promise<string> {
      const sessionId = await openSession(userId, plan);
      await tell(fake.shop.pay(sessionId));
      return sessionId;
    },
    own: (userId: string) => ownBilling({ ...deps, allowance }, userId),
    left: async (userId: string) => (await credits.read(userId))?.balance ?? 0,
    /** The payment behind a page. */
    paymentOf: (sessionId: string) => fake.shop.sessions.get(sessionId)?.payment_intent ?? "",
    subscriptionOf: (sessionId: string) => fake.shop.sessions.get(sessionId)?.subscription ?? "",
    sweep: () => endDeletedSubscriptions(deps),
    /** Deletes an account as the account pages do. */
    async deleteAccount(userId: string): Promise<void> {
      await database.atomically(() => erasePerson(database, userId, clock.now()));
      await ledger.release(userId);
    },
    async close(): Promise<void> {
      await fake.close();
      await database.close();
    },
  };
}
