// A second, read-only connection to the database file, for a thread of its own: what it reads holds up neither the loop that
// serves games nor, in WAL mode, whoever writes.
import { DatabaseSync } from "node:sqlite";
import { Kysely, SqliteDialect } from "kysely";
import type { SqliteDatabase } from "kysely";
import type { Tables } from "./schema.ts";

export interface SqliteReader {
  readonly kind: "sqlite";
  /** For reading alone: everything else is refused by the database. */
  readonly kysely: Kysely<Tables>;
}

type Value = null | number | bigint | string | Uint8Array;

/** Opens the file `path`, which is there and migrated. The connection lives as long as its thread. */
export function openSqliteReader(path: string): SqliteReader {
  const raw = new DatabaseSync(path, { readOnly: true });
  const database: SqliteDatabase = {
    prepare(text) {
      const statement = raw.prepare(text);
      return {
        reader: true,
        all: (parameters) => statement.all(...(parameters as Value[])),
        run: (parameters) => statement.run(...(parameters as Value[])),
        iterate: (parameters) => statement.iterate(...(parameters as Value[])),
      };
    },
    close: () => raw.close(),
  };
  return { kind: "sqlite", kysely: new Kysely<Tables>({ dialect: new SqliteDialect({ database }) }) };
}
