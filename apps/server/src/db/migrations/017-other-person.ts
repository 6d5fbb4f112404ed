// Whom a chat is with: a name and how they are spoken of, both of them optional. The name stands there once more as search sees
// it, so that somebody seen before is found again.
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The seventeenth migration. */
export const otherPerson: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [
      `alter table mentor_chat add column them_name text not null default ''`,
      `alter table mentor_chat add column them_key text not null default ''`,
      `alter table mentor_chat add column them_gender text check (them_gender in ('woman', 'man', 'unsaid'))`,
    ])
      await sql.raw(statement).execute(db);
  },
};
