// Which processes of a site on one PostgreSQL are alive, in the database's own time. SQLite has one process a folder and
// needs none of it.
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The ninth migration, in the words of one database. */
export function processLeases(kind: "sqlite" | "postgres"): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (kind === "sqlite") return;
      await sql
        .raw(`create table process_lease (owner_id text primary key, renewed_at timestamptz not null)`)
        .execute(db);
    },
  };
}
