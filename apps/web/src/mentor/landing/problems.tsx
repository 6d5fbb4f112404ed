// What people come with, said as they say it, and what happens to it here (specification §2).
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { SparkMark } from "../../ui/spark-mark.tsx";
import { SectionTitle } from "./section-title.tsx";

const PROBLEMS = ["dry", "opener", "silence", "date", "fear", "again"] as const;

/** Six short exchanges. */
export function Problems(): ReactElement {
  const { t } = useTranslation("mentor");
  return (
    <section aria-labelledby="problems-title">
      <SectionTitle
        id="problems-title"
        title={t("landing.problems.title")}
        lead={t("landing.problems.lead")}
      />
      <ul className="grid gap-x-8 gap-y-8 sm:gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {PROBLEMS.map((problem) => (
          <li key={problem} className="grid content-start gap-3">
            <p className="justify-self-start rounded-[18px] rounded-bl-[6px] border border-line bg-raised px-4 py-2.5 leading-snug font-semibold text-pretty">
              {t(`landing.problems.list.${problem}.said`)}
            </p>
            <p className="flex gap-2.5 pl-4 text-pretty text-quiet">
              <SparkMark size={22} />
              {t(`landing.problems.list.${problem}.help`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
