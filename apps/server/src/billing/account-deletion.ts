// What happens to payments when an account goes: nothing of the person stays here, and what they still pay for is ended
// at the payment service, tried again until it is done (BL12).
import type { Database } from "../db/database.ts";
import { rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";
import type { Clock, Log } from "../ports/process.ts";
import type { Payments } from "./payments.ts";
import { isEnded } from "./entitlement.ts";
import { buyerOf, queueEnding, entitlementsOf, lockBilling } from "./store.ts";
import { DAY_MS, HOUR_MS } from "../ports/process.ts";

export interface AccountDeletionDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly payments: Payments | null;
}

const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * HOUR_MS;
const AT_ONCE = 20;
/** The service repeats an event for 3 days, and a host can have it sent again for 30. */
const EVENTS_KEPT_MS = 40 * DAY_MS;
/** A page to pay on is open for a day. */
const PAGES_KEPT_MS = 3 * DAY_MS;

/** Takes the person out of what was bought, inside a transaction of the caller's. */
export function* erasePerson(database: Database, userId: string, at: number): Work<void> {
  const { kysely } = database;
  yield* lockBilling(database);
  yield* rows(kysely.deleteFrom("billing_pro_answer").where("user_id", "=", userId));
  const person = yield* buyerOf(database, userId);
  if (person === undefined) return;
  const { reference, customer_id: customerId } = person;
  const pages = yield* rows(
    kysely
      .selectFrom("billing_checkout")
      .select("session_id")
      .where("reference", "=", reference)
      .where("state", "=", "open"),
  );
  const running = (yield* entitlementsOf(database, reference)).filter(({ status }) => !isEnded(status));
  const ending = [...pages.map(({ session_id }) => session_id), ...running.map(({ id }) => id)];
  yield* queueEnding(database, customerId === null ? ending : [...ending, customerId], at);
  yield* rows(
    kysely
      .updateTable("billing_person")
      .set({ user_id: null, customer_id: null })
      .where("reference", "=", reference),
  );
}

/** Ends at the service what is due; what fails waits longer each time. Returns how many are done. */
export async function endDeletedSubscriptions({
  database,
  clock,
  log,
  payments,
}: AccountDeletionDeps): Promise<number> {
  if (payments === null) return 0;
  const { kysely } = database;
  const due = await kysely
    .selectFrom("billing_farewell")
    .selectAll()
    .where("next_at", "<=", clock.now())
    .orderBy("next_at")
    .limit(AT_ONCE)
    .execute();
  let done = 0;
  for (const { provider_id: id, tries } of due) {
    const row = kysely.updateTable("billing_farewell").where("provider_id", "=", id);
    try {
      await payments.end(id);
      await kysely.deleteFrom("billing_farewell").where("provider_id", "=", id).execute();
      done += 1;
    } catch (cause) {
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries);
      await row.set({ tries: tries + 1, next_at: clock.now() + wait }).execute();
      log.warn({ err: cause, id }, "something that a deleted account paid for could not be ended yet");
    }
  }
  return done;
}

/** Forgets events, pages and money of others that can have no effect any more. */
export async function forgetOldBilling({ kysely }: Database, now: number): Promise<void> {
  const old = now - EVENTS_KEPT_MS;
  await kysely.deleteFrom("billing_event").where("at", "<", old).execute();
  await kysely
    .deleteFrom("billing_checkout")
    .where("state", "=", "open")
    .where("opened_at", "<", now - PAGES_KEPT_MS)
    .execute();
  const day = Math.floor(old / DAY_MS);
  await kysely.deleteFrom("billing_pro_answer").where("day", "<", day).execute();
  const ours = kysely
    .selectFrom("billing_checkout")
    .select("payment_intent")
    .where("payment_intent", "is not", null);
  await kysely
    .deleteFrom("billing_refund")
    .where("at", "<", old)
    .where("payment_intent", "not in", ours)
    .execute();
  await kysely
    .deleteFrom("billing_subscription")
    .where("reference", "is", null)
    .where("state_at", "<", old)
    .where("paid_at", "<", old)
    .where("payment_failed_at", "<", old)
    .execute();
}
