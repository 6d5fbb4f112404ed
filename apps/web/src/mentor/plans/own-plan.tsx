// What the person has now, and what they should know about it: a trial that ends, a payment that failed (MP3).
import { PRO_REQUESTS_PER_DAY } from "@fitil/contracts";
import type { BillingState } from "@fitil/contracts";
import type { TFunction } from "i18next";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

export interface OwnPlanProps {
  readonly billing: BillingState;
  /** What Pro costs, as text. */
  readonly price: string;
  /** The way to the payment service is open. */
  readonly forSale: boolean;
  readonly busy: boolean;
  readonly onManage: () => void;
}

/** A section of its own above the plans. */
export function OwnPlan({ billing, price, forSale, busy, onManage }: OwnPlanProps): ReactElement {
  const { t, i18n } = useTranslation("mentor");
  const day = (at: number | null) => (at === null ? "" : formatDay(at, i18n.language));
  const { plan, subscription, notice, manageable } = billing;
  return (
    <section aria-labelledby="own-plan" className="mb-8 grid gap-3 md:mb-10">
      {notice === "trial_ending" && (
        <Notice tone="plain">
          {t("plans.notices.trialEnding", { date: day(subscription?.renewsAt ?? null), price })}
        </Notice>
      )}
      {notice === "payment_failed" && <Notice tone="bad">{t("plans.notices.paymentFailed")}</Notice>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg border border-line bg-raised px-6 py-5">
        <div className="min-w-0 flex-1 basis-[240px]">
          <h2 id="own-plan" className="text-sm text-quiet">
            {t("plans.mine.title")}
          </h2>
          <p className="mt-1 font-title text-lg leading-snug font-semibold">{t(`plans.mine.${plan}`)}</p>
          <p className="mt-1 text-quiet">
            {[leftWords(t, billing), subscriptionWords(t, subscription, price, day)]
              .filter((words) => words !== null)
              .join(". ")}
          </p>
        </div>
        {manageable && forSale && (
          <Button busy={busy} onClick={onManage}>
            {t(subscription === null ? "plans.receipts" : "plans.manage")}
          </Button>
        )}
      </div>
    </section>
  );
}

function leftWords(t: TFunction<"mentor">, { plan, requestsLeft }: BillingState): string {
  if (plan === "self-hosted") return t("plans.mine.selfHosted");
  if (requestsLeft === null) return t("plans.mine.unlimited");
  if (requestsLeft > 0) return t("plans.mine.left", { count: requestsLeft });
  return plan === "pro" ? t("plans.mine.proDayUsed", { count: PRO_REQUESTS_PER_DAY }) : t("plans.mine.none");
}

function subscriptionWords(
  t: TFunction<"mentor">,
  subscription: BillingState["subscription"],
  price: string,
  day: (at: number | null) => string,
): string | null {
  if (subscription === null) return null;
  const { state, renewsAt, endsAt } = subscription;
  if (state === "unpaid") return t("plans.mine.unpaid");
  if (endsAt !== null) return t("plans.mine.ends", { date: day(endsAt) });
  if (state === "trial") return t("plans.mine.trialUntil", { date: day(renewsAt), price });
  return renewsAt === null ? null : t("plans.mine.renews", { date: day(renewsAt) });
}

/** A day in words: "27 ноября", "November 27". `at` is ms since 1970. */
function formatDay(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long" }).format(at);
}
