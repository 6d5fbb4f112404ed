// «Выбери эмоцию!»: the body one will wear, large, and the four pairs of eyes to choose from.
import type { CharacterColor, EyeVariant } from "@fitil/contracts";
import type { ReactElement } from "react";
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
  /** How long the fuse around the preview burns, in ms; null without a countdown. */
  readonly burnsForMs: number | null;
}

/** Preview and choice. */
export function EyeChoice({ color, value, locked, onChange, burnsForMs }: EyeChoiceProps): ReactElement {
  const { t } = useTranslation();
  return (
    <div
      role="radiogroup"
      aria-labelledby="lobby-title"
      aria-describedby={locked ? "lobby-hint" : undefined}
      className="grid justify-items-center gap-4 sm:gap-5"
    >
      <div className="relative grid size-28 place-items-center rounded-full bg-night sm:size-44 lg:size-52">
        <FuseRing burnsForMs={burnsForMs} />
        <CharacterFigure color={color} eyeVariant={value} size={132} className="size-[68%]" />
      </div>
      <div className="grid w-full max-w-[440px] grid-cols-4 gap-1.5 sm:gap-2 md:gap-3">
        {EYES.map((eyes) => (
          <label
            key={eyes}
            className="grid cursor-pointer justify-items-center gap-1 rounded-md border border-line bg-night px-0 pt-2 pb-2.5 text-center sm:px-2 transition-colors duration-150 hover:border-edge has-checked:border-fuse has-checked:bg-fuse/16 has-disabled:cursor-not-allowed has-disabled:not-has-checked:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-spark"
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
            <CharacterFigure color={color} eyeVariant={eyes} size={56} animated={false} />
            <span className="text-[0.6875rem] leading-tight text-quiet sm:text-sm">
              {t(`lobby.eyes.${EMOTIONS[eyes]}`)}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}

/** The ring around the preview; during a countdown it burns down like a fuse. */
function FuseRing({ burnsForMs }: { readonly burnsForMs: number | null }): ReactElement {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full -rotate-90">
      <circle cx="50" cy="50" r="48" fill="none" stroke="var(--color-line)" strokeWidth="2" />
      {burnsForMs !== null && (
        <circle
          cx="50"
          cy="50"
          r="48"
          fill="none"
          stroke="var(--color-fuse)"
          strokeWidth="3"
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray="100"
          className="animate-burn"
          style={{ animationDuration: `${burnsForMs}ms` }}
        />
      )}
    </svg>
  );
}
