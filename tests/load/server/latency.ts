// From the send of a position to each receipt of it: remembers when each stop of each walker was last said, and collects the differences.
import type { Stop } from "./route.ts";

/** What a word says, on either side of the wire. */
interface Place extends Pick<Stop, "x" | "y"> {
  readonly orientation: string;
  readonly heading?: string | null;
}

/** A word heard so much later is another one of the same place: walks come round, and what a server tells later is of places that were not said. */
const FORGOTTEN_MS = 5_000;

/** Latencies of one run. All times in ms of `performance.now()`. */
export class Latency {
  readonly #said = new Map<string, { readonly at: number; readonly isNews: boolean }>();
  #samples: number[] = [];
  #collecting = false;
  /** Decisions that were said, and each time that one of them was heard. */
  readonly news = { said: 0, heard: 0 };

  /** A walker says this stop now. `walker` is unique over all tables. */
  said(walker: string, stop: Place, isNews: boolean): void {
    this.#said.set(keyOf(walker, stop), { at: performance.now(), isNews });
    if (this.#collecting && isNews) this.news.said += 1;
  }

  /** Somebody else at the table heard of it, or was told where its course has led. */
  heard(walker: string, place: Place): void {
    if (!this.#collecting) return;
    const known = this.#said.get(keyOf(walker, place));
    if (known === undefined || performance.now() - known.at > FORGOTTEN_MS) return;
    this.#samples.push(performance.now() - known.at);
    if (known.isNews) this.news.heard += 1;
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

function keyOf(walker: string, { x, y, orientation, heading = null }: Place): string {
  return `${walker}/${x}/${y}/${orientation}/${heading}`;
}

/** The value below which `share` (0..1) of the ascending samples lie; NaN without samples. */
export function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;
}
