// A state that is over in a moment (a slow load, a short break of the line) is not shown: it has to hold for a while first.
import { useEffect, useState } from "react";
import type { Clock } from "../../lib/clock.ts";

/** Whether `value` has been true for at least `ms`. */
export function useHeldTrue(value: boolean, ms: number, clock: Clock): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!value) return;
    const cancel = clock.after(ms, () => setHeld(true));
    return () => {
      cancel();
      setHeld(false);
    };
  }, [value, ms, clock]);
  return value && held;
}
