// Answers while they are written, on virtual time and without a server: who reads them, who ends them, what is stored
// and what it costs.
import type { Readable } from "node:stream";
import { beforeEach, describe, expect, it } from "vitest";
import type { MentorMessage } from "@fitil/contracts";
import { settle, VirtualClock } from "@fitil/testkit";
import type { Log } from "../../ports/process.ts";
import { createScriptedMentor, WHOLE_ADVICE } from "../testing/scripted-mentor.ts";
import type { ScriptedMentor } from "../testing/scripted-mentor.ts";
import { chunksOf } from "../testing/mentor-site.ts";
import { createFailures } from "./failures.ts";
import type { HeldRequest } from "./held-request.ts";
import { createLiveAnswer, MAX_BEHIND_BYTES } from "./live-answer.ts";
import { createLiveAnswers } from "./live-answers.ts";
import type { AnswerJob, LiveAnswers } from "./live-answers.ts";
import { AnswerFailure } from "../answer-failure.ts";
import type { Question } from "../mentor-port.ts";

const QUESTION: Question = {
  shape: "talk",
  guessed: false,
  intent: "reply",
  transcript: null,
  turns: [{ role: "user", text: "?" }],
  profile: "",
  notes: "",
  locale: "en",
  take: 0,
};

describe("live answers", () => {
  let clock: VirtualClock;
  let mentor: ScriptedMentor;
  let live: LiveAnswers;
  let stored: MentorMessage[];
  let money: string[];
  let logged: string[];
  let fields: object[];

  beforeEach(() => {
    clock = new VirtualClock();
    mentor = createScriptedMentor();
    stored = [];
    money = [];
    logged = [];
    fields = [];
    const write = (more: object, message: string) => {
      logged.push(message);
      fields.push(more);
    };
    const log: Log = { info: write, warn: write, error: write };
    live = createLiveAnswers({ clock, steadyClock: clock, log, failures: createFailures(log) });
  });

  function begin(
    chatId = "chat-1",
    more: Partial<AnswerJob> = {},
    meanwhile: () => Promise<void> = async () => undefined,
  ): Readable {
    const reserved = live.reserve("ann", chatId);
    if (!reserved.ok) throw new Error(reserved.code);
    void meanwhile();
    const reader = reserved.place.start(job(chatId, more));
    if (reader === null) throw new Error("It did not begin");
    return reader;
  }

  function job(chatId: string, more: Partial<AnswerJob> = {}): AnswerJob {
    return {
      id: `answer-to-${chatId}`,
      parentId: "question-1",
      mentor,
      question: QUESTION,
      request: held(),
      store: async (message) => stored.push(message) > 0,
      ...more,
    };
  }

  /** A request whose books may be broken. */
  function held(charge: () => Promise<void> = async () => void money.push("charged")): HeldRequest {
    let isCharged = false;
    return {
      async charge() {
        await charge().then(
          () => (isCharged = true),
          () => undefined,
        );
      },
      [Symbol.dispose]: () => void (isCharged || money.push("released")),
    };
  }

  it("[MC1] streams, stores and charges once; the finish comes when it is stored", async () => {
    const reader = begin();
    mentor.text("Hello, ");
    await settle();
    mentor.text("you.");
    mentor.say({ type: "advice", advice: WHOLE_ADVICE });
    mentor.end();
    const chunks = chunksOf(await all(reader));
    expect(chunks.map(({ type }) => type)).toEqual([
      "start",
      "text-start",
      "text-delta",
      "text-delta",
      "text-end",
      "data-advice",
      "finish",
    ]);
    expect(stored).toMatchObject([
      {
        id: "answer-to-chat-1",
        role: "assistant",
        metadata: { parentId: "question-1", createdAt: clock.now(), model: { name: "scripted" } },
        parts: [
          { type: "text", text: "Hello, you." },
          { type: "data-advice", data: WHOLE_ADVICE },
        ],
      },
    ]);
    expect([money, live.isAnswering("ann", "chat-1"), clock.pending()]).toEqual([["charged"], false, 0]);
    expect(live.stats()).toEqual({ running: 0, completed: 1, stopped: 0, failed: 0 });
  });

  it("[MC1] goes on without readers, and gives whoever comes back all of it, then the rest", async () => {
    const first = begin();
    mentor.text("One ");
    await settle();
    first.destroy();
    mentor.text("two ");
    await settle();
    const back = live.read("ann", "chat-1");
    const second = live.read("ann", "chat-1");
    if (back === null || second === null) throw new Error("There is no answer");
    expect(live.read("bob", "chat-1")).toBeNull();
    mentor.text("three");
    mentor.end();
    const [text, same] = await Promise.all([all(back), all(second)]);
    expect(words(text)).toBe("One two three");
    expect(same).toBe(text);
    expect(live.read("ann", "chat-1")).toBeNull();
  });

  it("shows growing options at most every 60 ms, the last one always, and a late reader only the newest", async () => {
    const reader = begin();
    for (let index = 0; index < 50; index++) {
      mentor.say({ type: "advice", advice: { verdict: "wait", options: [{ text: "x".repeat(index) }] } });
      await clock.advance(10);
    }
    const late = live.read("ann", "chat-1");
    if (late === null) throw new Error("There is no answer");
    mentor.say({ type: "advice", advice: WHOLE_ADVICE });
    mentor.end();
    const seen = chunksOf(await all(reader)).filter(({ type }) => type === "data-advice");
    expect(seen.length).toBeGreaterThanOrEqual(8);
    expect(seen.length).toBeLessThanOrEqual(10);
    expect(seen.at(-1)).toMatchObject({ id: "advice", data: WHOLE_ADVICE });
    expect(chunksOf(await all(late)).filter(({ type }) => type === "data-advice")).toHaveLength(2);
  });

  it("[MC1] one at a time in a chat, three of one person, each person for themselves", async () => {
    const readers = ["chat-1", "chat-2", "chat-3"].map((id) => begin(id));
    expect(live.reserve("ann", "chat-1")).toEqual({ ok: false, code: "mentor/answer_in_progress" });
    expect(live.reserve("ann", "chat-4")).toEqual({ ok: false, code: "request/too_many" });
    const other = live.reserve("bob", "chat-1");
    expect(other.ok).toBe(true);
    mentor.text("!");
    mentor.end();
    await all(readers[2] ?? begin());
    expect(live.reserve("ann", "chat-4").ok).toBe(true);
  });

  it("[MP1] stopped before a word: nothing stored, nothing charged, no empty message", async () => {
    const reader = begin();
    await settle();
    await live.stop("ann", "chat-1");
    expect(chunksOf(await all(reader))).toEqual([{ type: "abort", reason: "stopped" }]);
    expect([stored, money, mentor.signals[0]?.aborted]).toEqual([[], ["released"], true]);
    await live.stop("ann", "chat-1");
  });

  it("[MC1] stopped before it began: it ends before its first word", async () => {
    const reserved = live.reserve("ann", "chat-1");
    await live.stop("ann", "chat-1");
    if (!reserved.ok) throw new Error(reserved.code);
    reserved.place[Symbol.dispose]();
    const reader = begin("chat-2", {}, () => live.stop("ann", "chat-2"));
    expect(chunksOf(await all(reader))).toEqual([{ type: "abort", reason: "stopped" }]);
    expect([stored, money]).toEqual([[], ["released"]]);
    const fresh = begin("chat-1");
    mentor.text("Fine");
    mentor.end();
    expect(words(await all(fresh))).toBe("Fine");
  });

  it("[MC1] stopped in the middle: really, at once, and what had come is stored", async () => {
    const reader = begin();
    mentor.text("As far as");
    await settle();
    const stopping = live.stop("ann", "chat-1");
    mentor.text(" this");
    await stopping;
    expect(stored).toMatchObject([
      { parts: [{ type: "text", text: "As far as" }], metadata: { cut: "stopped" } },
    ]);
    expect(money).toEqual(["charged"]);
    expect(chunksOf(await all(reader)).slice(-2)).toMatchObject([
      { type: "message-metadata", messageMetadata: { cut: "stopped" } },
      { type: "abort" },
    ]);
  });

  it("[MS5] fails before a word: the reason in words, nothing stored, nothing charged", async () => {
    const reader = begin();
    await settle();
    mentor.fail(new AnswerFailure("mentor/model_busy"));
    expect(chunksOf(await all(reader))).toEqual([
      { type: "error", errorText: "The model is overloaded. Nothing was charged; try again in a minute." },
    ]);
    expect([stored, money, logged]).toEqual([[], ["released"], ["the mentor could not answer"]]);
  });

  it("[MS5] fails in the middle: what had come is stored as broken off, nothing charged", async () => {
    const reader = begin("chat-1", { question: { ...QUESTION, locale: "ru" } });
    mentor.text("Пока");
    await settle();
    mentor.fail(new TypeError("secret words"));
    const chunks = chunksOf(await all(reader));
    expect(chunks.slice(-2)).toMatchObject([
      { type: "message-metadata", messageMetadata: { cut: "failed" } },
      { type: "error", errorText: expect.stringContaining("Модель не справилась") },
    ]);
    expect(stored).toMatchObject([{ metadata: { cut: "failed" } }]);
    expect([money, logged]).toEqual([["released"], ["a mentor broke"]]);
    expect(fields).toMatchObject([
      { name: "TypeError", places: expect.stringContaining("live-answers.test.ts") },
    ]);
    expect(JSON.stringify(fields)).not.toContain("secret");
    expect(live.stats()).toMatchObject({ failed: 1, completed: 0 });
  });

  it("[MS5] an answer without a word is a failure", async () => {
    const reader = begin();
    await settle();
    mentor.end();
    expect(chunksOf(await all(reader))).toMatchObject([{ type: "error" }]);
    expect([stored, money]).toEqual([[], ["released"]]);
  });

  it("[MS6] a question back is stored and costs nothing", async () => {
    const reader = begin();
    mentor.say({ type: "asks" });
    mentor.text("Show me the chat?");
    mentor.end();
    await all(reader);
    expect([stored.length, money]).toEqual([1, ["released"]]);
  });

  it("an endless answer is broken off", async () => {
    const reader = begin();
    mentor.text("And ");
    await clock.advance(300_000);
    expect(chunksOf(await all(reader)).at(-1)).toMatchObject({
      type: "error",
      errorText: expect.stringContaining("in time"),
    });
    expect(stored).toMatchObject([{ metadata: { cut: "failed" } }]);
  });

  it("a restart in the middle stores what had come, charges nothing, and takes no new answer", async () => {
    const reader = begin();
    const silent = begin("chat-2");
    await settle();
    await live.close();
    expect(chunksOf(await all(silent))).toMatchObject([{ type: "error" }]);
    expect(live.reserve("ann", "chat-3")).toEqual({ ok: false, code: "server/shutting_down" });
    await all(reader);
    expect(money).toEqual(["released", "released"]);
  });

  it("[MF2] an erased account's answers end, and nothing of them is stored", async () => {
    const reader = begin();
    mentor.text("Words");
    await settle();
    live.forget("bob");
    expect(live.isAnswering("ann", "chat-1")).toBe(true);
    live.forget("ann");
    await all(reader);
    expect([stored, money]).toEqual([[], ["released"]]);
  });

  it("[MK2] an account erased while its answer was being prepared: the mentor is never asked", async () => {
    const reserved = live.reserve("ann", "chat-1");
    const other = live.reserve("bob", "chat-1");
    if (!reserved.ok || !other.ok) throw new Error("There was no place");
    live.forget("ann");
    expect(reserved.place.start(job("chat-1"))).toBeNull();
    await settle();
    expect([mentor.questions, stored, money, clock.pending()]).toEqual([[], [], [], 0]);
    reserved.place[Symbol.dispose]();
    expect(live.reserve("ann", "chat-1").ok).toBe(true);
    expect(other.place.start(job("chat-1"))).not.toBeNull();
  });

  it("[MA4] stopped, or the server ended, before it began: the mentor is never asked", async () => {
    const reserved = ["chat-1", "chat-2"].map((id) => live.reserve("ann", id));
    await live.stop("ann", "chat-1");
    for (const [index, place] of reserved.entries()) {
      if (!place.ok) throw new Error(place.code);
      if (index === 1) await live.close();
      const reader = place.place.start(job(`chat-${index + 1}`));
      expect(reader === null ? null : chunksOf(await all(reader)).map(({ type }) => type)).toEqual([
        index === 0 ? "abort" : "error",
      ]);
    }
    expect([mentor.questions, stored, money]).toEqual([[], [], ["released", "released"]]);
  });

  it("[MP2] a chat that is gone by then costs nothing; a store that breaks neither, and the place is free again", async () => {
    const gone = begin("chat-1", { store: async () => false });
    mentor.text("!");
    mentor.end();
    await all(gone);
    const broken = begin("chat-1", {
      store: async () => {
        throw new Error("disk");
      },
    });
    mentor.text("!");
    mentor.end();
    expect(chunksOf(await all(broken)).at(-1)).toMatchObject({ type: "error" });
    expect(money).toEqual(["released", "released"]);
    const uncharged = begin("chat-1", {
      request: held(async () => {
        throw new Error("books");
      }),
    });
    mentor.text("!");
    mentor.end();
    expect(chunksOf(await all(uncharged)).at(-1)).toMatchObject({ type: "finish" });
    expect(money).toEqual(["released", "released", "released"]);
    expect(live.reserve("ann", "chat-1").ok).toBe(true);
  });

  it("keeps quiet connections open with a comment every 15 s", async () => {
    const reader = begin();
    await clock.advance(46_000);
    mentor.text("!");
    mentor.end();
    const text = await all(reader);
    expect(text.split(": still writing\n\n").length - 1).toBe(4);
    expect(chunksOf(text).map(({ type }) => type)).toContain("finish");
  });

  it("lets go of a reader that is a megabyte behind, and of nobody else", async () => {
    const answer = createLiveAnswer(clock);
    const slow = answer.read();
    const quick = answer.read();
    let seen = 0;
    quick.on("data", (chunk: Buffer) => (seen += chunk.length));
    const delta = "x".repeat(65_536);
    for (let sent = 0; sent <= MAX_BEHIND_BYTES; sent += delta.length) {
      answer.send({ type: "text-delta", id: "t", delta });
      await settle();
    }
    expect([slow.destroyed, quick.destroyed]).toEqual([true, false]);
    expect(slow.readableLength).toBeLessThan(MAX_BEHIND_BYTES + 2 * delta.length);
    answer.end();
    await settle();
    expect(seen).toBeGreaterThan(MAX_BEHIND_BYTES);
  });

  it("lets the oldest of too many readers go", async () => {
    const answer = createLiveAnswer(clock);
    const readers = Array.from({ length: 9 }, () => answer.read());
    await settle();
    expect(readers.map(({ destroyed }) => destroyed)).toEqual([true, ...Array<boolean>(8).fill(false)]);
    answer.end();
  });
});

async function all(reader: Readable): Promise<string> {
  let text = "";
  for await (const chunk of reader) text += String(chunk);
  return text;
}

function words(text: string): string {
  return chunksOf(text)
    .map((chunk) => (chunk.type === "text-delta" ? chunk.delta : ""))
    .join("");
}
