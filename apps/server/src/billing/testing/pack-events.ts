// For tests only: a stream of paid packs and refunds that can be told again from any place.
import type { BillingEvent } from "../event-shapes.ts";

export const PEOPLE = ["ann", "bob", "carl"] as const;

/** Cents that go back of every second pack: ten requests' worth. */
const BACK_CENTS = 100;

/** The event number `count`: even ones are paid packs, odd ones give part of the money of the one before back. */
export function packEvent(count: number, userId: string): BillingEvent {
  const pack = count - (count % 2);
  const paymentIntent = `pi_${pack}`;
  const event = { id: `evt_${count}`, at: count * 1000 };
  if (count % 2 === 1)
    return {
      ...event,
      type: "refund.created",
      news: {
        kind: "refund",
        id: `re_${count}`,
        of: "refund",
        paymentIntent,
        cents: BACK_CENTS,
        dead: false,
      },
    };
  return {
    ...event,
    type: "checkout.session.completed",
    news: {
      kind: "checkout",
      sessionId: `cs_${pack}`,
      reference: `ref-${userId}`,
      plan: "credits",
      customerId: null,
      state: "paid",
      paymentIntent,
      amountCents: 500,
    },
  };
}
