// The calls of the payment service that the product makes, over the stand-in's shop: bearer key, forms in, JSON out,
// idempotency keys as the service keeps them.
import { parseFormBody, textAt, textsAt } from "./form-body.ts";
import type { FormTree } from "./form-body.ts";
import type { FakeSession } from "./fake-objects.ts";
import type { FakeShop } from "./fake-shop.ts";

export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly idempotencyKey: string | null;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: object;
}

/** Answers calls; `origin` is where the stand-in's own pages are. */
export function createFakeApi(shop: FakeShop, origin: () => string): (call: ApiCall) => ApiAnswer {
  const kept = new Map<string, { readonly asked: string; readonly answer: ApiAnswer }>();
  return (call) => {
    const asked = `${call.method} ${call.path} ${call.body}`;
    const before = call.idempotencyKey === null ? undefined : kept.get(call.idempotencyKey);
    if (before !== undefined)
      return before.asked === asked
        ? before.answer
        : refuse(400, "idempotency_error", "idempotency_key_in_use", null);
    const answer = answerCall(shop, origin(), call);
    if (call.idempotencyKey !== null && call.method === "POST") {
      const copy = { ...answer, body: structuredClone(answer.body) };
      kept.set(call.idempotencyKey, { asked, answer: copy });
    }
    return answer;
  };
}

function answerCall(shop: FakeShop, origin: string, { method, path, body }: ApiCall): ApiAnswer {
  const [, , kind = "", second = "", third = "", fourth = ""] = path.split("/");
  const form = parseFormBody(body);
  switch (`${method} ${kind}`) {
    case "POST customers":
      return addCustomer(shop, form);
    case "DELETE customers":
      return removeCustomer(shop, second);
    case "POST checkout":
      if (third === "") return openSession(shop, origin, form);
      return fourth === "expire" ? expireSession(shop, third) : missing("session");
    case "GET checkout":
      return orMissing(shop.sessions.get(third), "session");
    case "POST billing_portal":
      return openPortal(shop, origin, form);
    case "GET subscriptions":
      return orMissing(shop.subscriptions.get(second), "id");
    case "DELETE subscriptions": {
      const known = shop.subscriptions.get(second);
      if (known === undefined || known.status === "canceled") return missing("id");
      shop.cancel(second);
      return { status: 200, body: known };
    }
    default:
      return missing("path");
  }
}

function addCustomer(shop: FakeShop, form: FormTree): ApiAnswer {
  const id = shop.freshId("cus");
  const customer = { id, object: "customer" as const, metadata: textsAt(form, "metadata") };
  shop.customers.set(id, customer);
  return { status: 200, body: customer };
}

function removeCustomer(shop: FakeShop, id: string): ApiAnswer {
  if (!shop.customers.delete(id)) return missing("id");
  for (const subscription of shop.subscriptions.values())
    if (subscription.customer === id) shop.cancel(subscription.id);
  return { status: 200, body: { id, object: "customer", deleted: true } };
}

function openSession(shop: FakeShop, origin: string, form: FormTree): ApiAnswer {
  const customer = textAt(form, "customer");
  if (customer !== null && !shop.customers.has(customer)) return missing("customer");
  const id = shop.freshId("cs");
  const mode = textAt(form, "mode");
  const amount = Number(textAt(form, "line_items", "0", "price_data", "unit_amount"));
  const trialDays = Number(textAt(form, "subscription_data", "trial_period_days") ?? 0);
  if ((mode !== "payment" && mode !== "subscription") || !Number.isInteger(amount) || amount <= 0)
    return refuse(400, "invalid_request_error", "parameter_invalid", "mode");
  const session: FakeSession = {
    id,
    object: "checkout.session",
    mode,
    status: "open",
    payment_status: "unpaid",
    url: `${origin}/pay/${id}`,
    success_url: textAt(form, "success_url") ?? "",
    cancel_url: textAt(form, "cancel_url") ?? "",
    client_reference_id: textAt(form, "client_reference_id"),
    metadata: textsAt(form, "metadata"),
    customer,
    payment_intent: null,
    subscription: null,
    amount_total: trialDays > 0 ? 0 : amount,
    currency: textAt(form, "line_items", "0", "price_data", "currency") ?? "",
    locale: textAt(form, "locale"),
    product: textAt(form, "line_items", "0", "price_data", "product_data", "name") ?? "",
    subscription_metadata: textsAt(form, "subscription_data", "metadata"),
    trial_days: trialDays,
  };
  shop.sessions.set(id, session);
  return { status: 200, body: session };
}

function expireSession(shop: FakeShop, id: string): ApiAnswer {
  const session = shop.sessions.get(id);
  if (session === undefined) return missing("session");
  if (session.status !== "open") return refuse(400, "invalid_request_error", "resource_invalid", "session");
  session.status = "expired";
  session.url = null;
  return { status: 200, body: session };
}

function openPortal(shop: FakeShop, origin: string, form: FormTree): ApiAnswer {
  const customer = textAt(form, "customer") ?? "";
  if (!shop.customers.has(customer)) return missing("customer");
  const back = encodeURIComponent(textAt(form, "return_url") ?? "");
  const url = `${origin}/portal/${customer}?back=${back}`;
  return { status: 200, body: { id: shop.freshId("bps"), object: "billing_portal.session", url } };
}

function orMissing(thing: object | undefined, param: string): ApiAnswer {
  return thing === undefined ? missing(param) : { status: 200, body: thing };
}

function missing(param: string): ApiAnswer {
  return refuse(404, "invalid_request_error", "resource_missing", param);
}

function refuse(status: number, type: string, code: string, param: string | null): ApiAnswer {
  return { status, body: { error: { type, code, param, message: "The stand-in does not do that" } } };
}
