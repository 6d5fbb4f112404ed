// The mentor over a provider: what streams, what is asked again, what fails and how, and that stopping stops.
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

describe("a provider in trouble", () => {
  it.each([
    [401, "mentor/model_refused"],
    [403, "mentor/model_refused"],
    [404, "mentor/model_refused"],
    [413, "mentor/model_refused"],
  ] as const)("[MS5] is not asked again after %i", async (status, code) => {
    fake.script({ type: "status", status });
    expect(await failureOfAnswer(mentorOn(fake).mentor)).toMatchObject({ code });
    expect(fake.requests).toHaveLength(1);
  });

  it("[MS5] that refuses a talk with 400 is not asked again", async () => {
    fake.script({ type: "status", status: 400 });
    expect(await failureOfAnswer(mentorOn(fake).mentor, TALK)).toMatchObject({
      code: "mentor/model_refused",
    });
    expect(fake.requests).toHaveLength(1);
  });

  it.each([
    [429, "mentor/model_busy"],
    [500, "mentor/model_failed"],
    [503, "mentor/model_failed"],
  ] as const)("[MS5] is asked twice more after %i, with pauses", async (status, code) => {
    const refusal = { type: "status", status } as const;
    fake.script(refusal, refusal, refusal);
    const { mentor, clock } = mentorOn(fake);
    const failure = failureOfAnswer(mentor, TALK);
    await clock.asked(400);
    await clock.advance(400);
    await clock.asked(1_200);
    expect(fake.requests).toHaveLength(2);
    await clock.advance(1_200);
    expect(await failure).toMatchObject({ code });
    expect(fake.requests).toHaveLength(3);
    expect(clock.pending()).toBe(0);
  });

  it("[MS5] names its own pause, which is kept up to 5 s", async () => {
    fake.script({ type: "status", status: 429, headers: { "retry-after": "3" } });
    const { mentor, clock } = mentorOn(fake);
    const events = collect(mentor.answer(TALK, NEVER));
    await clock.asked(3_000);
    await clock.advance(2_999);
    expect(fake.requests).toHaveLength(1);
    await clock.advance(1);
    expect(textOf(await events)).not.toBe("");
  });

  it("[MS5] that wants a longer pause is busy at once", async () => {
    fake.script({ type: "status", status: 429, headers: { "retry-after": "60" } });
    expect(await failureOfAnswer(mentorOn(fake).mentor)).toMatchObject({ code: "mentor/model_busy" });
    expect(fake.requests).toHaveLength(1);
  });

  it("[MS5] that says nothing is slow after 20 s, and the request is ended", async () => {
    fake.script({ type: "silent" });
    const { mentor, clock } = mentorOn(fake);
    const failure = failureOfAnswer(mentor);
    const request = await fake.request(0);
    await clock.advance(20_000);
    expect(await failure).toMatchObject({ code: "mentor/model_slow" });
    await request.closed;
    expect(clock.pending()).toBe(0);
  });

  it("[MS5] that falls silent is slow after 30 s; what had come was shown", async () => {
    fake.script({ type: "stall", text: "Она ответила " });
    const { mentor, clock } = mentorOn(fake);
    const answer = mentor.answer(TALK, NEVER)[Symbol.asyncIterator]();
    expect((await answer.next()).value).toEqual({ type: "text", delta: "Она " });
    expect((await answer.next()).value).toEqual({ type: "text", delta: "ответила " });
    const end = answer.next().catch((cause: unknown) => cause);
    await clock.advance(29_999);
    await clock.advance(1);
    expect(await end).toMatchObject({ code: "mentor/model_slow" });
  });

  it("[MS5] that only thinks, aloud and without end, is slow after 120 s", async () => {
    const { mentor, clock, model } = mentorSaying([]);
    let thoughts = 0;
    let stop = (): void => undefined;
    model.doStream = async () => {
      const stream = new ReadableStream({
        start(controller) {
          controller.enqueue({ type: "stream-start", warnings: [] });
          controller.enqueue({ type: "reasoning-start", id: "1" });
          const think = () => {
            thoughts += 1;
            controller.enqueue({ type: "reasoning-delta", id: "1", delta: "hm " });
            stop = clock.after(10_000, think);
          };
          stop = clock.after(10_000, think);
        },
        cancel: () => stop(),
      });
      return { stream: stream as never };
    };
    const failure = failureOfAnswer(mentor, TALK);
    await clock.asked(10_000);
    for (let seconds = 0; seconds < 120; seconds += 1) await clock.advance(1_000);
    expect(await failure).toMatchObject({
      code: "mentor/model_slow",
      reason: expect.stringContaining("120 s"),
    });
    expect(thoughts).toBeGreaterThan(10);
    expect(clock.pending()).toBe(0);
  });

  it("[MS5] whose line breaks before a word is asked again, after a word it has failed", async () => {
    fake.script({ type: "cut", text: "" }, { type: "cut", text: "Она ответила " });
    const { mentor, clock } = mentorOn(fake);
    const shown: string[] = [];
    const failure = (async () => {
      for await (const event of mentor.answer(TALK, NEVER))
        if (event.type === "text") shown.push(event.delta);
    })().catch((cause: unknown) => cause);
    await clock.asked(400);
    await clock.advance(400);
    expect(await failure).toMatchObject({ code: "mentor/model_failed" });
    expect(shown.join("")).toMatch(/^Она/);
    expect(fake.requests).toHaveLength(2);
  });

  it("[MS5] that streams an error in the middle, or no events at all, has failed", async () => {
    fake.script(
      { type: "raw", body: 'data: {"error":{"message":"boom","code":"x"}}\n\n' },
      { type: "raw", body: "data: {not json\n\n" },
    );
    const { mentor } = mentorOn(fake);
    expect(await failureOfAnswer(mentor, TALK)).toMatchObject({ code: "mentor/model_failed" });
    expect(await failureOfAnswer(mentor, TALK)).toMatchObject({ code: "mentor/model_failed" });
    expect(fake.requests).toHaveLength(2);
  });

  it("[MS5] that cannot be reached has failed after three tries", async () => {
    const { mentor, clock } = mentorOn(fake);
    await fake.close();
    const failure = failureOfAnswer(mentor, TALK);
    await clock.asked(400);
    await clock.advance(400);
    await clock.asked(1_200);
    await clock.advance(1_200);
    expect(await failure).toMatchObject({
      code: "mentor/model_failed",
      reason: expect.stringContaining("ECONNREFUSED"),
    });
    fake = await startFakeModelServer();
  });

  it("[MS5] that sends the request on to another place is not followed there with the key", async () => {
    const other = await startFakeModelServer();
    const location = `${other.baseUrl}/chat/completions`;
    fake.script({ type: "status", status: 307, headers: { location } });
    expect(await failureOfAnswer(mentorOn(fake).mentor, TALK)).toMatchObject({ code: "mentor/model_failed" });
    expect(other.requests).toHaveLength(0);
    await other.close();
  });

  it("[MS5] that does not stop writing has failed", async () => {
    const { mentor } = mentorSaying(Array.from({ length: 60 }, () => "слово ".repeat(100)));
    expect(await failureOfAnswer(mentor, TALK)).toMatchObject({ code: "mentor/model_failed" });
  });
});

