// The time of a recorded match: a slider with marks of what happened when, play and pause, and how fast.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { COLORS } from "@fitil/contracts";
import { IconButton } from "../../../ui/button.tsx";
import { TONES } from "../../../ui/character/index.ts";
import { clockText } from "../screen/match-clock.tsx";
import type { Moment } from "./moments.ts";
import { SPEEDS } from "./player.ts";
import type { TapePlayer } from "./player.ts";

const TALL: Readonly<Record<Moment["kind"], number>> = {
  blast: 5,
  powerup: 7,
  death: 16,
  left: 16,
  "sudden-death": 16,
};
const STRIP = 18;

function colourOf(moment: Moment): string {
  if (moment.kind === "blast") return "var(--color-edge)";
  if (moment.kind === "powerup") return "var(--color-mint)";
  if (moment.kind === "sudden-death") return "var(--color-coral)";
  return TONES[COLORS[moment.playerId]].base;
}

function Marks({
  moments,
  durationMs,
}: {
  readonly moments: readonly Moment[];
  readonly durationMs: number;
}): ReactElement {
  return (
    <svg aria-hidden="true" className="block h-[18px] w-full overflow-visible">
      {moments.map((moment, index) => (
        <rect
          key={index}
          x={`${(100 * moment.atMs) / durationMs}%`}
          y={STRIP - TALL[moment.kind]}
          width={moment.kind === "blast" ? 1.5 : 3}
          height={TALL[moment.kind]}
          rx="1"
          fill={colourOf(moment)}
        />
      ))}
    </svg>
  );
}

/** The controls under the board. */
export function TimeLine(props: {
  readonly player: TapePlayer;
  readonly moments: readonly Moment[];
  readonly durationMs: number;
}): ReactElement {
  const { t } = useTranslation();
  const { player, moments, durationMs } = props;
  const { ms, isPlaying, speed } = useStore(player.state);
  const isOver = ms >= Math.floor(durationMs / 100) * 100;
  const name = isPlaying ? t("recording.pause") : t(isOver ? "recording.again" : "recording.play");
  return (
    <div className="grid gap-1 low:flex low:items-center low:gap-2">
      <div className="px-2 low:order-1 low:min-w-0 low:flex-1 low:px-0">
        <Marks moments={moments} durationMs={durationMs} />
        <input
          type="range"
          min={0}
          max={durationMs}
          step={100}
          value={ms}
          aria-label={t("recording.time")}
          aria-valuetext={t("recording.timeOf", {
            now: clockText(ms, false),
            all: clockText(durationMs, false),
          })}
          onChange={(event) => player.jump(event.currentTarget.valueAsNumber)}
          className="block h-6 w-full cursor-pointer accent-fuse"
          data-testid="replay-time"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-3 low:contents">
        <IconButton
          label={name}
          onClick={() => player.toggle()}
          className="bg-fuse text-night! hover:bg-fuse-hot"
        >
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" fill="currentColor">
            <path d={isPlaying ? "M5 4h4v12H5zM11 4h4v12h-4z" : "M6 3.5v13l11-6.500z"} />
          </svg>
        </IconButton>
        <p className="figures text-sm text-quiet sm:text-base" aria-hidden="true">
          <span className="text-text">{clockText(ms, false)}</span>
          <span className="low:hidden"> / {clockText(durationMs, false)}</span>
        </p>
        <div
          role="group"
          aria-label={t("recording.speed")}
          className="ml-auto flex rounded-md bg-night p-0.5 low:order-2 low:ml-0"
        >
          {SPEEDS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === speed}
              onClick={() => player.setSpeed(one)}
              className="figures min-h-11 min-w-11 rounded-md px-2 font-semibold text-quiet transition-colors duration-150 hover:text-text aria-pressed:bg-lifted aria-pressed:text-spark"
            >
              {one === 0.5 ? "½" : one}×
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
