// The mentor's calls as a person makes them, over the whole server without a port: me, projects, chats, messages, advice.
import { gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  adviceSchema,
  chatListSchema,
  mentorMeSchema,
  projectSchema,
  trashSchema,
  UNDO_DELETE_MS,
} from "@fitil/contracts";
import { postgresDatabases, sqliteDatabases } from "../../testing/databases.ts";
import { STREAM_HEADERS } from "../answer/sse.ts";
import { chunksOf, createMentorSite, textOf, transcript, words } from "../testing/mentor-site.ts";
import type { MentorSite } from "../testing/mentor-site.ts";

const LINES = [
  "Привет! Как выходные?",
  "Ходила на скалодром, руки отваливаются",
  "Круто, а где?",
  "В Долине",
];

describe("the mentor's calls", () => {
  let t: MentorSite;
  beforeEach(async () => {
    t = await createMentorSite();
  });
  afterEach(() => t.close());

  it("[MF1] shows a new person what they have, and nothing else before 18+ is confirmed", async () => {
    const { token } = await t.person("ann@example.org");
    const me = await t.call("GET", "/api/mentor/me", { token, headers: { "accept-language": "en" } });
    expect(mentorMeSchema.parse(me.json)).toEqual({
      plan: "self-hosted",
      requestsLeft: null,
      profile: "",
      called: "",
      gender: null,
      email: "ann@example.org",
      locale: "en",
      adult: false,
      model: { kind: "built-in", name: "built-in" },
    });
    expect(me.headers["cache-control"]).toBe("no-store");
    for (const [method, url] of [
      ["GET", "/api/mentor/chats"],
      ["POST", "/api/mentor/chats"],
      ["GET", "/api/mentor/projects"],
      ["POST", "/api/mentor/advice"],
      ["POST", "/api/mentor/transcripts"],
      ["GET", "/api/mentor/pictures/abcdef"],
      ["POST", "/api/mentor/chats/abcdef/messages"],
      ["GET", "/api/mentor/chats/abcdef/stream"],
    ] as const) {
      const { status, json } = await t.call(method, url, { token });
      expect([url, status, json["code"]]).toEqual([url, 403, "mentor/adults_only"]);
    }
    const confirmed = await t.call("PUT", "/api/mentor/me", { token, body: { adult: true } });
    expect(confirmed.json).toMatchObject({ adult: true, locale: "ru" });
    expect((await t.call("GET", "/api/mentor/chats", { token })).status).toBe(200);
    await t.call("PUT", "/api/mentor/me", { token, body: { adult: false } });
    expect((await t.call("GET", "/api/mentor/chats", { token })).status).toBe(403);
  });

  it("[MC3] keeps what a person says about themselves, and asks with it", async () => {
    const token = await t.adult("ann");
    const profile = "Инженер, люблю горы 🏔";
    expect((await t.call("PUT", "/api/mentor/me", { token, body: { profile } })).json["profile"]).toBe(
      profile,
    );
    expect((await t.call("GET", "/api/mentor/me", { token })).json["profile"]).toBe(profile);
    expect((await t.call("PUT", "/api/mentor/me", { token, body: { profile: "" } })).json["profile"]).toBe(
      "",
    );
  });

  it("[MC1] makes, shows, renames, deletes and brings back projects and chats", async () => {
    const token = await t.adult("ann");
    const made = await t.call("POST", "/api/mentor/projects", {
      token,
      body: { name: " Маша ", notes: "театр" },
    });
    expect(made.status).toBe(201);
    const project = projectSchema.parse(made.json);
    expect(project).toMatchObject({ name: "Маша", notes: "театр" });
    const inside = await t.call("POST", "/api/mentor/chats", { token, body: { projectId: project.id } });
    expect([inside.status, inside.json]).toEqual([201, expect.objectContaining({ projectId: project.id })]);
    expect(inside.json["title"]).toBe("Новый чат");
    const url = `/api/mentor/chats/${String(inside.json["id"])}`;
    const renamed = await t.call("PATCH", url, { token, body: { title: "О Маше" } });
    expect([renamed.status, renamed.json["title"]]).toEqual([200, "О Маше"]);
    const other = await t.newChat(token);
    const list = async (query = "") =>
      chatListSchema
        .parse((await t.call("GET", `/api/mentor/chats${query}`, { token })).json)
        .map(({ id }) => id);
    expect(await list()).toEqual([other.id, inside.json["id"]]);
    expect(await list(`?projectId=${project.id}`)).toEqual([inside.json["id"]]);
    expect(await list(`?search=${encodeURIComponent("маш")}`)).toEqual([inside.json["id"]]);
    expect(await list(`?before=${other.updatedAt}`)).toEqual([inside.json["id"]]);
    expect((await t.call("DELETE", url, { token })).status).toBe(204);
    expect((await t.call("GET", url, { token })).status).toBe(404);
    expect(await list()).toEqual([other.id]);
    const trash = trashSchema.parse((await t.call("GET", "/api/mentor/trash", { token })).json);
    expect(trash).toMatchObject({ chats: [{ id: inside.json["id"], title: "О Маше" }], projects: [] });
    const back = await t.call("PATCH", url, { token, body: { restored: true } });
    expect([back.status, back.json["title"]]).toEqual([200, "О Маше"]);
    const projectUrl = `/api/mentor/projects/${project.id}`;
    const noted = await t.call("PATCH", projectUrl, { token, body: { notes: "и кино" } });
    expect(noted.json).toMatchObject({ name: "Маша", notes: "и кино" });
    expect((await t.call("DELETE", projectUrl, { token })).status).toBe(204);
    expect((await t.call("GET", "/api/mentor/projects", { token })).text).toBe("[]");
    expect((await t.call("GET", url, { token })).json["projectId"]).toBeNull();
    expect((await t.call("PATCH", projectUrl, { token, body: { restored: true } })).status).toBe(200);
    expect(
      (
        await t.call("GET", "/api/mentor/projects?search=кино".replace("кино", encodeURIComponent("КИНО")), {
          token,
        })
      ).text,
    ).toContain(project.id);
    await t.call("DELETE", url, { token });
    await t.clock.advance(UNDO_DELETE_MS);
    await t.app.forgetExpired();
    expect((await t.call("PATCH", url, { token, body: { restored: true } })).status).toBe(404);
  });

  it("[MS3] [MS6] answers a transcript word by word with three options, without any model", async () => {
    const token = await t.adult("ann");
    const { id } = await t.newChat(token);
    const reply = await t.whole(t.send(token, id, transcript(LINES, { intent: "reply" })));
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject(STREAM_HEADERS);
    const chunks = chunksOf(reply.text);
    expect(chunks[0]).toMatchObject({ type: "start", messageMetadata: { model: { kind: "built-in" } } });
    expect(chunks.filter(({ type }) => type === "text-delta").length).toBeGreaterThan(3);
    expect(chunks.filter(({ type }) => type === "data-advice").length).toBeGreaterThan(5);
    expect(chunks.at(-1)?.type).toBe("finish");
    const chat = await t.chat(token, id);
    expect(chat).toMatchObject({ answering: false, title: "Ходила на скалодром, руки отваливаются" });
    expect(chat.messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
    const advice = chat.messages[1]?.parts.find((part) => part.type === "data-advice");
    expect(advice?.data.options).toHaveLength(3);
    expect(chat.leafId).toBe(chat.messages[1]?.id);
    expect(textOf(reply.text)).toBe(
      chat.messages[1]?.parts.map((part) => (part.type === "text" ? part.text : "")).join(""),
    );
  });

  it("[MS1] makes a transcript of a dialogue that was pasted as text", async () => {
    const token = await t.adult("ann");
    const { id } = await t.newChat(token);
    await t.whole(
      t.send(token, id, words("Я: Привет, как дела?\nЛера: Гуляю с собакой\nЯ: Какая порода?\n\nОна молчит")),
    );
    const [asked] = (await t.chat(token, id)).messages;
    const [part, own, ...more] = asked?.parts ?? [];
    const messages = part?.type === "data-transcript" ? part.data.transcript.messages : [];
    expect(messages.map(({ speaker }) => speaker)).toEqual(["me", "them", "me"]);
    expect((await t.chat(token, id)).title).toMatch(/^Лера/);
    // What was pasted stands once; the words below it are the person's own.
    expect([own, ...more]).toEqual([{ type: "text", text: "Она молчит" }]);
  });

  it("[MC1] regenerates and edits by branching, and remembers the branch", async () => {
    const token = await t.adult("ann");
    const { id } = await t.newChat(token);
    await t.whole(t.send(token, id, words("Первый вопрос")));
    const [question, first] = (await t.chat(token, id)).messages;
    await t.whole(t.send(token, id, { trigger: "regenerate-message", messageId: first?.id }));
    await t.whole(t.send(token, id, { trigger: "regenerate-message", messageId: question?.id }));
    await t.whole(t.send(token, id, words("Другой вопрос", { parentId: null })));
    const chat = await t.chat(token, id);
    expect(chat.messages.map(({ role, metadata }) => [role, metadata.parentId])).toEqual([
      ["user", null],
      ["assistant", question?.id],
      ["assistant", question?.id],
      ["assistant", question?.id],
      ["user", null],
      ["assistant", chat.messages[4]?.id],
    ]);
    expect(chat.leafId).toBe(chat.messages[5]?.id);
    await t.call("PATCH", `/api/mentor/chats/${id}`, { token, body: { leafId: first?.id } });
    await t.whole(t.send(token, id, words("Продолжение")));
    const longer = await t.chat(token, id);
    expect(longer.messages[6]?.metadata.parentId).toBe(first?.id);
  });

  it("[MC1] sending the same message twice asks once, answers once and gives the answer again", async () => {
    const token = await t.adult("ann");
    const { id } = await t.newChat(token);
    const body = {
      ...words("Вопрос"),
      message: { id: "message-1", parts: [{ type: "text", text: "Вопрос" }] },
    };
    const both = await t.whole(Promise.all([t.send(token, id, body), t.send(token, id, body)]));
    // Which of two calls at once comes first is nobody's to say.
    const [once, again] = both[0].status === 200 ? both : [both[1], both[0]];
    expect([once.status, again.json["code"]]).toEqual([200, "mentor/answer_in_progress"]);
    const replayed = await t.whole(t.send(token, id, body));
    expect(textOf(replayed.text)).toBe(textOf(once.text));
    expect((await t.chat(token, id)).messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
  });

  it("sends a long chat compressed to whoever takes it, and the stream never", async () => {
    const token = await t.adult("ann");
    const { id } = await t.newChat(token);
    const long = "Очень длинный рассказ. ".repeat(300);
    const headers = { "accept-encoding": "br, gzip", authorization: `Bearer ${token}` };
    const stream = await t.whole(
      t.call("POST", `/api/mentor/chats/${id}/messages`, { headers, body: words(long) }),
    );
    expect([stream.status, stream.headers["content-encoding"]]).toEqual([200, undefined]);
    const url = `/api/mentor/chats/${id}`;
    const packed = await t.app.http.inject({ url, headers });
    expect(packed.headers["content-encoding"]).toBe("gzip");
    expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(await t.chat(token, id));
    const refused = await t.app.http.inject({ url, headers: { ...headers, "accept-encoding": "gzip;q=0" } });
    expect(refused.headers["content-encoding"]).toBeUndefined();
  });

  it("[MS3] marks an option as sent", async () => {
    const token = await t.adult("ann");
    const { id } = await t.newChat(token);
    await t.whole(t.send(token, id, transcript(LINES)));
    const answer = (await t.chat(token, id)).messages[1];
    const url = `/api/mentor/chats/${id}/messages/${answer?.id}`;
    const marked = await t.call("PATCH", url, { token, body: { sentOption: 1 } });
    expect([marked.status, marked.json["metadata"]]).toEqual([
      200,
      expect.objectContaining({ sentOption: 1 }),
    ]);
    expect((await t.chat(token, id)).messages[1]?.metadata.sentOption).toBe(1);
    expect((await t.call("PATCH", url, { token, body: { sentOption: 3 } })).status).toBe(400);
    expect((await t.call("PATCH", url, { token, body: { sentOption: null } })).status).toBe(200);
  });

  it("[MC1] takes a chat along as Markdown: the branch in view, under its title", async () => {
    const token = await t.adult("ann");
    const { id } = await t.newChat(token);
    await t.whole(t.send(token, id, words("Старая ветка")));
    await t.whole(t.send(token, id, transcript([...LINES, "# <b>не заголовок</b>"], { parentId: null })));
    await t.call("PATCH", `/api/mentor/chats/${id}`, { token, body: { title: 'План "Б"\\..;\r\nX: y' } });
    const file = await t.call("GET", `/api/mentor/chats/${id}/export`, { token });
    expect(file.headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(file.headers["content-disposition"]).toBe(
      `attachment; filename="chat.md"; filename*=UTF-8''${encodeURIComponent("План Б .. X y")}.md`,
    );
    expect(file.text).toContain("> **Собеседник:** В Долине");
    expect(file.text).toContain(String.raw`\# \<b\>не заголовок\</b\>`.replace(String.raw`\# `, "# "));
    expect(file.text).toContain("### С улыбкой");
    expect(file.text).not.toContain("Старая ветка");
    // Whoever is known by name has it there, too.
    const lines = [{ speaker: "them", text: "Привет!", confidence: 1 }];
    const them = { name: "Лера", gender: "woman" };
    const data = { transcript: { kind: "chat", language: "ru", messages: lines, them } };
    await t.whole(
      t.send(token, id, {
        trigger: "submit-message",
        message: { parts: [{ type: "data-transcript", data }] },
      }),
    );
    const named = await t.call("GET", `/api/mentor/chats/${id}/export`, { token });
    expect(named.text).toContain("> **Лера:** Привет!");
  });

  it("[MS3] gives advice in one piece, in the wire's shape", async () => {
    const token = await t.adult("ann");
    const { message } = transcript(LINES) as { message: { parts: [{ data: { transcript: unknown } }] } };
    const body = { intent: "reply", transcript: message.parts[0].data.transcript, locale: "en" };
    const { status, json } = await t.call("POST", "/api/mentor/advice", { token, body });
    expect(status).toBe(200);
    expect(adviceSchema.parse(json).options.map(({ tone }) => tone)).toEqual([
      "playful",
      "sincere",
      "direct",
    ]);
    const empty = await t.call("POST", "/api/mentor/advice", {
      token,
      body: { intent: "reply", context: "  " },
    });
    expect([empty.status, empty.json["code"]]).toEqual([400, "mentor/empty_message"]);
  });

  it("[MF2] takes the mentor's data along with the account's, and erases it with the account", async () => {
    const token = await t.adult("ann");
    const { id } = await t.newChat(token);
    await t.whole(t.send(token, id, words("Тайна")));
    const { json } = await t.call("GET", "/api/user/export", { token });
    expect(json["mentor"]).toMatchObject({ me: { locale: "ru" }, chats: [{ id, messages: [{}, {}] }] });
    const writing = t.send(token, id, words("Ещё тайна"));
    await t.clock.advance(100);
    expect((await t.call("DELETE", "/api/user/me", { token })).status).toBe(204);
    await t.whole(writing);
    for (const table of ["mentor_person", "mentor_chat", "mentor_message"] as const)
      expect(await t.deps.database.kysely.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});

describe.each([sqliteDatabases(), postgresDatabases()])("the mentor on a database ($kind)", (databases) => {
  afterAll(() => databases.stop());

  it("[MC1] [MF2] carries a whole talk, and forgets it with its person", async (context) => {
    const database = await databases.open();
    if (database === null) return context.skip();
    const t = await createMentorSite({ database });
    const token = await t.adult("ann");
    const { id } = await t.newChat(token);
    const nasty = "Ёж\u0000 \ud800 100% \\ ' \" <b>";
    await t.whole(t.send(token, id, words(nasty)));
    await t.whole(t.send(token, id, transcript(LINES, { intent: "reply" })));
    const { messages } = await t.chat(token, id);
    expect(messages.map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant"]);
    expect(messages[0]?.parts).toEqual([{ type: "text", text: "Ёж \ufffd 100% \\ ' \" <b>" }]);
    const found = await t.call("GET", `/api/mentor/chats?search=${encodeURIComponent("ДОЛИНЕ")}`, { token });
    expect(chatListSchema.parse(found.json)).toHaveLength(1);
    const sent = await t.call("PATCH", `/api/mentor/chats/${id}/messages/${messages[3]?.id}`, {
      token,
      body: { sentOption: 2 },
    });
    expect(sent.status).toBe(200);
    await t.call("DELETE", `/api/mentor/chats/${id}`, { token });
    await t.clock.advance(UNDO_DELETE_MS);
    await t.app.forgetExpired();
    expect(await database.kysely.selectFrom("mentor_message").selectAll().execute()).toEqual([]);
    await t.newChat(token);
    expect((await t.call("DELETE", "/api/user/me", { token })).status).toBe(204);
    expect(await database.kysely.selectFrom("mentor_chat").selectAll().execute()).toEqual([]);
    await t.close();
  });
});
