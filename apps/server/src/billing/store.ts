// What this slice keeps, read and written inside the caller's transactions. Transactions that follow the payment
// service's word run one at a time, so that two events about one thing cannot miss each other (BL5).
import { sql } from "kysely";
import type { Selectable } from "kysely";
import type { Database } from "../db/database.ts";
import type { Tables } from "../db/schema.ts";
import { firstRow, rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";
import type { Entitlement } from "./entitlement.ts";

/** Any number that nobody else locks by. */
const BILLING_LOCK = 728_130_446;

export type BillingPerson = Selectable<Tables["billing_person"]>;
export type Checkout = Selectable<Tables["billing_checkout"]>;

/** Waits for the turn; SQLite lets one transaction in at a time anyhow. */
export function* lockBilling({ kysely, kind }: Database): Work<void> {
  if (kind === "postgres")
    yield* rows(kysely.selectNoFrom(sql`pg_advisory_xact_lock(${sql.lit(BILLING_LOCK)})`.as("turn")));
}

/** The buyer behind an account; undefined when they never bought. */
export function buyerOf({ kysely }: Database, userId: string): Work<BillingPerson | undefined> {
  return firstRow(kysely.selectFrom("billing_person").selectAll().where("user_id", "=", userId));
}

/** The person an event is about, by our reference or, failing that, by the service's customer. */
export function* buyerNamed(
  { kysely }: Database,
  reference: string | null,
  customerId: string | null,
): Work<BillingPerson | undefined> {
  const people = kysely.selectFrom("billing_person").selectAll();
  if (reference !== null) {
    const person = yield* firstRow(people.where("reference", "=", reference));
    if (person !== undefined) return person;
  }
  return customerId === null ? undefined : yield* firstRow(people.where("customer_id", "=", customerId));
}

/** Everything known of a person's subscriptions. */
export function* entitlementsOf({ kysely }: Database, reference: string): Work<Entitlement[]> {
  const found = yield* rows(
    kysely.selectFrom("billing_subscription").selectAll().where("reference", "=", reference),
  );
  return found.map(toEntitlement);
}

/** The same, straight from the account. */
export function* entitlementsOfUser({ kysely }: Database, userId: string): Work<Entitlement[]> {
  const found = yield* rows(
    kysely
      .selectFrom("billing_subscription")
      .innerJoin("billing_person", "billing_person.reference", "billing_subscription.reference")
      .selectAll("billing_subscription")
      .where("billing_person.user_id", "=", userId),
  );
  return found.map(toEntitlement);
}

/** Sets down what must be ended at the payment service, to be done by the sweep (BL12). */
export function* queueEnding({ kysely }: Database, providerIds: readonly string[], at: number): Work<void> {
  if (providerIds.length === 0) return;
  yield* rows(
    kysely
      .insertInto("billing_farewell")
      .values(providerIds.map((id) => ({ provider_id: id, tries: 0, next_at: at })))
      .onConflict((conflict) => conflict.doNothing()),
  );
}

function toEntitlement(row: Selectable<Tables["billing_subscription"]>): Entitlement {
  return {
    id: row.id,
    status: row.status,
    startedAt: row.started_at,
    trialEnd: row.trial_end,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    cancelAt: row.cancel_at,
    trialEndingAt: row.trial_ending_at,
    paymentFailedAt: row.payment_failed_at,
    paidAt: row.paid_at,
  };
}
