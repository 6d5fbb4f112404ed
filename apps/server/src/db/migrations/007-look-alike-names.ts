// Players' names are unique to the eye: every key is computed anew. Of names that look alike the oldest keeps the key; each
// younger one stays too, under a key that no name has.
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { lookAlikeKey } from "../look-alike-key.ts";

/** No name's key, old or new, has a line break. */
const STANDS_IN = "\n";

/** The seventh migration, in words of both databases. */
export const lookAlikeNames: Migration = {
  async up(db: Kysely<unknown>) {
    const players = await sql<{ user_id: string; name: string }>`
      select user_id, name from player order by created_at, user_id`.execute(db);
    // Old keys make room first: one's old key may be another's new one.
    await sql`update player set name_key = cast(${STANDS_IN} as text) || user_id`.execute(db);
    const taken = new Set<string>();
    for (const { user_id, name } of players.rows) {
      const key = lookAlikeKey(name);
      const own = taken.has(key) ? `${key}${STANDS_IN}${user_id}` : key;
      taken.add(key);
      await sql`update player set name_key = ${own} where user_id = ${user_id}`.execute(db);
    }
  },
};
