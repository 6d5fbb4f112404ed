// The last word of the front page, and the same one button.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { SparkMark } from "../../ui/spark-mark.tsx";
import { CallToAction } from "./hero.tsx";

/** One message, and you are talking again. */
export function FinalCall({ signedIn }: { readonly signedIn: boolean }): ReactElement {
  const { t } = useTranslation("mentor");
  return (
    <section aria-labelledby="final-title" className="grid justify-items-center gap-5 text-center">
      <SparkMark size={64} />
      <h2
        id="final-title"
        className="max-w-[760px] font-title text-[1.625rem] leading-tight font-bold tracking-tight text-balance md:text-[2.375rem]"
      >
        {t("landing.final.title")}
      </h2>
      <p className="max-w-[520px] text-lg text-pretty text-quiet">{t("landing.final.text")}</p>
      <CallToAction signedIn={signedIn} />
    </section>
  );
}
