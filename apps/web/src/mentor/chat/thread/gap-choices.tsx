// Ready answers for a gap, one tap each. They stand in the first message that has the gap, and in the others from the first touch
// of its field on: what appears must not move what is being pressed, so nothing goes away again.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import type { Gap, GapFills } from "./gap-fills.ts";

export interface GapChoicesProps {
  readonly gap: Gap;
  readonly fills: GapFills;
  readonly onChoose: (words: string) => void;
}

/** The chips; nothing where the gap has none. */
export function GapChoices({ gap, fills, onChoose }: GapChoicesProps): ReactElement | null {
  const { t } = useTranslation("mentor");
  const { choices = [], hint } = gap;
  if (choices.length === 0) return null;
  const chosen = (fills[gap.id] ?? "").trim();
  return (
    <div role="group" aria-label={t("chat.gap.choices", { hint })} className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          dir="auto"
          aria-pressed={chosen === choice}
          onClick={() => onChoose(chosen === choice ? "" : choice)}
          className={`min-h-11 rounded-full border px-4 py-2 text-left text-sm leading-snug font-semibold transition-colors duration-150 ${chosen === choice ? "border-mint bg-mint/12" : "border-edge hover:bg-lifted"}`}
        >
          {choice}
        </button>
      ))}
    </div>
  );
}
