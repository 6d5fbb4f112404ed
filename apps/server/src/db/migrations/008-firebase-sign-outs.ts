// Sign-outs of people whom Firebase signs in: Firebase keeps no sessions that a server could look up, and its tokens go
// on until their end, so the ended sign-ins are remembered here.
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The eighth migration, in the words of one database. */
export function firebaseSignOuts(kind: "sqlite" | "postgres"): Migration {
  const number = kind === "sqlite" ? "integer" : "bigint";
  return {
    async up(db: Kysely<unknown>) {
      await sql
        .raw(
          `create table firebase_sign_out (
             user_digest text not null,
             signed_in_at ${number} not null,
             earlier ${number} not null check (earlier in (0, 1)),
             primary key (user_digest, signed_in_at, earlier))`,
        )
        .execute(db);
    },
  };
}
