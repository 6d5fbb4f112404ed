// What the tables of the subscription hold: who buys, what was ordered, what went back, and what the payment service has said.
import type { Generated } from "kysely";

/** Somebody who buys. Without a user id the account is gone, and what was paid belongs to nobody (BL12). */
export interface BillingPersonTable {
  /** What the payment service knows of the person from us: chance, nothing else. */
  reference: string;
  user_id: string | null;
  /** The payment service's id of them. */
  customer_id: string | null;
  created_at: number;
}

/** A page of the payment service that was opened to buy something. */
export interface BillingCheckoutTable {
  session_id: string;
  reference: string;
  plan: "credits" | "pro";
  /** A digest of what was ordered, so that the same order finds its page again. */
  digest: string;
  state: "open" | "processing" | "failed" | "paid";
  opened_at: number;
  payment_intent: string | null;
  amount_cents: number | null;
  /** Requests that it gave. */
  granted: Generated<number>;
  /** Requests whose money went back; of these `taken` were still there to be taken back. */
  clawed: Generated<number>;
  taken: Generated<number>;
}

/** Money that went back. */
export interface BillingRefundTable {
  id: string;
  /** One refund or dispute, or the running total of a charge. */
  kind: "refund" | "charge";
  payment_intent: string;
  cents: number;
  /** 1: it came to nothing, the money did not go back. */
  dead: number;
  at: number;
}

export interface BillingSubscriptionTable {
  id: string;
  /** Null until an event names the person. */
  reference: string | null;
  /** As the payment service says; null until an event says so. */
  status: string | null;
  /** When the event that gave this state was made. */
  state_at: number;
  started_at: number | null;
  trial_end: number | null;
  period_start: number | null;
  period_end: number | null;
  /** When it ends, if it was cancelled. */
  cancel_at: number | null;
  /** The latest event of each sort, 0 without one. */
  trial_ending_at: Generated<number>;
  payment_failed_at: Generated<number>;
  paid_at: Generated<number>;
}

/** Events of the payment service that have had their effect. */
export interface BillingEventTable {
  id: string;
  type: string;
  at: number;
}

/** Answers under Pro's fair use. */
export interface BillingProAnswerTable {
  answer_id: string;
  user_id: string;
  /** Days since 1970, UTC. */
  day: number;
}

/** What must still be ended at the payment service after an account is gone. */
export interface BillingFarewellTable {
  provider_id: string;
  tries: number;
  next_at: number;
}
