// Reminders after «Подожди», as a person's calls, on both databases and on virtual time.
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { chatListSchema, chatSummarySchema, MAX_REMINDER_DAYS } from "@fitil/contracts";
import type { Database } from "../../db/database.ts";
import { postgresDatabases, sqliteDatabases } from "../../testing/databases.ts";
import { chunksOf, createMentorSite, transcript } from "../testing/mentor-site.ts";
import type { MentorSite } from "../testing/mentor-site.ts";
import { DAY_MS, MINUTE_MS } from "../../ports/process.ts";

const UNANSWERED = ["Привет! Как дела?", "Привет, нормально", "Чем занята?"];

describe.each([sqliteDatabases(), postgresDatabases()])("[MK12] reminders ($kind)", (databases) => {
  let database: Database | null = null;
  let t: MentorSite;
  let token: string;
  beforeEach(async () => {
    database = await databases.open();
    t = await createMentorSite(database === null ? {} : { database });
    token = await t.adult("ann");
  });
  afterEach(() => t.close());
  afterAll(() => databases.stop());

  const put = (chatId: string, at: number, messageId: string) =>
    t.call("PUT", `/api/mentor/chats/${chatId}/reminder`, { token, body: { at, messageId } });
  const listed = async () =>
    chatListSchema.parse((await t.call("GET", "/api/mentor/reminders", { token })).json);

  /** A chat with an answer that says to wait. */
  async function waitingChat() {
    const { id } = await t.newChat(token);
    const { text } = await t.whole(t.send(token, id, transcript(UNANSWERED, { intent: "reply" })));
    const [question, answer] = (await t.chat(token, id)).messages;
    return { id, questionId: question?.id ?? "", answerId: answer?.id ?? "", chunks: chunksOf(text) };
  }

  it("suggests a time with the verdict", async () => {
    const { id } = await waitingChat();
    const advice = (await t.chat(token, id)).messages[1]?.parts.find(({ type }) => type === "data-advice");
    expect(advice).toMatchObject({ data: { verdict: "wait", waitDays: 2 } });
  });

  it("sets one, changes it and removes it; it is there for every look at the chat, also when it is due", async () => {
    const { id, answerId } = await waitingChat();
    const at = t.clock.now() + MINUTE_MS;
    const set = await put(id, at, answerId);
    expect([set.status, chatSummarySchema.parse(set.json).reminder]).toEqual([
      200,
      { at, messageId: answerId },
    ]);
    const later = at + MINUTE_MS;
    await put(id, later, answerId);
    await t.clock.advance(3 * MINUTE_MS);
    // On another device.
    token = (await t.person("ann@example.org")).token;
    for (const chat of [await t.chat(token, id), ...(await listed())])
      expect(chat.reminder).toEqual({ at: later, messageId: answerId });
    const gone = await t.call("DELETE", `/api/mentor/chats/${id}/reminder`, { token });
    expect([gone.status, gone.json]).toEqual([
      200,
      expect.not.objectContaining({ reminder: expect.anything() }),
    ]);
    expect((await t.call("DELETE", `/api/mentor/chats/${id}/reminder`, { token })).status).toBe(200);
    expect(await listed()).toEqual([]);
  });

  it("must lie ahead, and be for an answer of that chat", async () => {
    const { id, questionId, answerId } = await waitingChat();
    const now = t.clock.now();
    for (const at of [now, now - 1, now + MAX_REMINDER_DAYS * DAY_MS + 1_000]) {
      const { status, json } = await put(id, at, answerId);
      expect([at, status, json["code"]]).toEqual([at, 400, "mentor/not_ahead"]);
    }
    for (const messageId of [questionId, "nothing-has-this"])
      expect((await put(id, now + DAY_MS, messageId)).status).toBe(404);
    for (const body of [{}, { at: "soon", messageId: answerId }, { at: 1.5, messageId: answerId }]) {
      const { status } = await t.call("PUT", `/api/mentor/chats/${id}/reminder`, { token, body });
      expect([body, status]).toEqual([body, 400]);
    }
    expect(await listed()).toEqual([]);
  });

  it("stand with the earliest first, without deleted chats, for their person alone", async () => {
    const chats = [await waitingChat(), await waitingChat(), await waitingChat()] as const;
    const now = t.clock.now();
    for (const [index, days] of [3, 1, 2].entries()) {
      const chat = chats[index];
      if (chat !== undefined) await put(chat.id, now + days * DAY_MS, chat.answerId);
    }
    expect((await listed()).map(({ id }) => id)).toEqual([chats[1].id, chats[2].id, chats[0].id]);
    await t.call("DELETE", `/api/mentor/chats/${chats[1].id}`, { token });
    expect((await put(chats[1].id, now + 5 * DAY_MS, chats[1].answerId)).status).toBe(404);
    expect((await listed()).map(({ id }) => id)).toEqual([chats[2].id, chats[0].id]);
    await t.call("PATCH", `/api/mentor/chats/${chats[1].id}`, { token, body: { restored: true } });
    expect(await listed()).toHaveLength(3);
    const exported = await t.call("GET", "/api/user/export", { token });
    expect(exported.text).toContain(`"remind_at":${now + 3 * DAY_MS}`);
    const stranger = await t.adult("bob");
    expect((await t.call("GET", "/api/mentor/reminders", { token: stranger })).text).toBe("[]");
  });

  it("ends when one of the messages is marked as sent, not when it is told of", async () => {
    const { id, answerId } = await waitingChat();
    const sent = `/api/mentor/chats/${id}/messages/${answerId}/sent`;
    await t.call("PUT", `${sent}/0`, { token });
    await put(id, t.clock.now() + DAY_MS, answerId);
    await t.call("PUT", `${sent}/0`, { token, body: { outcome: "silent" } });
    expect(await listed()).toHaveLength(1);
    await t.call("PUT", `${sent}/1`, { token });
    expect(await listed()).toEqual([]);
  });
});
