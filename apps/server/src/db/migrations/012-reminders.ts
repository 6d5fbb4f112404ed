// When to write again in a chat, and which answer has the messages: one reminder a chat, in its own row.
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The twelfth migration, in the words of one database. */
export function reminders(kind: "sqlite" | "postgres"): Migration {
  const number = kind === "sqlite" ? "integer" : "bigint";
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of [
        `alter table mentor_chat add column remind_at ${number}`,
        `alter table mentor_chat add column remind_message_id text`,
        `create index mentor_chat_reminders on mentor_chat (user_id, remind_at) where remind_at is not null`,
      ])
        await sql.raw(statement).execute(db);
    },
  };
}
