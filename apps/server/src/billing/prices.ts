// What is for sale and for how much (MP1), and the texts of it on the payment service's pages. Pure.
import { FREE_REQUESTS, PACK_REQUESTS, PRO_TRIAL_DAYS } from "@fitil/contracts";
import type { MentorLanguage, PaidPlan, Plans } from "@fitil/contracts";

export const CURRENCY = "usd";
/** US cents. */
export const PRICE_CENTS: Readonly<Record<PaidPlan, number>> = { credits: 500, pro: 2900 };

export const PRODUCT_NAMES: Readonly<Record<PaidPlan, Readonly<Record<MentorLanguage, string>>>> = {
  credits: {
    ru: `«Искра»: пакет из ${PACK_REQUESTS} запросов`,
    en: `Spark: a pack of ${PACK_REQUESTS} requests`,
  },
  pro: { ru: "«Искра» Pro, месяц", en: "Spark Pro, monthly" },
};

/** What the host's settings make of the plans. */
export interface Terms {
  /** Whether the host takes payments. */
  readonly forSale: boolean;
  /** Answers that everybody has once; null when nothing is counted (self-hosted). */
  readonly free: number | null;
}

/** The terms that follow from the settings (MP1, MP3). */
export function decideTerms(settings: {
  readonly stripe: object | null;
  readonly mentorFreeRequests: number | null;
}): Terms {
  const forSale = settings.stripe !== null;
  return { forSale, free: settings.mentorFreeRequests ?? (forSale ? FREE_REQUESTS : null) };
}

/** The answer of `GET /api/mentor/plans`. A host that gives nothing for free has no free plan. */
export function listPlans({ forSale, free }: Terms): Plans {
  return {
    forSale,
    plans: [
      ...(free === 0
        ? []
        : [{ id: "free" as const, priceCents: 0, per: null, requests: free, trialDays: 0 }]),
      { id: "credits", priceCents: PRICE_CENTS.credits, per: "once", requests: PACK_REQUESTS, trialDays: 0 },
      { id: "pro", priceCents: PRICE_CENTS.pro, per: "month", requests: null, trialDays: PRO_TRIAL_DAYS },
    ],
  };
}
