// Whom a chat is with: told once, used in every answer, changed at any time, and recognised when they come again.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { transcriptAnswerSchema } from "@fitil/contracts";
import type { Transcript } from "@fitil/contracts";
import { blindReader, createMentorSite, transcript, words } from "../testing/mentor-site.ts";
import type { MentorSite } from "../testing/mentor-site.ts";
import { createScriptedMentor } from "../testing/scripted-mentor.ts";
import type { ScriptedMentor } from "../testing/scripted-mentor.ts";
import { uploadForm } from "../testing/upload-form.ts";

const HELLO = { speaker: "them", text: "Привет", confidence: 1 } as const;
let name = "";

describe("[MC3] the other person", () => {
  let mentor: ScriptedMentor;
  let t: MentorSite;
  let token = "";
  beforeEach(async () => {
    mentor = createScriptedMentor();
    const read: Transcript = { kind: "chat", language: "ru", messages: [HELLO] };
    t = await createMentorSite({
      mentorModel: mentor,
      mentorReader: blindReader({
        read: async () => ({ ok: true, transcript: { ...read, them: { name, gender: null } } }),
      }),
    });
    token = await t.adult("ann");
    return () => t.close();
  });
  afterEach(() => {
    name = "";
  });

  const change = (chatId: string, them: unknown) =>
    t.call("PATCH", `/api/mentor/chats/${chatId}`, { token, body: { them } });
  const notesFor = async (chatId: string, body: Record<string, unknown>) => {
    const sent = t.send(token, chatId, body);
    await t.whole(mentor.asked());
    mentor.text("Ясно.");
    mentor.end();
    await t.whole(sent);
    return mentor.questions.at(-1)?.notes;
  };

  it("is told of in every answer, before the project's notes, as the chat knows them now", async () => {
    const project = await t.call("POST", "/api/mentor/projects", {
      token,
      body: { name: "Маша", notes: "Любит горы" },
    });
    const { json } = await t.call("POST", "/api/mentor/chats", {
      token,
      body: { projectId: project.json["id"] },
    });
    const chatId = String(json["id"]);
    expect(json).not.toHaveProperty("them");
    expect(await notesFor(chatId, words("Она молчит"))).toBe("Любит горы");
    expect((await change(chatId, { name: " Маша ", gender: "woman" })).json).toMatchObject({
      them: { name: "Маша", gender: "woman" },
    });
    expect(await notesFor(chatId, words("Что делать?"))).toBe("Её зовут Маша, она женщина.\nЛюбит горы");
    await change(chatId, { name: "", gender: "unsaid" });
    expect(await notesFor(chatId, words("А теперь?"))).toBe("Любит горы");
    expect((await t.chat(token, chatId)).them).toEqual({ name: "", gender: "unsaid" });
    expect((await change(chatId, { name: "М".repeat(41), gender: null })).status).toBe(413);
  });

  it("comes with a transcript and stays with the chat; a later word counts also for an answer written anew", async () => {
    const { id } = await t.newChat(token);
    const body = transcript(["Привет", "Привет!"]);
    const part = (body["message"] as { parts: { data: { transcript: object } }[] }).parts[0];
    Object.assign(part?.data.transcript ?? {}, { them: { name: "Олег", gender: "man" } });
    expect(await notesFor(id, body)).toBe("Его зовут Олег, он мужчина.");
    const chat = await t.chat(token, id);
    expect(chat.them).toEqual({ name: "Олег", gender: "man" });
    await change(id, { name: "Саша", gender: "unsaid" });
    const messageId = chat.messages[0]?.id;
    expect(await notesFor(id, { trigger: "regenerate-message", messageId })).toBe("Собеседника зовут Саша.");
  });

  it("is recognised by the name at the head of a screenshot, in the person's own chats alone", async () => {
    const { id } = await t.newChat(token);
    await change(id, { name: "Маша", gender: "woman" });
    const upload = async (by: string) => {
      const { payload, headers } = uploadForm([new Uint8Array([137, 80, 78, 71])]);
      const { body } = await t.app.http.inject({
        method: "POST",
        url: "/api/mentor/transcripts",
        headers: { ...headers, authorization: `Bearer ${by}` },
        payload,
      });
      return transcriptAnswerSchema.parse(JSON.parse(body));
    };
    expect(await upload(token)).not.toHaveProperty("seen");
    name = "МАША";
    expect(await upload(token)).toMatchObject({
      transcript: { them: { name: "МАША", gender: null } },
      seen: { chatId: id, title: "Новый чат" },
    });
    expect(await upload(await t.adult("bob"))).not.toHaveProperty("seen");
    await t.call("DELETE", `/api/mentor/chats/${id}`, { token });
    expect(await upload(token)).not.toHaveProperty("seen");
  });
});
