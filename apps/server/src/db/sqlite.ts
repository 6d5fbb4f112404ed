// The embedded database: one connection of node:sqlite behind Kysely's SQLite dialect. Kysely's own queue keeps
// everybody else out while a transaction is open; a transaction of ours runs without a pause inside its turn.
import { DatabaseSync } from "node:sqlite";
import type { StatementSync } from "node:sqlite";
import { Kysely, SqliteAdapter, SqliteDialect } from "kysely";
import type { DialectAdapter, SqliteDatabase, SqliteStatement } from "kysely";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";
import type { Work } from "./work.ts";

/** Statements kept prepared; more than this many different texts means that somebody builds SQL from input. */
const MAX_PREPARED = 500;
const BUSY_TIMEOUT_MS = 5_000;

/** SQLite does undo schema changes with their transaction, so a killed migration leaves nothing half done. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }
}

type Value = null | number | bigint | string | Uint8Array;

class Statement implements SqliteStatement {
  readonly reader: boolean;
  readonly #statement: StatementSync;

  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.#statement.all(...(parameters as Value[]));
  }

  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint } {
    return this.#statement.run(...(parameters as Value[]));
  }

  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.#statement.iterate(...(parameters as Value[]));
  }
}

class Connection implements SqliteDatabase {
  readonly #raw: DatabaseSync;
  readonly #prepared = new Map<string, Statement>();

  constructor(raw: DatabaseSync) {
    this.#raw = raw;
  }

  prepare(text: string): Statement {
    const known = this.#prepared.get(text);
    if (known) return known;
    if (this.#prepared.size >= MAX_PREPARED) this.#prepared.clear();
    const statement = new Statement(this.#raw.prepare(text));
    this.#prepared.set(text, statement);
    return statement;
  }

  execute(text: string): void {
    this.#raw.exec(text);
  }

  close(): void {
    this.#prepared.clear();
    this.#raw.close();
  }
}

/** Opens (or makes) the database file `path`; ":memory:" lives as long as the process. Commits survive a kill and a power cut. */
export function openSqlite(path: string): Database {
  const raw = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  raw.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;");
  const connection = new Connection(raw);
  const kysely = new Kysely<Tables>({ dialect: new NodeSqliteDialect({ database: connection }) });
  return {
    kind: "sqlite",
    kysely,
    atomically: (work) => kysely.connection().execute(async () => runWithoutPause(connection, work)),
    async ping() {
      connection.prepare("select 1").all([]);
    },
    async close() {
      await kysely.destroy();
      if (raw.isOpen) raw.close();
    },
  };
}

/** SAFETY: no await in here. Whoever shares the connection can neither write into this transaction nor roll it back. */
function runWithoutPause<T>(connection: Connection, work: () => Work<T>): T {
  connection.execute("begin immediate");
  try {
    const steps = work();
    let step = steps.next([]);
    while (!step.done) {
      const statement = connection.prepare(step.value.sql);
      if (statement.reader) step = steps.next(statement.all(step.value.parameters));
      else {
        statement.run(step.value.parameters);
        step = steps.next([]);
      }
    }
    connection.execute("commit");
    return step.value;
  } catch (cause) {
    connection.execute("rollback");
    throw cause;
  }
}
