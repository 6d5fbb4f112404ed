// Opening a page to pay on, and the page where a subscription is managed (MP3). Grants nothing: only the payment
// service's events do. One open page for a person and plan, however often they press the button.
import { createHash } from "node:crypto";
import type { Code, MentorLanguage, PaidPlan } from "@fitil/contracts";
import type { Database } from "../db/database.ts";
import { firstRow, rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";
import type { Clock, Random } from "../ports/process.ts";
import type { Credits } from "../ports/mentor-requests.ts";
import { PaymentsFailure } from "./payments.ts";
import type { CheckoutOrder, OpenedPage, Payments } from "./payments.ts";
import { chooseEntitlement } from "./entitlement.ts";
import { buyerOf, entitlementsOf, lockBilling } from "./store.ts";
import type { Checkout, BillingPerson } from "./store.ts";

export interface CheckoutDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly credits: Credits;
  readonly payments: Payments;
}

/** Who wants to pay, and where they come from. */
export interface CheckoutVisit {
  readonly userId: string;
  readonly locale: MentorLanguage;
  /** The site's origin. */
  readonly origin: string;
}

export type CheckoutPage =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly code: Extract<Code, `${"mentor" | "auth"}/${string}`> };

interface Buyer {
  readonly person: BillingPerson;
  /** Something of Pro is running or has to be paid. */
  readonly subscribed: boolean;
  readonly trialPossible: boolean;
  /** The page of this plan that was opened last. */
  readonly latest: Checkout | null;
}

const REFERENCE_BYTES = 18;
const BACK_PATH = "/mentor/plans";
const PAID_PATH = "/mentor/plans?paid=1";

/** A page to buy a plan on. Who has Pro gets the page where it is managed. Throws `PaymentsFailure`. */
export async function openCheckout(
  deps: CheckoutDeps,
  visit: CheckoutVisit,
  plan: PaidPlan,
): Promise<CheckoutPage> {
  const buyer = await readBuyer(deps, visit.userId, plan);
  if (buyer === null) return { ok: false, code: "auth/unauthorized" };
  try {
    return await openPage(deps, visit, plan, buyer);
  } catch (cause) {
    if (!(cause instanceof PaymentsFailure) || cause.reason !== "customer_gone") throw cause;
    // The host removed the customer at the service: this person becomes a new one there.
    await forgetCustomer(deps.database, buyer.person);
    const again = await readBuyer(deps, visit.userId, plan);
    if (again === null) return { ok: false, code: "auth/unauthorized" };
    return openPage(deps, visit, plan, again);
  }
}

/** The page where payments are managed; `mentor/no_subscription` for who never bought. Throws `PaymentsFailure`. */
export async function openPortal(deps: CheckoutDeps, visit: CheckoutVisit): Promise<CheckoutPage> {
  const person = await deps.database.atomically(() => buyerOf(deps.database, visit.userId));
  const customerId = person?.customer_id ?? null;
  if (customerId === null) return { ok: false, code: "mentor/no_subscription" };
  try {
    return {
      ok: true,
      url: await deps.payments.openPortal(customerId, visit.origin + BACK_PATH, visit.locale),
    };
  } catch (cause) {
    if (cause instanceof PaymentsFailure && cause.reason === "customer_gone")
      return { ok: false, code: "mentor/no_subscription" };
    throw cause;
  }
}

