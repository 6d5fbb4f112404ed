// The calls around plans and payments (MP3): what there is, a page to pay on, a page to manage on, one's own state.
import { checkoutSchema } from "@fitil/contracts";
import type { PaymentLink } from "@fitil/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Edge } from "../http/caller/edge.ts";
import { languageOf } from "../http/language.ts";
import type { SiteAddress } from "../http/site/site-address.ts";
import type { Log } from "../ports/process.ts";
import type { Account } from "../ports/sessions.ts";
import { openCheckout, openPortal } from "./checkout.ts";
import type { CheckoutDeps, CheckoutPage, CheckoutVisit } from "./checkout.ts";
import { ownBilling } from "./own-billing.ts";
import type { OwnBillingDeps } from "./own-billing.ts";
import { PaymentsFailure } from "./payments.ts";
import type { Payments } from "./payments.ts";
import { listPlans } from "./prices.ts";
import type { Terms } from "./prices.ts";

export interface BillingRouteDeps extends Omit<CheckoutDeps, "payments">, OwnBillingDeps {
  readonly edge: Edge;
  readonly site: SiteAddress;
  readonly log: Log;
  readonly terms: Terms;
  readonly payments: Payments | null;
}

/** Adds the plans and everything about buying one. */
export function billingRoutes(app: FastifyInstance, deps: BillingRouteDeps): void {
  const { edge } = deps;
  app.get("/api/mentor/plans", async (_request, reply) =>
    reply.header("cache-control", "no-store").send(listPlans(deps.terms)),
  );

  app.get("/api/mentor/billing", async (request, reply) => {
    const account = await buyerOf(deps, request, reply);
    if (account === null) return reply;
    return reply.header("cache-control", "no-store").send(await ownBilling(deps, account.userId));
  });

  app.post("/api/mentor/checkout", async (request, reply) => {
    const account = await buyerOf(deps, request, reply);
    if (account === null) return reply;
    const body = checkoutSchema.safeParse(request.body);
    if (!body.success) return edge.refuse(request, reply, "request/bad");
    const { plan } = body.data;
    return answer(deps, request, reply, (sale) =>
      openCheckout(sale, visitOf(deps, request, account.userId), plan),
    );
  });

  app.post("/api/mentor/portal", async (request, reply) => {
    const account = await buyerOf(deps, request, reply);
    if (account === null) return reply;
    return answer(deps, request, reply, (sale) => openPortal(sale, visitOf(deps, request, account.userId)));
  });
}

/** Who asks; null when it has been answered: with 401, or a guest with `user/guest`, who has nothing to buy with and for. */
async function buyerOf(
  { edge }: BillingRouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Account | null> {
  const account = await edge.account(request, reply);
  if (account?.isGuest !== true) return account;
  edge.refuse(request, reply, "user/guest");
  return null;
}

function visitOf({ site }: BillingRouteDeps, request: FastifyRequest, userId: string): CheckoutVisit {
  const locale = languageOf(request.headers["accept-language"]);
  return { userId, locale, origin: site.originOf(request.raw) };
}

async function answer(
  deps: BillingRouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  open: (sale: CheckoutDeps) => Promise<CheckoutPage>,
): Promise<FastifyReply> {
  const { payments, edge, log } = deps;
  if (payments === null) return edge.refuse(request, reply, "mentor/not_for_sale");
  try {
    const page = await open({ ...deps, payments });
    if (!page.ok) return edge.refuse(request, reply, page.code);
    return reply.header("cache-control", "no-store").send({ url: page.url } satisfies PaymentLink);
  } catch (cause) {
    if (!(cause instanceof PaymentsFailure)) throw cause;
    log.error({ err: cause, route: request.routeOptions.url }, "the payment service did not do it");
    return edge.refuse(request, reply, "billing/unavailable");
  }
}
