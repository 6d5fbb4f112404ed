// Why one may believe it: three promises that the product keeps elsewhere.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { SectionTitle } from "./section-title.tsx";

const PROMISES = ["honest", "reasons", "private"] as const;

/** A mentor, not a ghost-writer. */
export function Trust(): ReactElement {
  const { t } = useTranslation("mentor");
  return (
    <section
      aria-labelledby="trust-title"
      className="rounded-lg bg-lifted/70 px-5 py-10 sm:px-8 md:px-12 md:py-14"
    >
      <SectionTitle id="trust-title" title={t("landing.trust.title")} />
      <ul className="grid gap-8 md:grid-cols-3 lg:gap-12">
        {PROMISES.map((promise) => (
          <li key={promise} className="border-l-2 border-fuse pl-5">
            <h3 className="font-title text-base leading-snug font-semibold">
              {t(`landing.trust.${promise}.title`)}
            </h3>
            <p className="mt-2 text-pretty text-quiet">{t(`landing.trust.${promise}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
