// The objects of the stand-in, in the shapes that the payment service sends. Only the fields that somebody reads.

export interface FakeCustomer {
  id: string;
  object: "customer";
  metadata: Record<string, string>;
}

export interface FakeSession {
  id: string;
  object: "checkout.session";
  mode: "payment" | "subscription";
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid" | "no_payment_required";
  url: string | null;
  success_url: string;
  cancel_url: string;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  customer: string | null;
  payment_intent: string | null;
  subscription: string | null;
  amount_total: number;
  currency: string;
  locale: string | null;
  /** Not the service's: what its page would show. */
  product: string;
  subscription_metadata: Record<string, string>;
  trial_days: number;
}

export interface FakeSubscription {
  id: string;
  object: "subscription";
  customer: string | null;
  status: string;
  metadata: Record<string, string>;
  /** Seconds since 1970, as everywhere here. */
  start_date: number;
  trial_end: number | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  items: {
    object: "list";
    data: { id: string; current_period_start: number; current_period_end: number }[];
  };
}

/** A payment that went through, and what of it went back. */
export interface FakeCharge {
  id: string;
  object: "charge";
  payment_intent: string;
  amount: number;
  amount_refunded: number;
}

export interface FakeEvent {
  id: string;
  object: "event";
  type: string;
  /** Seconds since 1970. */
  created: number;
  data: { object: object };
}
