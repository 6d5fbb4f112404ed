// Kysely's way to the one SQLite connection: every statement goes through the queue, a transaction with pauses (the identity
// library's) keeps the others out while it is open, and the database's troubles come out as coded refusals.
import { CompiledQuery, SelectQueryNode, SqliteAdapter, SqliteDialect } from "kysely";
import type { DatabaseConnection, DialectAdapter, Driver, QueryResult } from "kysely";
import { refusalFrom } from "./database-health.ts";
import type { DatabaseHealth } from "./database-health.ts";
import type { SqliteConnection } from "./sqlite-connection.ts";
import type { SqliteQueue } from "./sqlite-queue.ts";

/** What a driver works with. */
export interface SqliteParts {
  readonly connection: SqliteConnection;
  readonly queue: SqliteQueue;
  readonly health: DatabaseHealth;
}

class QueueingAdapter extends SqliteAdapter {
  /** The queue keeps order, not Kysely: its lock would make readers wait behind a writer who waits. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite does undo schema changes with their transaction, so a killed migration leaves nothing half done. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite's dialect on our own connection. */
export class QueueingSqliteDialect extends SqliteDialect {
  readonly #parts: SqliteParts;

  constructor(parts: SqliteParts) {
    super({ database: () => Promise.reject(new Error("This dialect brings its own driver")) });
    this.#parts = parts;
  }

  override createAdapter(): DialectAdapter {
    return new QueueingAdapter();
  }

  override createDriver(): Driver {
    return new QueueingDriver(this.#parts);
  }
}

class QueueingDriver implements Driver {
  readonly #parts: SqliteParts;

  constructor(parts: SqliteParts) {
    this.#parts = parts;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Session(this.#parts);
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(session: DatabaseConnection): Promise<void> {
    await (session as Session).begin();
  }

  async commitTransaction(session: DatabaseConnection): Promise<void> {
    (session as Session).commit();
  }

  async rollbackTransaction(session: DatabaseConnection): Promise<void> {
    (session as Session).rollback();
  }

  async destroy(): Promise<void> {
    this.#parts.queue.close();
    this.#parts.connection.close();
  }
}

/** One caller's turn at the connection: a statement, or a transaction with pauses. */
class Session implements DatabaseConnection {
  readonly #parts: SqliteParts;
  #inTransaction = false;
  /** What undid the transaction before its end. */
  #undone: unknown = null;

  constructor(parts: SqliteParts) {
    this.#parts = parts;
  }

  async begin(): Promise<void> {
    const { queue, connection } = this.#parts;
    await this.#refusing(() => queue.hold(() => connection.begin()));
    this.#inTransaction = true;
    this.#undone = null;
  }

  commit(): void {
    const { connection, health, queue } = this.#parts;
    try {
      if (this.#undone !== null) throw this.#undone;
      connection.commit();
    } catch (cause) {
      throw refusalFrom(cause, health);
    }
    health.worked(true);
    this.#inTransaction = false;
    queue.release();
  }

  /** Never throws: whoever rolls back has a cause to tell. */
  rollback(): void {
    this.#parts.connection.rollback();
    this.#inTransaction = false;
    this.#parts.queue.release();
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { connection, queue } = this.#parts;
    const kind = SelectQueryNode.is(query.query) ? "read" : "write";
    const { rows, changed } = await this.#refusing(() =>
      this.#inTransaction ? this.#runInside(query) : queue.run(kind, () => connection.run(query)),
    );
    if (changed === null) return { rows: rows as Row[] };
    return {
      rows: [],
      insertId: BigInt(changed.lastInsertRowid),
      numAffectedRows: BigInt(changed.changes),
    };
  }

  // oxlint-disable-next-line require-yield -- Kysely wants a stream, and there is none.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("Nothing is streamed from SQLite: it would keep everybody else waiting");
  }

  #runInside(query: CompiledQuery) {
    // SQLite undoes a transaction when the disk is full; what follows must not be written outside of it.
    if (this.#undone !== null) throw this.#undone;
    try {
      return this.#parts.connection.run(query);
    } catch (cause) {
      if (!this.#parts.connection.isTransaction) this.#undone = cause;
      throw cause;
    }
  }

  async #refusing<T>(task: () => T | Promise<T>): Promise<T> {
    try {
      return await task();
    } catch (cause) {
      throw refusalFrom(cause, this.#parts.health);
    }
  }
}
