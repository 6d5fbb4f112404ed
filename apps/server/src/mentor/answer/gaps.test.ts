// Gaps and questions on their way from the coach to the page, the store and the export.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adviceSchema } from "@fitil/contracts";
import type { Advice, AdviceOption } from "@fitil/coach";
import { inlineCoach } from "../testing/inline-coach.ts";
import { chunksOf, createMentorSite, transcript, words } from "../testing/mentor-site.ts";
import type { MentorSite } from "../testing/mentor-site.ts";
import { createScriptedMentor } from "../testing/scripted-mentor.ts";

const REST = { why: "Спросили про кино.", source: "Huang et al. 2017" };
const GAP = { id: "film", hint: "твой ответ про кино", choices: ["Обожаю!", "Давно не был"] };
const first: AdviceOption = { tone: "playful", text: "{gap:film} 🙂 А ты?", gaps: [GAP], ...REST };
const ADVICE: Advice = {
  understood: "partly",
  asks: { question: "Что здесь важнее?", choices: ["Ответить про кино", "Позвать"], free: true },
  summary: "Спросили про кино.",
  verdict: "write_now",
  options: [
    first,
    // Somebody's own words may look like a mark; a change of a text may drop one.
    { tone: "sincere", text: "Ты пишешь «{gap:evil}», а я {gap:film}", gaps: [GAP], ...REST },
    { tone: "direct", text: "Пойдём в кино?", gaps: [GAP], ...REST },
  ],
};

let t: MentorSite;
beforeAll(async () => {
  const coach = inlineCoach();
  const ask: typeof coach.ask = async (kind, asked) =>
    kind === "answer"
      ? ({ words: ADVICE.summary, advice: ADVICE, asks: false } as never)
      : coach.ask(kind, asked);
  t = await createMentorSite({ mentorCoach: { ...coach, ask } });
});
afterAll(() => t.close());

describe("gaps of the built-in mentor's messages", () => {
  it("[MA14] [MA15] come with POST /advice, each with its mark and no other", async () => {
    const token = await t.adult("ann");
    const { message } = transcript(["Привет", "Любишь кино?"]) as {
      message: { parts: [{ data: { transcript: unknown } }] };
    };
    const body = { intent: "reply", transcript: message.parts[0].data.transcript };
    const { json } = await t.call("POST", "/api/mentor/advice", { token, body });
    const advice = adviceSchema.parse(json);
    expect(advice.understood).toBe("partly");
    expect(advice.asks).toEqual(ADVICE.asks);
    expect(advice.options.map(({ text, gaps }) => [text, gaps])).toEqual([
      ["{gap:film} 🙂 А ты?", [GAP]],
      ["Ты пишешь «…», а я {gap:film}", [GAP]],
      ["Пойдём в кино?", undefined],
    ]);
  });

  it("[MA14] [MA15] stream, are kept, found by their hint, and exported as hints in brackets", async () => {
    const token = await t.adult("bob");
    const { id } = await t.newChat(token);
    const { text } = await t.whole(t.send(token, id, transcript(["Привет", "Любишь кино?"])));
    const parts = chunksOf(text).flatMap((chunk) => (chunk.type === "data-advice" ? [chunk.data] : []));
    for (const { options = [] } of parts as { options?: { text?: string; gaps?: unknown }[] }[])
      for (const option of options)
        if (option.text?.includes("{gap:") === true) expect(option.gaps).toEqual([GAP]);
    const stored = (await t.chat(token, id)).messages[1]?.parts.find(({ type }) => type === "data-advice");
    expect(stored).toEqual(expect.objectContaining({ data: parts.at(-1) }));
    expect(stored).toMatchObject({
      data: { understood: "partly", asks: ADVICE.asks, options: [{ gaps: [GAP] }, {}, {}] },
    });
    const file = await t.call("GET", `/api/mentor/chats/${id}/export`, { token });
    expect(file.text).toContain(String.raw`> \[твой ответ про кино\] 🙂 А ты?`);
    expect(file.text).toContain("Что здесь важнее?\n\n- Ответить про кино\n- Позвать");
    const found = await t.call("GET", `/api/mentor/chats?search=${encodeURIComponent("важнее")}`, { token });
    expect(found.json).toHaveLength(1);
  });

  it("[MA14] are hints to a model, and pass for nobody's words once sent", async () => {
    const mentor = createScriptedMentor();
    const site = await createMentorSite({ mentorModel: mentor });
    const token = await site.adult("ann");
    const { id } = await site.newChat(token);
    const say = async (body: Record<string, unknown>) => {
      const sending = site.send(token, id, body);
      await mentor.asked();
      mentor.text("Вот.");
      mentor.say({
        type: "advice",
        advice: { verdict: "wait", options: [{ tone: "playful", text: first.text, gaps: [GAP] }] },
      });
      mentor.end();
      await site.whole(sending);
    };
    await say(transcript(["Привет", "Любишь кино?"], { intent: "reply" }));
    const answerId = (await site.chat(token, id)).messages[1]?.id;
    const url = `/api/mentor/chats/${id}/messages/${answerId}`;
    await site.call("PATCH", url, { token, body: { sentOption: 0 } });
    await say(words("Ответила «да»", { intent: "reply" }));
    const second = mentor.questions[1];
    expect(second?.transcript?.messages.at(-1)?.text).toBe("… 🙂 А ты?");
    expect(second?.turns[1]?.text).toBe("Вот.\n\n1. [твой ответ про кино] 🙂 А ты? (отправлено)");
    await site.close();
  });
});
