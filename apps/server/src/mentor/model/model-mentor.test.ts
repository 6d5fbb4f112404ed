// The mentor over a provider: what streams, in which shape, and what neither reaches the provider nor comes out.
import { inspect } from "node:util";
import { fakeAdvice, startFakeModelServer } from "@fitil/testkit";
import type { FakeModelServer } from "@fitil/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { AnswerFailure } from "../answer-failure.ts";
import {
  adviceOf,
  collect,
  failureOfAnswer,
  KEY,
  mentorOn,
  mentorSaying,
  NEVER,
  questionOf,
  textOf,
} from "./testing/model-site.ts";

let fake: FakeModelServer;
beforeEach(async () => {
  fake = await startFakeModelServer();
});
afterEach(() => fake.close());

const TALK = questionOf({ shape: "talk" });
const same = { text: "Привет", why: "x", fact: "none" };

describe("an advice", () => {
  it("[MS5] streams the summary word by word, then grows verdict and options to three tones with sourced reasons", async () => {
    const { mentor, clock } = mentorOn(fake);
    const events = await collect(mentor.answer(questionOf(), NEVER));
    expect(events.filter(({ type }) => type === "text").length).toBeGreaterThan(5);
    expect(textOf(events)).toBe(JSON.parse(fakeAdvice()).summary);
    const advice = adviceOf(events);
    expect(events.at(-1)).toEqual({ type: "advice", advice });
    expect(advice?.verdict).toBe("write_now");
    expect(advice?.options.map(({ tone }) => tone)).toEqual(["playful", "sincere", "direct"]);
    expect(advice?.options[0]?.why).toMatch(/^Подхватывает снег, о котором шла речь\. .*OkCupid/);
    expect(advice?.options[0]?.source).toMatch(/OkCupid/);
    expect(events.filter(({ type }) => type === "advice").length).toBeGreaterThan(3);
    expect(clock.pending()).toBe(0);
  });

  it("[MS5] shows words before the model has finished", async () => {
    fake.script({ type: "stall", text: fakeAdvice().slice(0, 60) });
    const { mentor } = mentorOn(fake);
    const stop = new AbortController();
    const answer = mentor.answer(questionOf(), stop.signal)[Symbol.asyncIterator]();
    expect((await answer.next()).value).toMatchObject({ type: "text" });
    stop.abort();
    await answer.return?.();
  });

  it("[MS5] speaks the person's language about facts, and takes none where the model takes none", async () => {
    const none = { text: "Hi, how was it?", why: "Picks up the trip.", fact: "none" };
    fake.script({ type: "answer", text: fakeAdvice({ direct: none }) });
    const events = await collect(mentorOn(fake).mentor.answer(questionOf({ locale: "en" }), NEVER));
    expect(adviceOf(events)?.options[2]).toEqual({
      tone: "direct",
      text: none.text,
      why: none.why,
      source: "",
    });
    expect(adviceOf(events)?.options[0]?.source).toMatch(/analysis/);
  });

  it("[MS5] reads JSON out of fences, greetings and thoughts", async () => {
    const text = `<think>Which one? {"summary": "no"}</think>Sure! Here it is:\n\`\`\`json\n${fakeAdvice()}\n\`\`\`\nEnjoy`;
    fake.script({ type: "answer", text });
    const events = await collect(mentorOn(fake).mentor.answer(questionOf(), NEVER));
    expect(textOf(events)).toBe(JSON.parse(fakeAdvice()).summary);
    expect(adviceOf(events)?.options).toHaveLength(3);
  });

  it("[MS5] that nobody asked for in so many words may also come in plain words", async () => {
    fake.script({ type: "answer", text: "  Спроси про горы: это её живая тема." });
    const events = await collect(mentorOn(fake).mentor.answer(questionOf({ guessed: true }), NEVER));
    expect(textOf(events)).toBe("Спроси про горы: это её живая тема.");
    expect(adviceOf(events)).toBeNull();
    expect(fake.requests).toHaveLength(1);
    expect(events.filter(({ type }) => type === "text").length).toBeGreaterThan(3);
    fake.script({ type: "answer", text: `\`\`\`json\n${fakeAdvice()}\n\`\`\`` });
    const shaped = await collect(mentorOn(fake).mentor.answer(questionOf({ guessed: true }), NEVER));
    expect(adviceOf(shaped)?.options).toHaveLength(3);
  });

  it("[MS5] that is left at its first word leaves no call behind", async () => {
    fake.script({ type: "stall", text: "Спроси про горы: это её живая тема." });
    const { mentor, clock } = mentorOn(fake);
    const answer = mentor.answer(questionOf({ guessed: true }), NEVER)[Symbol.asyncIterator]();
    expect((await answer.next()).value).toMatchObject({ type: "text" });
    await answer.return?.();
    expect(clock.pending()).toBe(0);
  });

  it.each([
    ["no JSON", "I would rather not."],
    ["an empty answer", ""],
    ["a missing summary", fakeAdvice({ summary: "" })],
    ["a list", "[1, 2, 3]"],
  ])("[MS5] is asked for once more after %s", async (_, text) => {
    fake.script({ type: "answer", text });
    const { mentor } = mentorOn(fake);
    const events = await collect(mentor.answer(questionOf(), NEVER));
    expect(adviceOf(events)?.options).toHaveLength(3);
    expect(fake.requests).toHaveLength(2);
    expect(JSON.stringify(fake.requests[1]?.body)).toContain("Write the whole object again");
  });

  it.each([
    ["a missing tone", fakeAdvice({ direct: undefined })],
    ["an unknown verdict", fakeAdvice({ verdict: "marry" })],
    ["an option without text", fakeAdvice({ sincere: { why: "x", fact: "none" } })],
    ["an unknown fact", fakeAdvice({ sincere: { text: "x", why: "x", fact: "made_up" } })],
    ["three times the same", fakeAdvice({ playful: same, sincere: same, direct: same })],
    ["half an object", fakeAdvice().slice(0, 400)],
  ])("[MS5] is asked for once more after %s, and the summary that was read stays", async (_, text) => {
    const other = fakeAdvice({ summary: "Совсем другой разбор." });
    fake.script({ type: "answer", text }, { type: "answer", text: other });
    const { mentor } = mentorOn(fake);
    const events = await collect(mentor.answer(questionOf(), NEVER));
    const { summary } = JSON.parse(fakeAdvice()) as { summary: string };
    expect(textOf(events)).toBe(summary);
    expect(adviceOf(events)).toMatchObject({ verdict: "write_now", options: [{}, {}, {}] });
    expect(fake.requests).toHaveLength(2);
  });

  it("[MS5] fails when its summary is cut off, because half of a sentence was read already", async () => {
    fake.script({ type: "answer", text: fakeAdvice().slice(0, 40) });
    expect(await failureOfAnswer(mentorOn(fake).mentor)).toMatchObject({ code: "mentor/model_failed" });
    expect(fake.requests).toHaveLength(1);
  });

  it("[MS5] fails when what is asked for once more is out of shape again", async () => {
    const text = fakeAdvice({ verdict: "marry" });
    fake.script({ type: "answer", text }, { type: "answer", text });
    expect(await failureOfAnswer(mentorOn(fake).mentor)).toMatchObject({ code: "mentor/model_failed" });
    expect(fake.requests).toHaveLength(2);
  });

  it("[MS5] fails when the second try is malformed, too", async () => {
    fake.script({ type: "answer", text: "no" }, { type: "answer", text: "no again" });
    expect(await failureOfAnswer(mentorOn(fake).mentor)).toMatchObject({ code: "mentor/model_failed" });
    expect(fake.requests).toHaveLength(2);
  });

  it("[MS5] asks for the shape less firmly where a server refuses it, and remembers", async () => {
    fake.script({ type: "status", status: 400 }, { type: "status", status: 422 });
    const { mentor } = mentorOn(fake);
    await collect(mentor.answer(questionOf(), NEVER));
    await collect(mentor.answer(questionOf(), NEVER));
    const formats = fake.requests.map(
      ({ body }) => (body as { response_format?: { type: string } }).response_format?.type,
    );
    expect(formats).toEqual(["json_schema", "json_object", undefined, undefined]);
  });
});

