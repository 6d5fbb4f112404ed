// Which epoch of a table may move chips and ratings: on several processes a former owner that wakes up must not.
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The sixteenth migration, in the words of one database. */
export function tableFence(kind: "sqlite" | "postgres"): Migration {
  const number = kind === "sqlite" ? "integer" : "bigint";
  return {
    async up(db: Kysely<unknown>) {
      await sql
        .raw(
          `create table table_fence (table_id text primary key, epoch ${number} not null, at ${number} not null)`,
        )
        .execute(db);
      await sql.raw(`create index table_fence_by_time on table_fence (at)`).execute(db);
    },
  };
}
