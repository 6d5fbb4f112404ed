// Finished games, what people keep of them, and what games have made of people: ratings over time, seasons, records, honours.
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The fifteenth migration, in the words of one database. */
export function games(kind: "sqlite" | "postgres"): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements(kind)) await sql.raw(statement).execute(db);
    },
  };
}

function statements(kind: "sqlite" | "postgres"): string[] {
  const [number, bytes] = kind === "sqlite" ? ["integer", "blob"] : ["bigint", "bytea"];
  return [
    `create table game (
       id text primary key,
       room_name text not null,
       stakes ${number} not null,
       is_private ${number} not null check (is_private in (0, 1)),
       started_at ${number} not null,
       ended_at ${number} not null,
       winner ${number},
       seed text not null,
       seed_hash text not null,
       rules_version ${number} not null,
       end_hash text not null,
       digest text)`,
    `create index game_by_end on game (ended_at)`,
    `create table game_player (
       game_id text not null references game (id) on delete cascade,
       character ${number} not null,
       user_id text,
       bot text,
       eyes ${number} not null,
       place ${number} not null,
       chips ${number} not null,
       felled_by text,
       primary key (game_id, character))`,
    `create index game_player_by_user on game_player (user_id)`,
    `create table game_replay (
       game_id text primary key references game (id) on delete cascade,
       words ${bytes} not null)`,
    `create table game_favourite (
       user_id text not null,
       game_id text not null references game (id) on delete cascade,
       at ${number} not null,
       primary key (user_id, game_id))`,
    `create index game_favourite_by_game on game_favourite (game_id)`,
    `create table rating_point (
       user_id text not null,
       game_id text not null,
       at ${number} not null,
       rating ${number} not null,
       change ${number} not null,
       primary key (user_id, game_id))`,
    `create index rating_point_by_time on rating_point (user_id, at)`,
    `create index rating_point_by_game on rating_point (game_id)`,
    `create table season_standing (
       season text not null,
       user_id text not null,
       rating ${number} not null,
       games ${number} not null,
       wins ${number} not null,
       primary key (season, user_id))`,
    `create index season_standing_by_rating on season_standing (season, rating)`,
    `create index season_standing_by_user on season_standing (user_id)`,
    `create table player_record (
       user_id text primary key,
       games ${number} not null,
       wins ${number} not null,
       streak ${number} not null,
       best_streak ${number} not null,
       took_bomb ${number} not null,
       took_radius ${number} not null,
       took_speed ${number} not null,
       took_health ${number} not null)`,
    `create table honour (
       user_id text not null,
       code text not null,
       at ${number} not null,
       primary key (user_id, code))`,
    `create table left_game (
       user_id text not null,
       game_id text not null,
       at ${number} not null,
       primary key (user_id, game_id))`,
    `create index left_game_by_time on left_game (at)`,
  ];
}
