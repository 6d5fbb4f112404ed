// For tests only: a migrated database of each kind, empty and of the test's own.
import { startPostgres } from "@fitil/testkit";
import type { TestPostgres } from "@fitil/testkit";
import type { Database } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { openPostgres } from "../db/postgres.ts";
import { openSqlite } from "../db/sqlite.ts";

/** One kind of database under test. */
export interface TestDatabases {
  readonly kind: "sqlite" | "postgres";
  /** Null when the machine has no such database. */
  open(): Promise<Database | null>;
  stop(): Promise<void>;
}

/** SQLite in memory. */
export function sqliteDatabases(): TestDatabases {
  return {
    kind: "sqlite",
    async open() {
      const database = openSqlite(":memory:");
      await migrate(database);
      return database;
    },
    stop: async () => undefined,
  };
}

/** A real PostgreSQL, started with the first database. */
export function postgresDatabases(): TestDatabases {
  let cluster: Promise<TestPostgres | null> | null = null;
  return {
    kind: "postgres",
    async open() {
      cluster ??= startPostgres();
      const url = (await cluster)?.createDatabase();
      if (url === undefined) return null;
      const database = openPostgres(url, (error) => {
        throw error;
      });
      await migrate(database);
      return database;
    },
    stop: async () => (await cluster)?.stop(),
  };
}
