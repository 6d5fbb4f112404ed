// The fence around a table's chips and ratings: whoever moves them says under which epoch it owns the table, and the database
// refuses every epoch but the highest it has seen. A process that was taken for dead and wakes up gets nothing through.
import { StaleOwner } from "../errors.ts";
import type { Fence } from "../ports/ledger.ts";
import type { Database } from "./database.ts";
import { firstRow, rows } from "./work.ts";
import type { Work } from "./work.ts";
import { DAY_MS } from "../ports/process.ts";

/** A table's highest epoch is forgotten when nobody has moved anything for so long: no zombie sleeps longer. */
const FORGET_MS = 7 * DAY_MS;

/**
 * One transaction that begins at a table's fence: raises it to this epoch. Throws `StaleOwner`, with nothing done, when a higher one was
 * there. Without a fence it is a transaction like any other.
 */
export function behindFence<T>(
  database: Database,
  { fence, at }: { readonly fence: Fence | undefined; readonly at: number },
  work: () => Work<T>,
): Promise<T> {
  return database.atomically(function* () {
    if (fence !== undefined) {
      const { tableId, epoch } = fence;
      const passed = yield* firstRow(
        database.kysely
          .insertInto("table_fence")
          .values({ table_id: tableId, epoch, at })
          .onConflict((conflict) =>
            conflict.column("table_id").doUpdateSet({ epoch, at }).where("table_fence.epoch", "<=", epoch),
          )
          .returning("epoch"),
      );
      if (!passed) throw new StaleOwner(`table ${tableId}`);
    }
    return yield* work();
  });
}

/** Forgets fences that nobody has passed for a week. `now` in ms since 1970. */
export function* forgetFences({ kysely }: Database, now: number): Work<void> {
  yield* rows(kysely.deleteFrom("table_fence").where("at", "<=", now - FORGET_MS));
}
