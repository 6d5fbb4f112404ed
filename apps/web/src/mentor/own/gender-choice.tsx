// How one wants to be spoken of, or how the other one is: Russian needs it in every past tense. Asked once, may be left unsaid, changed at any time.
import type { SpokenGender } from "@fitil/contracts";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";

const GENDERS = ["woman", "man", "unsaid"] as const satisfies readonly SpokenGender[];

/** The question about oneself (`own`) or the other one, and its three answers; `value` null: not answered yet. */
export function GenderChoice(props: {
  readonly of: "own" | "them";
  readonly value: SpokenGender | null;
  readonly onChoose: (gender: SpokenGender) => void;
}): ReactElement {
  const { t } = useTranslation("mentor");
  return (
    <div
      role="group"
      aria-label={t(`chat.${props.of}.gender`)}
      className="flex flex-wrap items-center gap-x-1 gap-y-1"
    >
      <span className="mr-1 text-sm text-quiet">{t(`chat.${props.of}.gender`)}</span>
      {GENDERS.map((gender) => (
        <button
          key={gender}
          type="button"
          aria-pressed={props.value === gender}
          onClick={() => props.onChoose(gender)}
          className={`min-h-11 rounded-full border px-3 text-sm sm:px-3.5 font-semibold transition-colors duration-150 ${props.value === gender ? "border-fuse text-text" : "border-line text-quiet hover:border-edge hover:text-text"}`}
        >
          {t(`chat.${props.of}.genders.${gender}`)}
        </button>
      ))}
    </div>
  );
}
