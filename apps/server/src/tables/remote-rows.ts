// The rows of other processes' tables: one list for the whole site.
import { readTableRow } from "./node-words.ts";
import type { TablePlace, TableRow } from "./neighbours.ts";

/** What is known of other processes' tables. */
export class RemoteRows {
  readonly #rows = new Map<string, TableRow>();

  /** Notes what a process tells of its table; null: the table is gone, or this process's own. */
  note(tableId: string, place: TablePlace | null): void {
    // A row of another version that is not understood here: the table is found by its link alone.
    const row = place === null ? null : readTableRow(place.row);
    if (row === null) this.#rows.delete(tableId);
    else this.#rows.set(tableId, row);
  }

  /** One row. */
  get(tableId: string): TableRow | undefined {
    return this.#rows.get(tableId);
  }

  /** Every row. */
  all(): IterableIterator<TableRow> {
    return this.#rows.values();
  }
}
