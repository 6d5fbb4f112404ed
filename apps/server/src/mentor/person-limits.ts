// How much one person may ask of the mentor at a time, whatever their plan: a few things at once and so many a minute.
// Counted in memory: who is over it waits a minute at most. Must never keep a person it no longer needs.
import { CodedError } from "../errors.ts";
import type { Clock } from "../ports.ts";

export interface PersonLimit {
  /** Counts one. Throws `request/too_many` with the seconds to wait when it is too much. */
  count(userId: string): void;
}

/** At most `most` in any `windowMs`, each person for themselves. */
export function createPersonLimit(
  clock: Pick<Clock, "now">,
  { most, windowMs }: { readonly most: number; readonly windowMs: number },
): PersonLimit {
  const times = new Map<string, number[]>();
  let sweepAt = 0;
  const forget = (now: number) => {
    if (now < sweepAt) return;
    sweepAt = now + windowMs;
    for (const [userId, seen] of times) if ((seen.at(-1) ?? 0) <= now - windowMs) times.delete(userId);
  };
  return {
    count(userId) {
      const now = clock.now();
      forget(now);
      const seen = (times.get(userId) ?? []).filter((at) => at > now - windowMs);
      const [oldest] = seen;
      if (oldest !== undefined && seen.length >= most)
        throw new CodedError("request/too_many", {
          retryAfterS: Math.max(1, Math.ceil((oldest + windowMs - now) / 1000)),
        });
      times.set(userId, [...seen, now]);
    },
  };
}

export interface PersonSlots {
  /** Takes a place for the person; null when they, or all together, have as many as they may. */
  take(userId: string): (() => void) | null;
}

/** At most `each` at once for one person and `all` for everybody together. */
export function createPersonSlots({
  each,
  all,
}: {
  readonly each: number;
  readonly all: number;
}): PersonSlots {
  const held = new Map<string, number>();
  let total = 0;
  return {
    take(userId) {
      const own = held.get(userId) ?? 0;
      if (own >= each || total >= all) return null;
      held.set(userId, own + 1);
      total += 1;
      let free = false;
      return () => {
        if (free) return;
        free = true;
        total -= 1;
        const left = (held.get(userId) ?? 1) - 1;
        if (left === 0) held.delete(userId);
        else held.set(userId, left);
      };
    },
  };
}
