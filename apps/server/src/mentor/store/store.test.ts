// What the mentor keeps, on both databases.
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { CHAT_PAGE, KEPT_PICTURE_DAYS, UNDO_DELETE_MS } from "@fitil/contracts";
import type { MentorMessage } from "@fitil/contracts";
import { VirtualClock } from "@fitil/testkit";
import type { Database } from "../../db/database.ts";
import { jsonStream } from "../../http/json-stream.ts";
import { countingRandom } from "../../testing/chance.ts";
import { postgresDatabases, sqliteDatabases } from "../../testing/databases.ts";
import { readMessages } from "../testing/read-messages.ts";
import { createChatSearch } from "../search/chat-search.ts";
import { createChats } from "./chats.ts";
import { createMessages } from "./messages.ts";
import { createPeople } from "./people.ts";
import { erasureOf, recordOf } from "./person-data.ts";
import { createPictures, SHELF_BYTES } from "./pictures.ts";
import { createProjects } from "./projects.ts";
import { forgetEnded } from "./retention.ts";
import { trashOf } from "./trash.ts";
import { DAY_MS } from "../../ports/process.ts";

const ALL = { search: null, before: null, projectId: null };

describe.each([sqliteDatabases(), postgresDatabases()])("the mentor's store ($kind)", (databases) => {
  let database: Database | null = null;
  const clock = new VirtualClock();
  beforeEach(async () => {
    database = await databases.open();
    return async () => database?.close();
  });
  afterAll(() => databases.stop());

  /** The store with two people in it, or null where the machine has no such database. */
  async function open() {
    if (database === null) return null;
    const ports = { database, clock, random: countingRandom(), search: createChatSearch(database) };
    const people = createPeople(database);
    for (const userId of ["ann", "bob"]) {
      await database.kysely
        .insertInto("player")
        .values({
          user_id: userId,
          name: userId,
          name_key: userId,
          photo_url: null,
          mu: 25,
          sigma: 8,
          created_at: 0,
        })
        .execute();
      await people.change(userId, { adult: true }, "ru", clock.now());
    }
    const messages = createMessages(database);
    const say = (chatId: string, message: MentorMessage, title = "") =>
      messages.add({ userId: "ann", chatId, message, title });
    return {
      database,
      people,
      messages,
      say,
      chats: createChats(ports),
      projects: createProjects(ports),
      pictures: createPictures(ports),
    };
  }

  it("[MC3] keeps profile, name, gender, language and age, each by itself, and lets the profile be emptied", async (context) => {
    const store = await open();
    if (store === null) return context.skip();
    const { people } = store;
    expect(await people.find("nobody")).toEqual({
      profile: "",
      called: "",
      gender: null,
      locale: null,
      adult: false,
    });
    await people.change("ann", { profile: "Люблю горы 🏔" }, "en", clock.now());
    await people.change("ann", { locale: "en" }, "ru", clock.now());
    await people.change("ann", { called: "Аня", gender: "woman" }, "ru", clock.now());
    const named = { called: "Аня", gender: "woman" };
    expect(await people.find("ann")).toEqual({
      ...named,
      profile: "Люблю горы 🏔",
      locale: "en",
      adult: true,
    });
    await people.change("ann", { profile: "", adult: false, gender: "unsaid" }, "ru", clock.now());
    expect(await people.find("ann")).toEqual({
      ...named,
      gender: "unsaid",
      profile: "",
      locale: "en",
      adult: false,
    });
  });

  it("[MC1] lists chats by the last message, page by page, none twice and none left out", async (context) => {
    const store = await open();
    if (store === null) return context.skip();
    const { chats, say } = store;
    const ids: string[] = [];
    for (let index = 0; index < CHAT_PAGE + 5; index++)
      ids.push((await chats.create("ann", { title: `Чат ${index}`, projectId: null }))?.id ?? "");
    const [oldest = ""] = ids;
    await say(oldest, user("m-first", null, "Снова тут"));
    const first = await chats.list("ann", ALL);
    expect(first).toHaveLength(CHAT_PAGE);
    expect(first[0]?.id).toBe(oldest);
    const rest = await chats.list("ann", { ...ALL, before: first.at(-1)?.updatedAt ?? 0 });
    expect(rest).toHaveLength(5);
    expect(new Set([...first, ...rest].map(({ id }) => id))).toEqual(new Set(ids));
    expect(await chats.list("bob", ALL)).toEqual([]);
  });

  it("[MC1] searches titles, messages, transcripts and options, whatever the case, and takes no pattern", async (context) => {
    const store = await open();
    if (store === null) return context.skip();
    const { chats, say } = store;
    const named = await chats.create("ann", { title: "Ёлка 100% И_Вадим", projectId: null });
    const talked = await chats.create("ann", { title: "Другое", projectId: null });
    const asked = user("message-1", null, "Напиши про КОТА");
    await say(talked?.id ?? "", {
      ...asked,
      parts: [...asked.parts, transcriptPart(["Привет", "Люблю Бегать\nпо утрам"])],
    });
    await say(talked?.id ?? "", {
      ...answer("answer-1", "message-1", "Хорошо"),
      parts: [{ type: "data-advice", data: { options: [{ text: "Пойдём в ПЛАНЕТАРИЙ?" }] } }],
    });
    const found = async (search: string) => (await chats.list("ann", { ...ALL, search })).map(({ id }) => id);
    for (const search of ["елка", "ЁЛКА", "100%", "и_вадим"])
      expect(await found(search)).toEqual([named?.id]);
    for (const search of ["про кота", "бегать по", "планетарий"])
      expect(await found(search)).toEqual([talked?.id]);
    for (const search of ["%", "_", "100_", "\\", "' or 1=1 --", "кот и"])
      expect([search, await found(search)]).toEqual([
        search,
        search === "%" || search === "_" ? [named?.id] : [],
      ]);
    expect(await found("  ")).toHaveLength(2);
    expect(await chats.list("bob", { ...ALL, search: "кота" })).toEqual([]);
  });

  it("[MC1] keeps messages as a tree; what has no parent there is not taken", async (context) => {
    const store = await open();
    if (store === null) return context.skip();
    const { chats, messages, say } = store;
    const chat = await chats.create("ann", { title: "", projectId: null });
    const id = chat?.id ?? "";
    expect(await say(id, user("q-1", null, "Привет"), "Привет")).toBe(true);
    expect(await say(id, answer("a-1", "q-1", "Здравствуй"))).toBe(true);
    expect(await say(id, answer("a-2", "q-1", "И ещё раз"), "Другое имя")).toBe(true);
    expect(await say(id, user("q-2", "nowhere", "?"))).toBe(false);
    expect(await say(id, user("q-3", "q-3", "?"))).toBe(false);
    expect(await say("no-chat", user("q-4", null, "?"))).toBe(false);
    expect(
      await messages.add({ userId: "bob", chatId: id, message: user("q-5", null, "?"), title: "" }),
    ).toBe(false);
    expect(
      (await readMessages(messages, id)).map((message) => [message.id, message.metadata.parentId]),
    ).toEqual([
      ["q-1", null],
      ["a-1", "q-1"],
      ["a-2", "q-1"],
    ]);
    expect(await chats.find("ann", id)).toMatchObject({ title: "Привет", leafId: "a-2" });
    const changed = await chats.change("ann", id, { leafId: "a-1", title: "Имя" });
    expect(changed).toMatchObject({ title: "Имя" });
    expect(await chats.find("ann", id)).toMatchObject({ leafId: "a-1" });
    expect(await chats.change("ann", id, { leafId: "nowhere" })).toBeNull();
  });

  it("[MA13] reads and searches what is long in short turns, and nothing of it is lost or out of order", async (context) => {
    const store = await open();
    if (store === null) return context.skip();
    const { chats, messages, say } = store;
    const ids: string[] = [];
    for (let count = 0; count < 45; count++) {
      const chat = await chats.create("ann", { title: count % 4 === 0 ? "Планетарий" : "", projectId: null });
      ids.unshift(chat?.id ?? "");
    }
    const found = await chats.list("ann", { ...ALL, search: "ПЛАНЕТАРИЙ" });
    expect(found.map(({ id }) => id)).toEqual(ids.filter((_, index) => index % 4 === 0));
    const [id = ""] = ids;
    const long = Array.from({ length: 120 }, (_, line) => `${line} ${"слово ".repeat(500)}`);
    let parent: string | null = null;
    for (const [index, last] of ["один", "два", "три", "четыре"].entries()) {
      await say(id, { ...user(`q-${index}`, parent, ""), parts: [transcriptPart([...long, last])] });
      parent = `q-${index}`;
    }
    let turns = 0;
    const count = () => void ((turns += 1), parent !== null && setImmediate(count));
    setImmediate(count);
    const read = await readMessages(messages, id);
    parent = null;
    expect(read.map((message) => message.id)).toEqual(["q-0", "q-1", "q-2", "q-3"]);
    expect(read[3]?.parts).toEqual([transcriptPart([...long, "четыре"])]);
    expect(turns).toBeGreaterThan(2);
    expect((await chats.list("ann", { ...ALL, search: "119 слово" })).map((chat) => chat.id)).toEqual([id]);
  });

  it("[MC1] takes a deletion back for ten minutes, then it is for good", async (context) => {
    const store = await open();
    if (store === null) return context.skip();
    const { chats, projects, say } = store;
    const project = await projects.create("ann", { name: "Маша", notes: "любит театр" });
    const chat = await chats.create("ann", { title: "О Маше", projectId: project?.id ?? null });
    const id = chat?.id ?? "";
    await say(id, user("q-1", null, "Привет"));
    expect(await chats.remove("ann", id)).toBe(true);
    expect([await chats.find("ann", id), await chats.list("ann", ALL)]).toEqual([null, []]);
    expect(await chats.change("ann", id, { title: "Нет" })).toBeNull();
    await clock.advance(UNDO_DELETE_MS - 1);
    expect(await chats.remove("ann", id)).toBe(true);
    await forgetEnded(store.database, clock.now());
    expect(await chats.change("ann", id, { restored: true })).toMatchObject({ title: "О Маше" });
    await chats.remove("ann", id);
    await clock.advance(UNDO_DELETE_MS);
    expect(await chats.change("ann", id, { restored: true })).toBeNull();
    await forgetEnded(store.database, clock.now());
    const left = await store.database.kysely.selectFrom("mentor_message").selectAll().execute();
    expect([left, await chats.remove("ann", id)]).toEqual([[], false]);
  });

  it("[MC1] a deleted project gives its chats free, and takes them back when it comes back", async (context) => {
    const store = await open();
    if (store === null) return context.skip();
    const { chats, projects } = store;
    const project = await projects.create("ann", { name: "Маша", notes: "" });
    const projectId = project?.id ?? "";
    const chat = await chats.create("ann", { title: "О ней", projectId });
    const shown = async () => (await chats.find("ann", chat?.id ?? ""))?.projectId;
    expect(await projects.list("ann", "МАШ")).toHaveLength(1);
    expect(await projects.list("ann", "МАШ")).toEqual(await projects.list("ann", null));
    await projects.remove("ann", projectId);
    expect([await shown(), await projects.find("ann", projectId)]).toEqual([null, null]);
    expect(await chats.create("ann", { title: "", projectId })).toBeNull();
    expect(await projects.change("ann", projectId, { restored: true })).toMatchObject({ name: "Маша" });
    expect(await shown()).toBe(projectId);
    await projects.remove("ann", projectId);
    await clock.advance(UNDO_DELETE_MS);
    await forgetEnded(store.database, clock.now());
    expect(await projects.change("ann", projectId, { restored: true })).toBeNull();
    expect(await chats.find("ann", chat?.id ?? "")).toMatchObject({ title: "О ней", projectId: null });
  });

  it("[MK6] finds projects by name and notes, in any order, and shows the line of the notes", async (context) => {
    const store = await open();
    if (store === null) return context.skip();
    const { projects } = store;
    await projects.create("ann", { name: "Маша", notes: "Работает в школе.\nЛюбит Ёлки и кофе" });
    const find = (search: string) => projects.list("ann", search);
    for (const search of ["кофе маша", "елки КОФЕ"])
      expect([search, await find(search)]).toMatchObject([search, [{ name: "Маша" }]]);
    expect((await find("елки маша"))[0]?.found).toEqual({ before: "Любит ", hit: "Ёлки", after: " и кофе" });
    expect((await find("маша"))[0]).not.toHaveProperty("found");
    expect([await find("кофе горы"), await projects.list("bob", "кофе")]).toEqual([[], []]);
  });

  it("[MK3] the trash lists for ten minutes what can come back, deleted last first, to nobody else", async (context) => {
    const store = await open();
    if (store === null) return context.skip();
    const { chats, projects } = store;
    const trash = (who: string) => trashOf(store.database, who, clock.now());
    const project = await projects.create("ann", { name: "Маша", notes: "" });
    const [first, second] = [
      await chats.create("ann", { title: "Первый", projectId: null }),
      await chats.create("ann", { title: "Второй", projectId: null }),
    ];
    await chats.remove("ann", first?.id ?? "");
    const deletedAt = clock.now();
    await clock.advance(1_000);
    await chats.remove("ann", second?.id ?? "");
    await projects.remove("ann", project?.id ?? "");
    expect(await trash("ann")).toEqual({
      chats: [
        { id: second?.id, title: "Второй", deletedAt: deletedAt + 1_000 },
        { id: first?.id, title: "Первый", deletedAt },
      ],
      projects: [{ id: project?.id, name: "Маша", deletedAt: deletedAt + 1_000 }],
    });
    expect(await trash("bob")).toEqual({ chats: [], projects: [] });
    await chats.change("ann", second?.id ?? "", { restored: true });
    await clock.advance(UNDO_DELETE_MS - 1_000);
    expect(await trash("ann")).toMatchObject({ chats: [], projects: [{ name: "Маша" }] });
    await clock.advance(1_000);
    expect(await trash("ann")).toEqual({ chats: [], projects: [] });
  });

  it("[MF2] keeps pictures for their days, and the newest when the shelf is full", async (context) => {
    const store = await open();
    if (store === null) return context.skip();
    const { pictures } = store;
    const bytes = new Uint8Array([137, 80, 0, 255]);
    const [first = ""] = await pictures.keep("ann", [{ bytes, mime: "image/png" }]);
    const found = await pictures.find("ann", first);
    expect([found?.mime, [...(found?.bytes ?? [])]]).toEqual(["image/png", [...bytes]]);
    expect(await pictures.find("bob", first)).toBeNull();
    expect(await pictures.ownIds("bob", [first])).toEqual([]);
    expect(await pictures.remove("bob", first)).toBe(false);
    await clock.advance(1);
    const large = { bytes: new Uint8Array(SHELF_BYTES - 3), mime: "image/webp" } as const;
    const [second = ""] = await pictures.keep("ann", [large]);
    expect(await pictures.ownIds("ann", [first, second])).toEqual([second]);
    await clock.advance(KEPT_PICTURE_DAYS * DAY_MS);
    expect(await pictures.find("ann", second)).toBeNull();
    await forgetEnded(store.database, clock.now());
    expect(await store.database.kysely.selectFrom("mentor_picture").select("id").execute()).toEqual([]);
  });

  it("[MF2] gives everything of a person away on request, and nothing of it outlives them", async (context) => {
    const store = await open();
    if (store === null) return context.skip();
    const { chats, messages, pictures, projects, say } = store;
    const { kysely } = store.database;
    await projects.create("ann", { name: "Маша", notes: "театр" });
    const id = (await chats.create("ann", { title: "Чат", projectId: null }))?.id ?? "";
    await say(id, user("q-1", null, "Привет"));
    await pictures.keep("ann", [{ bytes: new Uint8Array([1, 2, 3]), mime: "image/jpeg" }]);
    await chats.create("bob", { title: "Боба", projectId: null });
    const record = await recordOf(store.database, messages, "ann");
    expect(JSON.parse(await text(jsonStream(record)))).toMatchObject({
      me: { locale: "ru" },
      projects: [{ name: "Маша", notes: "театр" }],
      chats: [{ title: "Чат", messages: [{ id: "q-1" }] }],
      pictures: [{ mime: "image/jpeg", size: 3, base64: "AQID" }],
    });
    expect(await recordOf(store.database, messages, "nobody")).toBeNull();
    await store.database.atomically(() => erasureOf(store.database, "ann"));
    const tables = ["mentor_person", "mentor_project", "mentor_chat", "mentor_picture"] as const;
    for (const table of tables)
      expect(await kysely.selectFrom(table).select("user_id").where("user_id", "=", "ann").execute()).toEqual(
        [],
      );
    expect(await kysely.selectFrom("mentor_message").selectAll().execute()).toEqual([]);
    await expect(chats.create("ann", { title: "Поздно", projectId: null })).rejects.toThrow();
    await kysely.deleteFrom("player").where("user_id", "=", "bob").execute();
    expect(await kysely.selectFrom("mentor_chat").selectAll().execute()).toEqual([]);
  });
});

function user(id: string, parentId: string | null, text: string): MentorMessage {
  return { id, role: "user", metadata: { parentId, createdAt: 1 }, parts: [{ type: "text", text }] };
}

function answer(id: string, parentId: string, text: string): MentorMessage {
  return { ...user(id, parentId, text), role: "assistant" };
}

function transcriptPart(texts: readonly string[]): MentorMessage["parts"][number] {
  const messages = texts.map((text) => ({ speaker: "them" as const, text, confidence: 1 }));
  return { type: "data-transcript", data: { transcript: { kind: "chat", language: "ru", messages } } };
}
