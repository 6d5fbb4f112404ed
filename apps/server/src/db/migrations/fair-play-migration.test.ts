// Games that were rated before pairs were kept still count for their two people, on either kind of database.
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { postgresAddress, removePostgres } from "../../testing/databases.ts";
import type { Database } from "../database.ts";
import { pairOf } from "../../players/rating/pairs.ts";
import { openPostgres } from "../postgres.ts";
import { openSqlite } from "../sqlite.ts";
import { firstTables } from "./001-first-tables.ts";
import { fairPlay } from "./006-fair-play.ts";

describe.each(["sqlite", "postgres"] as const)("[CH5] rated games by pairs on %s", (kind) => {
  it("keeps which games were rated, and the pair of each game of two", async (context) => {
    const url = kind === "postgres" ? await postgresAddress("empty") : null;
    if (kind === "postgres" && url === null) return context.skip();
    const database: Database = url === null ? openSqlite(":memory:") : openPostgres(url, () => undefined);
    const { kysely } = database;
    await firstTables(kind).up(kysely);
    const two = pairOf("bob", "ann");
    await sql
      .raw(
        `insert into rated_game (game_id, people, rated, at) values
           ('two', '${two}', 1, 5), ('sixth', '${two}', 0, 6), ('four', 'others', 1, 7)`,
      )
      .execute(kysely);
    await fairPlay(kind).up(kysely);
    const games = await kysely.selectFrom("rated_game").selectAll().orderBy("at").execute();
    expect(games).toEqual([
      { game_id: "two", at: 5 },
      { game_id: "sixth", at: 6 },
      { game_id: "four", at: 7 },
    ]);
    const pairs = await kysely.selectFrom("rated_pair").selectAll().where("pair", "=", two).execute();
    expect(pairs).toEqual([{ game_id: "two", pair: two, at: 5 }]);
    await database.close();
    if (url !== null) await removePostgres(url);
  });
});
