// Plans and payments over HTTP, against the stand-in of the payment service: buying, managing, rude webhooks, export,
// deletion, and a host that sells nothing.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { billingStateSchema, plansSchema } from "@fitil/contracts";
import { startStripeFake } from "@fitil/testkit";
import type { FakeEvent, StripeFake } from "@fitil/testkit";
import Stripe from "stripe";
import { createTestApp, SITE } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { createStripePayments } from "./stripe-payments.ts";

let fake: StripeFake;
let t: TestApp;
let token: string;

const open = async (environment: Record<string, string> = {}) => {
  t = await createTestApp({
    STRIPE_SECRET_KEY: fake.secretKey,
    STRIPE_WEBHOOK_SECRET: fake.webhookSecret,
    STRIPE_API_BASE: fake.url,
    ...environment,
  });
  ({ token } = await t.person("ann@example.org"));
};
const webhook = (body: string, signature: string | undefined, headers: Record<string, string> = {}) =>
  t.call("POST", "/api/billing/webhook", {
    body,
    headers: { ...(signature !== undefined && { "stripe-signature": signature }), ...headers },
  });
const send = async (events: readonly FakeEvent[]) => {
  const statuses: number[] = [];
  for (const event of events) {
    const { body, signature } = fake.sign(event);
    statuses.push((await webhook(body, signature)).status);
  }
  return statuses;
};
const checkout = (plan: string, language = "ru") =>
  t.call("POST", "/api/mentor/checkout", { token, body: { plan }, headers: { "accept-language": language } });
const sessionOf = (url: unknown) => fake.shop.sessions.get(String(url).split("/").at(-1) ?? "");
const billing = async () =>
  billingStateSchema.parse((await t.call("GET", "/api/mentor/billing", { token })).json);

beforeEach(async () => {
  fake = await startStripeFake();
});
afterEach(async () => {
  await t.close();
  await fake.close();
});

