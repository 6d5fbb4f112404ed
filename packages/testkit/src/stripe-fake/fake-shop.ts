// What the stand-in knows and what happens to it: pages are paid, money goes back, subscriptions live and end. Every
// change makes the events that the real service would send. Knows no HTTP.
import type { FakeCharge, FakeCustomer, FakeEvent, FakeSession, FakeSubscription } from "./fake-objects.ts";

const DAY_S = 86_400;
const MONTH_S = 30 * DAY_S;

/** What a test makes happen. Every call returns the events it made, in order. */
export class FakeShop {
  readonly customers = new Map<string, FakeCustomer>();
  readonly sessions = new Map<string, FakeSession>();
  readonly subscriptions = new Map<string, FakeSubscription>();
  readonly charges = new Map<string, FakeCharge>();
  readonly events: FakeEvent[] = [];
  readonly #now: () => number;
  #ids = 0;

  /** `now` in ms since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** A fresh id with the service's prefix. */
  freshId(prefix: string): string {
    this.#ids += 1;
    return `${prefix}_test_${String(this.#ids).padStart(6, "0")}`;
  }

  /** Makes an event about an object as it is now. */
  emit(type: string, object: object): FakeEvent {
    const id = this.freshId("evt");
    const data = { object: structuredClone(object) };
    const event: FakeEvent = { id, object: "event", type, created: this.#seconds(), data };
    this.events.push(event);
    return event;
  }

  /** Somebody pays on a page. `later`: by a bank transfer that is still on its way. */
  pay(sessionId: string, how: "now" | "later" = "now"): FakeEvent[] {
    const session = this.#session(sessionId);
    if (session.status !== "open") throw new Error(`The page ${sessionId} is ${session.status}`);
    session.status = "complete";
    session.url = null;
    const trial = session.mode === "subscription" && session.trial_days > 0;
    session.payment_status = how === "later" ? "unpaid" : trial ? "no_payment_required" : "paid";
    const events: FakeEvent[] = [];
    if (session.mode === "subscription") events.push(...this.#subscribe(session));
    else {
      session.payment_intent = this.freshId("pi");
      this.#charge(session.payment_intent, session.amount_total);
    }
    return [this.emit("checkout.session.completed", session), ...events];
  }

  /** The bank transfer of a page arrives, or does not. */
  settle(sessionId: string, arrived: boolean): FakeEvent[] {
    const session = this.#session(sessionId);
    session.payment_status = arrived ? "paid" : "unpaid";
    const outcome = arrived ? "succeeded" : "failed";
    return [this.emit(`checkout.session.async_payment_${outcome}`, session)];
  }

  /** Money goes back, in cents. */
  refund(paymentIntent: string, cents: number): FakeEvent[] {
    const charge = this.#chargeOf(paymentIntent);
    charge.amount_refunded += cents;
    const refund = {
      id: this.freshId("re"),
      object: "refund",
      payment_intent: paymentIntent,
      charge: charge.id,
      amount: cents,
      status: "succeeded",
    };
    return [this.emit("refund.created", refund), this.emit("charge.refunded", charge)];
  }

  /** A refund that was made does not arrive after all. */
  failRefund(created: FakeEvent): FakeEvent[] {
    const refund = {
      ...(created.data.object as { payment_intent: string; amount: number }),
      status: "failed",
    };
    this.#chargeOf(refund.payment_intent).amount_refunded -= refund.amount;
    return [this.emit("refund.failed", refund)];
  }

  /** Changes a subscription and tells of it. */
  change(id: string, change: Partial<FakeSubscription>): FakeEvent[] {
    const subscription = this.#subscription(id);
    Object.assign(subscription, change);
    return [this.emit("customer.subscription.updated", subscription)];
  }

  /** The trial ends in three days. */
  warnOfTrialEnd(id: string): FakeEvent[] {
    return [this.emit("customer.subscription.trial_will_end", this.#subscription(id))];
  }

  /** The next period begins; it can be paid or it cannot. */
  renew(id: string, paid: boolean): FakeEvent[] {
    const subscription = this.#subscription(id);
    const start = subscription.items.data[0]?.current_period_end ?? this.#seconds();
    subscription.items.data = [
      { id: "si_test", current_period_start: start, current_period_end: start + MONTH_S },
    ];
    subscription.status = paid ? "active" : "past_due";
    const parent = { subscription_details: { subscription: id } };
    const invoice = { id: this.freshId("in"), object: "invoice", parent };
    return [
      this.emit(paid ? "invoice.paid" : "invoice.payment_failed", invoice),
      this.emit("customer.subscription.updated", subscription),
    ];
  }

  /** It ends at once. */
  cancel(id: string): FakeEvent[] {
    const subscription = this.#subscription(id);
    if (subscription.status === "canceled") return [];
    subscription.status = "canceled";
    return [this.emit("customer.subscription.deleted", subscription)];
  }

  #subscribe(session: FakeSession): FakeEvent[] {
    const start = this.#seconds();
    const trialEnd = session.trial_days > 0 ? start + session.trial_days * DAY_S : null;
    const subscription: FakeSubscription = {
      id: this.freshId("sub"),
      object: "subscription",
      customer: session.customer,
      status: trialEnd === null ? "active" : "trialing",
      metadata: session.subscription_metadata,
      start_date: start,
      trial_end: trialEnd,
      cancel_at: null,
      cancel_at_period_end: false,
      items: {
        object: "list",
        data: [
          { id: "si_test", current_period_start: start, current_period_end: trialEnd ?? start + MONTH_S },
        ],
      },
    };
    this.subscriptions.set(subscription.id, subscription);
    session.subscription = subscription.id;
    const parent = { subscription_details: { subscription: subscription.id } };
    return [
      this.emit("customer.subscription.created", subscription),
      this.emit("invoice.paid", { id: this.freshId("in"), object: "invoice", parent }),
    ];
  }

  #charge(paymentIntent: string, amount: number): void {
    const id = this.freshId("ch");
    const charge: FakeCharge = {
      id,
      object: "charge",
      payment_intent: paymentIntent,
      amount,
      amount_refunded: 0,
    };
    this.charges.set(paymentIntent, charge);
  }

  #session(id: string): FakeSession {
    return found(this.sessions, id);
  }

  #subscription(id: string): FakeSubscription {
    return found(this.subscriptions, id);
  }

  #chargeOf(paymentIntent: string): FakeCharge {
    return found(this.charges, paymentIntent);
  }

  #seconds(): number {
    return Math.floor(this.#now() / 1000);
  }
}

function found<Thing>(things: ReadonlyMap<string, Thing>, id: string): Thing {
  const thing = things.get(id);
  if (thing === undefined) throw new Error(`The payment service knows no ${id}`);
  return thing;
}
