// What somebody has set in a match goes with the account, as JSON: nothing in the database asks for one of it.
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The eighteenth migration. */
export const playerSettings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table player add column settings text`).execute(db);
  },
};
