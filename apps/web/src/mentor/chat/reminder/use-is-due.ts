// Whether a time has come, told anew when it does.
import { useEffect, useState } from "react";
import { useServices } from "../../../lib/services.tsx";

/** A machine may sleep while a timer runs. */
const LOOK_EVERY_MS = 60_000;

/** True from `at` (ms since 1970) on; never without one. */
export function useIsDue(at: number | undefined): boolean {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (at === undefined || at <= now) return;
    return clock.after(Math.min(Math.max(at - clock.now(), 0), LOOK_EVERY_MS), () => setNow(clock.now()));
  }, [at, now, clock]);
  return at !== undefined && at <= now;
}
