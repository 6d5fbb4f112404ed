// «Короче», «смелее» and the rest, on an answer one has got: heard as words, by the built-in mentor and by a model.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asksOrPushes } from "@fitil/coach";
import { adviceSchema, REFINES } from "@fitil/contracts";
import type { Advice } from "@fitil/contracts";
import { createCountingAllowance } from "../testing/counting-allowance.ts";
import { createMentorSite, transcript, words } from "../testing/mentor-site.ts";
import type { MentorSite } from "../testing/mentor-site.ts";
import { createScriptedMentor, WHOLE_ADVICE } from "../testing/scripted-mentor.ts";
import { refineWords } from "./refine.ts";

const LINES = ["Привет! Как выходные?", "Ходила на скалодром, руки отваливаются"];
const { message } = transcript(LINES) as { message: { parts: [{ data: { transcript: object } }] } };
const ASKED = { intent: "reply", transcript: message.parts[0].data.transcript };
const LONG =
  "Ого, скалодром! Я бы повис на первой же зацепке. А давно ты лазаешь и куда лучше пойти новичку?";

function previous(text: string): Advice {
  const option = (tone: "playful" | "sincere" | "direct") => ({ tone, text, why: "Скалодром.", source: "" });
  return {
    summary: "Рассказали про скалодром.",
    verdict: "write_now",
    options: [option("playful"), option("sincere"), option("direct")],
  };
}

describe("an answer that is to be different, by the built-in mentor", () => {
  const allowance = createCountingAllowance();
  let t: MentorSite;
  let token: string;
  beforeAll(async () => {
    t = await createMentorSite({ mentorAllowance: allowance });
    token = await t.adult("ann");
  });
  afterAll(() => t.close());
  const post = (body: object) =>
    t.call("POST", "/api/mentor/advice", { token, body: body as Record<string, unknown> });

  it("[MA16] shorter: every message gets shorter, for one request", async () => {
    const { status, json } = await post({ ...ASKED, refine: "shorter", previous: previous(LONG) });
    expect(status).toBe(200);
    for (const { text } of adviceSchema.parse(json).options) expect(text.length).toBeLessThan(LONG.length);
    expect(allowance.charged).toHaveLength(1);
  });

  it("[MA16] what cannot get shorter comes back with the reason, uncharged", async () => {
    const before = allowance.charged.length;
    const { json } = await post({ ...ASKED, refine: "shorter", previous: previous("Как руки?") });
    const advice = adviceSchema.parse(json);
    expect(advice.options.map(({ text }) => text)).toEqual(["Как руки?", "Как руки?", "Как руки?"]);
    expect(advice.summary).not.toBe("Рассказали про скалодром.");
    expect(allowance.charged).toHaveLength(before);
  });

  it.each(["bolder", "warmer", "plainer"] as const)("[MA16] %s: three other messages", async (refine) => {
    const { json: first } = await post(ASKED);
    const { status, json } = await post({ ...ASKED, refine, previous: first });
    expect(status, JSON.stringify(json)).toBe(200);
    const texts = (advice: unknown) => adviceSchema.parse(advice).options.map(({ text }) => text);
    for (const text of texts(json)) expect(texts(first)).not.toContain(text);
  });

  it("[MA16] in a chat the same words do the same", async () => {
    const { id } = await t.newChat(token);
    await t.whole(t.send(token, id, transcript(LINES)));
    for (const refine of ["shorter", "bolder", "warmer", "plainer"] as const)
      await t.whole(t.send(token, id, words(refineWords(refine, "ru"))));
    const answers = (await t.chat(token, id)).messages.filter(({ role }) => role === "assistant");
    expect(answers.filter(({ parts }) => parts.some(({ type }) => type === "data-advice")).length).toBe(5);
  });

  it("[MA16] in a chat what cannot get shorter comes back with its messages, uncharged", async () => {
    const { id } = await t.newChat(token);
    await t.whole(t.send(token, id, transcript(LINES)));
    const charges: number[] = [];
    for (let times = 0; times < 3; times += 1) {
      const before = allowance.charged.length;
      await t.whole(t.send(token, id, words(refineWords("shorter", "ru"))));
      charges.push(allowance.charged.length - before);
      const last = (await t.chat(token, id)).messages.at(-1);
      expect(last?.parts.some(({ type }) => type === "data-advice")).toBe(true);
    }
    expect(charges.at(-1)).toBe(0);
  });

  it("[MA16] [MA17] what pushes after a no is not made shorter, but answered anew", async () => {
    const lines = ["Пойдём в кино?", "Нет, спасибо. Давай останемся друзьями"];
    const { message } = transcript(lines) as { message: { parts: [{ data: { transcript: object } }] } };
    const pushing = previous(
      "Ну пожалуйста, дай мне ещё один шанс! Пойдём просто погулять в субботу вечером?",
    );
    const body = { intent: "reply", transcript: message.parts[0].data.transcript };
    const { json } = await post({ ...body, refine: "shorter", previous: pushing });
    const advice = adviceSchema.parse(json);
    expect(advice.verdict).toBe("let_it_go");
    for (const { text } of advice.options) expect(asksOrPushes(text), text).toBe(false);
  });

  it.each([
    ["without the answer it is about", { refine: "shorter" }],
    ["an answer without a wish", { previous: previous(LONG) }],
    ["an unknown wish", { refine: "longer", previous: previous(LONG) }],
    ["an answer of two messages", { refine: "shorter", previous: { ...previous(LONG), options: [] } }],
    ["a mark without its gap", { refine: "shorter", previous: previous("{gap:film}, а ты?") }],
  ])("[MA16] refuses %s", async (_name, more) => {
    const { status, json } = await post({ ...ASKED, ...more });
    expect([status, json["code"]]).toEqual([400, "request/bad"]);
  });
});

describe("an answer that is to be different, by a model", () => {
  it.each(REFINES)("[MA16] %s is asked for in words, below the answer", async (refine) => {
    const mentor = createScriptedMentor();
    const t = await createMentorSite({ mentorModel: mentor });
    const token = await t.adult("ann");
    const body = { ...ASKED, context: "Что ответить?", refine, previous: previous(LONG) };
    const asking = t.call("POST", "/api/mentor/advice", { token, body });
    await mentor.asked();
    mentor.text("Иначе.");
    mentor.say({ type: "advice", advice: WHOLE_ADVICE });
    mentor.end();
    expect((await t.whole(asking)).status).toBe(200);
    const [question] = mentor.questions;
    expect(question?.shape).toBe("advice");
    expect(question?.turns.map(({ role, text }) => [role, text])).toEqual([
      ["user", "Что ответить?"],
      ["assistant", `Рассказали про скалодром.\n\n1. ${LONG}\n2. ${LONG}\n3. ${LONG}`],
      ["user", refineWords(refine, "ru")],
    ]);
    expect(question?.turns[1]?.offer?.options).toHaveLength(3);
    await t.close();
  });
});
