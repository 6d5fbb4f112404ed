// Chats that were there before anything was counted are counted, on either kind of database.
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

const TRANSCRIPT = '[{"type":"data-transcript"}]';
const ROWS = [
  `insert into player (user_id, name, name_key, mu, sigma, created_at) values ('ann', 'Ann', 'ann', 25, 8, 0)`,
  `insert into mentor_person (user_id, profile, locale) values ('ann', '', 'ru')`,
  ...["one", "two"].map(
    (id) => `insert into mentor_chat (id, user_id, title, title_search, created_at, updated_at)
       values ('${id}', 'ann', '', '', 0, 0)`,
  ),
  ...[
    ["m-1", `'[]'`, `'да'`],
    ["m-2", `'${TRANSCRIPT}'`, `''`],
    ["m-3", `''`, `''`],
  ].map(
    ([id, parts, search], at) => `insert into mentor_message
       (chat_id, id, place, role, parts, metadata, search, created_at)
       values ('one', '${id}', ${at + 1}, 'user', ${parts}, '{}', ${search}, 0)`,
  ),
  ...[0, 1].map(
    (place) => `insert into mentor_message_piece (chat_id, message_id, place, parts, search)
       values ('one', 'm-3', ${place}, 'ab', 'я')`,
  ),
];

describe.each(["sqlite", "postgres"] as const)("[MK10] counting what is there on %s", (kind) => {
  it("counts messages, bytes and chats, and finds the transcripts", async (context) => {
    const url = kind === "postgres" ? await postgresAddress("empty") : null;
    if (kind === "postgres" && url === null) return context.skip();
    const database: Database = url === null ? openSqlite(":memory:") : openPostgres(url, () => undefined);
    const { kysely } = database;
    for (const migration of [firstTables(kind), mentorTables(kind), messagePieces(kind)])
      await migration.up(kysely);
    for (const row of ROWS) await sql.raw(row).execute(kysely);
    await mentorQuotas(kind).up(kysely);
    const messages = await kysely
      .selectFrom("mentor_message")
      .select(["id", "size", "brings_transcript"])
      .orderBy("id")
      .execute();
    expect(messages).toEqual([
      { id: "m-1", size: 512 + 2 + 4, brings_transcript: 0 },
      { id: "m-2", size: 512 + TRANSCRIPT.length, brings_transcript: 1 },
      { id: "m-3", size: 512 + 2 * (2 + 2), brings_transcript: 1 },
    ]);
    const size = messages.reduce((sum, message) => sum + message.size, 0);
    const chats = await kysely.selectFrom("mentor_chat").select(["messages", "size"]).orderBy("id").execute();
    expect(chats).toEqual([
      { messages: 3, size },
      { messages: 0, size: 0 },
    ]);
    const people = await kysely.selectFrom("mentor_person").select(["chats", "size"]).execute();
    expect(people).toEqual([{ chats: 2, size }]);
    await database.close();
    if (url !== null) await removePostgres(url);
  });
});
