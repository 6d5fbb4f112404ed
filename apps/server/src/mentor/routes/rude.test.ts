// What people and programs may send instead of what is meant: a coded answer each time, nothing stored, nothing charged,
// nothing broken.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCountingAllowance } from "../testing/counting-allowance.ts";
import type { CountingAllowance } from "../testing/counting-allowance.ts";
import { createMentorSite, textOf, words } from "../testing/mentor-site.ts";
import type { MentorSite } from "../testing/mentor-site.ts";

const MEGABYTE = 1_048_576;

describe("rude input to the mentor", () => {
  let t: MentorSite;
  let allowance: CountingAllowance;
  let token: string;
  let chatId: string;
  beforeEach(async () => {
    allowance = createCountingAllowance();
    t = await createMentorSite({ mentorAllowance: allowance });
    token = await t.adult("ann");
    chatId = (await t.newChat(token)).id;
  });
  afterEach(async () => {
    expect(t.logged).toEqual([]);
    await t.close();
  });

  it.each([
    ["three messages of 20 000 letters", Array.from({ length: 3 }, () => "Слово за словом, ".repeat(1_176))],
    ["500 messages", Array.from({ length: 500 }, (_, index) => `Как прошёл день ${index}?`)],
    ["nothing but signs that nobody sees", ["При\u200bвет", "\u200b\u202e", "как\u00ad де\ufeffла?"]],
  ])("a transcript of %s gets an answer, or an honest question", async (_, texts) => {
    const messages = texts.map((text, index) => ({
      speaker: index % 2 === 0 ? "me" : "them",
      text: text.slice(0, 20_000),
      confidence: 1,
    }));
    const body = { intent: "reply", transcript: { kind: "chat", language: "ru", messages } };
    const { status, json } = await t.call("POST", "/api/mentor/advice", { token, body });
    expect([status, (json["options"] as unknown[]).length]).toEqual([200, 3]);
  });

  it("messages that are none are refused, and the chat stays empty", async () => {
    const text = (value: unknown) => ({
      trigger: "submit-message",
      message: { parts: [{ type: "text", text: value }] },
    });
    const lines = (messages: unknown) => ({
      trigger: "submit-message",
      message: {
        parts: [
          { type: "data-transcript", data: { transcript: { kind: "chat", language: "ru", messages } } },
        ],
      },
    });
    const bodies: [unknown, number, string][] = [
      [undefined, 400, "request/bad"],
      ["", 400, "request/bad"],
      ["null", 400, "request/bad"],
      ["[]", 400, "request/bad"],
      ["{", 400, "request/bad"],
      ['{"trigger":"submit-message","message":NaN}', 400, "request/bad"],
      ['{"__proto__":{"trigger":"submit-message"}}', 400, "request/bad"],
      ["[".repeat(100_000), 400, "request/bad"],
      [{ trigger: "drop" }, 400, "request/bad"],
      [text(5), 400, "request/bad"],
      [text(null), 400, "request/bad"],
      [text(""), 400, "mentor/empty_message"],
      [text(" \n\t\u0000 "), 400, "mentor/empty_message"],
      [text("x".repeat(8_001)), 413, "mentor/text_too_long"],
      [text("я".repeat(100_000)), 413, "mentor/text_too_long"],
      [text("x".repeat(MEGABYTE)), 413, "mentor/text_too_long"],
      [text("x".repeat(2 * MEGABYTE)), 413, "request/too_large"],
      [lines([]), 400, "mentor/empty_message"],
      [lines([{ speaker: "them", text: "  " }]), 400, "mentor/empty_message"],
      [lines([{ speaker: "me", text: "x".repeat(20_001) }]), 413, "mentor/text_too_long"],
      [lines([{ speaker: "admin", text: "x" }]), 400, "request/bad"],
      [lines([{ speaker: "me", text: "x", confidence: 7 }]), 400, "request/bad"],
      [lines(Array.from({ length: 501 }, () => ({ speaker: "me", text: "x" }))), 400, "request/bad"],
      [{ trigger: "submit-message", message: { parts: [] } }, 400, "request/bad"],
      [
        { trigger: "submit-message", message: { parts: [{ type: "file", url: "file:///etc/passwd" }] } },
        400,
        "request/bad",
      ],
      [
        { trigger: "submit-message", message: { parts: [{ type: "data-advice", data: { options: [] } }] } },
        400,
        "request/bad",
      ],
      [words("?", { intent: "hack" }), 400, "request/bad"],
      [words("?", { locale: "xx" }), 400, "request/bad"],
      [words("?", { parentId: "../../etc" }), 400, "request/bad"],
      [words("?", { parentId: 5 }), 400, "request/bad"],
      [words("?", { parentId: "nothing-has-this" }), 404, "mentor/not_found"],
      [{ trigger: "regenerate-message", messageId: "nothing-has-this" }, 404, "mentor/not_found"],
      [{ trigger: "regenerate-message" }, 400, "request/bad"],
      [{ messages: [], trigger: "submit-message" }, 400, "request/bad"],
      [{ messages: "all", trigger: "submit-message" }, 400, "request/bad"],
      [
        { messages: [{ id: "a", role: "assistant", parts: [] }], trigger: "submit-message" },
        400,
        "request/bad",
      ],
      [
        { messages: [{ id: "a", role: "user", parts: [{ type: "step-start" }] }], trigger: "submit-message" },
        400,
        "request/bad",
      ],
      [
        {
          messages: [{ id: "a", role: "user", parts: [{ type: "text", text: "" }] }],
          trigger: "submit-message",
        },
        400,
        "mentor/empty_message",
      ],
    ];
    for (const [body, status, code] of bodies) {
      const reply = await t.send(token, chatId, body);
      const shown = JSON.stringify(body)?.slice(0, 80);
      expect([shown, reply.status, reply.json["code"]]).toEqual([shown, status, code]);
    }
    expect((await t.chat(token, chatId)).messages).toEqual([]);
    expect(allowance.held.filter((id) => !allowance.released.includes(id))).toEqual([]);
    expect(allowance.charged).toEqual([]);
    const fine = await t.whole(t.send(token, chatId, words("Живой?")));
    expect(textOf(fine.text)).not.toBe("");
  });

  it("bulk of nobody known is not even read", async () => {
    const url = `/api/mentor/chats/${chatId}/messages`;
    const body = "{".repeat(MEGABYTE);
    expect((await t.call("POST", url, { body })).status).toBe(401);
    expect((await t.call("POST", url, { body, token: "x.y.z" })).status).toBe(401);
    expect((await t.call("POST", url, { body, token })).status).toBe(400);
  });

  it("a message cannot be its own parent, nor take an answer's name", async () => {
    const circle = {
      trigger: "submit-message",
      message: { id: "circle-1", parts: [{ type: "text", text: "?" }] },
    };
    expect((await t.send(token, chatId, { ...circle, parentId: "circle-1" })).status).toBe(404);
    await t.whole(t.send(token, chatId, words("Привет")));
    const answer = (await t.chat(token, chatId)).messages[1];
    const stolen = {
      trigger: "submit-message",
      message: { id: answer?.id, parts: [{ type: "text", text: "?" }] },
    };
    expect((await t.send(token, chatId, stolen)).json["code"]).toBe("request/bad");
  });

  it("[MF1] markup, scripts and SQL stay text, everywhere", async () => {
    const nasty = `<img src=x onerror=alert(1)>'); drop table mentor_chat; -- {{7*7}} \u202Eabc`;
    await t.call("PUT", "/api/mentor/me", { token, body: { profile: nasty } });
    expect((await t.call("GET", "/api/mentor/me", { token })).json["profile"]).toBe(nasty);
    const project = await t.call("POST", "/api/mentor/projects", {
      token,
      body: { name: nasty.slice(0, 80), notes: nasty },
    });
    expect(project.json["notes"]).toBe(nasty);
    await t.whole(t.send(token, chatId, words(nasty)));
    const chat = await t.chat(token, chatId);
    expect(chat.messages[0]?.parts).toEqual([{ type: "text", text: nasty }]);
    const found = await t.call("GET", `/api/mentor/chats?search=${encodeURIComponent("'); DROP")}`, {
      token,
    });
    expect(found.text).toContain(chatId);
    expect(found.headers["content-type"]).toContain("application/json");
    const file = await t.call("GET", `/api/mentor/chats/${chatId}/export`, { token });
    expect(file.text).not.toMatch(/(?<!\\)<img/);
  });

  it("bodies of the other calls are checked as well", async () => {
    const long = "x".repeat(100_000);
    const calls: [Parameters<MentorSite["call"]>[0], string, unknown, number, string][] = [
      ["PUT", "me", { profile: long }, 413, "mentor/text_too_long"],
      ["PUT", "me", { profile: 5 }, 400, "request/bad"],
      ["PUT", "me", { adult: "yes" }, 400, "request/bad"],
      ["PUT", "me", { locale: "de" }, 400, "request/bad"],
      ["PUT", "me", [], 400, "request/bad"],
      ["POST", "chats", { title: long }, 413, "mentor/text_too_long"],
      ["POST", "chats", { title: "   " }, 400, "request/bad"],
      ["POST", "chats", { title: "\u0000" }, 400, "request/bad"],
      ["POST", "chats", { projectId: "x" }, 400, "request/bad"],
      ["POST", "chats", { projectId: "nothing-has-this" }, 404, "mentor/not_found"],
      ["PATCH", `chats/${chatId}`, { title: "" }, 400, "request/bad"],
      ["PATCH", `chats/${chatId}`, { restored: false }, 400, "request/bad"],
      ["PATCH", `chats/${chatId}`, { leafId: "nothing-has-this" }, 404, "mentor/not_found"],
      ["PATCH", `chats/${chatId}`, undefined, 400, "request/bad"],
      ["PATCH", `chats/${chatId}/messages/nothing-has-this`, { sentOption: 0 }, 404, "mentor/not_found"],
      ["PATCH", `chats/${chatId}/messages/nothing-has-this`, { sentOption: 0.5 }, 400, "request/bad"],
      ["PATCH", `chats/${chatId}/messages/nothing-has-this`, {}, 400, "request/bad"],
      ["PUT", `chats/${chatId}/messages/nothing-has-this/sent/0`, {}, 404, "mentor/not_found"],
      ["PUT", `chats/${chatId}/messages/nothing-has-this/sent/3`, {}, 404, "mentor/not_found"],
      ["PUT", `chats/${chatId}/messages/nothing-has-this/sent/0`, { outcome: "maybe" }, 400, "request/bad"],
      ["POST", "projects", {}, 400, "request/bad"],
      ["POST", "projects", { name: "" }, 400, "request/bad"],
      ["POST", "projects", { name: "a", notes: long }, 413, "mentor/text_too_long"],
      ["POST", "advice", { intent: "reply" }, 400, "mentor/empty_message"],
      ["POST", "advice", { intent: "reply", context: long }, 413, "mentor/text_too_long"],
      ["POST", "advice", { context: "?" }, 400, "request/bad"],
      ["POST", "transcripts", {}, 415, "request/unsupported_media"],
    ];
    for (const [method, path, body, status, code] of calls) {
      const { json, ...reply } = await t.call(method, `/api/mentor/${path}`, { token, body });
      const shown = JSON.stringify(body)?.slice(0, 60);
      expect([method, path, shown, reply.status, json["code"]]).toEqual([method, path, shown, status, code]);
    }
  });

  it("addresses that name nothing are not found, and bad questions are refused", async () => {
    for (const id of ["x", "%00", "..%2f..%2fetc", "a".repeat(65), "'%20or%201=1", "%F0%9F%90%88"]) {
      for (const path of [`chats/${id}`, `projects/${id}`, `pictures/${id}`, `chats/${id}/export`])
        expect([path, (await t.call("GET", `/api/mentor/${path}`, { token })).status]).toEqual([path, 404]);
      const sent = await t.call("POST", `/api/mentor/chats/${id}/messages`, { token, body: words("?") });
      expect([id, sent.status]).toEqual([id, 404]);
    }
    for (const query of [
      "before=x",
      "before=-1",
      "before=1e9",
      "before=1&before=2",
      `search=${"x".repeat(201)}`,
      "search=a&search=b",
      "projectId=%00",
    ]) {
      const { status, json } = await t.call("GET", `/api/mentor/chats?${query}`, { token });
      expect([query, status, json["code"]]).toEqual([query, 400, "request/bad"]);
    }
    expect((await t.call("GET", "/api/mentor/chats?search=%00%25_", { token })).text).toBe("[]");
  });
});
