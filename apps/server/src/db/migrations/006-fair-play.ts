// What keeps chips and ratings from being farmed: what an address was given in the last day (CH1, CH6), what an account
// won today from accounts younger than a day (CH7), and which two people played rated games (CH5). All of it is forgotten
// within a day or two.
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The sixth migration, in the words of one database. */
export function fairPlay(kind: "sqlite" | "postgres"): Migration {
  const number = kind === "sqlite" ? "integer" : "bigint";
  const real = kind === "sqlite" ? "real" : "double precision";
  const statements = [
    `create table daily_grant (
       holder text not null,
       kind text not null check (kind in ('grant', 'gift')),
       at ${number} not null,
       primary key (holder, kind))`,
    `create table newcomer_gain (
       user_id text not null,
       day ${number} not null,
       chips ${number} not null default 0 check (chips >= 0),
       points ${real} not null default 0 check (points >= 0),
       primary key (user_id, day))`,
    `create table rated_pair (
       game_id text not null,
       pair text not null,
       at ${number} not null,
       primary key (game_id, pair))`,
    `create index rated_pair_by_pair on rated_pair (pair, at)`,
    // A game of two was kept by the same digest as its only pair.
    `insert into rated_pair (game_id, pair, at) select game_id, people, at from rated_game where rated = 1`,
    `drop index rated_game_by_people`,
    `alter table rated_game drop column people`,
    `alter table rated_game drop column rated`,
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
