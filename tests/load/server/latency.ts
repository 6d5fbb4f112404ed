// From the send of a position to each receipt of it: remembers when each stop of each walker was last said, and collects the differences.
import type { Stop } from "./route.ts";

/** Latencies of one run. All times in ms of `performance.now()`. */
export class Latency {
  readonly #saidAt = new Map<string, number>();
  #samples: number[] = [];
  #collecting = false;

  /** A walker says this stop now. `walker` is unique over all tables. */
  said(walker: string, stop: Stop): void {
    this.#saidAt.set(keyOf(walker, stop.x, stop.y, stop.orientation), performance.now());
  }

  /** Somebody else at the table heard of it. */
  heard(walker: string, x: number, y: number, orientation: string): void {
    if (!this.#collecting) return;
    const saidAt = this.#saidAt.get(keyOf(walker, x, y, orientation));
    if (saidAt !== undefined) this.#samples.push(performance.now() - saidAt);
  }

  start(): void {
    this.#samples = [];
    this.#collecting = true;
  }

  /** Stops collecting; the samples in ascending order. */
  stop(): readonly number[] {
    this.#collecting = false;
    return this.#samples.sort((a, b) => a - b);
  }
}

function keyOf(walker: string, x: number, y: number, orientation: string): string {
  return `${walker}/${x}/${y}/${orientation}`;
}

/** The value below which `share` (0..1) of the ascending samples lie; NaN without samples. */
export function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;
}