describe("stopping", () => {
  it("[MC1] ends the provider's request at once, and throws the signal's reason", async () => {
    fake.script({ type: "stall", text: "Она ответила " });
    const { mentor, clock } = mentorOn(fake);
    const stop = new AbortController();
    const answer = mentor.answer(TALK, stop.signal)[Symbol.asyncIterator]();
    await answer.next();
    const end = Promise.resolve(answer.next()).then(() => answer.next());
    stop.abort(new Error("stopped"));
    await expect(end).rejects.toThrow("stopped");
    await (
      await fake.request(0)
    ).closed;
    expect(clock.pending()).toBe(0);
  });

  it("[MC1] works before the first word and during a pause", async () => {
    fake.script({ type: "status", status: 500 });
    const { mentor, clock } = mentorOn(fake);
    const stop = new AbortController();
    const failure = failureOfAnswer(mentor, TALK, stop.signal);
    await clock.asked(400);
    stop.abort();
    expect(await failure).toMatchObject({ name: "AbortError" });
    expect(await failureOfAnswer(mentor, TALK, stop.signal)).toMatchObject({ name: "AbortError" });
    expect(fake.requests).toHaveLength(1);
    expect(clock.pending()).toBe(0);
  });

  it("[MC1] by walking away from the answer ends the request, too", async () => {
    fake.script({ type: "stall", text: "Она ответила " });
    const { mentor, clock } = mentorOn(fake);
    for await (const event of mentor.answer(TALK, NEVER)) if (event.type === "text") break;
    await (
      await fake.request(0)
    ).closed;
    expect(clock.pending()).toBe(0);
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
