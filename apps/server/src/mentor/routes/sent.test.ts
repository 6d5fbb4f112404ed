// What was sent and what came of it, as a person's calls: kept for every device, taken along, gone with the account.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mentorMessageSchema, whatWorkedSchema } from "@fitil/contracts";
import { createMentorSite, transcript } from "../testing/mentor-site.ts";
import type { MentorSite } from "../testing/mentor-site.ts";

const LINES = ["Привет! Как выходные?", "Ходила на скалодром", "Круто, а где?", "В Долине"];

describe("what was sent", () => {
  let t: MentorSite;
  let token: string;
  let chatId: string;
  let answer: string;
  beforeEach(async () => {
    t = await createMentorSite();
    token = await t.adult("ann");
    chatId = (await t.newChat(token)).id;
    await t.whole(t.send(token, chatId, transcript(LINES, { intent: "reply" })));
    answer = `/api/mentor/chats/${chatId}/messages/${(await t.chat(token, chatId)).messages[1]?.id}`;
  });
  afterEach(() => t.close());

  it("[MK11] is marked, told of and unmarked, option by option, and is there for the next look", async () => {
    const marked = await t.call("PUT", `${answer}/sent/1`, { token });
    expect(marked.status).toBe(200);
    const at = t.clock.now();
    expect(mentorMessageSchema.parse(marked.json).metadata).toMatchObject({
      sentOption: 1,
      sent: [{ option: 1, at }],
    });
    await t.call("PUT", `${answer}/sent/0`, { token, body: { outcome: "silent" } });
    await t.call("PUT", `${answer}/sent/1`, { token, body: { outcome: "answered" } });
    expect((await t.chat(token, chatId)).messages[1]?.metadata.sent).toEqual([
      { option: 1, at, outcome: "answered" },
      { option: 0, at, outcome: "silent" },
    ]);
    const gone = await t.call("DELETE", `${answer}/sent/0`, { token });
    expect([gone.status, gone.json["metadata"]]).toEqual([200, expect.objectContaining({ sentOption: 1 })]);
    expect((await t.call("DELETE", `${answer}/sent/0`, { token })).status).toBe(200);
    const { json } = await t.call("GET", "/api/user/export", { token });
    expect(JSON.stringify(json["mentor"])).toContain('"outcome":"answered"');
  });

  it("[MK11] becomes counts for its person alone, with the message that got an answer", async () => {
    const empty = await t.call("GET", "/api/mentor/worked", { token });
    expect(whatWorkedSchema.parse(empty.json)).toEqual({
      all: { sent: 0, answered: 0, silent: 0 },
      byTone: [],
      byKind: [],
      answered: [],
    });
    await t.call("PUT", `${answer}/sent/2`, { token, body: { outcome: "answered" } });
    const worked = whatWorkedSchema.parse((await t.call("GET", "/api/mentor/worked", { token })).json);
    expect(worked.byTone).toEqual([{ tone: "direct", sent: 1, answered: 1, silent: 0 }]);
    expect(worked.byKind).toEqual([{ kind: "reply", sent: 1, answered: 1, silent: 0 }]);
    expect(worked.answered).toMatchObject([{ chatId, option: 2, tone: "direct" }]);
    expect(worked.answered[0]?.text).not.toBe("");
    const stranger = await t.adult("bob");
    expect((await t.call("GET", "/api/mentor/worked", { token: stranger })).text).not.toContain(chatId);
  });

  it("[MK2] goes with the account", async () => {
    await t.call("PUT", `${answer}/sent/2`, { token, body: { outcome: "answered" } });
    expect((await t.call("DELETE", "/api/user/me", { token })).status).toBe(204);
    expect(await t.deps.database.kysely.selectFrom("mentor_sent_option").selectAll().execute()).toEqual([]);
  });
});
