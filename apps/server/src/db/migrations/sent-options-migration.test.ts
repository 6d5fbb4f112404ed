// A mark from before has its row and its place in the list, on either kind of database.
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { postgresAddress, removePostgres } from "../../testing/databases.ts";
import type { Database } from "../database.ts";
import { openPostgres } from "../postgres.ts";
import { openSqlite } from "../sqlite.ts";
import { firstTables } from "./001-first-tables.ts";
import { mentorTables } from "./002-mentor.ts";
import { messagePieces } from "./004-message-pieces.ts";
import { mentorQuotas } from "./005-mentor-quotas.ts";
import { sentOptions } from "./010-sent-options.ts";

const ADVICE = JSON.stringify([
  { type: "text", text: "Вот" },
  {
    type: "data-advice",
    data: { verdict: "ask_out", options: [{ tone: "playful", text: "Раз" }, { text: "Два" }] },
  },
]);
const ANSWERS = 450;
const marked = (option: number, parentId: string) =>
  JSON.stringify({ parentId, createdAt: 7, sentOption: option });
const message = (
  chat: string,
  id: string,
  parent: string | null,
  [parts, metadata]: readonly [string, string],
) =>
  sql`insert into mentor_message (chat_id, id, parent_id, place, role, parts, metadata, search, created_at)
    values (${chat}, ${id}, ${parent}, 1, 'user', ${parts}, ${metadata}, '', 0)`;
const ROWS = [
  sql`insert into player (user_id, name, name_key, mu, sigma, created_at) values ('ann', 'Ann', 'ann', 25, 8, 0)`,
  sql`insert into mentor_person (user_id, profile, locale) values ('ann', '', 'ru')`,
  ...["one", "two"].map(
    (id) => sql`insert into mentor_chat (id, user_id, title, title_search, created_at, updated_at)
       values (${id}, 'ann', '', '', 0, 0)`,
  ),
  message("one", "q", null, ["[]", JSON.stringify({ parentId: null, createdAt: 1, intent: "opener" })]),
  message("one", "a", "q", [ADVICE, marked(0, "q")]),
  message("one", "b", "q", [ADVICE, JSON.stringify({ parentId: "q", createdAt: 8 })]),
  ...Array.from({ length: ANSWERS }, (_, at) => message("two", `m${at}`, null, [ADVICE, marked(1, "q")])),
];

describe.each(["sqlite", "postgres"] as const)("[MK11] taking marks over on %s", (kind) => {
  it("finds each of them once", async (context) => {
    const url = kind === "postgres" ? await postgresAddress("empty") : null;
    if (kind === "postgres" && url === null) return context.skip();
    const database: Database = url === null ? openSqlite(":memory:") : openPostgres(url, () => undefined);
    const { kysely } = database;
    for (const migration of [firstTables(kind), mentorTables(kind), messagePieces(kind), mentorQuotas(kind)])
      await migration.up(kysely);
    for (const row of ROWS) await row.execute(kysely);
    await sentOptions(kind).up(kysely);
    const rows = await kysely.selectFrom("mentor_sent_option").selectAll().orderBy("chat_id").execute();
    expect(rows).toHaveLength(ANSWERS + 1);
    expect(rows[0]).toEqual({
      chat_id: "one",
      message_id: "a",
      place: 0,
      tone: "playful",
      kind: "opener",
      outcome: null,
      sent_at: 7,
    });
    expect(rows[1]).toMatchObject({ chat_id: "two", place: 1, tone: null, kind: "invitation" });
    const { metadata } = await kysely
      .selectFrom("mentor_message")
      .select("metadata")
      .where("id", "=", "a")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(metadata)).toEqual({
      parentId: "q",
      createdAt: 7,
      sentOption: 0,
      sent: [{ option: 0, at: 7 }],
    });
    await database.close();
    if (url !== null) await removePostgres(url);
  });
});
