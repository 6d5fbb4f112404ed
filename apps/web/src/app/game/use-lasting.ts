// What is true only for a moment is not shown.
import { useEffect, useState } from "react";
import type { Clock } from "../../lib/clock.ts";

/** Whether `value` has been true for at least `ms`. */
export function useLasting(value: boolean, ms: number, clock: Clock): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!value) return;
    const cancel = clock.after(ms, () => setLasting(true));
    return () => {
      cancel();
      setLasting(false);
    };
  }, [value, ms, clock]);
  return value && lasting;
}
