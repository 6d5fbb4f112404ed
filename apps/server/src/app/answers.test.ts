// The mentor over several processes without network or real time: an answer asked for at one process, met from another one, and
// limits that count over both.
import type { Readable } from "node:stream";
import { settle, VirtualClock } from "@fitil/testkit";
import { beforeEach, describe, expect, it } from "vitest";
import type { MentorMessage } from "@fitil/contracts";
import { createAllowance } from "../billing/allowance.ts";
import { openSale } from "../billing/testing/sale.ts";
import { openMemorySite } from "../cluster/testing/memory-site.ts";
import type { MemoryProcess } from "../cluster/testing/memory-site.ts";
import { createGuestAllowance } from "../guest-book/tries.ts";
import { createPersonLimit } from "../http/limits/person-limits.ts";
import { createCredits } from "../ledger/credits.ts";
import { createFailures } from "../mentor/answer/failures.ts";
import { createLiveAnswers } from "../mentor/answer/live-answers.ts";
import type { AnswerJob } from "../mentor/answer/live-answers.ts";
import { shareAnswers } from "../mentor/answer/shared-answers.ts";
import type { Answers } from "../mentor/answer/shared-answers.ts";
import { createScriptedMentor } from "../mentor/testing/scripted-mentor.ts";
import type { ScriptedMentor } from "../mentor/testing/scripted-mentor.ts";
import type { MentorAllowance } from "../ports/mentor-requests.ts";
import { openMigratedSqlite } from "../testing/migrated-sqlite.ts";

const LOG = { info: () => {}, warn: () => {}, error: () => {} };

async function heard(stream: Readable | null): Promise<string> {
  let text = "";
  try {
    for await (const chunk of stream ?? []) text += String(chunk);
  } catch {
    text += " torn";
  }
  return text;
}

