// What a subscription gives at a moment, decided from its last known state alone. Pure.
import { PRO_GRACE_DAYS } from "@fitil/contracts";
import type { BillingState } from "@fitil/contracts";
import { DAY_MS } from "../ports/process.ts";

/** The service repeats an event for three days: news of a renewal may be that late (BL7). */
const LATE_NEWS_MS = 3 * DAY_MS;
/** The service announces a trial's end this long before. */
const TRIAL_NOTICE_MS = 3 * DAY_MS;
/** Once there, a subscription never comes back. */
const ENDED = new Set(["canceled", "incomplete_expired"]);

/** A subscription as we know it. Times in ms since 1970. */
export interface Entitlement {
  readonly id: string;
  readonly status: string | null;
  readonly startedAt: number | null;
  readonly trialEnd: number | null;
  readonly periodStart: number | null;
  readonly periodEnd: number | null;
  readonly cancelAt: number | null;
  /** The latest event of each sort, 0 without one. */
  readonly trialEndingAt: number;
  readonly paymentFailedAt: number;
  readonly paidAt: number;
}

/** Whether a status is the last one a subscription can have. */
export function isEnded(status: string | null): boolean {
  return status !== null && ENDED.has(status);
}

/** Whether a subscription gives Pro at `now` (BL7). */
export function givesPro(entitlement: Entitlement, now: number): boolean {
  const { status, startedAt, trialEnd, periodStart, periodEnd, cancelAt } = entitlement;
  if (startedAt === null || periodStart === null || periodEnd === null) return false;
  if (cancelAt !== null && now >= cancelAt) return false;
  if (status === "trialing" || status === "active") return now < periodEnd + LATE_NEWS_MS;
  if (status !== "past_due") return false;
  // Nothing was ever paid in the period that follows the start or the trial: no grace there.
  const firstPaid = Math.max(startedAt, trialEnd ?? 0);
  return periodStart > firstPaid + DAY_MS && now < periodStart + PRO_GRACE_DAYS * DAY_MS;
}

/** The one to show: what gives Pro, else what could be mended, the newest first; null when all have ended. */
export function chooseEntitlement(entitlements: readonly Entitlement[], now: number): Entitlement | null {
  const open = entitlements
    .filter(({ status }) => status !== null && !isEnded(status) && status !== "incomplete")
    .toSorted((a, b) => (b.startedAt ?? 0) - (a.startedAt ?? 0));
  return open.find((entitlement) => givesPro(entitlement, now)) ?? open[0] ?? null;
}

/** The subscription part of what a person is told, and the notice that goes with it (BL9). */
export function describeEntitlement(
  entitlement: Entitlement | null,
  now: number,
): Pick<BillingState, "subscription" | "notice"> {
  if (entitlement === null) return { subscription: null, notice: null };
  const { status, trialEnd, periodEnd, cancelAt, paymentFailedAt, paidAt } = entitlement;
  const fine = status === "trialing" || status === "active";
  if (!fine || paymentFailedAt > paidAt)
    return {
      subscription: { state: "unpaid", renewsAt: null, endsAt: cancelAt },
      notice: status === "paused" ? null : "payment_failed",
    };
  const due = status === "trialing" ? (trialEnd ?? periodEnd) : periodEnd;
  const soon = entitlement.trialEndingAt > 0 || (due !== null && due - now <= TRIAL_NOTICE_MS);
  return {
    subscription: {
      state: status === "trialing" ? "trial" : "active",
      renewsAt: cancelAt === null ? due : null,
      endsAt: cancelAt,
    },
    notice: status === "trialing" && cancelAt === null && soon ? "trial_ending" : null,
  };
}
