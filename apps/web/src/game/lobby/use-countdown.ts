// The seconds until the start, counted down on the page.
import { useEffect, useState } from "react";
import type { Clock } from "../../lib/clock.ts";
import { secondsLeft } from "./lobby-rules.ts";

/** Whole seconds left, or null without a countdown. Looks again at every full second. */
export function useCountdown(endsAt: number | null, clock: Clock): number | null {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (endsAt === null) return;
    let cancel = () => undefined as void;
    const tick = () => {
      const present = clock.now();
      setNow(present);
      const left = endsAt - present;
      if (left > 1000) cancel = clock.after(left % 1000 || 1000, tick);
    };
    tick();
    return () => cancel();
  }, [endsAt, clock]);
  return endsAt === null ? null : secondsLeft(endsAt, now);
}