describe("a talk", () => {
  it("[MS5] streams words", async () => {
    fake.script({ type: "answer", text: "\n Всё не так плохо: она ответила." });
    const events = await collect(mentorOn(fake).mentor.answer(TALK, NEVER));
    expect(textOf(events)).toBe("Всё не так плохо: она ответила.");
    expect(events.length).toBeGreaterThan(3);
    expect(fake.requests[0]?.body).not.toHaveProperty("response_format");
  });

  it("[MS5] is asked for once more when it is empty", async () => {
    fake.script({ type: "answer", text: " " }, { type: "answer", text: " \n" });
    expect(await failureOfAnswer(mentorOn(fake).mentor, TALK)).toMatchObject({ code: "mentor/model_failed" });
    expect(fake.requests).toHaveLength(2);
  });
});

describe("names", () => {
  it("[MF2] do not reach the provider, and come back in the answer, also when a placeholder is cut in two", async () => {
    const { mentor, model } = mentorSaying([
      '{"summary": "У [N',
      "2] хорошее настроение, [",
      "N1], напиши [N2.da",
      't] про [N3.acc].", "verdict": "write_now", ',
      '"playful": {"text": "[N2], а [N3] лепил снеговика?", "why": "Снег.", "fact": "interest"},',
      '"sincere": {"text": "Как там, [N2]?", "why": "Вопрос.", "fact": "follow_up"},',
      '"direct": {"text": "[N2], кофе в субботу?", "why": "Прямо.", "fact": "none"}}',
    ]);
    const events = await collect(mentor.answer(questionOf(), NEVER));
    const sent = JSON.stringify(model.doStreamCalls[0]?.prompt);
    expect(sent).not.toMatch(/Ан[яе]|Дим|Игорь/);
    expect(sent).toContain("[N2]");
    expect(textOf(events)).toBe("У Аня хорошее настроение, Игорь, напиши Ане про Диму.");
    expect(adviceOf(events)?.options[0]?.text).toBe("Аня, а Дима лепил снеговика?");
  });
});

