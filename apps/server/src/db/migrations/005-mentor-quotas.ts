// How much a person keeps with the mentor, counted where it is written, so that a quota costs one row to ask: messages and
// bytes of a chat, chats and bytes of a person. Messages are read in pages by their place, which gets an index.
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The fifth migration, in the words of one database. */
export function mentorQuotas(kind: "sqlite" | "postgres"): Migration {
  const number = kind === "sqlite" ? "integer" : "bigint";
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements(number)) await sql.raw(statement).execute(db);
    },
  };
}

/** A message costs something, however short it is: as much as store/quotas.ts counts. */
const ROW_BYTES = 512;

function statements(number: string): string[] {
  return [
    `alter table mentor_message add column size ${number} not null default 0`,
    `alter table mentor_message add column brings_transcript ${number} not null default 0`,
    `alter table mentor_chat add column messages ${number} not null default 0`,
    `alter table mentor_chat add column size ${number} not null default 0`,
    `alter table mentor_person add column chats ${number} not null default 0`,
    `alter table mentor_person add column size ${number} not null default 0`,
    `create index mentor_message_by_place on mentor_message (chat_id, place, size)`,
    // What lies in pieces is a transcript: no other text can be as long.
    `update mentor_message set
       brings_transcript = case when parts = '' or parts like '%"data-transcript"%' then 1 else 0 end,
       size = ${ROW_BYTES} + octet_length(parts) + octet_length(search) + coalesce((
         select sum(octet_length(piece.parts) + octet_length(piece.search)) from mentor_message_piece as piece
         where piece.chat_id = mentor_message.chat_id and piece.message_id = mentor_message.id), 0)`,
    `update mentor_chat set
       messages = (select count(*) from mentor_message where chat_id = mentor_chat.id),
       size = coalesce((select sum(size) from mentor_message where chat_id = mentor_chat.id), 0)`,
    `update mentor_person set
       chats = (select count(*) from mentor_chat where user_id = mentor_person.user_id),
       size = coalesce((select sum(size) from mentor_chat where user_id = mentor_person.user_id), 0)`,
  ];
}
