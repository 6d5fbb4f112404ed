// Stripe behind the slice's door. The SDK is loaded with the first call, so that a start does not wait for it. Must never
// log or throw anything that holds a key: a failure keeps Stripe's kind, code and request id alone.
import { PRO_TRIAL_DAYS } from "@fitil/contracts";
import type Stripe from "stripe";
import type { StripeSettings } from "../env.ts";
import { parseSubscription } from "./event-shapes.ts";
import { PaymentsFailure } from "./payments.ts";
import type { CheckoutOrder, OpenedPage, Payments } from "./payments.ts";
import { CURRENCY, PRICE_CENTS, PRODUCT_NAMES } from "./prices.ts";

const TIMEOUT_MS = 10_000;
/** How old a webhook's signature may be. */
const TOLERANCE_S = 300;

/** The door to Stripe with the host's keys. `timeoutMs` bounds one call. */
export function createStripePayments(settings: StripeSettings, timeoutMs = TIMEOUT_MS): Payments {
  let loaded: Promise<Stripe> | null = null;
  const client = () => (loaded ??= loadClient(settings, timeoutMs));
  const call = async <T>(ask: (stripe: Stripe) => Promise<T>): Promise<T> => {
    const stripe = await client();
    try {
      return await ask(stripe);
    } catch (cause) {
      throw failureOf(cause);
    }
  };
  return {
    createCustomer: (reference, idempotencyKey) =>
      call(async ({ customers }) => {
        const customer = await customers.create({ metadata: { reference } }, { idempotencyKey });
        return customer.id;
      }),
    openCheckout: (order, idempotencyKey) =>
      call(async ({ checkout }) => {
        const { id, url } = await checkout.sessions.create(sessionOf(order), { idempotencyKey });
        if (url === null) throw new Error("A checkout page came without its address");
        return { id, url };
      }),
    findCheckout: (sessionId) => call((stripe) => findCheckout(stripe, sessionId)),
    openPortal: (customer, backUrl, locale) =>
      call(async ({ billingPortal }) => {
        const { url } = await billingPortal.sessions.create({ customer, return_url: backUrl, locale });
        return url;
      }),
    subscription: (id) =>
      call(async ({ subscriptions }) => {
        const found = await orMissing(() => subscriptions.retrieve(id));
        return found === null ? null : parseSubscription(found);
      }),
    end: (providerId) =>
      call(async (stripe) => {
        await orMissing(() => endAtStripe(stripe, providerId));
      }),
    async readEvent(body, signature, nowMs) {
      if (signature === undefined) return null;
      const { webhooks } = await client();
      try {
        return await webhooks.constructEventAsync(
          body,
          signature,
          settings.webhookSecret,
          TOLERANCE_S,
          undefined,
          nowMs,
        );
      } catch {
        // Its error holds the body: nothing of it goes on.
        return null;
      }
    },
  };
}

async function loadClient({ secretKey, apiBase }: StripeSettings, timeout: number): Promise<Stripe> {
  const { default: Client } = await import("stripe");
  const base = apiBase === null ? null : new URL(apiBase);
  return new Client(secretKey, {
    timeout,
    telemetry: false,
    // A stand-in is on this machine: what it does not do now, it will not do in a moment.
    maxNetworkRetries: base === null ? 1 : 0,
    ...(base !== null && { protocol: "http", host: base.hostname.replace(/^\[|\]$/g, ""), port: base.port }),
  });
}

function sessionOf(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const { plan, reference, locale } = order;
  const metadata = { reference, plan };
  const price = {
    currency: CURRENCY,
    unit_amount: PRICE_CENTS[plan],
    product_data: { name: PRODUCT_NAMES[plan][locale] },
  };
  const page = {
    customer: order.customerId,
    client_reference_id: reference,
    metadata,
    locale,
    success_url: order.paidUrl,
    cancel_url: order.backUrl,
  };
  if (plan === "credits")
    return {
      ...page,
      mode: "payment",
      line_items: [{ quantity: 1, price_data: price }],
      payment_intent_data: { metadata },
    };
  return {
    ...page,
    mode: "subscription",
    line_items: [{ quantity: 1, price_data: { ...price, recurring: { interval: "month" } } }],
    subscription_data: { metadata, ...(order.trial && { trial_period_days: PRO_TRIAL_DAYS }) },
  };
}

async function findCheckout({ checkout }: Stripe, sessionId: string): Promise<OpenedPage> {
  const session = await orMissing(() => checkout.sessions.retrieve(sessionId));
  if (session === null) return { state: "expired", url: null };
  if (session.status === "open" && session.url !== null) return { state: "open", url: session.url };
  return { state: session.status === "complete" ? "complete" : "expired", url: null };
}

async function endAtStripe({ checkout, customers, subscriptions }: Stripe, id: string): Promise<unknown> {
  if (id.startsWith("cs_")) return checkout.sessions.expire(id);
  if (id.startsWith("cus_")) return customers.del(id);
  return subscriptions.cancel(id);
}

/** Null where Stripe knows no such thing, or says that it cannot be ended any more. */
async function orMissing<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (cause) {
    const { status } = faultOf(cause);
    if (status === 400 || status === 404) return null;
    throw cause;
  }
}

function failureOf(cause: unknown): PaymentsFailure {
  const { type, code, status, param, requestId } = faultOf(cause);
  const gone = code === "resource_missing" && param === "customer";
  const words =
    cause instanceof Error && type === null ? cause.message : `${type} ${code} ${status} ${requestId}`;
  return new PaymentsFailure(gone ? "customer_gone" : "unavailable", { cause: new Error(words) });
}

/** What of Stripe's error may be kept. */
function faultOf(cause: unknown) {
  const fields = (typeof cause === "object" && cause !== null ? cause : {}) as Record<string, unknown>;
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : null);
  return {
    type: text("type"),
    code: text("code"),
    param: text("param"),
    requestId: text("requestId"),
    status: typeof fields["statusCode"] === "number" ? fields["statusCode"] : null,
  };
}
