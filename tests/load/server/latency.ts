// From the send of a position to each receipt of it: remembers when each stop of each walker was last said, and collects the differences.
import type { Stop } from "./route.ts";

/** What a word says, on either side of the wire. */
interface Place extends Pick<Stop, "x" | "y"> {
  readonly orientation: string;
  readonly heading?: string | null;
}

/** Everybody else at the table. */
const LISTENERS = 3;

/** Latencies of one run. All times in ms of `performance.now()`. */
export class Latency {
  readonly #said = new Map<string, { readonly at: number; left: number }>();
  readonly #newsAlone: boolean;
  #samples: number[] = [];
  #collecting = false;
  /** Words that must arrive, and each time that one of them did. */
  readonly owed = { said: 0, heard: 0 };

  /** `newsAlone`: the system may tell later, as of then, what everybody sees anyway, so that decisions alone arrive as they were said. */
  constructor(newsAlone: boolean) {
    this.#newsAlone = newsAlone;
  }

  /** A walker says this stop now. `walker` is unique over all tables. */
  said(walker: string, stop: Place, isNews: boolean): void {
    if (this.#newsAlone && !isNews) return;
    this.#said.set(keyOf(walker, stop), { at: performance.now(), left: LISTENERS });
    if (this.#collecting) this.owed.said += LISTENERS;
  }

  /** Somebody else at the table heard of it, or was told where its course has led. */
  heard(walker: string, place: Place): void {
    const known = this.#said.get(keyOf(walker, place));
    if (known === undefined || known.left === 0) return;
    known.left -= 1;
    if (!this.#collecting) return;
    this.#samples.push(performance.now() - known.at);
    this.owed.heard += 1;
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
