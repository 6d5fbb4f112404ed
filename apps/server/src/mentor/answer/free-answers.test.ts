// What an answer costs, with the real plans behind it; and what never costs anything: help and questions back.
import { describe, expect, it } from "vitest";
import type { Help, PreparedAnswer } from "@fitil/coach";
import type { CoachWorker } from "../coach-thread/coach-worker.ts";
import { createCountingAllowance } from "../testing/counting-allowance.ts";
import { inlineCoach } from "../testing/inline-coach.ts";
import { createMentorSite, textOf, transcript, words } from "../testing/mentor-site.ts";
import { AnswerFailure } from "../answer-failure.ts";

const HELP: Help = {
  kind: "deception",
  verdict: "let_it_go",
  summary: "С обманом не помогу.",
  text: "Давай напишем честно.",
  contacts: [],
};
const LINES = ["Привет! Как выходные?", "Ходила на скалодром"];

/** A coach whose guard says what the test wants. */
function guardedBy(guard: () => Promise<Help | null>): CoachWorker {
  const coach = inlineCoach();
  return {
    ...coach,
    async ask(kind, asked) {
      const answer = await coach.ask(kind, asked);
      return kind === "prepare" ? ({ ...(answer as PreparedAnswer), help: await guard() } as never) : answer;
    },
  };
}

describe("what an answer costs", () => {
  it("[MP1] one request each, and 402 when the free ones are used up", async () => {
    const t = await createMentorSite({}, { MENTOR_FREE_REQUESTS: "2" });
    const token = await t.adult("ann");
    const left = async () => (await t.call("GET", "/api/mentor/me", { token })).json["requestsLeft"];
    expect(await left()).toBe(2);
    const { id } = await t.newChat(token);
    await t.whole(t.send(token, id, transcript(LINES)));
    expect(await left()).toBe(1);
    const body = { intent: "reply", context: "Она пишет про скалодром, что ответить?" };
    expect((await t.call("POST", "/api/mentor/advice", { token, body })).status).toBe(200);
    expect(await left()).toBe(0);
    const refused = await t.send(token, id, words("И ещё вопрос"));
    expect([refused.status, refused.json["code"]]).toEqual([402, "mentor/no_requests_left"]);
    expect((await t.chat(token, id)).messages).toHaveLength(2);
    await t.close();
  });

  it("[MP2] answers at once cannot spend more than there is", async () => {
    const t = await createMentorSite({}, { MENTOR_FREE_REQUESTS: "1" });
    const token = await t.adult("ann");
    const chats = [await t.newChat(token), await t.newChat(token), await t.newChat(token)];
    const replies = await t.whole(Promise.all(chats.map(({ id }) => t.send(token, id, transcript(LINES)))));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 402, 402]);
    expect((await t.call("GET", "/api/mentor/me", { token })).json["requestsLeft"]).toBe(0);
    await t.close();
  });

  it("[MF1] help is said instead of messages and costs nothing, also when nothing is left", async () => {
    const allowance = createCountingAllowance(0);
    const t = await createMentorSite({
      mentorAllowance: allowance,
      mentorCoach: guardedBy(async () => HELP),
    });
    const token = await t.adult("ann");
    const { id } = await t.newChat(token);
    const reply = await t.whole(t.send(token, id, words("Притворюсь врачом")));
    const { kind, text, contacts, summary, verdict } = HELP;
    const help = { kind, text, contacts };
    expect([reply.status, textOf(reply.text)]).toEqual([200, summary]);
    expect((await t.chat(token, id)).messages[1]?.parts).toEqual([
      { type: "text", text: summary },
      { type: "data-advice", id: "advice", data: { verdict, options: [], help } },
    ]);
    const body = { intent: "reply", context: "Притворюсь врачом" };
    const advice = await t.call("POST", "/api/mentor/advice", { token, body });
    expect([advice.status, advice.json]).toEqual([200, { summary, verdict, options: [], help }]);
    expect([allowance.held, allowance.charged, allowance.released]).toEqual([[], [], []]);
    await t.close();
  });

  it("[MF1] without the guard nothing is answered, stored or held", async () => {
    const allowance = createCountingAllowance();
    let broken = true;
    const t = await createMentorSite({
      mentorAllowance: allowance,
      mentorCoach: guardedBy(async () => {
        if (broken) throw new AnswerFailure("mentor/model_slow");
        return null;
      }),
    });
    const token = await t.adult("ann");
    const { id } = await t.newChat(token);
    const failed = await t.send(token, id, transcript(LINES));
    expect([failed.status, failed.json["code"]]).toEqual([504, "mentor/model_slow"]);
    const body = { intent: "reply", context: "?" };
    expect((await t.call("POST", "/api/mentor/advice", { token, body })).status).toBe(504);
    expect([allowance.held, (await t.chat(token, id)).messages]).toEqual([[], []]);
    broken = false;
    expect((await t.whole(t.send(token, id, transcript(LINES)))).status).toBe(200);
    expect(allowance.charged).toHaveLength(1);
    await t.close();
  });

  it("[MP2] a chat that goes while an answer in it is about to begin costs nothing, and holds nothing back", async () => {
    const allowance = createCountingAllowance(2);
    let going: (() => Promise<unknown>) | null = null;
    const guard = async () => {
      await going?.();
      return null;
    };
    const t = await createMentorSite({ mentorAllowance: allowance, mentorCoach: guardedBy(guard) });
    const token = await t.adult("ann");
    const { id } = await t.newChat(token);
    await t.whole(t.send(token, id, transcript(LINES)));
    const messageId = (await t.chat(token, id)).messages[0]?.id;
    going = () => t.call("DELETE", `/api/mentor/chats/${id}`, { token });
    const gone = await t.whole(t.send(token, id, { trigger: "regenerate-message", messageId }));
    expect([gone.status, gone.json["code"]]).toEqual([404, "mentor/not_found"]);
    const [first, second] = allowance.held;
    expect([allowance.held.length, allowance.charged, allowance.released]).toEqual([2, [first], [second]]);
    await t.close();
  });

  it("[MP2] advice that cannot be charged is the house's: it is given, and nothing stays held", async () => {
    const allowance = createCountingAllowance(1);
    const broken = {
      ...allowance,
      charge: async () => {
        throw new Error("books");
      },
    };
    const t = await createMentorSite({ mentorAllowance: broken });
    const token = await t.adult("ann");
    const body = { intent: "reply", context: "Она пишет про скалодром, что ответить?" };
    for (const _ of ["once", "again"]) {
      const given = await t.call("POST", "/api/mentor/advice", { token, body });
      expect([given.status, Object.keys(given.json)]).toEqual([
        200,
        ["understood", "summary", "verdict", "options"],
      ]);
    }
    expect(allowance.released).toEqual(allowance.held);
    expect(t.logged).toMatchObject([
      { message: "an answer could not be charged" },
      { message: "an answer could not be charged" },
    ]);
    expect(JSON.stringify(t.logged)).not.toContain("скалодром");
    await t.close();
  });
});
