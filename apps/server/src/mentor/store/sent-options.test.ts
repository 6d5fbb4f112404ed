// What was sent and what came of it, on both databases.
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { SHOWN_ANSWERED, UNDO_DELETE_MS } from "@fitil/contracts";
import type { AdvicePart, Intent, MentorMessage, MessagePart } from "@fitil/contracts";
import { VirtualClock } from "@fitil/testkit";
import type { Database } from "../../db/database.ts";
import { countingRandom } from "../../testing/chance.ts";
import { postgresDatabases, sqliteDatabases } from "../../testing/databases.ts";
import { readMessages } from "../testing/read-messages.ts";
import { createChatSearch } from "../search/chat-search.ts";
import { createChats } from "./chats.ts";
import { createMessages } from "./messages.ts";
import { createPeople } from "./people.ts";
import { forgetEnded } from "./retention.ts";
import { createSentOptions } from "./sent-options.ts";
import { whatWorked } from "./what-worked.ts";

const NOTHING = { all: { sent: 0, answered: 0, silent: 0 }, byTone: [], byKind: [], answered: [] };

describe.each([sqliteDatabases(), postgresDatabases()])("sent options ($kind)", (databases) => {
  let database: Database | null = null;
  let clock = new VirtualClock(0);
  beforeEach(async () => {
    clock = new VirtualClock(0);
    database = await databases.open();
    return async () => database?.close();
  });
  afterAll(() => databases.stop());

  /** The store with two people in it, or null where the machine has no such database. */
  async function open() {
    if (database === null) return null;
    const db = database;
    const ports = { database, clock, random: countingRandom(), search: createChatSearch(database) };
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
      await createPeople(database).change(userId, { adult: true }, "ru", clock.now());
    }
    const messages = createMessages(database);
    const chats = createChats(ports);
    return {
      database,
      messages,
      chats,
      sent: createSentOptions(ports),
      worked: (userId: string) => whatWorked(db, userId),
      /** A chat of theirs with one answer, `a-1`. */
      async chatOf(userId: string, advice: AdvicePart, asked: Asked = {}): Promise<string> {
        const id = (await chats.create(userId, { title: "Лера", projectId: null }))?.id ?? "";
        for (const message of talk(advice, asked))
          await messages.add({ userId, chatId: id, message, title: "" });
        return id;
      },
    };
  }

  it("[MS3] marks an option as sent, and none that is not there", async (context) => {
    const store = await open();
    if (store === null) return context.skip();
    const { sent, messages } = store;
    const chatId = await store.chatOf("ann", {
      verdict: "wait",
      options: [{ text: "Раз" }, { tone: "direct" }],
    });
    const place = { chatId, messageId: "a-1" };
    expect(await sent.markOnly(place, 0)).toMatchObject({ metadata: { sentOption: 0 } });
    for (const [messageId, option] of [
      ["a-1", 1],
      ["a-1", 2],
      ["q-1", 0],
      ["nowhere", 0],
    ] as const)
      for (const refused of [
        sent.markOnly({ chatId, messageId }, option),
        sent.mark({ chatId, messageId }, option, {}),
        sent.unmark({ chatId, messageId }, option),
      ])
        expect(await refused).toBeNull();
    const cleared = await sent.markOnly(place, null);
    expect(cleared?.metadata).not.toHaveProperty("sentOption");
    expect((await readMessages(messages, chatId))[1]?.metadata).toEqual(cleared?.metadata);
    expect(await store.worked("ann")).toEqual(NOTHING);
  });

  it("[MK11] keeps every sent option with its time and what came of it; marking twice is marking once", async (context) => {
    const store = await open();
    if (store === null) return context.skip();
    const { sent, messages } = store;
    const chatId = await store.chatOf("ann", ADVICE);
    const place = { chatId, messageId: "a-1" };
    const shown = async () => (await readMessages(messages, chatId))[1]?.metadata;
    await sent.mark(place, 2, {});
    await clock.advance(1_000);
    await sent.mark(place, 0, { outcome: "silent" });
    await sent.mark(place, 2, {});
    expect(await shown()).toMatchObject({
      sentOption: 0,
      sent: [
        { option: 2, at: 0 },
        { option: 0, at: 1_000, outcome: "silent" },
      ],
    });
    await sent.mark(place, 2, { outcome: "answered" });
    await sent.mark(place, 0, { outcome: null });
    await sent.mark(place, 2, {});
    expect((await shown())?.sent).toEqual([
      { option: 2, at: 0, outcome: "answered" },
      { option: 0, at: 1_000 },
    ]);
    expect((await store.worked("ann")).all).toEqual({ sent: 2, answered: 1, silent: 0 });
    await sent.unmark(place, 0);
    expect(await shown()).toMatchObject({ sentOption: 2, sent: [{ option: 2, outcome: "answered" }] });
    // The older call names the only one; what is known of it stays.
    await sent.markOnly(place, 1);
    expect((await shown())?.sent).toEqual([{ option: 1, at: 1_000 }]);
    await sent.unmark(place, 1);
    expect(await shown()).toEqual({ parentId: "q-1", createdAt: 1 });
  });

  it("[MK11] counts by tone and kind of move, for its person alone, and shows what got an answer", async (context) => {
    const store = await open();
    if (store === null) return context.skip();
    const { sent } = store;
    const profile = { parts: [transcriptPart("profile")] };
    for (const [at, [verdict, asked, outcome]] of (
      [
        ["write_now", {}, "answered"],
        ["write_now", { intent: "opener" }, "silent"],
        ["write_now", profile, "answered"],
        ["write_now", { intent: "ask_out" }, null],
        ["ask_out", {}, "answered"],
        ["wait", {}, "silent"],
        ["let_it_go", { intent: "ask_out" }, null],
      ] as const
    ).entries()) {
      const chatId = await store.chatOf("ann", { ...ADVICE, verdict }, asked);
      await clock.advance(1_000);
      await sent.mark({ chatId, messageId: "a-1" }, at % 2, { outcome });
    }
    const worked = await store.worked("ann");
    expect(worked.all).toEqual({ sent: 7, answered: 3, silent: 2 });
    expect(new Map(worked.byTone.map(({ tone, ...tally }) => [tone, tally]))).toEqual(
      new Map([
        ["playful", { sent: 4, answered: 3, silent: 0 }],
        ["sincere", { sent: 3, answered: 0, silent: 2 }],
      ]),
    );
    expect(new Map(worked.byKind.map(({ kind, ...tally }) => [kind, tally]))).toEqual(
      new Map([
        ["reply", { sent: 1, answered: 1, silent: 0 }],
        ["opener", { sent: 2, answered: 1, silent: 1 }],
        ["invitation", { sent: 2, answered: 1, silent: 0 }],
        ["pause", { sent: 1, answered: 0, silent: 1 }],
        ["farewell", { sent: 1, answered: 0, silent: 0 }],
      ]),
    );
    expect(worked.answered.map(({ kind, sentAt, text }) => [kind, sentAt, text])).toEqual([
      ["invitation", 5_000, "Раз, …!"],
      ["opener", 3_000, "Раз, …!"],
      ["reply", 1_000, "Раз, …!"],
    ]);
    expect(worked.answered[0]).toMatchObject({ chatTitle: "Лера", tone: "playful", option: 0 });
    expect(await store.worked("bob")).toEqual(NOTHING);
  });

  it("[MK11] a deleted chat counts no more, one that came back does, and nothing outlives it", async (context) => {
    const store = await open();
    if (store === null) return context.skip();
    const { sent, chats } = store;
    const chatId = await store.chatOf("ann", ADVICE);
    await sent.mark({ chatId, messageId: "a-1" }, 0, { outcome: "answered" });
    await chats.remove("ann", chatId);
    expect(await store.worked("ann")).toEqual(NOTHING);
    await chats.change("ann", chatId, { restored: true });
    expect((await store.worked("ann")).all.answered).toBe(1);
    await chats.remove("ann", chatId);
    await clock.advance(UNDO_DELETE_MS);
    await forgetEnded(store.database, clock.now());
    expect(await store.database.kysely.selectFrom("mentor_sent_option").selectAll().execute()).toEqual([]);
  });

  it("[MK11] shows the newest of many", async (context) => {
    const store = await open();
    if (store === null) return context.skip();
    for (let at = 0; at <= SHOWN_ANSWERED; at += 1) {
      const chatId = await store.chatOf("ann", ADVICE);
      await clock.advance(1);
      await store.sent.mark({ chatId, messageId: "a-1" }, 0, { outcome: "answered" });
    }
    const { all, answered } = await store.worked("ann");
    expect([all.answered, answered.length]).toEqual([SHOWN_ANSWERED + 1, SHOWN_ANSWERED]);
    expect([answered[0]?.sentAt, answered.at(-1)?.sentAt]).toEqual([SHOWN_ANSWERED + 1, 2]);
  });
});

const ADVICE: AdvicePart = {
  verdict: "write_now",
  options: [
    { tone: "playful", text: "Раз, {gap:name}!", gaps: [{ id: "name", hint: "имя" }] },
    { tone: "sincere", text: "Два" },
    { tone: "direct", text: "Три" },
  ],
};

interface Asked {
  readonly intent?: Intent;
  readonly parts?: MessagePart[];
}

function talk(advice: AdvicePart, { intent, parts = [] }: Asked): MentorMessage[] {
  return [
    {
      id: "q-1",
      role: "user",
      metadata: { parentId: null, createdAt: 0, ...(intent !== undefined && { intent }) },
      parts: [...parts, { type: "text", text: "?" }],
    },
    {
      id: "a-1",
      role: "assistant",
      metadata: { parentId: "q-1", createdAt: 1 },
      parts: [{ type: "data-advice", data: advice }],
    },
  ];
}

function transcriptPart(kind: "profile" | "chat"): MessagePart {
  const messages = [{ speaker: "them" as const, text: "Люблю горы", confidence: 1 }];
  return { type: "data-transcript", data: { transcript: { kind, language: "ru", messages } } };
}