describe("a host that sells", () => {
  beforeEach(() => open());

  it("[MP1] shows the plans to anybody", async () => {
    const { status, json, headers } = await t.call("GET", "/api/mentor/plans");
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(plansSchema.parse(json)).toEqual({
      forSale: true,
      plans: [
        { id: "free", priceCents: 0, per: null, requests: 5, trialDays: 0 },
        { id: "credits", priceCents: 500, per: "once", requests: 50, trialDays: 0 },
        { id: "pro", priceCents: 2900, per: "month", requests: null, trialDays: 7 },
      ],
    });
  });

  it("[MP3] opens a page for a pack, and grants only by the signed event", async () => {
    expect(await billing()).toMatchObject({
      plan: "free",
      requestsLeft: 5,
      manageable: false,
      purchase: null,
    });
    const { status, json } = await checkout("credits", "en");
    expect(status).toBe(200);
    const session = sessionOf(json["url"]);
    expect(session).toMatchObject({
      mode: "payment",
      amount_total: 500,
      currency: "usd",
      locale: "en",
      product: "Spark: a pack of 50 requests",
      success_url: `${SITE}/mentor/plans?paid=1`,
      cancel_url: `${SITE}/mentor/plans`,
    });
    expect(JSON.stringify([...fake.shop.sessions.values(), ...fake.shop.customers.values()])).not.toContain(
      "ann",
    );
    const events = fake.shop.pay(session?.id ?? "");
    expect((await t.call("GET", "/mentor/plans?paid=1", { token })).status).not.toBe(500);
    expect(await billing()).toMatchObject({ requestsLeft: 5, purchase: { state: "open" } });
    expect(await send([...events, ...events])).toEqual([200, 200]);
    expect(await billing()).toMatchObject({
      plan: "credits",
      requestsLeft: 55,
      manageable: true,
      purchase: { plan: "credits", state: "paid" },
    });
  });

  it("[MP3] opens a page for Pro with its trial, once a person", async () => {
    const session = sessionOf((await checkout("pro")).json["url"]);
    expect(session).toMatchObject({
      mode: "subscription",
      trial_days: 7,
      locale: "ru",
      product: "«Искра» Pro, месяц",
    });
    expect((await billing()).trialPossible).toBe(true);
    expect(await send(fake.shop.pay(session?.id ?? ""))).toEqual([200, 200, 200]);
    expect(await billing()).toMatchObject({ plan: "pro", requestsLeft: null, trialPossible: false });
    expect((await checkout("pro")).json["url"]).toContain(`${fake.url}/portal/`);
    await send(fake.shop.cancel(session?.subscription ?? ""));
    expect(sessionOf((await checkout("pro")).json["url"])).toMatchObject({ trial_days: 0 });
  });

  it("[BL8] keeps one open page for a person and plan, however often they press", async () => {
    const urls = await Promise.all(Array.from({ length: 4 }, () => checkout("pro")));
    expect(new Set(urls.map(({ json }) => json["url"])).size).toBe(1);
    const first = sessionOf(urls[0]?.json["url"]);
    expect((await checkout("pro")).json["url"]).toBe(first?.url);
    const other = sessionOf((await checkout("pro", "en")).json["url"]);
    expect([first?.status, other?.locale]).toEqual(["expired", "en"]);
    expect(fake.shop.customers.size).toBe(1);
    fake.shop.pay(other?.id ?? "");
    expect((await checkout("pro", "en")).json["url"]).toBe(`${SITE}/mentor/plans?paid=1`);
    const pack = sessionOf((await checkout("credits")).json["url"]);
    fake.shop.pay(pack?.id ?? "");
    expect(sessionOf((await checkout("credits")).json["url"])?.id).not.toBe(pack?.id);
  });

  it("[BL8] makes a new customer when the host removed the old one", async () => {
    await checkout("credits");
    const [gone] = fake.shop.customers.keys();
    fake.shop.customers.clear();
    fake.shop.sessions.clear();
    const session = sessionOf((await checkout("credits")).json["url"]);
    expect(session?.customer).not.toBe(gone);
    fake.shop.customers.clear();
    const portal = await t.call("POST", "/api/mentor/portal", { token });
    expect([portal.status, portal.json["code"]]).toEqual([409, "mentor/no_subscription"]);
  });

  it("[MP3] leads to the page where a subscription is managed, and nobody else's", async () => {
    const nothing = await t.call("POST", "/api/mentor/portal", { token });
    expect([nothing.status, nothing.json["code"]]).toEqual([409, "mentor/no_subscription"]);
    await send(fake.shop.pay(sessionOf((await checkout("pro")).json["url"])?.id ?? ""));
    const { json } = await t.call("POST", "/api/mentor/portal", { token });
    expect(json["url"]).toBe(
      `${fake.url}/portal/${[...fake.shop.customers.keys()][0]}?back=${encodeURIComponent(`${SITE}/mentor/plans`)}`,
    );
    const bob = await t.person("bob@example.org");
    expect((await t.call("POST", "/api/mentor/portal", { token: bob.token })).status).toBe(409);
    const his = await t.call("GET", "/api/mentor/billing", { token: bob.token });
    expect(his.json).toMatchObject({ plan: "free", subscription: null, purchase: null });
  });

  it("wants somebody who is signed in, and a plan that is for sale", async () => {
    for (const [method, path] of [
      ["GET", "/api/mentor/billing"],
      ["POST", "/api/mentor/checkout"],
      ["POST", "/api/mentor/portal"],
    ] as const)
      expect((await t.call(method, path)).status).toBe(401);
    for (const body of [undefined, {}, { plan: "free" }, { plan: ["pro"] }, "[]", "{", null])
      expect((await t.call("POST", "/api/mentor/checkout", { token, body })).status).toBe(400);
    expect(fake.calls).toEqual([]);
  });

  it.each([500, 429, 401, "cut"] as const)(
    "[BL11] says so when the payment service fails (%s), and tells nobody its key",
    async (how) => {
      fake.fail(how);
      const refused = await checkout("credits");
      expect([refused.status, refused.json["code"]]).toEqual([502, "billing/unavailable"]);
      fake.fail(null);
      await checkout("credits");
      fake.fail(how);
      const portal = await t.call("POST", "/api/mentor/portal", { token });
      expect([portal.status, portal.json["code"]]).toEqual([502, "billing/unavailable"]);
      const said = JSON.stringify([t.logged, refused, portal]);
      expect(said).not.toContain(fake.secretKey);
      expect(said).not.toContain(fake.webhookSecret);
      fake.fail(null);
      expect((await checkout("credits")).status).toBe(200);
    },
  );

  it("[BL11] gives up on a payment service that does not answer", async () => {
    fake.fail("stall");
    const settings = { secretKey: fake.secretKey, webhookSecret: fake.webhookSecret, apiBase: fake.url };
    const payments = createStripePayments(settings, 50);
    await expect(payments.createCustomer("r", "k")).rejects.toMatchObject({ reason: "unavailable" });
  });

  it("[BL12] [BL13] exports what somebody bought, and deletes it with the account", async () => {
    const session = sessionOf((await checkout("credits")).json["url"]);
    await send(fake.shop.pay(session?.id ?? ""));
    await send(fake.shop.pay(sessionOf((await checkout("pro")).json["url"])?.id ?? ""));
    await send(fake.shop.refund(session?.payment_intent ?? "", 100));
    const { json } = await t.call("GET", "/api/user/export", { token });
    expect(json).toMatchObject({
      chips: 1000,
      billing: {
        requestMovements: [
          { kind: "pack", amount: 50 },
          { kind: "clawback", amount: -10 },
        ],
        checkouts: [{ plan: "credits", state: "paid", amount_cents: 500 }, { plan: "pro" }],
        subscriptions: [{ status: "trialing" }],
        refunds: [{ cents: 100 }, { cents: 100 }],
      },
    });
    expect((json["chipMovements"] as unknown[]).length).toBe(1);
    expect((await t.call("DELETE", "/api/user/me", { token })).status).toBe(204);
    await t.app.forgetExpired();
    expect([...fake.shop.subscriptions.values()].map(({ status }) => status)).toEqual(["canceled"]);
    expect(fake.shop.customers.size).toBe(0);
    expect(await send(fake.shop.events.slice(-1))).toEqual([200]);
  });
});

