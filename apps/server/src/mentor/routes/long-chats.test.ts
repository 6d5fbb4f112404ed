// Long chats and full accounts over HTTP: pages, exports one at a time, and refusals that leave nothing behind.
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { chatSchema, MAX_CHAT_MESSAGES, MAX_CHATS, MAX_STORED_BYTES } from "@fitil/contracts";
import { createMessages } from "../store/messages.ts";
import { PAGE_MESSAGES } from "../store/message-pages.ts";
import { createCountingAllowance } from "../testing/counting-allowance.ts";
import type { CountingAllowance } from "../testing/counting-allowance.ts";
import { createMentorSite, transcript, words } from "../testing/mentor-site.ts";
import type { MentorSite } from "../testing/mentor-site.ts";

describe("long chats", () => {
  let t: MentorSite;
  let allowance: CountingAllowance;
  beforeEach(async () => {
    allowance = createCountingAllowance();
    t = await createMentorSite({ mentorAllowance: allowance });
  });
  afterEach(() => t.close());

  async function userId(token: string): Promise<string> {
    return String((await t.call("GET", "/api/user/me", { token })).json["id"]);
  }

  /** Messages one below the other, from m-000001 on. */
  async function fill(token: string, chatId: string, count: number): Promise<string[]> {
    const messages = createMessages(t.deps.database);
    const owner = await userId(token);
    const ids: string[] = [];
    for (let index = 1; index <= count; index += 1) {
      const id = `m-${String(index).padStart(6, "0")}`;
      const metadata = { parentId: ids.at(-1) ?? null, createdAt: index };
      const parts = [{ type: "text" as const, text: `Сообщение ${index}${" и так далее".repeat(20)}` }];
      const role = index % 2 === 1 ? "user" : "assistant";
      await messages.add({ userId: owner, chatId, message: { id, role, metadata, parts }, title: "Долгий" });
      ids.push(id);
    }
    return ids;
  }

  it("[MK9] come in pages, the newest first, none twice and none left out; a short one comes whole", async () => {
    const token = await t.adult("ann");
    const { id } = await t.newChat(token);
    const all = await fill(token, id, 2 * PAGE_MESSAGES + 30);
    const newest = await t.chat(token, id);
    expect(newest.messages.map((message) => message.id)).toEqual(all.slice(-PAGE_MESSAGES));
    const seen: string[] = newest.messages.map((message) => message.id);
    for (let { before } = newest; before !== undefined;) {
      const page = chatSchema.parse(
        (await t.call("GET", `/api/mentor/chats/${id}?before=${before}`, { token })).json,
      );
      seen.unshift(...page.messages.map((message) => message.id));
      ({ before } = page);
    }
    expect(seen).toEqual(all);
    for (const wrong of ["x", "-1", "1.5", ""])
      expect((await t.call("GET", `/api/mentor/chats/${id}?before=${wrong}`, { token })).status).toBe(400);
    const other = await t.newChat(token);
    await fill(token, other.id, 2);
    expect(await t.chat(token, other.id)).not.toHaveProperty("before");
  });

  it("[MK9] are taken along whole, one at a time for one person", async () => {
    const token = await t.adult("ann");
    const { id } = await t.newChat(token);
    await fill(token, id, PAGE_MESSAGES + 100);
    for (const url of [`/api/mentor/chats/${id}/export`, "/api/user/export"]) {
      const headers = { authorization: `Bearer ${token}` };
      const open = await t.app.http.inject({ method: "GET", url, headers, payloadAsStream: true });
      const second = await t.call("GET", url, { token });
      expect([open.statusCode, second.status, second.json["code"]]).toEqual([200, 429, "request/too_many"]);
      expect(Number(second.headers["retry-after"])).toBeGreaterThan(0);
      expect((await text(open.stream())).split("Сообщение ")).toHaveLength(PAGE_MESSAGES + 101);
      expect((await t.call("GET", url, { token })).status).toBe(200);
    }
  });

  it("[MK9] are answered with the last of them in mind", async () => {
    const token = await t.adult("ann");
    const { id } = await t.newChat(token);
    const all = await fill(token, id, PAGE_MESSAGES + 100);
    const reply = await t.whole(t.send(token, id, words("Что мне написать?")));
    expect(reply.status).toBe(200);
    const { messages } = await t.chat(token, id);
    expect(messages.at(-2)?.metadata.parentId).toBe(all.at(-1));
  });

  it("[MK10] a full account is told why, and nothing is stored, held or charged", async () => {
    const token = await t.adult("ann");
    const { id } = await t.newChat(token);
    const [first] = await fill(token, id, 2);
    const { kysely } = t.deps.database;
    const ask = async () => {
      const sent = await t.whole(t.send(token, id, words("Ещё")));
      const again = await t.whole(t.send(token, id, { trigger: "regenerate-message", messageId: first }));
      return [sent.status, sent.json["code"], again.status, again.json["code"]];
    };
    await kysely.updateTable("mentor_person").set({ size: MAX_STORED_BYTES }).execute();
    expect(await ask()).toEqual([409, "mentor/storage_full", 409, "mentor/storage_full"]);
    // A message that would be one too many, where there still is some room.
    await kysely
      .updateTable("mentor_person")
      .set({ size: MAX_STORED_BYTES - 10_000 })
      .execute();
    const large = await t.whole(t.send(token, id, transcript(["ы".repeat(3_000), "ы".repeat(3_000)])));
    expect([large.status, large.json["code"]]).toEqual([409, "mentor/storage_full"]);
    await kysely.updateTable("mentor_person").set({ size: 0, chats: MAX_CHATS }).execute();
    const chat = await t.call("POST", "/api/mentor/chats", { token, headers: { "accept-language": "en" } });
    expect([chat.status, chat.json["code"]]).toEqual([409, "mentor/too_many_chats"]);
    await kysely.updateTable("mentor_chat").set({ messages: MAX_CHAT_MESSAGES }).execute();
    expect(await ask()).toEqual([409, "mentor/chat_full", 409, "mentor/chat_full"]);
    expect((await t.chat(token, id)).messages).toHaveLength(2);
    expect([allowance.charged, allowance.held.length - allowance.released.length]).toEqual([[], 0]);
    expect(t.logged).toEqual([]);
  });

  it("[MK10] says it before it bites: from four fifths on", async () => {
    const token = await t.adult("ann");
    const { kysely } = t.deps.database;
    const usage = async () => (await t.call("GET", "/api/mentor/me", { token })).json["usage"];
    await kysely
      .updateTable("mentor_person")
      .set({ size: 0.8 * MAX_STORED_BYTES - 1, chats: 1 })
      .execute();
    expect(await usage()).toBeUndefined();
    await kysely
      .updateTable("mentor_person")
      .set({ size: 0.8 * MAX_STORED_BYTES })
      .execute();
    expect(await usage()).toEqual({
      chats: 1,
      mostChats: MAX_CHATS,
      bytes: 0.8 * MAX_STORED_BYTES,
      mostBytes: MAX_STORED_BYTES,
    });
  });

  it("[MK10] no more than eight megabytes of messages in a minute, each person for themselves", async () => {
    const token = await t.adult("ann");
    const bob = await t.adult("bob");
    const body = transcript(Array.from({ length: 400 }, () => "ы".repeat(1_700)));
    const nowhere = "no-such-chat";
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1) statuses.push((await t.send(token, nowhere, body)).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
    expect((await t.send(token, nowhere, words("Привет"))).status).toBe(404);
    expect((await t.send(bob, nowhere, body)).status).toBe(404);
    await t.clock.advance(60_000);
    expect((await t.send(token, nowhere, body)).status).toBe(404);
  });
});
