// Long messages in pieces: a transcript of a megabyte written as one row holds the loop that serves games for as long as the
// disk takes. What fits into one piece stays in its message's own row, as before.
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The fourth migration, in the words of one database. */
export function messagePieces(kind: "sqlite" | "postgres"): Migration {
  const number = kind === "sqlite" ? "integer" : "bigint";
  return {
    async up(db: Kysely<unknown>) {
      // Pieces are there before their message: only the message's row makes it one.
      await sql
        .raw(
          `create table mentor_message_piece (
             chat_id text not null references mentor_chat (id) on delete cascade,
             message_id text not null,
             place ${number} not null,
             parts text not null,
             search text not null,
             primary key (chat_id, message_id, place))`,
        )
        .execute(db);
    },
  };
}
