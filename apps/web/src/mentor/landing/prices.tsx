// What it costs (specification §9), by the host's own plans, and honest where nothing is for sale.
import { PRO_REQUESTS_PER_DAY } from "@fitil/contracts";
import type { Plans } from "@fitil/contracts";
import type { TFunction } from "i18next";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../../lib/router/router.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SectionTitle } from "./section-title.tsx";
import { usePlans } from "./use-plans.ts";

type Plan = Plans["plans"][number];

/** What a plan holds, line by line. Pure. */
function linesOf(t: TFunction<"mentor">, plan: Plan): string[] {
  const requests =
    plan.requests === null
      ? t(plan.id === "free" ? "landing.prices.freeUnlimited" : "landing.prices.unlimited")
      : t("landing.prices.requests", { count: plan.requests });
  switch (plan.id) {
    case "free":
      return [requests, t("landing.prices.freeAll"), t("landing.prices.freeCard")];
    case "credits":
      return [requests, t("landing.prices.creditsKeep"), t("landing.prices.creditsOnce")];
    case "pro":
      return [
        requests,
        t("landing.prices.proSupport"),
        t("landing.prices.proEarly"),
        ...(plan.trialDays > 0 ? [t("landing.prices.proTrial", { count: plan.trialDays })] : []),
      ];
  }
}

/** Free, pack, Pro. */
export function Prices({ signedIn }: { readonly signedIn: boolean }): ReactElement {
  const { t } = useTranslation("mentor");
  const { plans, forSale } = usePlans();
  return (
    <section id="prices" aria-labelledby="prices-title" className="scroll-mt-6">
      <SectionTitle id="prices-title" title={t("landing.prices.title")} lead={t("landing.prices.lead")} />
      {forSale === false && (
        <div className="mb-6 max-w-[760px]">
          <Notice tone="plain">{t("landing.prices.notForSale")}</Notice>
        </div>
      )}
      <ul className="grid gap-4 md:grid-cols-3 md:gap-5">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} forSale={forSale !== false} signedIn={signedIn} />
        ))}
      </ul>
      <p className="mt-5 text-sm text-quiet">
        {t("landing.prices.fairUse", { count: PRO_REQUESTS_PER_DAY })}{" "}
        <Link to="/mentor/plans" className="-my-3 inline-block py-3 text-text underline underline-offset-4">
          {t("landing.prices.seePlans")}
        </Link>
      </p>
    </section>
  );
}

function PlanCard(props: {
  readonly plan: Plan;
  readonly forSale: boolean;
  readonly signedIn: boolean;
}): ReactElement {
  const { plan, forSale } = props;
  const { t, i18n } = useTranslation("mentor");
  const price = new Intl.NumberFormat(i18n.language, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: plan.priceCents % 100 === 0 ? 0 : 2,
  }).format(plan.priceCents / 100);
  const isFree = plan.id === "free";
  return (
    <li className="flex flex-col rounded-lg border border-line bg-raised px-6 pt-6 pb-5 md:max-lg:px-4">
      <h3 className="font-semibold text-quiet">{t(`landing.prices.${plan.id}Name`)}</h3>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <span className="font-title text-[1.75rem] leading-tight font-bold whitespace-nowrap figures md:max-lg:text-[1.25rem]">
          {plan.priceCents === 0 ? t("landing.prices.freePrice") : price}
        </span>
        {plan.per === "month" && <span className="text-quiet">{t("landing.prices.proMonth")}</span>}
      </p>
      <ul className="mt-5 mb-6 grid gap-2.5">
        {linesOf(t, plan).map((line) => (
          <li key={line} className="flex gap-2.5 leading-snug text-pretty">
            <span className="text-mint">
              <Icon name="check" />
            </span>
            {line}
          </li>
        ))}
      </ul>
      {(isFree || forSale) && (
        <Link
          to={isFree ? "/mentor/chat" : "/mentor/plans"}
          className="mt-auto inline-flex min-h-12 items-center justify-center rounded-md border border-edge px-5 text-center leading-tight font-semibold transition-colors duration-150 hover:border-text"
        >
          {isFree && props.signedIn ? t("shell.toChat") : t(`landing.prices.${plan.id}Action`)}
        </Link>
      )}
    </li>
  );
}
