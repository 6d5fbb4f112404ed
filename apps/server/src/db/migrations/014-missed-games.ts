// What a game has changed of a rating, so that asking twice gives the same answer; and the one game that somebody does not know
// the end of, because they were away.
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The fourteenth migration, in the words of one database. */
export function missedGames(kind: "sqlite" | "postgres"): Migration {
  const number = kind === "sqlite" ? "integer" : "bigint";
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of [
        `create table rating_change (
           game_id text not null,
           user_id text not null,
           change ${number} not null,
           at ${number} not null,
           primary key (game_id, user_id))`,
        `create index rating_change_by_user on rating_change (user_id)`,
        `create index rating_change_by_time on rating_change (at)`,
        `create table missed_game (
           user_id text primary key,
           game_id text not null,
           room_name text not null,
           why text not null check (why in ('line', 'fell', 'won', 'draw')),
           place ${number} not null,
           chips ${number} not null,
           at ${number} not null)`,
        `create index missed_game_by_time on missed_game (at)`,
      ])
        await sql.raw(statement).execute(db);
    },
  };
}
