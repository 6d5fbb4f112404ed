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
            <div className="relative">
              <Picture />
              {index < STEPS.length - 1 && <Thread />}
            </div>
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

/** From one step to the next, where there is room for it. */
function Thread(): ReactElement {
  return (
    <svg
      viewBox="0 0 96 40"
      aria-hidden="true"
      className="absolute top-1/2 left-[222px] w-[min(96px,calc(100%-222px))] -translate-y-1/2 max-lg:hidden"
    >
      <path
        d="M4 28C24 6 62 4 88 18"
        fill="none"
        stroke="var(--color-edge)"
        strokeWidth="2.500"
        strokeLinecap="round"
        strokeDasharray="1 8"
      />
      <path
        d="m76 21 13-2-6-11"
        fill="none"
        stroke="var(--color-edge)"
        strokeWidth="2.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