async function openPage(
  deps: CheckoutDeps,
  visit: CheckoutVisit,
  plan: PaidPlan,
  { person, subscribed, trialPossible, latest }: Buyer,
): Promise<CheckoutPage> {
  const { payments, database, clock } = deps;
  const { origin, locale } = visit;
  if (plan === "pro" && subscribed) return openPortal(deps, visit);
  const customerId = person.customer_id ?? (await makeCustomer(deps, person));
  const { reference } = person;
  const trial = plan === "pro" && trialPossible;
  const urls = { paidUrl: origin + PAID_PATH, backUrl: origin + BACK_PATH };
  const order: CheckoutOrder = { plan, reference, customerId, trial, locale, ...urls };
  const digest = digestOf(order);
  if (latest?.state === "open") {
    const page = await openPageOf(deps, latest, digest);
    if (page.state === "open") return { ok: true, url: page.url };
    // Paid a moment ago, and the event is on its way: a second subscription is not what anybody wants.
    if (page.state === "complete" && plan === "pro") return { ok: true, url: urls.paidUrl };
  }
  // Two presses at once have the same key, so the service gives both the same page.
  const page = await payments.openCheckout(
    order,
    `checkout-${digestOf([digest, latest?.session_id ?? null])}`,
  );
  await database.kysely
    .insertInto("billing_checkout")
    .values({
      session_id: page.id,
      reference,
      plan,
      digest,
      state: "open",
      opened_at: clock.now(),
      payment_intent: null,
      amount_cents: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { ok: true, url: page.url };
}

/** The page that was opened last, if it sells what is wanted now; one that does not is closed and forgotten. */
async function openPageOf(
  { payments, database }: CheckoutDeps,
  { session_id: sessionId, digest }: Checkout,
  wanted: string,
): Promise<OpenedPage> {
  let page = await payments.findCheckout(sessionId);
  if (page.state === "open" && digest !== wanted) {
    await payments.end(sessionId);
    // It may have been paid in this very moment.
    page = await payments.findCheckout(sessionId);
  }
  if (page.state === "expired")
    await database.kysely
      .deleteFrom("billing_checkout")
      .where("session_id", "=", sessionId)
      .where("state", "=", "open")
      .execute();
  return page;
}

/** The buyer, made if need be; null when the account is gone. */
function readBuyer(deps: CheckoutDeps, userId: string, plan: PaidPlan): Promise<Buyer | null> {
  const { database, clock, random } = deps;
  const reference = Buffer.from(random.bytes(REFERENCE_BYTES)).toString("base64url");
  const now = clock.now();
  return database.atomically(function* (): Work<Buyer | null> {
    yield* lockBilling(database);
    if (!(yield* deps.credits.isMember(userId))) return null;
    let person = yield* buyerOf(database, userId);
    if (person === undefined) {
      person = { reference, user_id: userId, customer_id: null, created_at: now };
      yield* rows(database.kysely.insertInto("billing_person").values(person));
    }
    const entitlements = yield* entitlementsOf(database, person.reference);
    const latest = yield* firstRow(
      database.kysely
        .selectFrom("billing_checkout")
        .selectAll()
        .where("reference", "=", person.reference)
        .where("plan", "=", plan)
        .orderBy("opened_at", "desc")
        .orderBy("session_id")
        .limit(1),
    );
    return {
      person,
      subscribed: chooseEntitlement(entitlements, now) !== null,
      trialPossible: entitlements.every(({ trialEnd }) => trialEnd === null),
      latest: latest ?? null,
    };
  });
}

async function makeCustomer({ payments, database }: CheckoutDeps, person: BillingPerson): Promise<string> {
  const { reference } = person;
  const key = `customer-${digestOf([reference, person.created_at])}`;
  const customerId = await payments.createCustomer(reference, key);
  const kept = await database.kysely
    .updateTable("billing_person")
    .set({ customer_id: customerId })
    .where("reference", "=", reference)
    .where("user_id", "is not", null)
    .returning("customer_id")
    .executeTakeFirst();
  // The account was deleted meanwhile.
  if (kept === undefined) await payments.end(customerId);
  return customerId;
}

async function forgetCustomer({ kysely }: Database, person: BillingPerson): Promise<void> {
  await kysely
    .updateTable("billing_person")
    // The new one needs a key of its own.
    .set({ customer_id: null, created_at: person.created_at + 1 })
    .where("reference", "=", person.reference)
    .where("customer_id", "=", person.customer_id)
    .execute();
}

function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url");
}