describe("the mentor on a host that sells", () => {
  it("[MP1] [MP2] counts finished answers only, refuses the sixth with 402, and goes on with a pack", async () => {
    await open();
    await t.call("PUT", "/api/mentor/me", { token, body: { adult: true } });
    const said = (speaker: string, text: string) => ({ speaker, text, confidence: 1 });
    const messages = [
      said("them", "Вернулась из Карелии, неделю каталась на байдарке!"),
      said("me", "Круто"),
      said("them", "А ты любишь походы?"),
    ];
    const ask = (transcript: unknown) =>
      t.call("POST", "/api/mentor/advice", { token, body: { intent: "reply", transcript } });
    const chat = { kind: "chat", language: "ru", messages };
    expect((await ask({ ...chat, messages: [] })).status).toBe(400);
    expect((await billing()).requestsLeft).toBe(5);
    for (let left = 4; left >= 0; left--) {
      expect((await ask(chat)).status).toBe(200);
      expect((await billing()).requestsLeft).toBe(left);
    }
    const refused = await ask(chat);
    expect([refused.status, refused.json["code"]]).toEqual([402, "mentor/no_requests_left"]);
    await send(fake.shop.pay(sessionOf((await checkout("credits")).json["url"])?.id ?? ""));
    expect((await ask(chat)).status).toBe(200);
    expect((await t.call("GET", "/api/mentor/me", { token })).json).toMatchObject({
      plan: "credits",
      requestsLeft: 49,
    });
  });
});

