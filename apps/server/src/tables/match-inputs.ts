// What a table's running match has been told, for its replay (RP1). A match that began in another process is whole once its
// beginning has come from there.
import { InputLog } from "@fitil/engine";
import type { MatchInput } from "@fitil/engine";

/** One table's record of the match that runs. */
export class MatchInputs {
  #log = new InputLog();
  #isWhole: boolean;

  /** `isBegun`: a match runs already, and its beginning was told to another process. */
  constructor(isBegun: boolean) {
    this.#isWhole = !isBegun;
  }

  /** The match is told something at match ms `atMs`. PERF: the hot path. */
  append(input: MatchInput, atMs: number): void {
    this.#log.append(input, atMs);
  }

  /** Is its beginning known here? */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** Everything so far; null: the beginning is not known here. */
  soFar(): InputLog | null {
    return this.#isWhole ? this.#log : null;
  }

  /** What was told elsewhere before all that was told here. Call only while it is not whole. */
  putBefore(rows: Float64Array<ArrayBuffer>): void {
    const own = this.#log.rows();
    const all = new Float64Array(rows.length + own.length);
    all.set(rows);
    all.set(own, rows.length);
    this.#log = new InputLog(all);
    this.#isWhole = true;
  }

  /** The match is over: gives what it was told, null when the beginning is not known here; the next one begins empty. */
  end(): InputLog | null {
    const inputs = this.soFar();
    this.#log = new InputLog();
    this.#isWhole = true;
    return inputs;
  }
}
