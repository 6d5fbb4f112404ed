// What sites that play side by side cost, window by window: each is compared with the first in the same three seconds.
import { setTimeout as wait } from "node:timers/promises";
import { busySeconds, machineCpuSeconds } from "../server/process-cost.ts";
import type { ArrangedSite } from "./arrangement.ts";

const WINDOW_MS = 3_000;

/** One site beside the first, at the median of all windows. */
export interface Compared {
  readonly usCpuPerPlayerSecond: number;
  readonly toOneProcess: number;
  /** The middle half of the windows. */
  readonly middleHalf: readonly [number, number];
  readonly windows: number;
  /** Per cent of a core. */
  readonly redisCpuPer100Tables: number;
}

/** All of them. */
export interface Comparison {
  /** In the sites' order. */
  readonly sites: readonly Compared[];
  /** Cores that were busy with anything but the sites. */
  readonly othersCpu: number;
}

/** Measures until `ended`; with the people who play counted among the others. */
export async function comparedInWindows(
  sites: readonly ArrangedSite[],
  ended: Promise<unknown>,
): Promise<Comparison> {
  let isOver = false;
  // Whoever awaits it hears of a failure.
  void ended.finally(() => (isOver = true)).catch(() => undefined);
  const costs: number[][] = sites.map(() => []);
  const redis: number[][] = sites.map(() => []);
  const others: number[] = [];
  for (;;) {
    const at = performance.now();
    const machineBefore = machineCpuSeconds();
    const before = sites.map(spentBy);
    await wait(WINDOW_MS);
    const seconds = (performance.now() - at) / 1000;
    const after = sites.map(spentBy);
    if (isOver) break;
    const all = sites.reduce((sum, _, index) => sum + totalOf(after[index]!) - totalOf(before[index]!), 0);
    others.push((machineCpuSeconds() - machineBefore - all) / seconds);
    for (const [index, { players }] of sites.entries()) {
      const perPlayer = (spent: number) => (spent * 1e6) / players / seconds;
      costs[index]!.push(perPlayer(after[index]!.own - before[index]!.own));
      redis[index]!.push((after[index]!.redis - before[index]!.redis) / seconds / (players / 400));
    }
  }
  const compared = sites.map((_, index): Compared => {
    const ratios = costs[index]!.map((cost, window) => cost / costs[0]![window]!);
    return {
      usCpuPerPlayerSecond: quantileOf(costs[index]!, 0.5),
      toOneProcess: quantileOf(ratios, 0.5),
      middleHalf: [quantileOf(ratios, 0.25), quantileOf(ratios, 0.75)],
      windows: ratios.length,
      redisCpuPer100Tables: quantileOf(redis[index]!, 0.5),
    };
  });
  return { sites: compared, othersCpu: quantileOf(others, 0.5) };
}

interface Spent {
  readonly own: number;
  readonly redis: number;
}

function totalOf({ own, redis }: Spent): number {
  return own + redis;
}

function spentBy({ pids, redisPid }: ArrangedSite): Spent {
  const own = pids.reduce((sum, pid) => sum + busySeconds(pid), 0);
  return { own, redis: redisPid === null ? 0 : busySeconds(redisPid) };
}

function quantileOf(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
