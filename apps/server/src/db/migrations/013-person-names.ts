// What the mentor calls somebody, and how it speaks of them: a name and a gender of their own choice, both of them optional.
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The thirteenth migration. */
export const personNames: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [
      `alter table mentor_person add column called text not null default ''`,
      `alter table mentor_person add column gender text check (gender in ('woman', 'man', 'unsaid'))`,
    ])
      await sql.raw(statement).execute(db);
  },
};
