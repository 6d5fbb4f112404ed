// A stand-in of the payment service on loopback, for tests in Node and in a browser: its API as the product's SDK calls
// it, pages to pay on, and signed webhooks. The signature is computed here by its published recipe, not by the SDK, so
// that the two check each other.
import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createFakeApi } from "./fake-api.ts";
import type { FakeEvent } from "./fake-objects.ts";
import { answerPage } from "./fake-pages.ts";
import { FakeShop } from "./fake-shop.ts";

/** A webhook as it is sent. */
export interface SignedWebhook {
  readonly body: string;
  /** The header `stripe-signature`. */
  readonly signature: string;
}

export interface StripeFake {
  /** For STRIPE_API_BASE. */
  readonly url: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** What is there, and what a test makes happen. */
  readonly shop: FakeShop;
  /** API calls so far, as "POST /v1/customers". */
  readonly calls: string[];
  /** The API answers with this status from now on; null heals it. "cut" breaks connections off, "stall" never answers. */
  fail(how: number | "cut" | "stall" | null): void;
  /** Signs an event (or any body) at a moment, by default now. */
  sign(
    event: FakeEvent | string,
    options?: { readonly atMs?: number; readonly secret?: string },
  ): SignedWebhook;
  /** From now on events go to this address by themselves, in order, until each is answered with 2xx. Null ends it. */
  deliverTo(webhookUrl: string | null): void;
  close(): Promise<void>;
}

const SECRET_KEY = "sk_test_stand_in_0123456789";
const WEBHOOK_SECRET = "whsec_stand_in_0123456789";
const DELIVERY_PAUSE_MS = 50;

/** Starts it on a free port. `now` is ms since 1970, by default the machine's. */
export async function startStripeFake(options: { readonly now?: () => number } = {}): Promise<StripeFake> {
  const now = options.now ?? (() => Date.now());
  const shop = new FakeShop(now);
  const calls: string[] = [];
  let failing: number | "cut" | "stall" | null = null;
  let webhookUrl: string | null = null;
  let delivered = 0;
  const api = createFakeApi(shop, () => url);
  const sign: StripeFake["sign"] = (event, { atMs = now(), secret = WEBHOOK_SECRET } = {}) => {
    const body = typeof event === "string" ? event : JSON.stringify(event);
    const time = Math.floor(atMs / 1000);
    const mac = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
    return { body, signature: `t=${time},v1=${mac}` };
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = new URL(request.url ?? "/", "http://stand-in");
    const method = request.method ?? "GET";
    const body = await readAll(request);
    if (!target.pathname.startsWith("/v1/")) return sendPage(response, answerPage(shop, method, target));
    calls.push(`${method} ${target.pathname}`);
    if (failing === "stall") return;
    if (failing === "cut") return void request.socket.destroy();
    if (failing !== null) return sendJson(response, failing, { error: { type: "api_error", message: "no" } });
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return sendJson(response, 401, {
        error: { type: "invalid_request_error", message: "Invalid API Key" },
      });
    const key = request.headers["idempotency-key"];
    const idempotencyKey = typeof key === "string" ? key : null;
    const { status, body: found } = api({ method, path: target.pathname, body, idempotencyKey });
    return sendJson(response, status, found);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const timer = setInterval(() => void deliver(), DELIVERY_PAUSE_MS);
  timer.unref();
  let delivering = false;

  async function deliver(): Promise<void> {
    const event = shop.events[delivered];
    if (delivering || webhookUrl === null || event === undefined) return;
    delivering = true;
    const { body, signature } = sign(event);
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    // Nobody there: it is delivered again, as Stripe does.
    const answered = await fetch(webhookUrl, { method: "POST", headers, body }).catch(() => null);
    if (answered?.ok === true) delivered += 1;
    delivering = false;
  }

  return {
    url,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    shop,
    calls,
    fail: (how) => void (failing = how),
    sign,
    deliverTo: (target) => void (webhookUrl = target),
    async close() {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json", "request-id": "req_stand_in" });
  response.end(JSON.stringify(body));
}

function sendPage(response: ServerResponse, answer: ReturnType<typeof answerPage>): void {
  if (answer === null) response.writeHead(404).end();
  else if ("goTo" in answer) response.writeHead(303, { location: answer.goTo }).end();
  else response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(answer.html);
}
