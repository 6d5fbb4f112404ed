// The four on a piece of the arena: who is there, who one will be, and, while it counts down, the biggest thing on the screen.
import { COLORS } from "@fitil/contracts";
import type { CharacterId, CharacterSlot, EyeVariant } from "@fitil/contracts";
import type { ReactElement } from "react";
import { CharacterFigure, CharacterMark } from "../../ui/character/index.ts";

const STONES = ["first", "second", "third", "fourth", "fifth"] as const;

export interface ArenaStageProps {
  readonly slots: readonly CharacterSlot[];
  /** The own character, or the one that would be. */
  readonly mine: CharacterId;
  readonly eyeVariant: EyeVariant;
  /** Until the start; null without a countdown. */
  readonly secondsLeft: number | null;
  /** How long the fuse around the number burns, in ms; null without a countdown. */
  readonly burnsForMs: number | null;
}

/** A picture for the eye alone: the seats beside it and the timer say it in words. */
export function ArenaStage({
  slots,
  mine,
  eyeVariant,
  secondsLeft,
  burnsForMs,
}: ArenaStageProps): ReactElement {
  const isCounting = secondsLeft !== null;
  return (
    <div
      aria-hidden="true"
      className="relative flex min-h-[clamp(8.5rem,20vh,15rem)] w-full flex-col justify-end overflow-hidden rounded-md border border-line bg-[repeating-conic-gradient(var(--color-lifted)_0_25%,var(--color-raised)_0_50%)] bg-size-[72px_72px] bg-center low:min-h-18! low:flex-1 lg:min-h-[clamp(8.5rem,100vh-32rem,26rem)]"
    >
      <div className="absolute inset-x-0 top-0 flex justify-around low:hidden">
        {STONES.map((stone) => (
          <span key={stone} className="h-7 w-9 rounded-b-sm border-b-6 border-line bg-edge sm:h-9 sm:w-11" />
        ))}
      </div>
      <ul
        className={`relative grid grid-cols-4 items-end justify-items-center px-2 pb-2 transition-opacity duration-200 low:pb-1 ${isCounting ? "opacity-45" : ""}`}
      >
        {slots.map((slot) => (
          <li key={slot.id} className="grid justify-items-center">
            <Standing slot={slot} isMine={slot.id === mine} eyeVariant={eyeVariant} />
          </li>
        ))}
      </ul>
      {isCounting && (
        <div className="absolute inset-0 grid place-items-center">
          <FuseRing burnsForMs={burnsForMs} />
          <span
            key={secondsLeft}
            className="figures col-start-1 row-start-1 animate-pop font-title text-[clamp(6.5rem,17vh,11rem)] leading-none font-extrabold text-spark word-over-board low:text-[clamp(4.25rem,28vh,7rem)]"
          >
            {secondsLeft}
          </span>
        </div>
      )}
    </div>
  );
}

function Standing(props: {
  readonly slot: CharacterSlot;
  readonly isMine: boolean;
  readonly eyeVariant: EyeVariant;
}): ReactElement {
  const { slot, isMine } = props;
  const color = COLORS[slot.id];
  if (!isMine && !slot.isTaken)
    return (
      <span className="mb-1 grid size-11 place-items-center rounded-full border-2 border-dashed border-edge/70 sm:size-14 low:size-9">
        <CharacterMark color={color} size={18} className="opacity-80" />
      </span>
    );
  const eyes = isMine ? props.eyeVariant : (slot.eyeVariant ?? 1);
  // Who one is stands nearer.
  const size = isMine
    ? "size-22 sm:size-30 lg:size-34 low:size-15 high:size-44"
    : "size-13 sm:size-18 low:size-10 high:size-26";
  return (
    <>
      <CharacterFigure color={color} eyeVariant={eyes} size={120} className={size} />
      <span
        className={`-mt-2 h-2.5 rounded-full ${isMine ? "w-16 border-2 border-text/80 sm:w-20 low:w-11" : "w-10 bg-deep/50 low:w-7"}`}
      />
    </>
  );
}

/** The ring around the number: it burns down like a fuse. */
function FuseRing({ burnsForMs }: { readonly burnsForMs: number | null }): ReactElement {
  return (
    <svg viewBox="0 0 100 100" className="col-start-1 row-start-1 h-[94%] -rotate-90">
      <circle cx="50" cy="50" r="48" className="fill-deep/60" stroke="var(--color-line)" strokeWidth="2" />
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