describe("secrets", () => {
  const printed: string[] = [];
  beforeAll(() => {
    for (const name of ["log", "info", "warn", "error", "debug"] as const)
      vi.spyOn(console, name).mockImplementation((...words) => void printed.push(inspect(words)));
    vi.spyOn(process, "emitWarning").mockImplementation((words) => void printed.push(String(words)));
  });
  afterAll(() => vi.restoreAllMocks());

  it.each([
    [{ type: "status", status: 401 }],
    [{ type: "status", status: 400 }],
    [{ type: "raw", body: 'data: {"error":{"message":"Что ответить Ане? sk-very-secret-0123456789"}}\n\n' }],
    [{ type: "raw", body: 'data: {"choices": "Что ответить Ане? sk-very-secret-0123456789"}\n\n' }],
    [{ type: "answer", text: "Алтае sk-very-secret-0123456789" }],
  ] as const)("[MS5] stay out of errors and the console: %j", async (step) => {
    fake.script(step, step, step);
    const failure = await failureOfAnswer(mentorOn(fake).mentor);
    expect(failure).toBeInstanceOf(AnswerFailure);
    const everything = inspect(failure, { depth: 12, showHidden: true });
    expect(everything).not.toContain(KEY);
    expect(everything).not.toMatch(/Алтае|Что ответить|You are Spark/);
    expect(printed).toEqual([]);
  });
});

describe("the first question", () => {
  it("[MS5] loads the provider; a failed load is tried again", async () => {
    const { mentor } = mentorOn(fake);
    expect(mentor.model).toEqual({ kind: "model", name: "fake-model" });
    expect(fake.requests).toHaveLength(0);
    await collect(mentor.answer(TALK, NEVER));
    expect(fake.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  });
});
