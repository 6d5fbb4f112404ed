// What the mentor keeps: who a person said they are, projects, chats with their messages, and the pictures somebody
// chose to keep. Everything hangs on the player's row and goes with it, so that nothing can outlive its person (MF2).
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

type Kind = "sqlite" | "postgres";

const words = {
  sqlite: { number: "integer", bytes: "blob" },
  postgres: { number: "bigint", bytes: "bytea" },
} as const;

/** The second migration, in the words of one database. */
export function mentorTables(kind: Kind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements(kind)) await sql.raw(statement).execute(db);
    },
  };
}

function statements(kind: Kind): string[] {
  const { number, bytes } = words[kind];
  return [
    `create table mentor_person (
       user_id text primary key references player (user_id) on delete cascade,
       profile text not null,
       locale text not null check (locale in ('ru', 'en')),
       adult_at ${number})`,
    `create table mentor_project (
       id text primary key,
       user_id text not null references mentor_person (user_id) on delete cascade,
       name text not null,
       notes text not null,
       created_at ${number} not null,
       updated_at ${number} not null,
       deleted_at ${number})`,
    `create index mentor_project_by_user on mentor_project (user_id, updated_at)`,
    `create index mentor_project_deleted on mentor_project (deleted_at) where deleted_at is not null`,
    `create table mentor_chat (
       id text primary key,
       user_id text not null references mentor_person (user_id) on delete cascade,
       project_id text references mentor_project (id) on delete set null,
       title text not null,
       title_search text not null,
       leaf_id text,
       created_at ${number} not null,
       updated_at ${number} not null,
       deleted_at ${number})`,
    `create index mentor_chat_by_user on mentor_chat (user_id, updated_at)`,
    `create index mentor_chat_by_project on mentor_chat (project_id)`,
    `create index mentor_chat_deleted on mentor_chat (deleted_at) where deleted_at is not null`,
    `create table mentor_message (
       chat_id text not null references mentor_chat (id) on delete cascade,
       id text not null,
       parent_id text,
       place ${number} not null,
       role text not null check (role in ('user', 'assistant')),
       parts text not null,
       metadata text not null,
       search text not null,
       created_at ${number} not null,
       primary key (chat_id, id),
       foreign key (chat_id, parent_id) references mentor_message (chat_id, id))`,
    `create index mentor_message_children on mentor_message (chat_id, parent_id)`,
    `create table mentor_picture (
       id text primary key,
       user_id text not null references mentor_person (user_id) on delete cascade,
       mime text not null,
       size ${number} not null,
       bytes ${bytes} not null,
       created_at ${number} not null)`,
    `create index mentor_picture_by_user on mentor_picture (user_id, created_at)`,
    `create index mentor_picture_by_time on mentor_picture (created_at)`,
  ];
}
