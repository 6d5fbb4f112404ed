// [MF3] Every call of the mentor that takes an id, tried by somebody else who is signed in and of age: nothing of the
// owner's is seen, changed, stopped or even known to exist.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMentorSite, textOf, transcript, words } from "../testing/mentor-site.ts";
import type { MentorSite } from "../testing/mentor-site.ts";
import { createScriptedMentor, WHOLE_ADVICE } from "../testing/scripted-mentor.ts";
import type { ScriptedMentor } from "../testing/scripted-mentor.ts";

describe("[MF3] somebody else's things", () => {
  let t: MentorSite;
  let mentor: ScriptedMentor;
  let owner: string;
  let stranger: string;
  beforeEach(async () => {
    mentor = createScriptedMentor();
    t = await createMentorSite({ mentorModel: mentor });
    owner = await t.adult("owner");
    stranger = await t.adult("stranger");
  });
  afterEach(() => t.close());

  it("are not there for any call that names them", async () => {
    const it = await furnish();
    const before = await t.call("GET", "/api/user/export", { token: owner });
    const chat = `/api/mentor/chats/${it.chatId}`;
    const project = `/api/mentor/projects/${it.projectId}`;
    const picture = `/api/mentor/pictures/${it.pictureId}`;
    const calls: [Parameters<MentorSite["call"]>[0], string, unknown?][] = [
      ["GET", chat],
      ["PATCH", chat, { title: "Моё" }],
      ["PATCH", chat, { restored: true }],
      ["PATCH", chat, { leafId: it.questionId }],
      ["DELETE", chat],
      ["GET", `${chat}/export`],
      ["GET", `${chat}/stream`],
      ["POST", `${chat}/stop`],
      ["POST", `${chat}/messages`, words("Чужой вопрос")],
      ["POST", `${chat}/messages`, { trigger: "regenerate-message", messageId: it.answerId }],
      ["POST", `${chat}/messages`, { id: it.chatId, trigger: "submit-message", messages: [sdk("q")] }],
      ["PATCH", `${chat}/messages/${it.answerId}`, { sentOption: 0 }],
      ["PUT", `${chat}/messages/${it.answerId}/sent/0`, { outcome: "answered" }],
      ["DELETE", `${chat}/messages/${it.answerId}/sent/0`],
      ["PUT", `${chat}/reminder`, { at: t.clock.now() + 1_000, messageId: it.answerId }],
      ["DELETE", `${chat}/reminder`],
      ["GET", project],
      ["PATCH", project, { name: "Моё" }],
      ["PATCH", project, { restored: true }],
      ["DELETE", project],
      ["GET", picture],
      ["DELETE", picture],
      ["POST", "/api/mentor/chats", { projectId: it.projectId }],
    ];
    for (const [method, url, body] of calls) {
      const { status, json } = await t.call(method, url, { token: stranger, body });
      expect([method, url, status, json["code"]]).toEqual([method, url, 404, "mentor/not_found"]);
      const missing = await t.call(method, url.replace(/[\w-]{16}/, "nothing-has-this"), {
        token: stranger,
        body,
      });
      expect([method, url, missing.status]).toEqual([method, url, 404]);
    }
    const after = await t.call("GET", "/api/user/export", { token: owner });
    expect(after.json["mentor"]).toEqual(before.json["mentor"]);
  });

  it("are not there for a call on one's own chat either", async () => {
    const theirs = await furnish();
    const own = await t.newChat(stranger);
    const url = `/api/mentor/chats/${own.id}`;
    const calls: [Parameters<MentorSite["call"]>[0], string, unknown][] = [
      ["PATCH", url, { projectId: theirs.projectId }],
      ["PATCH", url, { leafId: theirs.answerId }],
      ["POST", `${url}/messages`, words("?", { parentId: theirs.answerId })],
      ["POST", `${url}/messages`, { trigger: "regenerate-message", messageId: theirs.answerId }],
      [
        "POST",
        `${url}/messages`,
        { trigger: "submit-message", messages: [sdk(theirs.answerId), sdk("question-x")] },
      ],
      ["PATCH", `${url}/messages/${theirs.answerId}`, { sentOption: 0 }],
      ["PUT", `${url}/messages/${theirs.answerId}/sent/0`, { outcome: "answered" }],
      ["DELETE", `${url}/messages/${theirs.answerId}/sent/0`, undefined],
      ["PUT", `${url}/reminder`, { at: t.clock.now() + 1_000, messageId: theirs.answerId }],
    ];
    for (const [method, path, body] of calls) {
      const { status, json } = await t.call(method, path, { token: stranger, body });
      expect([path, body, status, json["code"]]).toEqual([path, body, 404, "mentor/not_found"]);
    }
    expect((await t.chat(stranger, own.id)).messages).toEqual([]);
    expect(mentor.questions).toHaveLength(1);
  });

  it("pictures named in one's own message are left out, and ids of messages mean one's own chat only", async () => {
    const theirs = await furnish();
    const own = await t.newChat(stranger);
    const body = transcript(["Привет", "Привет"]) as { message: { id?: string; parts: [{ data: object }] } };
    body.message.id = theirs.questionId;
    Object.assign(body.message.parts[0].data, { pictureIds: [theirs.pictureId] });
    const sending = t.send(stranger, own.id, body);
    await mentor.asked();
    mentor.text("Вот");
    mentor.end();
    expect(textOf((await t.whole(sending)).text)).toBe("Вот");
    const [asked] = (await t.chat(stranger, own.id)).messages;
    expect(asked?.parts).toMatchObject([{ data: { pictureIds: [] } }]);
    expect((await t.chat(owner, theirs.chatId)).messages).toHaveLength(2);
  });

  it("are not found by searching or by their project, nor exported", async () => {
    const it = await furnish();
    const sought = encodeURIComponent("тайн");
    for (const list of [
      `chats?search=${sought}`,
      `projects?search=${sought}`,
      `chats?projectId=${it.projectId}`,
      `chats?projectId=${it.projectId}&search=${sought}`,
      `chats?before=${t.clock.now() + 1_000_000}`,
    ]) {
      const { text } = await t.call("GET", `/api/mentor/${list}`, { token: stranger });
      expect([list, text]).toEqual([list, "[]"]);
    }
    expect((await t.call("GET", "/api/user/export", { token: stranger })).text).not.toMatch(/[Тт]айн/);
  });

  it("running answers go on, whoever knows the chat's id", async () => {
    const chat = await t.newChat(owner);
    const sending = t.send(owner, chat.id, words("Тайный вопрос"));
    await mentor.asked();
    mentor.text("Тайный ");
    for (const [method, path] of [
      ["GET", "stream"],
      ["POST", "stop"],
    ] as const) {
      const { status } = await t.call(method, `/api/mentor/chats/${chat.id}/${path}`, { token: stranger });
      expect(status).toBe(404);
    }
    expect((await t.send(stranger, chat.id, words("?"))).status).toBe(404);
    mentor.text("ответ");
    mentor.end();
    expect(textOf((await t.whole(sending)).text)).toBe("Тайный ответ");
  });

  it("need somebody who is signed in", async () => {
    const it = await furnish();
    for (const path of ["me", "chats", "projects", `chats/${it.chatId}`, `chats/${it.chatId}/stream`]) {
      for (const token of [undefined, "x.y.z"]) {
        const options = token === undefined ? {} : { token };
        expect((await t.call("GET", `/api/mentor/${path}`, options)).status).toBe(401);
      }
    }
  });

  it("plans, requests left and purchases are one's own", async () => {
    await t.close();
    mentor = createScriptedMentor();
    t = await createMentorSite({ mentorModel: mentor }, { MENTOR_FREE_REQUESTS: "5" });
    owner = await t.adult("owner");
    stranger = await t.adult("stranger");
    await furnish();
    const left = async (token: string) => {
      const billing = await t.call("GET", "/api/mentor/billing", { token });
      const me = await t.call("GET", "/api/mentor/me", { token });
      return [billing.json["requestsLeft"], me.json["requestsLeft"]];
    };
    expect([await left(owner), await left(stranger)]).toEqual([
      [4, 4],
      [5, 5],
    ]);
  });

  it("[MK2] an account that is gone has no way in, though its token still lives, and leaves nothing", async () => {
    const it = await furnish();
    const running = await t.newChat(owner);
    const sending = t.send(owner, running.id, words("Тайный последний вопрос"));
    await mentor.asked();
    mentor.text("Тайный ");
    expect((await t.call("DELETE", "/api/user/me", { token: owner })).status).toBe(204);
    await t.whole(sending);
    const chat = `chats/${it.chatId}`;
    const calls: [Parameters<MentorSite["call"]>[0], string, unknown?][] = [
      ["GET", "me"],
      ["PUT", "me", { adult: true, profile: "Снова тут" }],
      ["GET", "chats"],
      ["GET", `chats?projectId=${it.projectId}`],
      ["POST", "chats", {}],
      ["GET", chat],
      ["PATCH", chat, { restored: true }],
      ["DELETE", chat],
      ["GET", `${chat}/export`],
      ["GET", `chats/${running.id}/stream`],
      ["POST", `chats/${running.id}/stop`],
      ["POST", `${chat}/messages`, words("Ещё вопрос")],
      ["POST", `${chat}/messages`, { trigger: "regenerate-message", messageId: it.answerId }],
      ["PATCH", `${chat}/messages/${it.answerId}`, { sentOption: 0 }],
      ["PUT", `${chat}/messages/${it.answerId}/sent/0`, {}],
      ["DELETE", `${chat}/messages/${it.answerId}/sent/0`],
      ["GET", "worked"],
      ["PUT", `${chat}/reminder`, { at: t.clock.now() + 1_000_000, messageId: it.answerId }],
      ["DELETE", `${chat}/reminder`],
      ["GET", "reminders"],
      ["GET", "projects"],
      ["POST", "projects", { name: "Ещё" }],
      ["GET", `projects/${it.projectId}`],
      ["PATCH", `projects/${it.projectId}`, { restored: true }],
      ["DELETE", `projects/${it.projectId}`],
      ["GET", `pictures/${it.pictureId}`],
      ["DELETE", `pictures/${it.pictureId}`],
      ["POST", "advice", { intent: "reply", context: "Как быть?" }],
      ["POST", "transcripts", {}],
      ["GET", "billing"],
      ["POST", "checkout", { plan: "pro" }],
      ["POST", "portal", {}],
    ];
    for (const [method, path, body] of calls) {
      const { status, json } = await t.call(method, `/api/mentor/${path}`, { token: owner, body });
      expect([method, path, status, json["code"]]).toEqual([method, path, 401, "auth/unauthorized"]);
    }
    const { kysely } = t.deps.database;
    const people = await kysely.selectFrom("mentor_person").select("user_id").execute();
    const { id } = (await t.call("GET", "/api/user/me", { token: stranger })).json;
    expect(people.map(({ user_id }) => user_id)).toEqual([id]);
    for (const table of ["mentor_chat", "mentor_message", "mentor_picture", "mentor_project"] as const)
      expect([table, await kysely.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    expect(mentor.questions).toHaveLength(2);
    expect(t.logged).toEqual([]);
  });

  /** A project, a chat in it with an answer, and a kept picture, all the owner's. */
  async function furnish() {
    const project = await t.call("POST", "/api/mentor/projects", {
      token: owner,
      body: { name: "Тайна", notes: "Тайные заметки" },
    });
    const projectId = String(project.json["id"]);
    const made = await t.call("POST", "/api/mentor/chats", { token: owner, body: { projectId } });
    const chatId = String(made.json["id"]);
    const sending = t.send(owner, chatId, words("Тайный вопрос"));
    await mentor.asked();
    mentor.text("Тайный ответ");
    mentor.say({ type: "advice", advice: WHOLE_ADVICE });
    mentor.end();
    await t.whole(sending);
    const [question, answer] = (await t.chat(owner, chatId)).messages;
    const { id: userId } = (await t.call("GET", "/api/user/me", { token: owner })).json;
    const pictureId = "picture-of-owner";
    await t.deps.database.kysely
      .insertInto("mentor_picture")
      .values({
        id: pictureId,
        user_id: String(userId),
        mime: "image/png",
        size: 3,
        bytes: new Uint8Array([1, 2, 3]),
        created_at: t.clock.now(),
      })
      .execute();
    return { projectId, chatId, questionId: question?.id ?? "", answerId: answer?.id ?? "", pictureId };
  }
});

function sdk(id: string) {
  return { id, role: "user", parts: [{ type: "text", text: "?" }] };
}
