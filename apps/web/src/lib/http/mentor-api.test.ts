// The mentor's calls as they go over the wire: paths, methods, bodies. Ids are never trusted to be tame.
import { describe, expect, it } from "vitest";
import { createMentorApi, messagesPath } from "./mentor-api.ts";
import type { MentorApi } from "./mentor-api.ts";

function setUp(answers: readonly object[] = []) {
  const sent: string[] = [];
  const left = [...answers];
  const send = (async (path: string, init: RequestInit) => {
    const body = typeof init.body === "string" ? ` ${init.body}` : init.body ? " form" : "";
    const who = new Headers(init.headers).has("authorization") ? "" : " open";
    sent.push(`${init.method ?? "GET"} ${path}${body}${who}`);
    return Response.json(left.shift() ?? {});
  }) as typeof fetch;
  const api = createMentorApi({
    fetch: send,
    upload: (onSent) => {
      onSent(1);
      return send;
    },
    token: () => Promise.resolve({ ok: true, value: "token" }),
    language: () => "ru",
    onUnauthorized: () => undefined,
  });
  return { api, sent };
}

describe("the mentor's calls", () => {
  it("[MK9] puts the pages of a long chat together, oldest message first", async () => {
    const page = (ids: string[], before?: number) => ({
      id: "c1",
      messages: ids.map((id) => ({ id })),
      ...(before !== undefined && { before }),
    });
    const { api, sent } = setUp([page(["m-4", "m-5"], 4), page(["m-2", "m-3"], 2), page(["m-1"])]);
    expect(await api.chat("c1")).toEqual({ ok: true, value: page(["m-1", "m-2", "m-3", "m-4", "m-5"]) });
    expect(sent).toEqual([
      "GET /api/mentor/chats/c1",
      "GET /api/mentor/chats/c1?before=4",
      "GET /api/mentor/chats/c1?before=2",
    ]);
  });

  const calls: [name: string, call: (api: MentorApi) => Promise<unknown>, sent: string][] = [
    ["me", (api) => api.me(), "GET /api/mentor/me"],
    ["changeMe", (api) => api.changeMe({ adult: true }), 'PUT /api/mentor/me {"adult":true}'],
    [
      "readScreenshots",
      (api) => api.readScreenshots(new FormData(), new AbortController().signal, () => undefined),
      "POST /api/mentor/transcripts form",
    ],
    ["advise", (api) => api.advise({ intent: "reply" }), 'POST /api/mentor/advice {"intent":"reply"}'],
    ["chats", (api) => api.chats(), "GET /api/mentor/chats"],
    [
      "chats, searched",
      (api) => api.chats({ before: 7, search: "а&б=в" }),
      "GET /api/mentor/chats?before=7&search=%D0%B0%26%D0%B1%3D%D0%B2",
    ],
    ["createChat", (api) => api.createChat(), "POST /api/mentor/chats {}"],
    ["chat", (api) => api.chat("../me"), "GET /api/mentor/chats/..%2Fme"],
    [
      "changeChat",
      (api) => api.changeChat("c1", { restored: true }),
      'PATCH /api/mentor/chats/c1 {"restored":true}',
    ],
    ["deleteChat", (api) => api.deleteChat("c1"), "DELETE /api/mentor/chats/c1"],
    ["projects", (api) => api.projects(), "GET /api/mentor/projects"],
    [
      "a search in projects",
      (api) => api.projects("кот"),
      "GET /api/mentor/projects?search=%D0%BA%D0%BE%D1%82",
    ],
    ["createProject", (api) => api.createProject({ name: "А" }), 'POST /api/mentor/projects {"name":"А"}'],
    [
      "changeProject",
      (api) => api.changeProject("p1", { notes: "" }),
      'PATCH /api/mentor/projects/p1 {"notes":""}',
    ],
    ["deleteProject", (api) => api.deleteProject("p1"), "DELETE /api/mentor/projects/p1"],
    [
      "markSent",
      (api) => api.markSent("c1", "m/1", 2, { outcome: "answered" }),
      'PUT /api/mentor/chats/c1/messages/m%2F1/sent/2 {"outcome":"answered"}',
    ],
    [
      "unmarkSent",
      (api) => api.unmarkSent("c1", "m/1", 0),
      "DELETE /api/mentor/chats/c1/messages/m%2F1/sent/0",
    ],
    [
      "remind",
      (api) => api.remind("c1", { at: 5, messageId: "m-1" }),
      'PUT /api/mentor/chats/c1/reminder {"at":5,"messageId":"m-1"}',
    ],
    ["removeReminder", (api) => api.removeReminder("c1"), "DELETE /api/mentor/chats/c1/reminder"],
    ["reminders", (api) => api.reminders(), "GET /api/mentor/reminders"],
    ["worked", (api) => api.worked(), "GET /api/mentor/worked"],
    ["stop", (api) => api.stop("c1"), "POST /api/mentor/chats/c1/stop"],
    ["plans", (api) => api.plans(), "GET /api/mentor/plans open"],
    ["checkout", (api) => api.checkout("pro"), 'POST /api/mentor/checkout {"plan":"pro"}'],
    ["portal", (api) => api.portal(), "POST /api/mentor/portal"],
    ["billing", (api) => api.billing(), "GET /api/mentor/billing"],
    [
      "respond",
      (api) => api.respond(messagesPath("c 1"), { method: "POST" }),
      "POST /api/mentor/chats/c%201/messages",
    ],
  ];
  it.each(calls)("%s", async (_name, call, expected) => {
    const { api, sent } = setUp();
    await call(api);
    expect(sent).toEqual([expected]);
  });
});
