// What a table says from the beginning of a game on waits until that beginning is written down: else people would see a game begin that
// whoever goes on with the table knows nothing of, and may call off. Nothing waits where there is no other process.
import type { Checkpointer } from "./checkpointer.ts";
import type { TablePublisher } from "../table-publisher.ts";

/** One table's, with what it asks of the table. */
export interface NewsOfTable {
  readonly publisher: Pick<TablePublisher, "publish" | "tell">;
  /** Null: nobody else could go on with the table. */
  readonly checkpointer: Pick<Checkpointer, "later"> | null;
  /** As the table's own. */
  whenWritten(): Promise<boolean> | null;
  mayAct(): boolean;
  /** Is the table another process's by now, or about to be? */
  isStopped(): boolean;
}

/** Says what a table has to say, in its order. */
export class HeldNews {
  readonly #table: NewsOfTable;
  /** Null: nothing is held back. */
  #waiting: (() => void)[] | null = null;

  constructor(table: NewsOfTable) {
    this.#table = table;
  }

  /** Has a game begun that nobody is to see yet? */
  get isHolding(): boolean {
    return this.#waiting !== null;
  }

  /** As the publisher does it. PERF: the hot path. */
  publish(...said: Parameters<TablePublisher["publish"]>): void {
    const { publisher } = this.#table;
    if (this.#waiting === null) publisher.publish(...said);
    else this.#waiting.push(() => publisher.publish(...said));
  }

  /** As the publisher does it. */
  tell(...said: Parameters<TablePublisher["tell"]>): void {
    const { publisher } = this.#table;
    if (this.#waiting === null) publisher.tell(...said);
    else this.#waiting.push(() => publisher.tell(...said));
  }

  /** Holds back what comes until all that was decided so far is written down. */
  hold(): void {
    if (this.#waiting !== null || this.#table.whenWritten() === null) return;
    this.#waiting = [];
    this.goOn();
  }

  /** After a stop that came to nothing. */
  goOn(): void {
    if (this.#waiting !== null) void this.#sayWhenWritten();
  }

  /** What cannot be written now is tried again; what another process goes on with, that one tells. */
  async #sayWhenWritten(): Promise<void> {
    const { checkpointer } = this.#table;
    while (!this.#table.isStopped()) {
      const isWritten = (await this.#table.whenWritten()) !== false;
      if (isWritten && this.#table.mayAct()) {
        const waiting = this.#waiting ?? [];
        this.#waiting = null;
        for (const say of waiting) say();
        return;
      }
      await new Promise<void>((resolve) => checkpointer?.later(resolve));
    }
  }
}
