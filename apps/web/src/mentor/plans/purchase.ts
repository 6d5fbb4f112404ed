// What somebody who comes back from paying is told, and how often the server is asked meanwhile. The return itself proves
// nothing: only the payment service's own word, which the server has or has not, makes a purchase (MP3). Pure.
import type { BillingState, PaidPlan } from "@fitil/contracts";

export type PurchaseWord =
  | { readonly kind: "waiting" | "late" | "processing" | "failed" }
  | { readonly kind: "paid"; readonly plan: PaidPlan };

/** A word comes within seconds as a rule; after this many looks it is late. */
const LATE_AFTER = 20;
const SOON_MS = 1_500;
const LATER_MS = 10_000;

/** Whether the payment service has not said its last word. */
export function isAwaited(billing: BillingState | null): boolean {
  const state = billing?.purchase?.state;
  return state === undefined || state === "open" || state === "processing";
}

/** How long to wait before looking again, in ms, after `looks` looks. */
export function pauseBefore(looks: number): number {
  return looks < LATE_AFTER ? SOON_MS : LATER_MS;
}

/** What to say after `looks` looks. */
export function purchaseWord(billing: BillingState | null, looks: number): PurchaseWord {
  const purchase = billing?.purchase ?? null;
  switch (purchase?.state) {
    case "paid":
      return { kind: "paid", plan: purchase.plan };
    case "failed":
    case "processing":
      return { kind: purchase.state };
    case "open":
    case undefined:
      return { kind: looks < LATE_AFTER ? "waiting" : "late" };
  }
}