describe("the webhook", () => {
  beforeEach(() => open());

  it.each(["wrong secret", "old", "missing", "empty", "nonsense", "other body", "no time", "many"] as const)(
    "[MP3] refuses a body whose signature is: %s",
    async (fault) => {
      const session = sessionOf((await checkout("credits")).json["url"]);
      const [event] = fake.shop.pay(session?.id ?? "");
      if (event === undefined) throw new Error("nothing was paid");
      const good = fake.sign(event);
      const signatures: Record<typeof fault, string | undefined> = {
        "wrong secret": fake.sign(event, { secret: "whsec_other" }).signature,
        old: fake.sign(event, { atMs: Date.now() - 301_000 }).signature,
        missing: undefined,
        empty: "",
        nonsense: "t=,v1=,=",
        "other body": fake.sign({ ...event, id: "evt_other" }).signature,
        "no time": good.signature.replace(/t=\d+/, "t=x"),
        many: `t=1${",v1=00".repeat(500)}`,
      };
      const refused = await webhook(good.body, signatures[fault]);
      expect([refused.status, refused.json["code"]]).toEqual([400, "billing/bad_signature"]);
      expect((await billing()).requestsLeft).toBe(5);
      expect((await webhook(good.body, good.signature)).status).toBe(200);
      expect((await billing()).requestsLeft).toBe(55);
    },
  );

  it("[MP3] takes a signature of the service's own making, up to 300 s old, whatever the content type", async () => {
    const session = sessionOf((await checkout("credits")).json["url"]);
    const payload = JSON.stringify(fake.shop.pay(session?.id ?? "")[0]);
    const timestamp = Math.floor(Date.now() / 1000) - 300;
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      timestamp,
      secret: fake.webhookSecret,
    });
    const answered = await webhook(payload, signature, { "content-type": "text/plain" });
    expect([answered.status, answered.json]).toEqual([200, { received: true }]);
    expect((await billing()).requestsLeft).toBe(55);
  });

  it.each(["", "null", "[]", "7", '{"id":"evt_1"}', "{", '{"object":"v2.core.event"}'])(
    "breaks nothing with a signed %j",
    async (body) => {
      const { status } = await webhook(body, fake.sign(body).signature);
      expect([400, 500]).toContain(status);
      expect((await billing()).requestsLeft).toBe(5);
    },
  );

  it("[BL10] takes what concerns nobody, and nothing that is too large", async () => {
    const strange = fake.shop.emit("radar.early_fraud_warning.created", { id: "issfr_1" });
    expect(await send([strange])).toEqual([200]);
    const large = fake.sign(fake.shop.emit("customer.created", { id: "x".repeat(300_000) }));
    const refused = await webhook(large.body, large.signature);
    expect([refused.status, refused.json["code"]]).toEqual([413, "request/too_large"]);
    expect((await t.call("GET", "/api/billing/webhook")).status).toBe(404);
  });

  it("[BL4] answers 500 when an effect breaks, so that the event comes again, and logs no body", async () => {
    const session = sessionOf((await checkout("credits")).json["url"]);
    const events = fake.shop.pay(session?.id ?? "");
    const broken = structuredClone(events[0]) as FakeEvent & { data: { object: Record<string, unknown> } };
    broken.data.object["payment_status"] = 7;
    broken.data.object["customer_details"] = { email: "ann@example.org" };
    expect(await send([broken])).toEqual([500]);
    expect(JSON.stringify(t.logged)).not.toContain("ann@example.org");
    expect(await send(events)).toEqual([200]);
    expect((await billing()).requestsLeft).toBe(55);
  });

  it("[BL10] is not held up by limits on calls, nor by who else calls", async () => {
    await t.close();
    t = await createTestApp(
      { STRIPE_SECRET_KEY: fake.secretKey, STRIPE_WEBHOOK_SECRET: fake.webhookSecret },
      { callsPerMinute: 2 },
    );
    const event = fake.shop.emit("customer.created", { id: "cus_x" });
    expect(await send(Array.from({ length: 5 }, () => event))).toEqual([200, 200, 200, 200, 200]);
  });
});

describe("a host that sells nothing", () => {
  it("[MP3] limits nobody, says so, and answers no webhook", async () => {
    t = await createTestApp();
    ({ token } = await t.person("ann@example.org"));
    const plans = plansSchema.parse((await t.call("GET", "/api/mentor/plans")).json);
    expect([plans.forSale, plans.plans[0]]).toEqual([
      false,
      { id: "free", priceCents: 0, per: null, requests: null, trialDays: 0 },
    ]);
    expect(await billing()).toMatchObject({ plan: "self-hosted", requestsLeft: null, manageable: false });
    const refused = await checkout("pro");
    expect([refused.status, refused.json["code"]]).toEqual([409, "mentor/not_for_sale"]);
    expect((await t.call("POST", "/api/mentor/portal", { token })).json["code"]).toBe("mentor/not_for_sale");
    const event = fake.sign(fake.shop.emit("customer.created", { id: "cus_x" }));
    expect((await webhook(event.body, event.signature)).status).toBe(404);
    await t.app.forgetExpired();
  });

  it("[BL1] gives everybody what MENTOR_FREE_REQUESTS says", async () => {
    t = await createTestApp({ MENTOR_FREE_REQUESTS: "12" });
    ({ token } = await t.person("ann@example.org"));
    expect(await billing()).toMatchObject({ plan: "free", requestsLeft: 12 });
    await t.close();
    await open({ MENTOR_FREE_REQUESTS: "0" });
    expect(await billing()).toMatchObject({ plan: "free", requestsLeft: 0 });
    const plans = plansSchema.parse((await t.call("GET", "/api/mentor/plans")).json);
    expect(plans.plans.map(({ id }) => id)).toEqual(["credits", "pro"]);
  });
});
