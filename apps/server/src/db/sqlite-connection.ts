// One connection of node:sqlite: prepared statements, kept while they are used, and transactions whose end never hides why
// they failed. Everything here is synchronous; who may use it when is the queue's business.
import { DatabaseSync } from "node:sqlite";
import type { StatementSync } from "node:sqlite";
import type { CompiledQuery } from "kysely";

/** Statements kept prepared. */
const MAX_PREPARED = 500;
/** Nobody plays yet: a process that is going down, or one that looks the file over, may finish. */
const OPENING_MS = 5_000;

type Value = null | number | bigint | string | Uint8Array;

interface Prepared {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

/** What a statement came to. */
export interface StatementResult {
  readonly rows: readonly unknown[];
  /** Null for a statement that returns rows. */
  readonly changed: { readonly changes: number | bigint; readonly lastInsertRowid: number | bigint } | null;
}

/** An open database file. */
export class SqliteConnection {
  readonly #raw: DatabaseSync;
  /** The least recently used first. */
  readonly #prepared = new Map<string, Prepared>();

  /**
   * Opens (or makes) the file; commits survive a kill and a power cut. Once open, it never waits for a lock: whoever meets
   * one is told at once.
   */
  constructor(path: string) {
    this.#raw = new DatabaseSync(path, { timeout: OPENING_MS });
    this.#raw.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;");
    this.#raw.exec("pragma busy_timeout = 0");
  }

  /** Runs SQL text that is not worth keeping. */
  execute(text: string): void {
    this.#raw.exec(text);
  }

  /** Runs one statement. */
  run({ sql, parameters }: Pick<CompiledQuery, "sql" | "parameters">): StatementResult {
    const { statement, returnsRows } = this.#prepare(sql);
    const values = parameters as Value[];
    if (returnsRows) return { rows: statement.all(...values), changed: null };
    return { rows: [], changed: statement.run(...values) };
  }

  /** Begins a transaction that may write, so that a lock shows before any work is done. */
  begin(): void {
    // A rollback that failed must not keep the next one out.
    this.rollback();
    this.#raw.exec("begin immediate");
  }

  commit(): void {
    this.#raw.exec("commit");
  }

  /** Undoes what is open. SQLite itself undoes a transaction when the disk is full or fails: then there is nothing to do. */
  rollback(): void {
    if (!this.#raw.isTransaction) return;
    try {
      this.#raw.exec("rollback");
    } catch {
      // Whoever rolls back has a cause to tell; this must not hide it. The next `begin` tries again.
    }
  }

  /** Everything that the database holds, as its file would hold it. */
  serialize(): Uint8Array {
    return this.#raw.serialize();
  }

  /** Holds from now on what `serialize` gave, and nothing else. For a connection that has run nothing yet. */
  deserialize(bytes: Uint8Array): void {
    this.#raw.deserialize(bytes);
  }

  /** Whether a transaction is open. */
  get isTransaction(): boolean {
    return this.#raw.isTransaction;
  }

  /** Gives the file back; a second call does nothing. */
  close(): void {
    this.#prepared.clear();
    if (this.#raw.isOpen) this.#raw.close();
  }

  #prepare(text: string): Prepared {
    const known = this.#prepared.get(text);
    if (known) {
      this.#prepared.delete(text);
      this.#prepared.set(text, known);
      return known;
    }
    const statement = this.#raw.prepare(text);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    this.#prepared.set(text, prepared);
    if (this.#prepared.size > MAX_PREPARED) {
      const [oldest] = this.#prepared.keys();
      if (oldest !== undefined) this.#prepared.delete(oldest);
    }
    return prepared;
  }
}
