// «Выбери эмоцию!»: the four pairs of eyes to choose from, under the body that will wear them.
import type { CharacterColor, EyeVariant } from "@fitil/contracts";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CharacterFigure } from "../../ui/character/index.ts";

const EYES = [1, 2, 3, 4] as const satisfies readonly EyeVariant[];
const EMOTIONS = { 1: "calm", 2: "angry", 3: "happy", 4: "sleepy" } as const satisfies Record<
  EyeVariant,
  string
>;

export interface EyeChoiceProps {
  readonly color: CharacterColor;
  readonly value: EyeVariant;
  /** A countdown runs: nobody changes eyes (specification §5). */
  readonly locked: boolean;
  readonly onChange: (eyeVariant: EyeVariant) => void;
  /** Shows the choice worn. */
  readonly preview: ReactNode;
}

/** Preview and choice. */
export function EyeChoice({ color, value, locked, onChange, preview }: EyeChoiceProps): ReactElement {
  const { t } = useTranslation();
  return (
    <div
      role="radiogroup"
      aria-labelledby="lobby-title"
      aria-describedby={locked ? "lobby-hint" : undefined}
      className="grid justify-items-center gap-4 low:flex low:flex-1 low:flex-col low:gap-2"
    >
      {preview}
      <div className="grid w-full max-w-[440px] grid-cols-4 low:max-w-none gap-1.5 sm:gap-2 md:gap-3">
        {EYES.map((eyes) => (
          <label
            key={eyes}
            className="grid cursor-pointer justify-items-center gap-1 rounded-md border border-line bg-night px-0 pt-2 pb-2.5 text-center low:py-1 sm:px-2 transition-colors duration-150 hover:border-edge has-checked:border-fuse has-checked:bg-fuse/16 has-disabled:cursor-not-allowed has-disabled:not-has-checked:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-spark"
          >
            <input
              type="radio"
              name="eyes"
              value={eyes}
              checked={eyes === value}
              disabled={locked}
              onChange={() => onChange(eyes)}
              className="sr-only"
            />
            <CharacterFigure
              color={color}
              eyeVariant={eyes}
              size={56}
              animated={false}
              className="low:size-9"
            />
            <span className="text-[0.6875rem] leading-tight text-quiet low:sr-only sm:text-sm">
              {t(`lobby.eyes.${EMOTIONS[eyes]}`)}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
