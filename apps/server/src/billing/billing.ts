// Plans and payments joined: who may ask the mentor how often, buying more, and the payment service's events. What app.ts
// sees of this slice. Without the service's keys nothing is for sale; everything else works.
import type { FastifyInstance } from "fastify";
import type { Database } from "../db/database.ts";
import type { Env } from "../env.ts";
import type { Edge } from "../http/caller/edge.ts";
import type { SiteAddress } from "../http/site/site-address.ts";
import type { PersonalData } from "../ports/people.ts";
import type { Clock, Log, Random } from "../ports/process.ts";
import type { Credits, MentorAllowance } from "../ports/mentor-requests.ts";
import type { SharedSite } from "../ports/shared-site.ts";
import { createAllowance } from "./allowance.ts";
import { billingRoutes } from "./billing-routes.ts";
import { erasePerson, forgetOldBilling, endDeletedSubscriptions } from "./account-deletion.ts";
import { billingRecordOf } from "./own-billing.ts";
import { decideTerms } from "./prices.ts";
import { createStripePayments } from "./stripe-payments.ts";
import { webhookRoute } from "./webhook.ts";

export interface BillingDeps {
  readonly env: Pick<Env, "stripe" | "mentorFreeRequests">;
  readonly database: Database;
  readonly credits: Credits;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly site: SiteAddress;
  /** The other processes of the site; null where there are none. */
  readonly shared?: SharedSite | null;
}

export interface Billing extends PersonalData {
  readonly allowance: MentorAllowance;
  addRoutes(app: FastifyInstance, edge: Edge): void;
  /** Ends at the payment service what deleted accounts still pay for, and forgets what is too old to matter. */
  sweep(): Promise<void>;
}

/** Makes the slice on a migrated database. Talks to nobody before it is asked to. */
export function createBilling(deps: BillingDeps): Billing {
  const { env, database, credits, clock, random, log, site, shared = null } = deps;
  const terms = decideTerms(env);
  const payments = env.stripe === null ? null : createStripePayments(env.stripe);
  const allowance = createAllowance({ database, clock, credits, terms, shared });
  // A service that does not answer makes a sweep long: the next one waits for it.
  let sweeping: Promise<void> | null = null;
  const sweep = async () => {
    await endDeletedSubscriptions({ database, clock, log, payments });
    await forgetOldBilling(database, clock.now());
  };
  return {
    allowance,
    section: "billing",
    addRoutes(app, edge) {
      const books = { database, clock, credits };
      billingRoutes(app, { ...books, edge, site, log, random, allowance, payments, terms });
      webhookRoute(app, { ...books, edge, log, payments });
    },
    erasure: (userId) => erasePerson(database, userId, clock.now()),
    record: (userId) => billingRecordOf(deps, userId),
    sweep: () => (sweeping ??= sweep().finally(() => (sweeping = null))),
  };
}
