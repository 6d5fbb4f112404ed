// A transaction written once for both databases: a generator that yields statements and gets their rows back. On
// SQLite it is driven without a pause, on PostgreSQL with an await per statement. Must not yield anything else.
import type { Compilable, CompiledQuery } from "kysely";

/** Statements of one transaction, and what it comes to. A throw rolls everything back. */
export type Work<T> = Generator<CompiledQuery, T, readonly unknown[]>;

/** Runs one statement of a transaction and returns its rows. Use with `yield*`. */
export function* rows<Row>(query: Compilable<Row>): Work<readonly Row[]> {
  return (yield query.compile()) as readonly Row[];
}

/** Runs one statement of a transaction and returns its first row, or undefined. Use with `yield*`. */
export function* firstRow<Row>(query: Compilable<Row>): Work<Row | undefined> {
  return (yield* rows(query))[0];
}
