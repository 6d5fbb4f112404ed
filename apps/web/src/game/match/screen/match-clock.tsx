// The time that matters: until the walls close in, or, alone, since the start. Ticks by itself, not with the match, and is
// drawn again only when what it shows has changed.
import { useEffect, useReducer } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import type { MatchHud } from "../store/hud.ts";

const TICK_MS = 250;
const HURRY_MS = 15_000;

/** Minutes and seconds, «2:05»; below zero counts as zero. */
export function clockText(ms: number, roundUp: boolean): string {
  const seconds = Math.max(0, roundUp ? Math.ceil(ms / 1000) : Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What the clock says at `nowMs`: what is left until sudden death, or the time since the start. Pure. */
function shownTime(startedAt: number, suddenDeathAt: number | null, nowMs: number): string {
  return suddenDeathAt === null
    ? clockText(nowMs - startedAt, false)
    : clockText(suddenDeathAt - nowMs, true);
}

/** The clock of a match; `now` gives the store's local milliseconds. */
export function MatchClock({
  hud,
  now,
  isShort = false,
}: {
  hud: MatchHud;
  now: () => number;
  isShort?: boolean;
}): ReactElement {
  const { t } = useTranslation();
  const [, drawAgain] = useReducer((drawn: number) => drawn + 1, 0);
  const isOver = hud.phase === "over";
  const { startedAt, suddenDeathAt } = hud;
  useEffect(() => {
    if (isOver) return;
    const read = () => shownTime(startedAt, suddenDeathAt, now());
    let shown = read();
    const timer = setInterval(() => {
      const next = read();
      if (next !== shown) drawAgain();
      shown = next;
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isOver, now, startedAt, suddenDeathAt]);
  // Also once it is over: a head that counts down to walls that have closed says nothing.
  if (hud.suddenDeathOn) {
    return (
      <p
        className={`rounded-full bg-coral py-1 text-center font-bold text-night ${isShort ? "px-2 text-xs leading-tight" : "px-4 text-sm whitespace-nowrap"}`}
      >
        {t("match.suddenDeath")}
      </p>
    );
  }
  const nowMs = now();
  // Once it is over there is nothing left to count down to.
  const left = isOver || suddenDeathAt === null ? null : suddenDeathAt - nowMs;
  return (
    <p
      className={`flex items-baseline gap-2 text-sm whitespace-nowrap ${left !== null && left < HURRY_MS ? "text-coral" : "text-quiet"}`}
    >
      {left !== null && (
        <span className={isShort ? "sr-only" : "sr-only lg:not-sr-only"}>{t("match.wallsIn")}</span>
      )}
      <span className="figures font-title text-lg font-semibold text-text" role="timer">
        {shownTime(startedAt, suddenDeathAt, nowMs)}
      </span>
    </p>
  );
}
