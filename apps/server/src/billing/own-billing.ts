// What somebody is told about their own plan and payments, and what an export holds of them (BL9, BL13). Reads only.
import type { BillingState } from "@fitil/contracts";
import type { Database } from "../db/database.ts";
import { firstRow, rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";
import type { Clock } from "../ports/process.ts";
import type { Credits, MentorAllowance } from "../ports/mentor-requests.ts";
import { chooseEntitlement, describeEntitlement } from "./entitlement.ts";
import { buyerOf, entitlementsOfUser } from "./store.ts";
import { DAY_MS } from "../ports/process.ts";

export interface OwnBillingDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly credits: Credits;
  readonly allowance: MentorAllowance;
}

/** A page that was opened longer ago is nothing the plans page waits for. */
const PURCHASE_SHOWN_MS = DAY_MS;

/** The answer of `GET /api/mentor/billing`. */
export async function ownBilling(deps: OwnBillingDeps, userId: string): Promise<BillingState> {
  const { database, allowance } = deps;
  const { plan, requestsLeft } = await allowance.state(userId);
  return database.atomically(() => tellBilling(deps, userId, { plan, requestsLeft }));
}

function* tellBilling(
  { database, clock }: OwnBillingDeps,
  userId: string,
  allowance: Pick<BillingState, "plan" | "requestsLeft">,
): Work<BillingState> {
  const now = clock.now();
  const person = yield* buyerOf(database, userId);
  const entitlements = yield* entitlementsOfUser(database, userId);
  const purchase = yield* firstRow(
    database.kysely
      .selectFrom("billing_checkout")
      .select(["plan", "state"])
      .where("reference", "=", person?.reference ?? "")
      .where("opened_at", ">", now - PURCHASE_SHOWN_MS)
      .orderBy("opened_at", "desc")
      .limit(1),
  );
  return {
    ...allowance,
    ...describeEntitlement(chooseEntitlement(entitlements, now), now),
    trialPossible: entitlements.every(({ trialEnd }) => trialEnd === null),
    manageable: (person?.customer_id ?? null) !== null,
    purchase: purchase ?? null,
  };
}

/** Everything kept about what the person bought, for export. */
export async function billingRecordOf(
  { database, credits }: Pick<OwnBillingDeps, "database" | "credits">,
  userId: string,
): Promise<Record<string, unknown>> {
  const { kysely } = database;
  const requestMovements = await credits.history(userId);
  const bought = await database.atomically(function* (): Work<Record<string, unknown>> {
    const person = yield* buyerOf(database, userId);
    const reference = person?.reference ?? "";
    const checkouts = kysely.selectFrom("billing_checkout").selectAll().where("reference", "=", reference);
    const pages = yield* rows(checkouts.orderBy("opened_at"));
    const payments = pages.map(({ payment_intent }) => payment_intent ?? "");
    return {
      customer: person ?? null,
      checkouts: pages.map(({ digest: _digest, ...page }) => page),
      refunds:
        payments.length === 0
          ? []
          : yield* rows(
              kysely.selectFrom("billing_refund").selectAll().where("payment_intent", "in", payments),
            ),
      subscriptions: yield* rows(
        kysely.selectFrom("billing_subscription").selectAll().where("reference", "=", reference),
      ),
      proAnswers: yield* rows(
        kysely
          .selectFrom("billing_pro_answer")
          .select(["answer_id", "day"])
          .where("user_id", "=", userId)
          .orderBy("day"),
      ),
    };
  });
  return { requestMovements, ...bought };
}
