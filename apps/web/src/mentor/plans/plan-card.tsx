// One plan: what it costs, what it holds, and the one thing to do about it.
import type { Plans } from "@fitil/contracts";
import type { TFunction } from "i18next";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icons.tsx";

type Plan = Plans["plans"][number];

export interface PlanCardProps {
  readonly plan: Plan;
  /** The person has it. */
  readonly mine: boolean;
  /** Free days can still be had. */
  readonly trial: boolean;
  /** The button, or what stands in its place. */
  readonly children: ReactNode;
}

/** A list item. */
export function PlanCard({ plan, mine, trial, children }: PlanCardProps): ReactElement {
  const { t, i18n } = useTranslation("mentor");
  return (
    <li
      className={`flex flex-col rounded-lg border bg-raised px-6 pt-6 pb-5 ${mine ? "border-fuse" : "border-line"}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="font-semibold text-quiet">{t(`plans.${plan.id}.name`)}</h3>
        {mine && (
          <span className="rounded-full border border-fuse px-3 py-0.5 text-sm font-semibold text-fuse">
            {t("plans.pro.yours")}
          </span>
        )}
      </div>
      <p className="mt-2 flex items-baseline gap-2">
        <span className="font-title text-[1.75rem] leading-tight font-bold figures md:text-[1.25rem] lg:text-[1.75rem]">
          {plan.priceCents === 0 ? t("plans.free.price") : formatPrice(plan.priceCents, i18n.language)}
        </span>
        {plan.per === "month" && <span className="text-quiet">{t("plans.pro.month")}</span>}
      </p>
      <ul className="mt-5 mb-6 grid gap-2.5">
        {linesOf(t, plan, trial).map((line) => (
          <li key={line} className="flex gap-2.5 leading-snug text-pretty">
            <span className="text-mint">
              <Icon name="check" />
            </span>
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid">{children}</div>
    </li>
  );
}

function linesOf(t: TFunction<"mentor">, plan: Plan, trial: boolean): string[] {
  const requests = plan.requests === null ? null : t("plans.requests", { count: plan.requests });
  switch (plan.id) {
    case "free":
      return [requests ?? t("plans.noLimit"), t("plans.free.all"), t("plans.free.card")];
    case "credits":
      return [requests ?? t("plans.noLimit"), t("plans.credits.keep"), t("plans.credits.once")];
    case "pro":
      return [
        requests ?? t("plans.pro.unlimited"),
        t("plans.pro.support"),
        t("plans.pro.early"),
        ...(trial && plan.trialDays > 0 ? [t("plans.pro.trial", { count: plan.trialDays })] : []),
      ];
  }
}

/** US cents as a price: "$5", "29 $". */
export function formatPrice(cents: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}
