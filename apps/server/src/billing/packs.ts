// Packs: granted when the payment service says that they are paid, taken back as far as the money went back. What a pack
// should be is always computed from all that is known of it, so the order of events changes nothing (BL5, BL6).
import { PACK_REQUESTS } from "@fitil/contracts";
import type { Database } from "../db/database.ts";
import { firstRow, rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";
import type { Credits } from "../ports/mentor-requests.ts";
import type { News } from "./event-shapes.ts";
import type { Checkout, BillingPerson } from "./store.ts";

export interface PackDeps {
  readonly database: Database;
  readonly credits: Credits;
}

type Order = { readonly eventId: string; readonly at: number };
type RefundNews = Extract<News, { kind: "refund" }>;

/** Brings a pack's requests to where its payment and refunds say they should be. Nothing for somebody who is gone. */
export function* settlePack(
  { database, credits }: PackDeps,
  { checkout, person, eventId, at }: Order & { readonly checkout: Checkout; readonly person: BillingPerson },
): Work<void> {
  const { kysely } = database;
  const userId = person.user_id;
  if (checkout.state !== "paid" || userId === null) return;
  let { granted, clawed, taken } = checkout;
  if (granted === 0) {
    const key = `pack:${checkout.session_id}`;
    if (!(yield* credits.grant({ userId, key, amount: PACK_REQUESTS, at }))) return;
    granted = PACK_REQUESTS;
  }
  const back = yield* requestsToTakeBack(database, { ...checkout, granted });
  if (back > clawed) {
    const key = `clawback:${eventId}`;
    // What was used stays used: no more than there is, and never from a later pack (BL6).
    taken += yield* credits.take({ userId, key, kind: "clawback", most: back - clawed, at });
  } else if (back < taken) {
    // Money that was on its way back did not arrive.
    yield* credits.grant({ userId, key: `returned:${eventId}`, amount: taken - back, at });
    taken = back;
  }
  clawed = back;
  yield* rows(
    kysely
      .updateTable("billing_checkout")
      .set({ granted, clawed, taken })
      .where("session_id", "=", checkout.session_id),
  );
}

/** Writes down money that went back, or that did not after all. */
export function* noteRefund({ kysely }: Database, news: RefundNews, at: number): Work<void> {
  const dead = news.dead ? 1 : 0;
  const { id, of: kind, paymentIntent: payment_intent, cents } = news;
  yield* rows(
    kysely
      .insertInto("billing_refund")
      .values({ id, kind, payment_intent, cents, dead, at })
      .onConflict((conflict) => conflict.doNothing()),
  );
  // Both only ever grow, so a late event about earlier times takes nothing away.
  const known = kysely.updateTable("billing_refund").where("id", "=", id);
  yield* rows(known.set({ cents }).where("cents", "<", cents));
  if (news.dead) yield* rows(known.set({ dead }));
}

/** The paid pack behind a payment, if it was one. */
export function packOfPayment({ kysely }: Database, paymentIntent: string): Work<Checkout | undefined> {
  return firstRow(
    kysely
      .selectFrom("billing_checkout")
      .selectAll()
      .where("payment_intent", "=", paymentIntent)
      .where("plan", "=", "credits"),
  );
}

/** In proportion to the money; all of it when all went back. */
function* requestsToTakeBack({ kysely }: Database, checkout: Checkout): Work<number> {
  const { payment_intent: paymentIntent, amount_cents: amount, granted } = checkout;
  if (paymentIntent === null || amount === null || amount <= 0) return 0;
  const refunds = yield* rows(
    kysely.selectFrom("billing_refund").selectAll().where("payment_intent", "=", paymentIntent),
  );
  const sum = (of: typeof refunds) => of.reduce((cents, refund) => cents + refund.cents, 0);
  const single = refunds.filter(({ kind }) => kind === "refund");
  const dead = sum(single.filter((refund) => refund.dead === 1));
  const total = sum(refunds.filter(({ kind }) => kind === "charge"));
  // Hosts may listen to single refunds, to the charge's total, or to both; a total counted what later came to nothing.
  const cents = Math.max(sum(single) - dead, total - dead, 0);
  return Math.min(granted, Math.round((granted * cents) / amount));
}
