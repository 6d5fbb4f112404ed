// Four faces to show over the own figure (SN5): a row with its keys beside the board, or a wheel that opens under the thumb.
import type { CharacterColor, EyeVariant } from "@fitil/contracts";
import { REACTION_EVERY_MS } from "@fitil/contracts";
import { useEffect, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { CharacterFigure } from "../../../ui/character/index.ts";

const FACES = [1, 2, 3, 4] as const satisfies readonly EyeVariant[];
const NAMES = { 1: "calm", 2: "angry", 3: "happy", 4: "sleepy" } as const;
/** Where the wheel's faces stand, as shares of its radius. */
const WHEEL = [
  "-translate-x-[92px] -translate-y-2",
  "-translate-x-16 -translate-y-[72px]",
  "translate-x-3 -translate-y-[92px]",
  "translate-x-[72px] -translate-y-12",
] as const;

export interface ReactionsProps {
  readonly color: CharacterColor;
  readonly isWheel: boolean;
  readonly onReact: (eyeVariant: EyeVariant) => void;
}

/** The four faces; for 2 s after one was shown the others wait. */
export function Reactions({ color, isWheel, onReact }: ReactionsProps): ReactElement {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [rests, setRests] = useState(false);
  useEffect(() => {
    if (!rests) return;
    const timer = setTimeout(() => setRests(false), REACTION_EVERY_MS);
    return () => clearTimeout(timer);
  }, [rests]);
  const face = (eyes: EyeVariant, className: string): ReactElement => (
    <button
      key={eyes}
      type="button"
      disabled={rests}
      aria-label={t("overlay.reaction", { name: t(`overlay.emotions.${NAMES[eyes]}`) })}
      aria-keyshortcuts={String(eyes)}
      onClick={() => {
        setRests(true);
        setOpen(false);
        onReact(eyes);
      }}
      className={`relative grid size-11 place-items-center rounded-full border border-line bg-raised transition-opacity duration-150 hover:border-edge disabled:opacity-45 ${className}`}
    >
      <CharacterFigure color={color} eyeVariant={eyes} size={30} animated={false} />
      {!isWheel && (
        <span aria-hidden="true" className="figures absolute right-0 -bottom-1 text-xs text-quiet">
          {eyes}
        </span>
      )}
    </button>
  );
  if (!isWheel)
    return (
      <div role="group" aria-label={t("overlay.reactions")} className="flex justify-between gap-1">
        {FACES.map((eyes) => face(eyes, ""))}
      </div>
    );
  return (
    <div role="group" aria-label={t("overlay.reactions")} className="relative z-20 size-11">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={t("overlay.reactions")}
        disabled={rests}
        onClick={() => setOpen(!isOpen)}
        className="grid size-11 place-items-center rounded-full border border-line bg-raised disabled:opacity-45"
      >
        <CharacterFigure color={color} eyeVariant={3} size={30} animated={false} />
      </button>
      {isOpen &&
        FACES.map((eyes, index) => face(eyes, `absolute! top-0 left-0 ${WHEEL[index]} animate-fade`))}
    </div>
  );
}
