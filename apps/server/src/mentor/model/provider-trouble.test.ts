// A provider in trouble: what is asked again, what fails and how, and that stopping stops.
import { startFakeModelServer } from "@fitil/testkit";
import type { FakeModelServer } from "@fitil/testkit";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  collect,
  failureOfAnswer,
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
