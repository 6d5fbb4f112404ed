// What one may want of the three messages, one tap each (MA16): said as the next message, in words that the mentor knows.
import { REFINES } from "@fitil/contracts";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";

export interface RefineChipsProps {
  readonly disabled: boolean;
  readonly onSay: (words: string) => void;
}

/** The chips. */
export function RefineChips({ disabled, onSay }: RefineChipsProps): ReactElement {
  const { t } = useTranslation("mentor");
  return (
    <div role="group" aria-label={t("chat.refine.title")} className="flex flex-wrap gap-2">
      {REFINES.map((refine) => (
        <button
          key={refine}
          type="button"
          disabled={disabled}
          onClick={() => onSay(t(`chat.refine.say.${refine}`))}
          className="min-h-11 rounded-full border border-line px-4 text-sm font-semibold text-quiet transition-colors duration-150 enabled:hover:border-edge enabled:hover:bg-lifted enabled:hover:text-text disabled:opacity-60"
        >
          {t(`chat.refine.${refine}`)}
        </button>
      ))}
    </div>
  );
}