describe("the mentor over several processes", () => {
  let clock: VirtualClock;
  let processes: MemoryProcess[];
  let a: Answers;
  let b: Answers;
  let mentor: ScriptedMentor;
  let money: string[];
  let stored: MentorMessage[];

  beforeEach(async () => {
    clock = new VirtualClock();
    processes = await openMemorySite(clock, ["one", "two"]);
    await clock.advance(400);
    [a, b] = processes.map(({ shared }) => {
      const ports = { clock, steadyClock: clock, log: LOG, failures: createFailures(LOG) };
      return shareAnswers(createLiveAnswers(ports), shared, LOG);
    }) as [Answers, Answers];
    mentor = createScriptedMentor();
    money = [];
    stored = [];
  });

  const job = (chatId: string): AnswerJob => ({
    id: `answer-to-${chatId}`,
    parentId: "question-1",
    mentor,
    question: {
      shape: "talk",
      guessed: false,
      intent: "reply",
      transcript: null,
      turns: [{ role: "user", text: "?" }],
      profile: "",
      notes: "",
      locale: "en",
      take: 0,
    },
    request: {
      charge: async () => void money.push("charged"),
      [Symbol.dispose]: () => void money.push("let go"),
    },
    store: async (message) => stored.push(message) > 0,
  });
  async function begin(answers: Answers, chatId = "chat"): Promise<void> {
    const reserved = await answers.reserve("ann", chatId);
    if (!reserved.ok) throw new Error(reserved.code);
    reserved.place.start(job(chatId))?.resume();
    await settle();
  }
  /** What streams hand on comes in turns of the loop, and travels in windows. */
  const flow = async () => {
    for (let turns = 0; turns < 5; turns += 1) {
      await settle();
      await clock.advance(10);
    }
  };
  const refusal = async (answers: Answers, chatId: string) => {
    const reserved = await answers.reserve("ann", chatId);
    if (reserved.ok) reserved.place[Symbol.dispose]();
    return reserved.ok ? null : reserved.code;
  };

  it("[CL19] an answer is read from any process, from its beginning to its end, and stopped from any", async () => {
    await begin(a);
    mentor.text("Hello, ");
    await settle();
    expect([await b.isAnswering("ann", "chat"), await b.isAnswering("ann", "other")]).toEqual([true, false]);
    const whole = heard(await b.read("ann", "chat"));
    expect(await b.read("ann", "other")).toBeNull();
    await flow();
    mentor.text("you.");
    await flow();
    await b.stop("ann", "chat");
    await flow();
    expect(await whole).toMatch(/Hello, .*you\..*abort.*\[DONE\]/s);
    expect(stored).toMatchObject([{ metadata: { cut: "stopped" } }]);
    expect(money).toEqual(["charged", "let go"]);
    expect(await b.isAnswering("ann", "chat")).toBe(false);
    expect(await refusal(b, "chat")).toBeNull();
  });

  it("[CL19] there is one answer in a chat and three of a person over all processes", async () => {
    await begin(a, "one");
    await begin(b, "two");
    expect(await refusal(b, "one")).toBe("mentor/answer_in_progress");
    expect(await refusal(b, "three")).toBeNull();
    await begin(a, "three");
    expect([await refusal(a, "four"), await refusal(b, "four")]).toEqual([
      "request/too_many",
      "request/too_many",
    ]);
  });

  it("[CL19] an answer whose process is killed is over: its reader is told, nobody is charged, and another may begin", async () => {
    await begin(a);
    mentor.text("Hello");
    const reading = heard(await b.read("ann", "chat"));
    await flow();
    processes[0]!.kill();
    await clock.advance(1_500);
    expect(await reading).toMatch(/Hello.*torn$/s);
    expect(await b.isAnswering("ann", "chat")).toBe(false);
    expect([money, stored]).toEqual([[], []]);
    await begin(b);
    mentor.text("Again");
    mentor.end();
    await settle();
    expect(money).toEqual(["charged", "let go"]);
  });

  it("[CL19] the answers of an account that is gone end everywhere", async () => {
    await begin(a);
    mentor.text("Hello");
    await settle();
    b.forget("ann");
    await flow();
    expect([mentor.signals[0]!.aborted, stored, money]).toEqual([true, [], ["let go"]]);
  });

  it("[CL19] no request is held twice over all processes, and what a killed one held is free", async () => {
    const sale = await openSale(await openMigratedSqlite());
    await sale.ledger.open("ann", "ann");
    const [one, two] = processes.map(({ shared }) =>
      createAllowance({
        ...sale,
        clock,
        credits: createCredits(sale),
        terms: { forSale: true, free: 2 },
        shared,
      }),
    );
    const refused = { ok: false, code: "mentor/no_requests_left" };
    expect(await one!.hold("ann", "first")).toEqual({ ok: true });
    expect(await two!.hold("ann", "second")).toEqual({ ok: true });
    expect([await one!.hold("ann", "third"), await two!.hold("ann", "third")]).toEqual([refused, refused]);
    two!.release("ann", "second");
    await two!.hold("ann", "second");
    await two!.charge("ann", "second");
    expect(await two!.hold("ann", "third")).toEqual(refused);
    processes[0]!.kill();
    expect(await two!.hold("ann", "third")).toEqual({ ok: true });
    await sale.close();
  });

  it("[CL19] a guest has one try over all processes, and a network ten", async () => {
    const database = await openMigratedSqlite();
    const guests = Array.from({ length: 12 }, (_, n) => `guest-${n}`);
    for (const user_id of guests)
      await database.kysely
        .insertInto("guest")
        .values({ user_id, address: "net", seen_at: 0, tried: null })
        .execute();
    const members = { hold: () => Promise.reject(new Error("no member")) } as unknown as MentorAllowance;
    const [one, two] = processes.map(({ shared }) =>
      createGuestAllowance({ database, clock, hasTry: true, shared }, members),
    );
    expect(await one!.hold("guest-0", "first")).toEqual({ ok: true });
    expect(await two!.hold("guest-0", "second")).toEqual({ ok: false, code: "mentor/guest_try_used" });
    one!.release("guest-0", "first");
    expect(await two!.hold("guest-0", "second")).toEqual({ ok: true });
    for (const [n, userId] of guests.slice(1, 10).entries())
      expect(await (n % 2 === 0 ? one : two)!.hold(userId, userId)).toEqual({ ok: true });
    expect(await one!.hold("guest-10", "x")).toEqual({ ok: false, code: "mentor/guest_tries_over" });
    await two!.charge("guest-0", "second");
    expect(await one!.hold("guest-10", "x")).toEqual({ ok: false, code: "mentor/guest_tries_over" });
    await database.close();
  });

  it("[CL19] a person's limit counts over all processes, and by itself where they cannot be asked", async () => {
    const [one, two] = processes.map(({ shared: { counts } }) =>
      createPersonLimit(clock, { most: 3, windowMs: 60_000 }, { counts, name: "answers" }),
    );
    await one!.count("ann", 2);
    await two!.count("ann");
    await expect(async () => two!.count("ann")).rejects.toThrow(
      expect.objectContaining({ code: "request/too_many", retryAfterS: 60 }),
    );
    await two!.count("bob", 3);
    const counts = { add: () => Promise.reject(new Error("away")) };
    const alone = createPersonLimit(clock, { most: 1, windowMs: 60_000 }, { counts, name: "answers" });
    await alone.count("ann");
    expect(() => alone.count("ann")).toThrow(expect.objectContaining({ code: "request/too_many" }));
  });
});
