// People without an address (GU1): the identity library's own mark, the player's, who is here from which address, and what
// an address has had lately. Addresses are kept as keyed digests.
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The eleventh migration, in the words of one database. */
export function guests(kind: "sqlite" | "postgres"): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements(kind)) await sql.raw(statement).execute(db);
    },
  };
}

function statements(kind: "sqlite" | "postgres"): string[] {
  const [number, flag] = kind === "sqlite" ? ["integer", "integer"] : ["bigint", "boolean"];
  return [
    `alter table auth_user add column "isAnonymous" ${flag}`,
    `alter table player add column is_guest ${number} not null default 0 check (is_guest in (0, 1))`,
    `create table guest (
       user_id text primary key,
       address text not null,
       seen_at ${number} not null,
       tried text)`,
    `create index guest_by_address on guest (address)`,
    `create index guest_by_time on guest (seen_at)`,
    // What a guest has had counts for their address after they are gone, too.
    `create table guest_use (
       kind text not null check (kind in ('arrival', 'try')),
       user_id text not null,
       address text not null,
       at ${number} not null,
       primary key (kind, user_id))`,
    `create index guest_use_by_address on guest_use (address, kind, at)`,
  ];
}
