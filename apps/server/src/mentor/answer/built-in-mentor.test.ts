// How the built-in mentor speaks: at once, word by word, within two seconds or so, and silent as soon as it is stopped.
import { describe, expect, it } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import type { Transcript } from "@fitil/contracts";
import { inlineCoach } from "../testing/inline-coach.ts";
import { createBuiltInMentor, helpAnswerer } from "./built-in-mentor.ts";
import type { AnswerEvent, Question } from "../mentor-port.ts";

const CHAT: Transcript = {
  kind: "chat",
  language: "ru",
  messages: [
    { speaker: "me", text: "Привет! Как выходные?", confidence: 1 },
    { speaker: "them", text: "Ходила на скалодром, руки отваливаются", confidence: 1 },
  ],
};

const QUESTION: Question = {
  shape: "advice",
  guessed: false,
  intent: "reply",
  transcript: CHAT,
  turns: [{ role: "user", text: "" }],
  profile: "",
  notes: "",
  locale: "ru",
  take: 0,
};

/** Lets an answer be spoken on virtual time; each event with the time it came at. */
async function listen(answer: AsyncIterable<AnswerEvent>, clock: VirtualClock) {
  const heard: { at: number; event: AnswerEvent }[] = [];
  const began = clock.now();
  let over = false;
  const listening = (async () => {
    for await (const event of answer) heard.push({ at: clock.now() - began, event });
    over = true;
  })();
  for (let step = 0; step < 5_000 && !over; step++) await clock.advance(1);
  await listening;
  return heard;
}

describe("the built-in mentor", () => {
  it("[MS6] begins at once, never rests longer than 40 ms, and is done in about two seconds", async () => {
    const clock = new VirtualClock();
    const mentor = createBuiltInMentor(inlineCoach(), clock);
    const heard = await listen(mentor.answer(QUESTION, new AbortController().signal), clock);
    expect(heard[0]?.at).toBeLessThanOrEqual(1);
    expect(heard[0]).toMatchObject({ event: { type: "text" } });
    const rests = heard.map(({ at }, index) => at - (heard[index - 1]?.at ?? 0));
    expect(Math.max(...rests)).toBeLessThanOrEqual(40);
    expect(heard.at(-1)?.at).toBeGreaterThanOrEqual(1_500);
    expect(heard.at(-1)?.at).toBeLessThanOrEqual(2_500);
  });

  it("[MS3] says the summary, then the options one after the other, each growing to what it is", async () => {
    const clock = new VirtualClock();
    const mentor = createBuiltInMentor(inlineCoach(), clock);
    const heard = await listen(mentor.answer(QUESTION, new AbortController().signal), clock);
    const kinds = heard.map(({ event }) => event.type);
    expect(kinds.lastIndexOf("text")).toBeLessThan(kinds.indexOf("advice"));
    const advice = heard.flatMap(({ event }) => (event.type === "advice" ? [event.advice] : []));
    for (const [index, { options }] of advice.entries()) {
      const before = advice[index - 1]?.options ?? [];
      expect(options.length - before.length).toBeGreaterThanOrEqual(0);
      for (const [place, option] of before.entries())
        expect(options[place]?.text?.startsWith(option.text ?? "")).toBe(true);
    }
    expect(advice.at(-1)?.options).toHaveLength(3);
    for (const option of advice.at(-1)?.options ?? [])
      for (const value of [option.tone, option.text, option.why, option.source]) expect(value).toBeTruthy();
  });

  it("says the same without a clock, all at once", async () => {
    const clock = new VirtualClock();
    const signal = new AbortController().signal;
    const slow = await listen(createBuiltInMentor(inlineCoach(), clock).answer(QUESTION, signal), clock);
    const swift: AnswerEvent[] = [];
    for await (const event of createBuiltInMentor(inlineCoach(), null).answer(QUESTION, signal))
      swift.push(event);
    expect(swift).toEqual(slow.map(({ event }) => event));
  });

  it("[MS6] asks back when there is nothing to go on, and says so", async () => {
    const empty: Question = { ...QUESTION, transcript: null };
    const said: AnswerEvent[] = [];
    for await (const event of createBuiltInMentor(inlineCoach(), null).answer(
      empty,
      new AbortController().signal,
    ))
      said.push(event);
    expect(said[0]).toEqual({ type: "asks" });
    expect(said.some(({ type }) => type === "text")).toBe(true);
    expect(said.some(({ type }) => type === "advice")).toBe(false);
  });

  it("[MC1] is silent as soon as it is stopped, and leaves no timer behind", async () => {
    const clock = new VirtualClock();
    const stopper = new AbortController();
    const heard: AnswerEvent[] = [];
    const help = { kind: "deception", text: "Можно иначе.", contacts: [], verdict: "let_it_go" } as const;
    const speaker = helpAnswerer({ ...help, summary: "раз два три четыре пять" }, clock);
    const listening = (async () => {
      for await (const event of speaker.answer(QUESTION, stopper.signal)) heard.push(event);
    })();
    await clock.advance(45);
    const before = heard.length;
    stopper.abort();
    await listening;
    expect([before > 0, before < 5, heard.length, clock.pending()]).toEqual([true, true, before, 0]);
  });
});
