// What a request is and what is fair, in six short answers: nobody should buy what they misunderstood.
import { PRO_REQUESTS_PER_DAY } from "@fitil/contracts";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";

const PARTS = ["counts", "free", "order", "fair", "trial", "pay"] as const;

/** A section below the plans. */
export function AboutRequests(): ReactElement {
  const { t } = useTranslation("mentor");
  return (
    <section aria-labelledby="about-requests" className="mt-14 md:mt-20">
      <h2
        id="about-requests"
        className="font-title text-[1.375rem] leading-tight font-bold tracking-tight text-balance md:text-[1.75rem]"
      >
        {t("plans.about.title")}
      </h2>
      <dl className="mt-6 grid gap-x-10 gap-y-7 md:mt-8 md:grid-cols-2 lg:grid-cols-3">
        {PARTS.map((part) => (
          <div key={part}>
            <dt className="font-semibold">{t(`plans.about.${part}.title`)}</dt>
            <dd className="mt-1.5 text-pretty text-quiet">
              {t(`plans.about.${part}.text`, { count: PRO_REQUESTS_PER_DAY })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
