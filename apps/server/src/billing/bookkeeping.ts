// The effect of one event of the payment service, in one transaction with the note that it was handled: exactly once, in
// any order (BL4, BL5). Knows no network: when two states of one second contradict each other, it asks to be told.
import type { Database } from "../db/database.ts";
import { firstRow, rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";
import type { BillingEvent, News } from "./event-shapes.ts";
import { noteRefund, packOfPayment, settlePack } from "./packs.ts";
import type { PackDeps } from "./packs.ts";
import type { SubscriptionState } from "./payments.ts";
import { isEnded } from "./entitlement.ts";
import { buyerNamed, queueEnding, lockBilling } from "./store.ts";

/**
 * `ask`: nothing was written; come again with the subscription as the service has it now. `gone`: the account was deleted,
 * nothing was granted. `foreign`: another shop on the same account.
 */
export type Handled = "done" | "known" | "ask" | "gone" | "foreign";

type CheckoutNews = Extract<News, { kind: "checkout" }>;
type SubscriptionNews = Extract<News, { kind: "subscription" }>;

/** Later words about a page win over earlier ones, in whatever order they come. */
const PROGRESS = ["open", "processing", "failed", "paid"] as const;

/** Handles one event. `present` is the subscription as the service has it now, if it was asked for. */
export function* handleEvent(
  deps: PackDeps,
  event: BillingEvent,
  order: { readonly at: number; readonly present?: SubscriptionState | null },
): Work<Handled> {
  const { database } = deps;
  yield* lockBilling(database);
  const { id, type, news } = event;
  const events = database.kysely.selectFrom("billing_event").select("id").where("id", "=", id);
  if ((yield* firstRow(events)) !== undefined) return "known";
  let handled: Handled = "done";
  switch (news.kind) {
    case "checkout":
      handled = yield* noteCheckout(deps, news, { eventId: id, at: order.at });
      break;
    case "refund": {
      yield* noteRefund(database, news, order.at);
      const checkout = yield* packOfPayment(database, news.paymentIntent);
      const person = checkout && (yield* buyerNamed(database, checkout.reference, null));
      if (checkout && person) yield* settlePack(deps, { checkout, person, eventId: id, at: order.at });
      break;
    }
    case "subscription":
      handled = yield* noteSubscription(database, event.at, news, order);
      break;
    case "invoice":
      yield* noteInvoice(database, event.at, news);
      break;
  }
  if (handled !== "ask")
    yield* rows(database.kysely.insertInto("billing_event").values({ id, type, at: order.at }));
  return handled;
}

function* noteCheckout(
  deps: PackDeps,
  news: CheckoutNews,
  order: { readonly eventId: string; readonly at: number },
): Work<Handled> {
  const { kysely } = deps.database;
  const person = yield* buyerNamed(deps.database, news.reference, null);
  if (person === undefined) return "foreign";
  const { sessionId: session_id, reference, plan } = news;
  const opened = { session_id, reference, plan, digest: "", state: "open", opened_at: order.at } as const;
  // The page may be unknown here: opened, and then this process died before it wrote that down.
  yield* rows(
    kysely
      .insertInto("billing_checkout")
      .values({ ...opened, payment_intent: null, amount_cents: null })
      .onConflict((conflict) => conflict.doNothing()),
  );
  const pages = kysely.selectFrom("billing_checkout").selectAll().where("session_id", "=", session_id);
  const page = yield* firstRow(pages);
  if (page === undefined || page.reference !== reference || page.plan !== plan)
    throw new Error("A checkout page changed hands");
  const state = PROGRESS.indexOf(news.state) > PROGRESS.indexOf(page.state) ? news.state : page.state;
  const told = {
    state,
    payment_intent: page.payment_intent ?? news.paymentIntent,
    amount_cents: page.amount_cents ?? news.amountCents,
  };
  yield* rows(kysely.updateTable("billing_checkout").set(told).where("session_id", "=", session_id));
  if (person.customer_id === null && person.user_id !== null && news.customerId !== null)
    yield* rows(
      kysely
        .updateTable("billing_person")
        .set({ customer_id: news.customerId })
        .where("reference", "=", reference),
    );
  if (plan === "credits") yield* settlePack(deps, { checkout: { ...page, ...told }, person, ...order });
  return person.user_id === null ? "gone" : "done";
}

function* noteSubscription(
  database: Database,
  eventAt: number,
  news: SubscriptionNews,
  order: { readonly at: number; readonly present?: SubscriptionState | null },
): Work<Handled> {
  const { kysely } = database;
  const { id, reference: named, customerId } = news.state;
  const person = yield* buyerNamed(database, named, customerId);
  const known = yield* firstRow(kysely.selectFrom("billing_subscription").selectAll().where("id", "=", id));
  if (person === undefined && known === undefined) return "foreign";
  const doubtful = known?.state_at === eventAt && !sameState(known, columnsOf(news.state));
  if (doubtful && order.present === undefined) return "ask";
  const state = (doubtful ? order.present : null) ?? news.state;
  const newer = known === undefined || (known.state_at <= eventAt && !isEnded(known.status));
  const reference = known?.reference ?? person?.reference ?? null;
  yield* ensureSubscription(database, id);
  const trial = news.trialEnding ? { trial_ending_at: Math.max(known?.trial_ending_at ?? 0, eventAt) } : {};
  yield* rows(
    kysely
      .updateTable("billing_subscription")
      .set({ reference, ...trial, ...(newer && { ...columnsOf(state), state_at: eventAt }) })
      .where("id", "=", id),
  );
  if (person?.user_id !== null) return "done";
  // Nobody can end what a deleted account still pays for, so we do (BL12).
  if (!isEnded(state.status)) yield* queueEnding(database, [id], order.at);
  return "gone";
}

function* noteInvoice(
  database: Database,
  eventAt: number,
  { subscriptionId, paid }: Extract<News, { kind: "invoice" }>,
): Work<void> {
  yield* ensureSubscription(database, subscriptionId);
  const column = paid ? "paid_at" : "payment_failed_at";
  yield* rows(
    database.kysely
      .updateTable("billing_subscription")
      .set({ [column]: eventAt })
      .where("id", "=", subscriptionId)
      .where(column, "<", eventAt),
  );
}

/** An invoice may come before its subscription. */
function* ensureSubscription({ kysely }: Database, id: string): Work<void> {
  yield* rows(
    kysely
      .insertInto("billing_subscription")
      .values({ id, reference: null, status: null, state_at: 0, ...NOTHING })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

const NOTHING = { started_at: null, trial_end: null, period_start: null, period_end: null, cancel_at: null };

function columnsOf(state: SubscriptionState) {
  return {
    status: state.status,
    started_at: state.startedAt,
    trial_end: state.trialEnd,
    period_start: state.periodStart,
    period_end: state.periodEnd,
    cancel_at: state.cancelAt,
  };
}

type Columns = { [Name in keyof ReturnType<typeof columnsOf>]: string | number | null };

function sameState(known: Columns, told: Columns): boolean {
  return (Object.keys(told) as (keyof Columns)[]).every((name) => known[name] === told[name]);
}
