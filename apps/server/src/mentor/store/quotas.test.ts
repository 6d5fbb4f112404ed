// How much one person may keep, and that the count is right whatever happens at once. On both databases.
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { MAX_CHAT_MESSAGES, MAX_CHATS, MAX_STORED_BYTES, UNDO_DELETE_MS } from "@fitil/contracts";
import type { MentorMessage } from "@fitil/contracts";
import { VirtualClock } from "@fitil/testkit";
import type { Database } from "../../db/database.ts";
import { countingRandom } from "../../testing/chance.ts";
import { postgresDatabases, sqliteDatabases } from "../../testing/databases.ts";
import { createChatSearch } from "../search/chat-search.ts";
import { createChats } from "./chats.ts";
import { createMessages } from "./messages.ts";
import { createPeople } from "./people.ts";
import { usageOf } from "./quotas.ts";
import { forgetEnded } from "./retention.ts";

describe.each([sqliteDatabases(), postgresDatabases()])("[MK10] quotas ($kind)", (databases) => {
  let database: Database | null = null;
  beforeEach(async () => {
    database = await databases.open();
    return async () => database?.close();
  });
  afterAll(() => databases.stop());

  /** Ann with one chat, or null where the machine has no such database. */
  async function open() {
    if (database === null) return null;
    const clock = new VirtualClock();
    const { kysely } = database;
    const player = { user_id: "ann", name: "ann", name_key: "ann", photo_url: null };
    await kysely
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
    const messages = createMessages(database);
    const chatId = (await chats.create("ann", { title: "", projectId: null }))?.id ?? "";
    const say = (id: string, text: string, role: MentorMessage["role"] = "user") =>
      messages.add({ userId: "ann", chatId, message: said(id, text, role), title: "" });
    return { database, kysely, clock, chats, messages, chatId, say };
  }

  it("counts what is kept, long or short, and nothing that was not kept", async (context) => {
    const store = await open();
    if (store === null) return context.skip();
    const { database, kysely, messages, chatId, say } = store;
    expect(await usageOf(database, "ann")).toMatchObject({ chats: 1, bytes: 0 });
    await say("m-1", "Привет");
    const { bytes: short } = await usageOf(database, "ann");
    expect(short).toBeGreaterThan(2 * Buffer.byteLength("Привет"));
    await say("m-2", "ы".repeat(200_000));
    const { bytes } = await usageOf(database, "ann");
    expect(bytes - short).toBeGreaterThan(800_000);
    const orphan = { ...said("m-3", "Привет", "user"), metadata: { parentId: "nowhere", createdAt: 1 } };
    expect(await messages.add({ userId: "ann", chatId, message: orphan, title: "" })).toBe(false);
    expect(await usageOf(database, "ann")).toMatchObject({ chats: 1, bytes });
    const chat = await kysely.selectFrom("mentor_chat").select(["messages", "size"]).executeTakeFirst();
    expect(chat).toEqual({ messages: 2, size: bytes });
    expect(await usageOf(database, "nobody")).toMatchObject({ chats: 0, bytes: 0 });
  });

  it("lets no calls at once get past the bytes; an answer that was begun always has room", async (context) => {
    const store = await open();
    if (store === null) return context.skip();
    const { database, kysely, say } = store;
    await say("m-0", "раз");
    const { bytes: one } = await usageOf(database, "ann");
    await kysely
      .updateTable("mentor_person")
      .set({ size: MAX_STORED_BYTES - 2 * one })
      .execute();
    const tries = await Promise.allSettled(["m-1", "m-2", "m-3", "m-4"].map((id) => say(id, "раз")));
    const refused = tries.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(refused).toMatchObject([{ code: "mentor/storage_full" }, { code: "mentor/storage_full" }]);
    expect((await usageOf(database, "ann")).bytes).toBe(MAX_STORED_BYTES);
    await expect(say("m-5", "ы".repeat(200_000))).rejects.toMatchObject({ code: "mentor/storage_full" });
    expect(await kysely.selectFrom("mentor_message_piece").selectAll().execute()).toEqual([]);
    expect(await say("a-1", "Ответ", "assistant")).toBe(true);
  });

  it("counts chats and messages the same way", async (context) => {
    const store = await open();
    if (store === null) return context.skip();
    const { kysely, chats, say } = store;
    await kysely
      .updateTable("mentor_person")
      .set({ chats: MAX_CHATS - 2 })
      .execute();
    const made = await Promise.allSettled(
      ["a", "b", "c", "d"].map((title) => chats.create("ann", { title, projectId: null })),
    );
    const refused = made.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(refused).toMatchObject([{ code: "mentor/too_many_chats" }, { code: "mentor/too_many_chats" }]);
    await kysely
      .updateTable("mentor_chat")
      .set({ messages: MAX_CHAT_MESSAGES - 1 })
      .execute();
    expect(await say("m-1", "Последнее")).toBe(true);
    await expect(say("m-2", "Ещё одно")).rejects.toMatchObject({ code: "mentor/chat_full" });
    expect(await say("a-1", "Ответ", "assistant")).toBe(true);
  });

  it("gives the room back when a deleted chat is gone for good, in turns that hold nobody up", async (context) => {
    const store = await open();
    if (store === null) return context.skip();
    const { database, kysely, clock, chats, messages, chatId, say } = store;
    let parentId: string | null = null;
    for (let index = 0; index < 12; index += 1) {
      const message = said(`m-${index}`, "ы".repeat(150_000), "user");
      await messages.add({
        userId: "ann",
        chatId,
        message: { ...message, metadata: { ...message.metadata, parentId } },
        title: "",
      });
      parentId = message.id;
    }
    await chats.create("ann", { title: "Другой", projectId: null });
    await chats.remove("ann", chatId);
    await forgetEnded(database, clock.now());
    expect((await usageOf(database, "ann")).chats).toBe(2);
    await clock.advance(UNDO_DELETE_MS);
    let turns = 0;
    let isOver = false;
    const count = () => void ((turns += 1), isOver || setImmediate(count));
    setImmediate(count);
    await forgetEnded(database, clock.now());
    isOver = true;
    expect(turns).toBeGreaterThan(5);
    expect(await usageOf(database, "ann")).toMatchObject({ chats: 1, bytes: 0 });
    for (const table of ["mentor_message", "mentor_message_piece"] as const)
      expect(await kysely.selectFrom(table).select("chat_id").execute()).toEqual([]);
    expect(await say("m-1", "Поздно")).toBe(false);
    await forgetEnded(database, clock.now());
    expect(await usageOf(database, "ann")).toMatchObject({ chats: 1, bytes: 0 });
    await sql`delete from player`.execute(kysely);
    expect(await usageOf(database, "ann")).toMatchObject({ chats: 0, bytes: 0 });
  });
});

function said(id: string, text: string, role: MentorMessage["role"]): MentorMessage {
  return { id, role, metadata: { parentId: null, createdAt: 1 }, parts: [{ type: "text", text }] };
}
