// How it works, in three steps (specification §2).
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { SectionTitle } from "./section-title.tsx";
import { DropPicture, PickPicture, ShotPicture } from "./step-pictures.tsx";

const STEPS = [
  { id: "shot", Picture: ShotPicture },
  { id: "drop", Picture: DropPicture },
  { id: "pick", Picture: PickPicture },
] as const;

/** Screenshot, upload, choice. */
export function Steps(): ReactElement {
  const { t } = useTranslation("mentor");
  return (
    <section id="how" aria-labelledby="how-title" className="scroll-mt-6">
      <SectionTitle id="how-title" title={t("landing.steps.title")} />
      <ol className="grid gap-10 md:grid-cols-3 md:gap-8 lg:gap-12">
        {STEPS.map(({ id, Picture }, index) => (
          <li key={id} className="max-md:grid max-md:grid-cols-[112px_1fr] max-md:items-center max-md:gap-5">
            <Picture />
            <div className="md:mt-6">
              <h3 className="flex items-baseline gap-2.5 font-title text-base leading-snug font-semibold md:text-lg">
                <span aria-hidden="true" className="text-fuse figures">
                  {index + 1}
                </span>
                {t(`landing.steps.${id}.title`)}
              </h3>
              <p className="mt-2 text-pretty text-quiet">{t(`landing.steps.${id}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
