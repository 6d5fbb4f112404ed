// The rows of other processes' tables: one list for the whole site.
import { readTableRow } from "./node-messages.ts";
import type { OwnedRow, TableRow } from "./neighbours.ts";

/** What is known of other processes' tables. */
export class RemoteRows {
  readonly #rows = new Map<string, TableRow>();

  /** Notes what a process tells of its table; null: the table is gone, or this process's own. */
  note(tableId: string, location: OwnedRow | null): void {
    // A row of another version that is not understood here: the table is found by its link alone.
    const row = location === null ? null : readTableRow(location.row);
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
