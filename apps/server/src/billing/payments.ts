// The payment service as this slice sees it: pages to pay on, subscriptions, signed events. One implementation talks to
// Stripe. Must never carry a card, an e-mail or a name.
import type { MentorLanguage, PaidPlan } from "@fitil/contracts";

/** What somebody wants to buy. */
export interface CheckoutOrder {
  readonly plan: PaidPlan;
  /** Our name for the person, which says nothing about them. */
  readonly reference: string;
  readonly customerId: string;
  /** Pro begins with the free days. */
  readonly trial: boolean;
  readonly locale: MentorLanguage;
  readonly paidUrl: string;
  readonly backUrl: string;
}

/** A subscription as it stands at the payment service. Times in ms since 1970. */
export interface SubscriptionState {
  readonly id: string;
  /** Our name for the person, if it is on it. */
  readonly reference: string | null;
  readonly customerId: string | null;
  /** The service's own word: trialing, active, past_due, unpaid, canceled, … */
  readonly status: string;
  readonly startedAt: number;
  readonly trialEnd: number | null;
  readonly periodStart: number;
  readonly periodEnd: number;
  /** When it ends, if it was cancelled for later. */
  readonly cancelAt: number | null;
}

export type OpenedPage =
  | { readonly state: "open"; readonly url: string }
  | { readonly state: "complete" | "expired"; readonly url: null };

/** Why the service could not do it. `customer_gone`: it does not know the customer any more. */
export class PaymentsFailure extends Error {
  readonly reason: "unavailable" | "customer_gone";
  constructor(reason: PaymentsFailure["reason"], options: ErrorOptions) {
    super(`The payment service failed: ${reason}`, options);
    this.name = "PaymentsFailure";
    this.reason = reason;
  }
}

/** Every call throws a `PaymentsFailure` when the service does not do it; the same `key` never does a thing twice. */
export interface Payments {
  createCustomer(reference: string, key: string): Promise<string>;
  openCheckout(order: CheckoutOrder, key: string): Promise<{ readonly id: string; readonly url: string }>;
  /** A page that was opened before. */
  findCheckout(sessionId: string): Promise<OpenedPage>;
  /** Where a customer sees and ends what they pay. */
  openPortal(customerId: string, backUrl: string, locale: MentorLanguage): Promise<string>;
  /** The subscription as it stands now; null when the service knows none. */
  subscription(id: string): Promise<SubscriptionState | null>;
  /** Ends a subscription, an open page or a customer with all theirs; what has ended already is fine. */
  end(providerId: string): Promise<void>;
  /**
   * The event in a webhook's body; null when its signature is wrong, older than the tolerance or missing.
   * `nowMs` is the moment it came.
   */
  readEvent(body: Uint8Array, signature: string | undefined, nowMs: number): Promise<unknown>;
}
