// Names that were there before look-alikes counted keep their owners, on either kind of database.
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { describe, expect, it } from "vitest";
import type { Database } from "../database.ts";
import { postgresAddress, removePostgres } from "../../testing/databases.ts";
import { migrate } from "../migrate.ts";
import { openPostgres } from "../postgres.ts";
import { openSqlite } from "../sqlite.ts";
import { firstTables } from "./001-first-tables.ts";
import { mentorTables } from "./002-mentor.ts";
import { billing } from "./003-billing.ts";
import { messagePieces } from "./004-message-pieces.ts";

/** User, name, old key, age. The newer of a pair stands first, and one holds as old key what another is to get. */
const PLAYERS = [
  ["newer", "Hиha", "hиha", 9],
  ["older", "Нина", "нина", 1],
  ["zero", "0leg", "0leg", 3],
  ["oleg", "Oleg", "oleg", 4],
  ["third", "OIeg", "oieg", 5],
  ["alone", "Женя", "женя", 2],
] as const;

describe.each(["sqlite", "postgres"] as const)("names that look alike on %s", (kind) => {
  it("stay with everybody; the oldest holds the key", async (context) => {
    const url = kind === "postgres" ? await postgresAddress("empty") : null;
    if (kind === "postgres" && url === null) return context.skip();
    const database: Database = url === null ? openSqlite(":memory:") : openPostgres(url, () => undefined);
    const { kysely } = database;
    const before = await new Migrator({
      db: kysely,
      provider: {
        getMigrations: async () => ({
          "001-first-tables": firstTables(kind),
          "002-mentor": mentorTables(kind),
          "003-billing": billing(kind),
          "004-message-pieces": messagePieces(kind),
        }),
      },
      migrationTableName: "schema_migration",
      migrationLockTableName: "schema_migration_lock",
    }).migrateToLatest();
    expect(before.error).toBeUndefined();
    for (const [id, name, key, at] of PLAYERS)
      await sql`insert into player (user_id, name, name_key, mu, sigma, created_at)
        values (${id}, ${name}, ${key}, 25, 8, ${at})`.execute(kysely);
    await migrate(database);
    const players = await kysely
      .selectFrom("player")
      .select(["user_id", "name", "name_key"])
      .orderBy("created_at")
      .execute();
    expect(players.map((player) => Object.values(player))).toEqual([
      ["older", "Нина", "hиha"],
      ["alone", "Женя", "жehя"],
      ["zero", "0leg", "oleg"],
      ["oleg", "Oleg", "oleg\noleg"],
      ["third", "OIeg", "oleg\nthird"],
      ["newer", "Hиha", "hиha\nnewer"],
    ]);
    await database.close();
    if (url !== null) await removePostgres(url);
  });
});
