// The mentor's calls where a model answers: the AI SDK's own transport, joining and stopping, what a model is asked, what an answer costs.
import { describe, expect, it } from "vitest";
import { DefaultChatTransport, readUIMessageStream, UI_MESSAGE_STREAM_HEADERS } from "ai";
import type { UIMessage } from "ai";
import { STREAM_HEADERS } from "../answer/sse.ts";
import { createCountingAllowance } from "../testing/counting-allowance.ts";
import { chunksOf, createMentorSite, textOf, transcript, words } from "../testing/mentor-site.ts";
import { AnswerFailure } from "../answer-failure.ts";
import { createScriptedMentor, WHOLE_ADVICE } from "../testing/scripted-mentor.ts";

describe("the mentor's calls with a model", () => {
  it("[MC1] serves the AI SDK's own transport: submit, edit, regenerate, and the stream's shape", async () => {
    const mentor = createScriptedMentor();
    const t = await createMentorSite({ mentorModel: mentor });
    const token = await t.adult("ann");
    const { id } = await t.newChat(token);
    const transport = new DefaultChatTransport<UIMessage>({
      api: `http://localhost:3000/api/mentor/chats/${id}/messages`,
      fetch: async (url, init) => {
        const request = new Request(url, init);
        const body = await request.text();
        const sending = t.call("POST", new URL(request.url).pathname, { token, body });
        await mentor.asked();
        mentor.text(`Ответ ${mentor.questions.length}`);
        mentor.end();
        const { status, text } = await t.whole(sending);
        return new Response(text, { status });
      },
    });
    const talk = async (
      messages: UIMessage[],
      trigger: "submit-message" | "regenerate-message" = "submit-message",
      messageId?: string,
    ) => {
      const stream = await transport.sendMessages({
        chatId: id,
        messages,
        trigger,
        messageId,
        abortSignal: undefined,
      });
      let last: UIMessage | undefined;
      for await (const message of readUIMessageStream({ stream })) last = message;
      if (last === undefined) throw new Error("Nothing came");
      return last;
    };
    const mine = (name: string, text: string): UIMessage => ({
      id: name,
      role: "user",
      parts: [{ type: "text", text }],
    });
    const first = await talk([mine("question-1", "Раз")]);
    expect(first).toMatchObject({ role: "assistant", parts: [{ type: "text", text: "Ответ 1" }] });
    const second = await talk([mine("question-1", "Раз"), first, mine("question-2", "Два")]);
    const again = await talk(
      [mine("question-1", "Раз"), first, mine("question-2", "Два")],
      "regenerate-message",
      second.id,
    );
    const edited = await talk([mine("question-1", "Раз и навсегда")], "submit-message", "question-1");
    const chat = await t.chat(token, id);
    expect(chat.messages.map((message) => [message.id, message.metadata.parentId])).toEqual([
      ["question-1", null],
      [first.id, "question-1"],
      ["question-2", first.id],
      [second.id, "question-2"],
      [again.id, "question-2"],
      [chat.messages[5]?.id, null],
      [edited.id, chat.messages[5]?.id],
    ]);
    expect(mentor.questions.map(({ take, turns }) => [take, turns.length])).toEqual([
      [0, 1],
      [0, 3],
      [1, 3],
      [0, 1],
    ]);
    const ours: Record<string, string> = STREAM_HEADERS;
    const { connection: _hopByHop, ...theirs } = UI_MESSAGE_STREAM_HEADERS;
    for (const [name, value] of Object.entries(theirs)) expect(ours[name]).toContain(value);
    await t.close();
  });

  it("[MS3] asks about the latest transcript of the branch, with what was sent since, the profile and the notes", async () => {
    const mentor = createScriptedMentor();
    const t = await createMentorSite({ mentorModel: mentor });
    const token = await t.adult("ann");
    await t.call("PUT", "/api/mentor/me", { token, body: { profile: "Инженер" } });
    const project = await t.call("POST", "/api/mentor/projects", {
      token,
      body: { name: "Маша", notes: "Любит театр" },
    });
    const { json } = await t.call("POST", "/api/mentor/chats", {
      token,
      body: { projectId: project.json["id"] },
    });
    const id = String(json["id"]);
    const say = async (body: Record<string, unknown>) => {
      const sending = t.send(token, id, body);
      await mentor.asked();
      mentor.text("Вот.");
      mentor.say({
        type: "advice",
        advice: { verdict: "wait", options: [{ tone: "playful", text: "Ну как?" }] },
      });
      mentor.end();
      await t.whole(sending);
    };
    await say(transcript(["Привет", "Привет!"], { intent: "reply" }));
    const answerId = (await t.chat(token, id)).messages[1]?.id;
    await t.call("PATCH", `/api/mentor/chats/${id}/messages/${answerId}`, { token, body: { sentOption: 0 } });
    await say(words("Ответила «норм»", { intent: "reply", locale: "en" }));
    await say(words("Спасибо"));
    await say(words("Ты – Маша", { intent: "role_play" }));
    await say(words("Привет, Маша"));
    const [first, second, third, fourth, fifth] = mentor.questions;
    expect(first).toMatchObject({
      shape: "advice",
      intent: "reply",
      profile: "Инженер",
      notes: "Любит театр",
      locale: "ru",
      take: 0,
      transcript: { messages: [{ speaker: "me" }, { speaker: "them" }] },
    });
    expect(second).toMatchObject({ shape: "advice", locale: "en" });
    expect(second?.transcript?.messages.map(({ text }) => text)).toEqual(["Привет", "Привет!", "Ну как?"]);
    expect(second?.turns.map(({ text }) => text)).toEqual([
      "",
      "Вот.\n\n1. Ну как? (sent)",
      "Ответила «норм»",
    ]);
    expect(third).toMatchObject({ shape: "talk", intent: "reply" });
    expect(fourth).toMatchObject({ shape: "talk", intent: "role_play" });
    expect(fifth).toMatchObject({ shape: "talk", intent: "role_play" });
    await t.close();
  });

  it("[MC1] a reload in mid-answer joins it; stop ends it; the rest of the chat waits", async () => {
    const mentor = createScriptedMentor();
    const allowance = createCountingAllowance();
    const t = await createMentorSite({ mentorModel: mentor, mentorAllowance: allowance });
    const token = await t.adult("ann");
    const { id } = await t.newChat(token);
    const url = `/api/mentor/chats/${id}`;
    expect((await t.call("GET", `${url}/stream`, { token })).status).toBe(204);
    const sending = t.send(token, id, words("Вопрос"));
    await mentor.asked();
    mentor.text("Полови");
    await t.clock.advance(20);
    expect((await t.chat(token, id)).answering).toBe(true);
    const busy = await t.send(token, id, words("Ещё"));
    expect([busy.status, busy.json["code"]]).toEqual([409, "mentor/answer_in_progress"]);
    const joined = t.call("GET", `${url}/stream`, { token });
    // Who comes back is there once later calls of theirs are answered: the clock's own turns are too few for that.
    for (let call = 0; call < 2; call += 1) expect((await t.chat(token, id)).answering).toBe(true);
    await t.clock.advance(20);
    mentor.text("на");
    await t.clock.advance(20);
    expect((await t.call("POST", `${url}/stop`, { token })).status).toBe(204);
    expect(mentor.signals[0]?.aborted).toBe(true);
    const [sent, back] = await t.whole(Promise.all([sending, joined]));
    expect([textOf(sent.text), textOf(back.text)]).toEqual(["Половина", "Половина"]);
    const chat = await t.chat(token, id);
    expect(chat).toMatchObject({ answering: false });
    expect(chat.messages[1]).toMatchObject({ metadata: { cut: "stopped" }, parts: [{ text: "Половина" }] });
    expect([allowance.held.length, allowance.charged.length]).toEqual([1, 1]);
    expect((await t.call("POST", `${url}/stop`, { token })).status).toBe(204);
    await t.close();
  });

  it("[MP1] says 402 before anything is stored, and charges one answer once", async () => {
    const mentor = createScriptedMentor();
    const allowance = createCountingAllowance(1);
    const t = await createMentorSite({ mentorModel: mentor, mentorAllowance: allowance });
    const token = await t.adult("ann");
    const { id } = await t.newChat(token);
    const failing = t.send(token, id, words("Вопрос"));
    await mentor.asked();
    mentor.fail(new Error("secret"));
    const failed = await t.whole(failing);
    expect(chunksOf(failed.text)).toMatchObject([
      { type: "error", errorText: expect.stringContaining("не списан") },
    ]);
    const question = (await t.chat(token, id)).messages[0];
    const again = t.send(token, id, { trigger: "regenerate-message", messageId: question?.id });
    await mentor.asked();
    mentor.text("Ответ");
    mentor.end();
    await t.whole(again);
    expect([allowance.charged.length, allowance.left]).toEqual([1, 0]);
    const refused = await t.send(token, id, words("Ещё"));
    expect([refused.status, refused.json["code"]]).toEqual([402, "mentor/no_requests_left"]);
    const advice = await t.call("POST", "/api/mentor/advice", {
      token,
      body: { intent: "reply", context: "Как быть?" },
    });
    expect(advice.status).toBe(402);
    expect((await t.chat(token, id)).messages).toHaveLength(2);
    expect(JSON.stringify(t.logged)).not.toContain("Вопрос");
    await t.close();
  });

  it("[MS1] advice on a dialogue that was pasted follows it as a transcript", async () => {
    const mentor = createScriptedMentor();
    const t = await createMentorSite({ mentorModel: mentor });
    const token = await t.adult("ann");
    const context = "Я: Привет, как дела?\nОна: Гуляю с собакой";
    const asking = t.call("POST", "/api/mentor/advice", { token, body: { intent: "reply", context } });
    await mentor.asked();
    mentor.text("Она гуляет.");
    mentor.say({ type: "advice", advice: WHOLE_ADVICE });
    mentor.end();
    expect((await t.whole(asking)).json).toMatchObject({ summary: "Она гуляет.", ...WHOLE_ADVICE });
    expect(mentor.questions[0]?.transcript?.messages.map(({ speaker }) => speaker)).toEqual(["me", "them"]);
    await t.close();
  });

  it("[MS5] advice that is not whole, or fails, is an error with its reason, and free", async () => {
    const mentor = createScriptedMentor();
    const allowance = createCountingAllowance();
    const t = await createMentorSite({ mentorModel: mentor, mentorAllowance: allowance });
    const token = await t.adult("ann");
    const ends: [() => void, number, string][] = [
      [() => mentor.fail(new AnswerFailure("mentor/model_busy")), 503, "mentor/model_busy"],
      [() => mentor.fail(new TypeError("bug")), 502, "mentor/model_failed"],
      [() => mentor.end(), 502, "mentor/model_failed"],
    ];
    for (const [end, status, code] of ends) {
      const asking = t.call("POST", "/api/mentor/advice", {
        token,
        body: { intent: "reply", context: "Как быть?" },
      });
      await mentor.asked();
      mentor.text("Начало");
      mentor.say({ type: "advice", advice: { verdict: "wait", options: [] } });
      end();
      const { json, ...reply } = await t.whole(asking);
      expect([reply.status, json["code"]]).toEqual([status, code]);
    }
    expect([allowance.charged, allowance.released.length]).toEqual([[], 3]);
    await t.close();
  });

  it("limits a person's answers in a minute, and says when to come back", async () => {
    const t = await createMentorSite();
    const token = await t.adult("ann");
    const ask = () =>
      t.call("POST", "/api/mentor/advice", { token, body: { intent: "reply", context: "Как быть?" } });
    const answers = [];
    for (let count = 0; count < 21; count++) answers.push(await ask());
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
    expect(answers.at(-1)?.headers["retry-after"]).toBe("60");
    await t.clock.advance(60_000);
    expect((await ask()).status).not.toBe(429);
    await t.close();
  });
});
