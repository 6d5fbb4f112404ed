// Long messages lie in pieces: nobody who reads, searches or removes them can tell. On both databases.
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { MentorMessage } from "@fitil/contracts";
import { VirtualClock } from "@fitil/testkit";
import type { Database } from "../../db/database.ts";
import { countingRandom } from "../../testing/chance.ts";
import { postgresDatabases, sqliteDatabases } from "../../testing/databases.ts";
import { readMessages } from "../testing/read-messages.ts";
import { createChatSearch } from "../search/chat-search.ts";
import { createChats } from "./chats.ts";
import { PIECE_LENGTH } from "./message-pieces.ts";
import { createMessages } from "./messages.ts";
import { createPeople } from "./people.ts";

const ALL = { before: null, projectId: null };

describe.each([sqliteDatabases(), postgresDatabases()])("[MK8] [MA13] long messages ($kind)", (databases) => {
  let database: Database | null = null;
  beforeEach(async () => {
    database = await databases.open();
    return async () => database?.close();
  });
  afterAll(() => databases.stop());

  /** A chat of Ann's, or null where the machine has no such database. */
  async function open() {
    if (database === null) return null;
    const clock = new VirtualClock();
    const player = { user_id: "ann", name: "ann", name_key: "ann", photo_url: null };
    await database.kysely
      .insertInto("player")
      .values({ ...player, mu: 25, sigma: 8, created_at: 0 })
      .execute();
    await createPeople(database).change("ann", { adult: true }, "ru", 0);
    const chats = createChats({
      database,
      clock,
      random: countingRandom(),
      search: createChatSearch(database),
    });
    const chat = await chats.create("ann", { title: "", projectId: null });
    const messages = createMessages(database);
    const chatId = chat?.id ?? "";
    const say = (message: MentorMessage, userId = "ann") =>
      messages.add({ userId, chatId, message, title: "" });
    const { kysely } = database;
    const piecesOf = async (messageId: string) =>
      (
        await kysely
          .selectFrom("mentor_message_piece")
          .select(["parts", "search"])
          .where("message_id", "=", messageId)
          .execute()
      ).length;
    return { database, chats, messages, chatId, say, piecesOf };
  }

  it("[MK7] come back as they were sent, in their place, with no row longer than a piece", async (context) => {
    const store = await open();
    if (store === null) return context.skip();
    const { database, messages, chatId, say, piecesOf } = store;
    // An odd number of signs before pairs: a cut in the middle of one would spoil it.
    const long = long400("😀".repeat(2_000));
    await say(said("m-1", null, [{ type: "text", text: "Смотри" }]));
    expect(await say(said("m-2", "m-1", long))).toBe(true);
    expect(await say(said("m-3", "m-2", [{ type: "text", text: "Что скажешь?" }]))).toBe(true);
    const listed = await readMessages(messages, chatId);
    expect(listed.map(({ id }) => id)).toEqual(["m-1", "m-2", "m-3"]);
    expect(listed[1]?.parts).toEqual(long);
    expect([await piecesOf("m-1"), (await piecesOf("m-2")) > 10]).toEqual([0, true]);
    const rows = await database.kysely.selectFrom("mentor_message_piece").selectAll().execute();
    const kept = await database.kysely.selectFrom("mentor_message").selectAll().execute();
    const lengths = [...rows, ...kept].flatMap(({ parts, search }) => [parts.length, search.length]);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(PIECE_LENGTH);
  });

  it("[MK6] are searched as one text, wherever they were cut", async (context) => {
    const store = await open();
    if (store === null) return context.skip();
    const { chats, say } = store;
    const sought = "зайдём в планетарий";
    // Over the border of the first two pieces, whatever lies before it.
    const lines = Array.from({ length: 40 }, (_, index) => `${sought} ${index} ${"а".repeat(3_967)}`);
    await say(said("m-1", null, transcript(lines)));
    for (let index = 0; index < lines.length; index += 1)
      expect(await chats.list("ann", { ...ALL, search: `${sought} ${index} ААА` })).toHaveLength(1);
    expect(await chats.list("ann", { ...ALL, search: "планетарий завтра" })).toEqual([]);
  });

  it("leave nothing behind when there is no place for them, and go with their chat", async (context) => {
    const store = await open();
    if (store === null) return context.skip();
    const { database, messages, chatId, say, piecesOf } = store;
    const long = long400("ы".repeat(3_000));
    expect(await say(said("m-1", "nowhere", long))).toBe(false);
    expect(await say(said("m-2", null, long), "bob")).toBe(false);
    expect([await piecesOf("m-1"), await piecesOf("m-2")]).toEqual([0, 0]);
    const { kysely } = database;
    // What a kill between two pieces leaves: no message, and nothing in the way of the next attempt.
    await kysely
      .insertInto("mentor_message_piece")
      .values({ chat_id: chatId, message_id: "m-3", place: 99, parts: "x", search: "обрывок" })
      .execute();
    expect(await store.chats.list("ann", { ...ALL, search: "обрывок" })).toEqual([]);
    expect(await say(said("m-3", null, long))).toBe(true);
    expect((await readMessages(messages, chatId))[0]?.parts).toEqual(long);
    await kysely.deleteFrom("mentor_chat").where("id", "=", chatId).execute();
    expect(await piecesOf("m-3")).toBe(0);
  });
});

function said(id: string, parentId: string | null, parts: MentorMessage["parts"]): MentorMessage {
  return { id, role: "user", metadata: { parentId, createdAt: 1 }, parts };
}

function long400(text: string): MentorMessage["parts"] {
  return transcript(Array.from({ length: 400 }, (_, index) => `${index} ${text}`));
}

function transcript(lines: readonly string[]): MentorMessage["parts"] {
  const messages = lines.map((text) => ({ speaker: "them" as const, text, confidence: 1 }));
  return [{ type: "data-transcript", data: { transcript: { kind: "chat", language: "ru", messages } } }];
}
