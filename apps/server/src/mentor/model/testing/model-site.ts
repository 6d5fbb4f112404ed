// What tests of the model mentor share: a clock that tells what it is asked for, questions, and ways to collect an answer.
import { asksOrPushes, hintsOf, maskNames as maskHere, noStands, urgesOn } from "@fitil/coach";
import type { Transcript } from "@fitil/contracts";
import { VirtualClock } from "@fitil/testkit";
import type { FakeModelServer } from "@fitil/testkit";
import { simulateReadableStream } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import type { ModelSettings } from "../../../env.ts";
import { createBuiltInMentor } from "../../answer/built-in-mentor.ts";
import type { AnswerEvent, Mentor, Question } from "../../mentor-port.ts";
import { inlineCoach } from "../../testing/inline-coach.ts";
import type { Habits } from "../attempts.ts";
import type { Boundaries } from "../no-guard.ts";
import { createPictureBodies } from "../picture-bodies.ts";
import type { MaskNames } from "../prompt/question-prompt.ts";
import { createModelMentor, createMentorOver } from "../model-mentor.ts";

export const KEY = "sk-very-secret-0123456789";
export const maskNames: MaskNames = async (texts) => maskHere(texts);
const boundaries: Boundaries = {
  stands: async (transcript) => noStands(transcript),
  crosses: async (texts) => texts.some(asksOrPushes),
  urges: async (counsel) => urgesOn(counsel),
};
const hints = async ({ transcript, turns, intent }: Question) =>
  hintsOf(transcript, turns.at(-1)?.text ?? "", intent);
const standIn = createBuiltInMentor(inlineCoach(), null);
export const NEVER = new AbortController().signal;

/** The virtual clock, which also tells when somebody starts to wait. */
export class ListeningClock extends VirtualClock {
  readonly #asked: number[] = [];
  readonly #listeners: { readonly delayMs: number; readonly count: number; readonly heard: () => void }[] =
    [];

  override after(delayMs: number, task: () => void): () => void {
    this.#asked.push(delayMs);
    for (const { delayMs: wanted, count, heard } of this.#listeners)
      if (this.#count(wanted) >= count) heard();
    return super.after(delayMs, task);
  }

  /** Resolves when a wait of `delayMs` was asked for the `count`th time since the start. */
  asked(delayMs: number, count = 1): Promise<void> {
    if (this.#count(delayMs) >= count) return Promise.resolve();
    return new Promise((heard) => this.#listeners.push({ delayMs, count, heard }));
  }

  #count(delayMs: number): number {
    return this.#asked.filter((asked) => asked === delayMs).length;
  }
}

function settingsFor(fake: FakeModelServer, change: Partial<ModelSettings> = {}): ModelSettings {
  return { provider: "compatible", model: "fake-model", apiKey: KEY, baseUrl: fake.baseUrl, ...change };
}

/** A mentor that asks the fake server, and what it waited for and logged; `change` replaces settings. */
export function mentorOn(fake: FakeModelServer, change: Partial<ModelSettings> = {}) {
  const clock = new ListeningClock();
  return {
    clock,
    mentor: createModelMentor(settingsFor(fake, change), { clock, maskNames, boundaries, hints, standIn }),
  };
}

type Part = Record<string, unknown> & { readonly type: string };

/** A mentor over a model that says these texts, one array a call, piece by piece. */
export function mentorSaying(...calls: readonly (readonly string[])[]) {
  const clock = new ListeningClock();
  let call = 0;
  const model = new MockLanguageModelV4({
    doStream: async () => {
      const pieces = calls[Math.min(call, calls.length - 1)] ?? [];
      call += 1;
      return { stream: streamOf(pieces) as never };
    },
  });
  const habits: Habits = { strictness: "schema", mayLoosen: false };
  const { hold: holdPictures } = createPictureBodies(fetch);
  const load = async () => ({ sdk: await import("ai"), holdPictures, model: () => model });
  return {
    clock,
    model,
    mentor: createMentorOver("mock", load, habits, { clock, maskNames, boundaries, hints, standIn }),
  };
}

function streamOf(pieces: readonly string[]) {
  const chunks: Part[] = [
    { type: "stream-start", warnings: [] },
    { type: "text-start", id: "1" },
    ...pieces.map((delta) => ({ type: "text-delta", id: "1", delta })),
    { type: "text-end", id: "1" },
    {
      type: "finish",
      finishReason: { unified: "stop", raw: "stop" },
      usage: {
        inputTokens: { total: 1, noCache: 1, cacheRead: undefined, cacheWrite: undefined },
        outputTokens: { total: 1, text: 1, reasoning: undefined },
      },
    },
  ];
  return simulateReadableStream({ chunks, initialDelayInMs: null, chunkDelayInMs: null });
}

export const CHAT: Transcript = {
  kind: "chat",
  language: "ru",
  messages: [
    { speaker: "me", text: "Привет, Аня! Как съездила?", confidence: 1 },
    { speaker: "them", text: "Отлично, были на Алтае с Димой, там ещё снег", confidence: 0.9 },
  ],
};

/** Somebody shows a chat and asks what to answer; `change` replaces parts. */
export function questionOf(change: Partial<Question> = {}): Question {
  return {
    shape: "advice",
    guessed: false,
    intent: "reply",
    transcript: CHAT,
    turns: [{ role: "user", text: "Что ответить Ане?" }],
    profile: "Меня зовут Игорь, люблю горы",
    notes: "",
    locale: "ru",
    take: 0,
    ...change,
  };
}

/** Everything an answer brings. */
export async function collect(answer: AsyncIterable<AnswerEvent>): Promise<AnswerEvent[]> {
  const events: AnswerEvent[] = [];
  for await (const event of answer) events.push(event);
  return events;
}

/** All the words, as they would stand on the page. */
export function textOf(events: readonly AnswerEvent[]): string {
  return events.map((event) => (event.type === "text" ? event.delta : "")).join("");
}

/** The last advice. */
export function adviceOf(events: readonly AnswerEvent[]) {
  const last = events.findLast((event) => event.type === "advice");
  return last?.type === "advice" ? last.advice : null;
}

/** What the answer failed with, or null when it did not. */
export async function failureOfAnswer(
  mentor: Mentor,
  question = questionOf(),
  signal = NEVER,
): Promise<unknown> {
  return collect(mentor.answer(question, signal)).then(
    () => null,
    (cause: unknown) => cause,
  );
}
