// Every search there is: over each database's own connection, and in the thread beside an embedded one.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { migrate } from "../../db/migrate.ts";
import { openSqlite } from "../../db/sqlite.ts";
import { postgresDatabases, sqliteDatabases } from "../../testing/databases.ts";
import { chatSearchContract } from "./chat-search.contract.ts";
import { createChatSearch, createThreadSearch } from "./chat-search.ts";

for (const databases of [sqliteDatabases(), postgresDatabases()])
  chatSearchContract({
    name: databases.kind,
    async open() {
      const database = await databases.open();
      if (database === null) return null;
      return { database, search: createChatSearch(database), close: () => database.close() };
    },
    stop: () => databases.stop(),
  });

chatSearchContract({
  name: "sqlite, in a thread",
  async open() {
    const folder = mkdtempSync(join(tmpdir(), "fitil-search-"));
    const database = openSqlite(join(folder, "fitil.sqlite"));
    // Nothing has to survive a power cut here.
    await sql`pragma synchronous = off`.execute(database.kysely);
    await migrate(database);
    const search = createThreadSearch(join(folder, "fitil.sqlite"), (reason) => {
      throw new Error(reason);
    });
    return {
      database,
      search,
      async close() {
        await search.close();
        await database.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
  stop: async () => undefined,
});

describe("searches at once", () => {
  it("[MA13] take turns slice by slice: whoever keeps little does not wait for whoever keeps much", async () => {
    const databases = sqliteDatabases();
    const database = await databases.open();
    if (database === null) throw new Error("SQLite is always there");
    const { kysely } = database;
    for (const [userId, chats] of [
      ["ann", 500],
      ["bob", 1],
    ] as const) {
      const player = { user_id: userId, name: userId, name_key: userId, photo_url: null };
      await kysely
        .insertInto("player")
        .values({ ...player, mu: 25, sigma: 8, created_at: 0 })
        .execute();
      await kysely
        .insertInto("mentor_person")
        .values({ user_id: userId, profile: "", locale: "ru", adult_at: 0 })
        .execute();
      const ofPerson = Array.from({ length: chats }, (_, at) => ({
        id: `${userId}-${at}`,
        user_id: userId,
        project_id: null,
        title: "Чат",
        title_search: "чат",
        leaf_id: null,
        created_at: at,
        updated_at: at,
        deleted_at: null,
      }));
      await kysely.insertInto("mentor_chat").values(ofPerson).execute();
    }
    const search = createChatSearch(database);
    const over: string[] = [];
    const find = async (userId: string) => {
      await search.find(userId, { search: "нигде", before: null, projectId: null });
      over.push(userId);
    };
    await Promise.all([find("ann"), find("bob")]);
    expect(over).toEqual(["bob", "ann"]);
    await database.close();
    await databases.stop();
  });
});

describe("the thread that searches", () => {
  it("fails with a code when it breaks, says why, and is started again", async () => {
    const folder = mkdtempSync(join(tmpdir(), "fitil-search-"));
    const path = join(folder, "fitil.sqlite");
    const reasons: string[] = [];
    const search = createThreadSearch(path, (reason) => void reasons.push(reason));
    const find = () => search.find("ann", { search: "слово", before: null, projectId: null });
    await expect(find()).rejects.toMatchObject({ code: "server/internal" });
    expect(reasons).toHaveLength(1);
    const database = openSqlite(path);
    // There, but without its tables.
    await expect(find()).rejects.toMatchObject({ code: "server/internal" });
    expect(reasons).toHaveLength(2);
    await migrate(database);
    expect(await find()).toEqual([]);
    const late = find();
    await search.close();
    await late.catch(() => undefined);
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
