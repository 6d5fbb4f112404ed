// When the end is shown: after the last blast has been seen whole; and when it goes by itself.
import { useEffect, useEffectEvent, useState } from "react";
import { SLOW_MOTION_MS } from "../board/slow-motion.ts";
import type { Ending } from "../overlay/overlay.tsx";
import type { MatchHud } from "../store/hud.ts";
import { localNow } from "./use-match.ts";
import { END_RETURN_MS } from "../../../lib/screen-times.ts";

/** Whether what decided the match has been seen whole. */
function useFinaleSeen(hud: MatchHud): boolean {
  const [seenAt, setSeenAt] = useState<number | null>(null);
  const { finaleAt } = hud;
  const isOver = hud.phase === "over";
  useEffect(() => {
    if (!isOver || finaleAt === null) return;
    const timer = setTimeout(() => setSeenAt(finaleAt), Math.max(0, finaleAt + SLOW_MOTION_MS - localNow()));
    return () => clearTimeout(timer);
  }, [isOver, finaleAt]);
  return isOver && seenAt === finaleAt;
}

/** Seconds of specification §4 left while `isOn`; calls `onEnd` once at their end. */
function useSecondsLeft(isOn: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(END_RETURN_MS / 1000);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isOn) return;
    const ends = performance.now() + END_RETURN_MS;
    const timer = setInterval(() => {
      const leftMs = ends - performance.now();
      setLeft(Math.max(0, Math.ceil(leftMs / 1000)));
      if (leftMs > 0) return;
      clearInterval(timer);
      end();
    }, 200);
    return () => clearInterval(timer);
  }, [isOn]);
  return left;
}

/**
 * How the match stands for the screen. `endedAway`: it ended while there was no line. The end goes back by itself after 5 s
 * (specification §4) unless the person asks to stay; whoever fell meanwhile is left watching.
 */
export function useEnding(hud: MatchHud, endedAway: boolean, onReturn: () => void): Ending {
  const [watchesOn, setWatchesOn] = useState(false);
  const [stays, setStays] = useState(false);
  const isEnded = useFinaleSeen(hud) || endedAway;
  const isFallen = hud.phase === "fallen" && hud.finaleAt === null && !watchesOn && !isEnded;
  const left = useSecondsLeft(isEnded && !stays, onReturn);
  useSecondsLeft(isFallen, () => setWatchesOn(true));
  if (isEnded) return { kind: "ended", secondsLeft: stays ? null : left, stay: () => setStays(true) };
  return isFallen ? { kind: "fallen", watchOn: () => setWatchesOn(true) } : { kind: "none" };
}
