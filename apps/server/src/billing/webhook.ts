// The payment service's events: signed, handled once, answered with 200 only when their effect is written down (MP3).
// A fault answers 500, so that the service sends the event again. Must never log a body.
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Edge } from "../http/caller/edge.ts";
import type { Clock, Log } from "../ports/process.ts";
import { handleEvent } from "./bookkeeping.ts";
import type { Handled } from "./bookkeeping.ts";
import { parseEvent } from "./event-shapes.ts";
import type { BillingEvent } from "./event-shapes.ts";
import type { PackDeps } from "./packs.ts";
import type { Payments } from "./payments.ts";

export interface WebhookDeps extends PackDeps {
  readonly clock: Clock;
  readonly log: Log;
  readonly edge: Pick<Edge, "refuse">;
  /** Null: nothing is for sale, and nobody calls here. */
  readonly payments: Payments | null;
}

/** An event holds one object; the largest are some tens of kilobytes. */
const MAX_EVENT_BYTES = 256 * 1024;

/** Adds `POST /api/billing/webhook`. */
export function webhookRoute(app: FastifyInstance, deps: WebhookDeps): void {
  // A context of its own: here the body stays as it came, because the signature is over its bytes.
  app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MAX_EVENT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    // Not limited by address: the service sends bursts, and the signature is cheap to check.
    own.post("/api/billing/webhook", { config: { rateLimit: false } }, async (request, reply) => {
      if (deps.payments === null) return deps.edge.refuse(request, reply, "request/not_found");
      const signed = await readSigned(deps.payments, request, deps.clock.now());
      if (signed === null) return deps.edge.refuse(request, reply, "billing/bad_signature");
      const event = parseEvent(signed);
      if (event !== null) await takeEvent({ ...deps, payments: deps.payments }, event);
      return reply.header("cache-control", "no-store").send({ received: true });
    });
  });
}

async function readSigned(payments: Payments, request: FastifyRequest, now: number): Promise<unknown> {
  const { body } = request;
  const signature = request.headers["stripe-signature"];
  if (!Buffer.isBuffer(body) || typeof signature !== "string") return null;
  return payments.readEvent(body, signature, now);
}

/** Gives one event its effect. Throws when that fails; nothing of it is left then. */
export async function takeEvent(
  deps: Omit<WebhookDeps, "edge"> & { readonly payments: Payments },
  event: BillingEvent,
): Promise<Handled> {
  const { database, clock, log, payments } = deps;
  const first = await database.atomically(() => handleEvent(deps, event, { at: clock.now() }));
  let handled = first;
  if (first === "ask" && event.news.kind === "subscription") {
    const present = await payments.subscription(event.news.state.id);
    handled = await database.atomically(() => handleEvent(deps, event, { at: clock.now(), present }));
  }
  if (handled === "gone")
    log.warn(
      { event: event.id, type: event.type },
      "somebody paid for a deleted account: nothing was granted",
    );
  return handled;
}
