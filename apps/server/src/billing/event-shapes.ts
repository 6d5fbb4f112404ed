// The payment service's objects, read once at the edge into our own facts. Tolerant of the service's versions: only what
// we use is looked at, wherever a version keeps it. Pure.
import { PAID_PLANS } from "@fitil/contracts";
import type { PaidPlan } from "@fitil/contracts";
import { z } from "zod";
import type { SubscriptionState } from "./payments.ts";

const SECOND_MS = 1000;

/** An id, or the whole object where it was asked for. */
const idOf = z
  .union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? null);
const seconds = z.number().transform((time) => time * SECOND_MS);
const maybeSeconds = seconds.nullish().transform((time) => time ?? null);
const metadata = z
  .looseObject({ reference: z.string().optional(), plan: z.enum(PAID_PLANS).optional().catch(undefined) })
  .nullish()
  .transform((data) => data ?? {});

const eventSchema = z.looseObject({
  id: z.string().min(1),
  type: z.string(),
  created: seconds,
  data: z.looseObject({ object: z.looseObject({}) }),
});

const checkoutSchema = z.looseObject({
  id: z.string(),
  client_reference_id: z.string().nullish(),
  metadata,
  customer: idOf,
  payment_intent: idOf,
  payment_status: z.string(),
  amount_total: z.number().nullish(),
});

const periodSchema = z.looseObject({ current_period_start: seconds, current_period_end: seconds });
const subscriptionSchema = z
  .looseObject({
    id: z.string(),
    customer: idOf,
    status: z.string(),
    metadata,
    start_date: maybeSeconds,
    trial_end: maybeSeconds,
    cancel_at: maybeSeconds,
    cancel_at_period_end: z.boolean().nullish(),
    current_period_start: maybeSeconds,
    current_period_end: maybeSeconds,
    items: z.looseObject({ data: z.array(z.union([periodSchema, z.looseObject({})])) }).nullish(),
  })
  .transform((found, context): SubscriptionState => {
    const period = periodOf(found);
    if (period === null) {
      context.addIssue({ code: "custom", message: "a subscription without a period" });
      return z.NEVER;
    }
    return {
      id: found.id,
      reference: found.metadata.reference ?? null,
      customerId: found.customer,
      status: found.status,
      startedAt: found.start_date ?? period.periodStart,
      trialEnd: found.trial_end,
      ...period,
      cancelAt: found.cancel_at ?? (found.cancel_at_period_end === true ? period.periodEnd : null),
    };
  });

const chargeSchema = z.looseObject({ id: z.string(), payment_intent: idOf, amount_refunded: z.number() });
const refundSchema = z.looseObject({
  id: z.string(),
  payment_intent: idOf,
  amount: z.number(),
  status: z.string().nullish(),
});
const invoiceSchema = z.looseObject({
  subscription: idOf,
  parent: z.looseObject({ subscription_details: z.looseObject({ subscription: idOf }).nullish() }).nullish(),
});

/** What an event means to us. */
export type News =
  | {
      readonly kind: "checkout";
      readonly sessionId: string;
      readonly reference: string;
      readonly plan: PaidPlan;
      readonly customerId: string | null;
      readonly state: "processing" | "failed" | "paid";
      readonly paymentIntent: string | null;
      readonly amountCents: number | null;
    }
  | {
      readonly kind: "refund";
      readonly id: string;
      /** `charge`: all that went back of a charge so far. */
      readonly of: "refund" | "charge";
      readonly paymentIntent: string;
      readonly cents: number;
      /** The money did not go back after all. */
      readonly dead: boolean;
    }
  | { readonly kind: "subscription"; readonly state: SubscriptionState; readonly trialEnding: boolean }
  | { readonly kind: "invoice"; readonly subscriptionId: string; readonly paid: boolean };

export interface BillingEvent {
  readonly id: string;
  readonly type: string;
  /** When the service made it, ms since 1970; whole seconds. */
  readonly at: number;
  readonly news: News;
}

/** An event of a sort that concerns us; null for every other. Throws when one that does has a shape nobody knows. */
export function parseEvent(value: unknown): BillingEvent | null {
  const { id, type, created, data } = eventSchema.parse(value);
  const news = newsOf(type, data.object);
  return news === null ? null : { id, type, at: created, news };
}

/** A subscription as the API gives it. Throws when its shape is unknown. */
export function parseSubscription(value: unknown): SubscriptionState {
  return subscriptionSchema.parse(value);
}

function newsOf(type: string, object: unknown): News | null {
  switch (type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
      return checkoutNews(type, object);
    case "charge.refunded": {
      const { id, payment_intent: paymentIntent, amount_refunded: cents } = chargeSchema.parse(object);
      return paymentIntent === null
        ? null
        : { kind: "refund", id, of: "charge", paymentIntent, cents, dead: false };
    }
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
    case "charge.refund.updated": {
      const refund = refundSchema.parse(object);
      return refundNews(refund, refund.status === "failed" || refund.status === "canceled");
    }
    case "charge.dispute.closed": {
      const dispute = refundSchema.parse(object);
      return dispute.status === "lost" ? refundNews(dispute, false) : null;
    }
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
    case "customer.subscription.paused":
    case "customer.subscription.resumed":
    case "customer.subscription.trial_will_end":
      return {
        kind: "subscription",
        state: subscriptionSchema.parse(object),
        trialEnding: type.endsWith("trial_will_end"),
      };
    case "invoice.payment_failed":
    case "invoice.paid": {
      const { subscription, parent } = invoiceSchema.parse(object);
      const subscriptionId = subscription ?? parent?.subscription_details?.subscription ?? null;
      return subscriptionId === null
        ? null
        : { kind: "invoice", subscriptionId, paid: type === "invoice.paid" };
    }
    default:
      return null;
  }
}

function checkoutNews(type: string, object: unknown): News | null {
  const session = checkoutSchema.parse(object);
  const reference = session.client_reference_id ?? session.metadata.reference;
  const { plan } = session.metadata;
  // Another shop on the same account.
  if (reference === undefined || plan === undefined) return null;
  const paid = session.payment_status === "paid" || session.payment_status === "no_payment_required";
  const failed = type === "checkout.session.async_payment_failed";
  return {
    kind: "checkout",
    sessionId: session.id,
    reference,
    plan,
    customerId: session.customer,
    state: failed ? "failed" : paid ? "paid" : "processing",
    paymentIntent: session.payment_intent,
    amountCents: session.amount_total ?? null,
  };
}

function refundNews(refund: z.output<typeof refundSchema>, dead: boolean): News | null {
  const { id, payment_intent: paymentIntent, amount: cents } = refund;
  return paymentIntent === null ? null : { kind: "refund", id, of: "refund", paymentIntent, cents, dead };
}

function periodOf(found: {
  current_period_start: number | null;
  current_period_end: number | null;
  items?: { data: unknown[] } | null | undefined;
}): { periodStart: number; periodEnd: number } | null {
  const { current_period_start: start, current_period_end: end } = found;
  if (start !== null && end !== null) return { periodStart: start, periodEnd: end };
  const item = found.items?.data[0] as z.output<typeof periodSchema> | undefined;
  if (item?.current_period_start === undefined || item.current_period_end === undefined) return null;
  return { periodStart: item.current_period_start, periodEnd: item.current_period_end };
}
