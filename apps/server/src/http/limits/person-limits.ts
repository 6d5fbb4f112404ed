// How much one person may ask at a time, whatever their plan: a few things at once and so many a minute. Counted in memory:
// who is over it waits a minute at most. Must never keep a person it no longer needs.
import { finished } from "node:stream";
import type { Readable } from "node:stream";
import type { MaybePromise } from "@fitil/realtime";
import { CodedError } from "../../errors.ts";
import type { Clock } from "../../ports/process.ts";
import type { SharedCounts } from "../../ports/shared-site.ts";

export interface PersonLimit {
  /**
   * Counts `amount` (one). Throws `request/too_many` with the seconds to wait when it is too much here, and counts nothing; rejects
   * with it when it is too much for all processes of the site together.
   */
  count(userId: string, amount?: number): MaybePromise<void>;
}

/** Counts of all processes, and what this limit is called there. */
export interface LimitShare {
  readonly counts: SharedCounts;
  readonly name: string;
}

/** At most `most` in any `windowMs`, each person for themselves; `share`: over all processes too, while they can be asked. */
export function createPersonLimit(
  clock: Pick<Clock, "now">,
  { most, windowMs }: { readonly most: number; readonly windowMs: number },
  share: LimitShare | null = null,
): PersonLimit {
  const countTogether = async ({ counts, name }: LimitShare, userId: string, amount: number) => {
    // While the others cannot be asked, each process counts for itself.
    const all = await counts.add(`${name}:${userId}`, amount, windowMs).catch(() => null);
    if (all === null || all.count <= most) return;
    throw new CodedError("request/too_many", { retryAfterS: Math.max(1, Math.ceil(all.leftMs / 1000)) });
  };
  const counted = new Map<string, readonly { readonly at: number; readonly amount: number }[]>();
  let sweepAt = 0;
  const forget = (now: number) => {
    if (now < sweepAt) return;
    sweepAt = now + windowMs;
    for (const [userId, seen] of counted)
      if ((seen.at(-1)?.at ?? 0) <= now - windowMs) counted.delete(userId);
  };
  return {
    count(userId, amount = 1) {
      const now = clock.now();
      forget(now);
      const seen = (counted.get(userId) ?? []).filter(({ at }) => at > now - windowMs);
      let over = seen.reduce((sum, one) => sum + one.amount, amount) - most;
      for (const { at, amount: freed } of seen) {
        if (over <= 0) break;
        over -= freed;
        if (over > 0) continue;
        const retryAfterS = Math.max(1, Math.ceil((at + windowMs - now) / 1000));
        throw new CodedError("request/too_many", { retryAfterS });
      }
      counted.set(userId, [...seen, { at: now, amount }]);
      return share === null ? undefined : countTogether(share, userId, amount);
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

/** The same stream; calls `free` once when it is over, read to its end, broken or left by its reader. */
export function heldWhile(stream: Readable, free: () => void): Readable {
  finished(stream, free);
  return stream;
}
