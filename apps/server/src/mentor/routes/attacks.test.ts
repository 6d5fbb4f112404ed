// Much of everything at once, on virtual time: what one person can ask for stays what one person may have, nothing is charged
// twice or lost, and the site answers as before. How long the loop is held is measured by tests/mentor/bench/attacks.ts.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCountingAllowance } from "../testing/counting-allowance.ts";
import type { CountingAllowance } from "../testing/counting-allowance.ts";
import { createMentorSite, textOf, transcript, words } from "../testing/mentor-site.ts";
import type { MentorSite } from "../testing/mentor-site.ts";
import { createScriptedMentor } from "../testing/scripted-mentor.ts";
import type { ScriptedMentor } from "../testing/scripted-mentor.ts";

const MANY = 50;

describe("attacks", () => {
  let t: MentorSite;
  let mentor: ScriptedMentor;
  let allowance: CountingAllowance;
  let token: string;
  beforeEach(async () => {
    mentor = createScriptedMentor();
    allowance = createCountingAllowance();
    t = await createMentorSite({ mentorModel: mentor, mentorAllowance: allowance });
    token = await t.adult("ann");
  });
  afterEach(async () => {
    expect(t.logged).toEqual([]);
    await t.close();
  });

  it("[MA3] fifty messages into one chat at once: one is answered, stored and charged", async () => {
    const { id } = await t.newChat(token);
    let refused = 0;
    const sent = Array.from({ length: MANY }, async (_, index) => {
      const reply = await t.send(token, id, words(`Вопрос ${index}`));
      if (reply.status !== 200) refused += 1;
      return reply;
    });
    while (refused < MANY - 1) await t.clock.advance(1);
    mentor.text("Ответ");
    mentor.end();
    const replies = await t.whole(Promise.all(sent));
    const statuses = new Set(replies.map(({ status }) => status));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(statuses).toEqual(new Set([200, 409, 429]));
    expect((await t.chat(token, id)).messages).toHaveLength(2);
    expect([allowance.held.length, allowance.charged.length, mentor.questions.length]).toEqual([1, 1, 1]);
  });

  it("[MA3] fifty messages into fifty chats at once: three are answered, and everybody else is served", async () => {
    const chats = await Promise.all(Array.from({ length: MANY }, () => t.newChat(token)));
    const other = await t.adult("bob");
    const sent = chats.map(({ id }) => t.send(token, id, words("Вопрос")));
    const late = t.whole(Promise.all(sent));
    while (mentor.questions.length < 3) await t.clock.advance(1);
    const own = t.send(other, (await t.newChat(other)).id, words("Привет"));
    while (mentor.questions.length < 4) await t.clock.advance(1);
    mentor.text("Здравствуй");
    mentor.end();
    expect(textOf((await t.whole(own)).text)).toBe("Здравствуй");
    await t.clock.advance(300_000);
    const statuses = (await late).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(MANY - 3);
    expect(allowance.charged).toHaveLength(1);
    expect(allowance.held.filter((id) => !allowance.released.includes(id))).toEqual(allowance.charged);
    t.logged.length = 0;
  });

  it("[MA1] two hundred readers of one answer: eight are kept, and the answer is whole", async () => {
    const { id } = await t.newChat(token);
    // Its own reader is the oldest, and the first one to make room.
    const sent = t.send(token, id, words("Вопрос")).catch(() => null);
    await mentor.asked();
    mentor.text("Целый ");
    await t.clock.advance(1);
    const url = `/api/mentor/chats/${id}/stream`;
    let dropped = 0;
    const readers = Array.from({ length: 200 }, () =>
      t.call("GET", url, { token }).catch(() => {
        dropped += 1;
        return null;
      }),
    );
    // Only when everybody has come is it known who may stay.
    for (let turn = 0; turn < 5_000 && dropped < 192; turn += 1) await t.clock.advance(0);
    mentor.text("ответ");
    mentor.end();
    const read = await t.whole(Promise.all(readers));
    const whole = read.filter((reply) => reply !== null && textOf(reply.text) === "Целый ответ");
    expect(whole).toHaveLength(8);
    expect(await t.whole(sent)).toBeNull();
    const [, answer] = (await t.chat(token, id)).messages;
    expect(answer?.parts).toEqual([{ type: "text", text: "Целый ответ" }]);
    expect(allowance.charged).toHaveLength(1);
  });

  it("ten thousand levels of JSON are refused wherever anything may stand, and nothing overflows", async () => {
    const { id } = await t.newChat(token);
    const deep = `${"[".repeat(10_000)}${"]".repeat(10_000)}`;
    const objects = `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`;
    for (const inner of [deep, objects]) {
      const bodies = [
        inner,
        `{"trigger":"submit-message","messages":[{"id":"abcdef","role":"user","parts":[${inner}]}]}`,
        `{"trigger":"submit-message","message":{"parts":[{"type":"data-transcript","data":${inner}}]}}`,
      ];
      for (const body of bodies) {
        const { status, json } = await t.send(token, id, body);
        expect([body.slice(0, 60), status, json["code"]]).toEqual([body.slice(0, 60), 400, "request/bad"]);
      }
      for (const path of ["chats", "projects", "advice"]) {
        const { status } = await t.call("POST", `/api/mentor/${path}`, { token, body: inner });
        expect([path, status]).toEqual([path, path === "chats" && inner === objects ? 201 : 400]);
      }
    }
    expect((await t.chat(token, id)).messages).toEqual([]);
    expect(allowance.held).toEqual([]);
  });

  it("[MU5] the largest transcript is answered, a larger body is refused, and neither is charged twice", async () => {
    const { id } = await t.newChat(token);
    const largest = Array.from({ length: 400 }, () => "x".repeat(3_500));
    const sent = t.send(token, id, transcript(largest));
    await mentor.asked();
    mentor.text("Длинно");
    mentor.end();
    expect(textOf((await t.whole(sent)).text)).toBe("Длинно");
    const beyond = await t.send(token, id, transcript(Array.from({ length: 400 }, () => "x".repeat(4_000))));
    expect([beyond.status, beyond.json["code"]]).toEqual([413, "request/too_large"]);
    expect((await t.chat(token, id)).messages).toHaveLength(2);
    expect(allowance.charged).toHaveLength(1);
  });
});
