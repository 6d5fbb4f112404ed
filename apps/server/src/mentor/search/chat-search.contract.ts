// What search owes people, whoever does the looking (MK6).
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { CHAT_PAGE } from "@fitil/contracts";
import type { MentorMessage } from "@fitil/contracts";
import { VirtualClock } from "@fitil/testkit";
import type { Database } from "../../db/database.ts";
import { countingRandom } from "../../testing/chance.ts";
import { createChats } from "../store/chats.ts";
import { createMessages } from "../store/messages.ts";
import { createPeople } from "../store/people.ts";
import { createProjects } from "../store/projects.ts";
import type { ChatSearch } from "./chat-search.ts";
import type { SearchQuery } from "./find-chats.ts";

export interface SearchUnderTest {
  readonly name: string;
  /** A fresh migrated database and a search over it; null where the machine has no such database. */
  open(): Promise<{
    readonly database: Database;
    readonly search: ChatSearch;
    close(): Promise<void>;
  } | null>;
  stop(): Promise<void>;
}

const ALL: Pick<SearchQuery, "before" | "projectId"> = { before: null, projectId: null };

/** Runs the suite on one implementation. */
export function chatSearchContract(implementation: SearchUnderTest): void {
  describe(`chat search (${implementation.name})`, () => {
    let opened: Awaited<ReturnType<SearchUnderTest["open"]>> = null;
    beforeEach(async () => {
      opened = await implementation.open();
      return async () => opened?.close();
    });
    afterAll(() => implementation.stop());

    /** Ann and Bob, and a way to make chats of theirs. */
    async function people() {
      if (opened === null) return null;
      const { database, search } = opened;
      const clock = new VirtualClock();
      const ports = { database, clock, random: countingRandom(), search };
      const player = { photo_url: null, mu: 25, sigma: 8, created_at: 0 };
      for (const id of ["ann", "bob"]) {
        await database.kysely
          .insertInto("player")
          .values({ ...player, user_id: id, name: id, name_key: id })
          .execute();
        await createPeople(database).change(id, { adult: true }, "ru", 0);
      }
      const chats = createChats(ports);
      const messages = createMessages(database);
      const chat = async (title: string, texts: readonly string[] = [], userId = "ann") => {
        const id = (await chats.create(userId, { title, projectId: null }))?.id ?? "";
        let parentId: string | null = null;
        for (const [index, text] of texts.entries()) {
          const message = said(`message-${index}`, parentId, text);
          await messages.add({ userId, chatId: id, message, title });
          parentId = message.id;
        }
        return id;
      };
      const lines = (text: string, query: Partial<typeof ALL> = {}) =>
        search.find("ann", { ...ALL, ...query, search: text });
      const find = async (text: string, query: Partial<typeof ALL> = {}) =>
        (await lines(text, query)).map(({ id }) => id);
      return { chats, projects: createProjects(ports), chat, find, lines };
    }

    it("[MK6] finds words in Russian and in English, at their beginning and inside, whatever the case", async (context) => {
      const t = await people();
      if (t === null) return context.skip();
      const ru = await t.chat("Вечер", ["Пойдём в ПЛАНЕТАРИЙ?", "Ёлка у  окна,\nи кота зовут Тимофей"]);
      const en = await t.chat("Evening", ["Shall we go CLIMBING, the two of us?", "ﬁne by me"]);
      for (const word of ["план", "ПЛАНЕТАРИЙ", "нетар", "тарий?", "елка", "ёлка", "ЕЛКА", "кот", "тимофе"])
        expect([word, await t.find(word)]).toEqual([word, [ru]]);
      for (const word of ["climb", "limb", "CLIMBING,", "fine", "shall"])
        expect([word, await t.find(word)]).toEqual([word, [en]]);
      for (const word of ["планетария", "котик", "climbs", "двое"])
        expect([word, await t.find(word)]).toEqual([word, []]);
    });

    it("[MK6] wants all the words, in any order, anywhere in the chat or its title", async (context) => {
      const t = await people();
      if (t === null) return context.skip();
      const chat = await t.chat("Маша", ["Люблю горы и кофе", "Давай в субботу"]);
      await t.chat("Маша", ["Люблю море"]);
      for (const text of ["маша суббот", "суббот кофе", "кофе горы горы", "  горы \n МАША "])
        expect([text, await t.find(text)]).toEqual([text, [chat]]);
      expect(await t.find("маша люблю")).toHaveLength(2);
      expect(await t.find("горы море")).toEqual([]);
      const many = "люблю горы и кофе давай в субботу маша";
      expect(await t.find(many)).toEqual([chat]);
      // From the eighth word on it is one text.
      expect(await t.find("люблю горы и кофе маша суббот в давай в субботу")).toEqual([chat]);
      expect(await t.find("люблю горы и кофе маша суббот в субботу давай")).toEqual([]);
    });

    it("[MK6] finds one letter or two where a word begins, and signs anywhere", async (context) => {
      const t = await people();
      if (t === null) return context.skip();
      const chat = await t.chat("Око 100% И_Вадим", ["Куда идём?", "она сказала: да :)"]);
      for (const text of ["к", "ку", "ид", "да", "ок", "10", "%", "_", ":)", "0%", "и_в"])
        expect([text, await t.find(text)]).toEqual([text, [chat]]);
      for (const text of ["ко", "дё", "на", "ём", "00", "100_", "\\", "'", "' or 1=1 --", "?к"])
        expect([text, await t.find(text)]).toEqual([text, []]);
    });

    it("[MK6] shows the newest line that holds the longest word, as it was written; none where the title has all", async (context) => {
      const t = await people();
      if (t === null) return context.skip();
      const long = "слово за слово ".repeat(10_000);
      const masha = await t.chat("Маша", ["Люблю  ЁЛКИ, да", "Про Ёлки я говорил", "и всё"]);
      const large = await t.chat("Большой", [`${long} Под ЁЛКОЙ ${long}`]);
      expect(await t.lines("елк")).toEqual([
        {
          id: large,
          line: {
            before: expect.stringMatching(/^….* под $/),
            hit: "елк",
            after: expect.stringMatching(/^ой слово .*…$/),
            messageId: "message-0",
          },
        },
        { id: masha, line: { before: "Про ", hit: "Ёлк", after: "и я говорил", messageId: "message-1" } },
      ]);
      expect(await t.lines("маша елки,")).toEqual([
        { id: masha, line: { before: "Люблю ", hit: "ЁЛКИ,", after: " да", messageId: "message-0" } },
      ]);
      expect(await t.lines("маш")).toEqual([{ id: masha, line: null }]);
      expect(await t.lines("я")).toMatchObject([
        { line: { before: "Про Ёлки ", hit: "я", after: " говорил" } },
      ]);
    });

    it("[MF3] finds nothing of anybody else's, and nothing that was deleted", async (context) => {
      const t = await people();
      if (t === null) return context.skip();
      await t.chat("Секрет", ["секрет"], "bob");
      const gone = await t.chat("Секрет", ["секрет"]);
      const renamed = await t.chat("Секрет");
      expect(await t.find("секрет")).toEqual([renamed, gone]);
      await t.chats.remove("ann", gone);
      await t.chats.change("ann", renamed, { title: "Другое" });
      expect(await t.find("секрет")).toEqual([]);
      expect(await t.find("другое")).toEqual([renamed]);
      await t.chats.change("ann", gone, { restored: true });
      expect(await t.find("секрет")).toEqual([gone]);
    });

    it("[MC1] gives the chats last talked in first, a page at most, and keeps to a project and a time", async (context) => {
      const t = await people();
      if (t === null) return context.skip();
      const ids: string[] = [];
      for (let index = 0; index < CHAT_PAGE + 5; index += 1)
        ids.unshift(await t.chat(`Чат ${index}`, [`слово ${index}`]));
      expect(await t.find("слово")).toEqual(ids.slice(0, CHAT_PAGE));
      const last = await t.chats.find("ann", ids[CHAT_PAGE - 1] ?? "");
      expect(await t.find("слово", { before: last?.updatedAt ?? 0 })).toEqual(ids.slice(CHAT_PAGE));
      const project = await t.projects.create("ann", { name: "Аня", notes: "" });
      const projectId = project?.id ?? "";
      await t.chats.change("ann", ids[7] ?? "", { projectId });
      expect(await t.find("слово", { projectId })).toEqual([ids[7]]);
    });

    it("[MA13] looks through a large chat bit by bit, and finds what stands in its first message", async (context) => {
      const t = await people();
      if (t === null) return context.skip();
      const long = "слово за слово ".repeat(40_000);
      const large = await t.chat("Большой", ["начало истории", long, long, long, "конец"]);
      const small = await t.chat("Малый", ["конец истории"]);
      expect(await t.find("начало")).toEqual([large]);
      expect(await t.find("истории конец")).toEqual([small, large]);
      expect(await t.find("слово начало середина")).toEqual([]);
    });
  });
}

function said(id: string, parentId: string | null, text: string): MentorMessage {
  return { id, role: "user", metadata: { parentId, createdAt: 1 }, parts: [{ type: "text", text }] };
}
