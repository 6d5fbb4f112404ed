// For tests only: a migrated database of each kind, empty and of the test's own.
import { sql } from "kysely";
import { inject } from "vitest";
import type { Database } from "../db/database.ts";
import { openPostgres } from "../db/postgres.ts";
import { openMigratedSqlite } from "./migrated-sqlite.ts";

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
    open: openMigratedSqlite,
    stop: async () => undefined,
  };
}

/** Migrated databases that their tests have closed: the next one takes them, emptied. */
const idle: string[] = [];

/** Databases of the real PostgreSQL that all tests of a run share; `stop` removes those that nobody has closed. */
export function postgresDatabases(): TestDatabases {
  const opened = new Set<string>();
  return {
    kind: "postgres",
    async open() {
      const used = idle.pop();
      const url = used ?? (await postgresAddress("migrated"));
      if (url === null) return null;
      opened.add(url);
      const database = openPostgres(url, (error) => {
        throw error;
      });
      if (used !== undefined) await sql`select pristine.restore()`.execute(database.kysely);
      return {
        ...database,
        async close() {
          await database.close();
          if (opened.delete(url)) idle.push(url);
        },
      };
    },
    async stop() {
      await Promise.all([...opened].map(removePostgres));
      opened.clear();
    },
  };
}

/** The address of a PostgreSQL database of the test's own, or null when the machine has none. */
export async function postgresAddress(state: "empty" | "migrated"): Promise<string | null> {
  const { status, text } = await ask("POST", state);
  return status === 204 ? null : text;
}

/** Removes a database of postgresAddress, whoever is still connected to it. */
export async function removePostgres(url: string): Promise<void> {
  await ask("DELETE", new URL(url).pathname.slice(1));
}

async function ask(method: string, path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`${inject("postgresDesk")}/${path}`, { method });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return { status: response.status, text };
}
