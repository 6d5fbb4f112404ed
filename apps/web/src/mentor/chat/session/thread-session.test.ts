// A chat's session against a small server of this file's own: sending, failing, stopping, resuming, branching.
import type { Chat, MentorMessage } from "@fitil/contracts";
import { VirtualClock } from "@fitil/testkit";
import { describe, expect, it } from "vitest";
import type { MentorApi } from "../../../lib/http/mentor-api.ts";
import type { Result } from "../../../lib/http/http.ts";
import { messageText } from "./thread-message.ts";
import { ThreadSession } from "./thread-session.ts";
import { READY } from "./thread-state.ts";

type Chunk = Record<string, unknown>;
const SAYS = (id: string, ...words: string[]): Chunk[] => [
  { type: "start", messageId: id, messageMetadata: { parentId: null, createdAt: 1 } },
  { type: "text-start", id: "t" },
  ...words.map((delta) => ({ type: "text-delta", id: "t", delta })),
  { type: "text-end", id: "t" },
  { type: "finish" },
];

function stream(chunks: readonly Chunk[]): Response {
  const body = [...chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`), "data: [DONE]\n\n"].join("");
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

function message(
  id: string,
  parentId: string | null,
  role: "user" | "assistant",
  text: string,
): MentorMessage {
  return { id, role, parts: [{ type: "text", text }], metadata: { parentId, createdAt: 1 } };
}

/** A server with one chat in it; tests say how it answers. */
function site(answers: { post?: (body: Chunk) => Response | Promise<Response>; get?: () => Response } = {}) {
  const clock = new VirtualClock();
  const chat: Chat = {
    id: "chat-1",
    title: "Чат",
    projectId: null,
    createdAt: 1,
    updatedAt: 1,
    leafId: null,
    messages: [],
    answering: false,
  };
  const calls: string[] = [];
  const bodies: Chunk[] = [];
  let reachable = true;
  let hold: { asked: PromiseWithResolvers<void>; released: PromiseWithResolvers<void> } | null = null;
  const ok = <T>(value: T): Result<T> => ({ ok: true, value });
  const lost = {
    ok: false,
    failure: { status: 0, code: "network/lost", message: null, retryAfterMs: null, body: null },
  } as const;
  const api = {
    chat: async () => {
      hold?.asked.resolve();
      await hold?.released.promise;
      return reachable ? ok(structuredClone(chat)) : lost;
    },
    changeChat: (_id: string, change: object) => {
      calls.push(`change ${JSON.stringify(change)}`);
      return Promise.resolve(ok(chat));
    },
    markSent: () => Promise.resolve(reachable ? ok(null) : lost),
    unmarkSent: () => Promise.resolve(reachable ? ok(null) : lost),
    stop: () => {
      calls.push("stop");
      chat.answering = false;
      return Promise.resolve(ok(null));
    },
    respond: async (path: string, init: RequestInit = {}) => {
      calls.push(`${init.method} ${path}`);
      if (init.method === "GET") return answers.get?.() ?? new Response(null, { status: 204 });
      const body = JSON.parse(init.body as string) as Chunk;
      bodies.push(body);
      return (await answers.post?.(body)) ?? stream([]);
    },
  } as unknown as MentorApi;
  let made = 0;
  const session = new ThreadSession("chat-1", {
    api,
    clock,
    language: () => "ru",
    newId: () => `new-id-${(made += 1)}`,
    onSettled: () => calls.push("settled"),
    onBusy: () => undefined,
  });
  /** The list of messages is asked for, and does not come until it is released. */
  const holdChat = () => {
    const held = { asked: Promise.withResolvers<void>(), released: Promise.withResolvers<void>() };
    hold = held;
    return { asked: held.asked.promise, release: () => held.released.resolve() };
  };
  return { session, chat, calls, bodies, clock, holdChat, cutLine: (cut: boolean) => (reachable = !cut) };
}

const shown = (session: ThreadSession) =>
  session.chat.messages.map((one) => `${one.role}: ${messageText(one)}`);
const SAYING = { text: "Что ответить?", transcript: null, intent: null } as const;

describe("[MC1] a chat that is open", () => {
  it("sends a message, shows the answer, and takes the server's list for the truth", async () => {
    const t = site({
      post: (body) => {
        const { id } = body["message"] as { id: string };
        t.chat.messages = [
          message(id, null, "user", "Что ответить?"),
          message("answer-1", id, "assistant", "Так."),
        ];
        t.chat.leafId = "answer-1";
        return stream(SAYS("answer-1", "Та", "к"));
      },
    });
    t.session.begin(t.chat);
    await t.session.send(SAYING);
    expect(t.bodies).toEqual([
      {
        trigger: "submit-message",
        message: { id: "new-id-1", parts: [{ type: "text", text: "Что ответить?" }] },
        parentId: null,
        locale: "ru",
      },
    ]);
    expect(shown(t.session)).toEqual(["user: Что ответить?", "assistant: Так."]);
    expect(t.session.store.getState()).toMatchObject({ givenBack: null, phase: READY });
    expect(t.calls).toContain("settled");
    expect(t.session.isBusy).toBe(false);
  });

  it("is busy until the server's list is here, so that nothing pressed meanwhile is lost", async () => {
    const t = site({
      post: (body) => {
        const { id } = body["message"] as { id: string };
        t.chat.messages = [
          message(id, null, "user", "Что ответить?"),
          message("answer-1", id, "assistant", "Так."),
        ];
        return stream(SAYS("answer-1", "Так."));
      },
    });
    t.session.begin(t.chat);
    const held = t.holdChat();
    const sending = t.session.send(SAYING);
    await held.asked;
    expect(t.session.chat.status).toBe("ready");
    expect(t.session.isBusy).toBe(true);
    held.release();
    await sending;
    expect(t.session.isBusy).toBe(false);
  });

  it("gives a message back that the server did not take, with the server's words", async () => {
    const t = site({
      post: () =>
        Response.json({ error: "Ответы закончились.", code: "mentor/no_requests_left" }, { status: 402 }),
    });
    t.session.begin(t.chat);
    await t.session.send(SAYING);
    expect(t.session.store.getState()).toMatchObject({
      phase: {
        is: "failed",
        failure: { code: "mentor/no_requests_left", words: "Ответы закончились." },
        isRefused: true,
      },
      givenBack: SAYING,
    });
    expect(shown(t.session)).toEqual([]);
  });

  it("keeps a message whose answer failed, and asks for the answer anew", async () => {
    const t = site({
      post: (body) => {
        if (body["trigger"] === "regenerate-message") {
          t.chat.messages.push(message("answer-1", "new-id-1", "assistant", "Вот."));
          return stream(SAYS("answer-1", "Вот."));
        }
        t.chat.messages = [message("new-id-1", null, "user", "Что ответить?")];
        t.chat.leafId = "new-id-1";
        return stream([{ type: "error", errorText: "Модель молчит." }]);
      },
    });
    t.session.begin(t.chat);
    await t.session.send(SAYING);
    expect(t.session.store.getState()).toMatchObject({
      phase: { is: "failed", failure: { words: "Модель молчит." }, isRefused: false },
      givenBack: null,
    });
    expect(shown(t.session)).toEqual(["user: Что ответить?"]);
    await t.session.retry();
    expect(t.bodies.at(-1)).toMatchObject({ trigger: "regenerate-message", messageId: "new-id-1" });
    expect(shown(t.session)).toEqual(["user: Что ответить?", "assistant: Вот."]);
    expect(t.session.store.getState().phase).toEqual(READY);
  });

  it("gives a message back when there is no line, also to ask with", async () => {
    const t = site({ post: () => Promise.reject(new TypeError("Failed to fetch")) });
    t.session.begin(t.chat);
    t.cutLine(true);
    await t.session.send(SAYING);
    expect(t.session.store.getState()).toMatchObject({
      phase: { is: "failed", failure: { code: "network/lost" }, isRefused: true },
      givenBack: SAYING,
    });
    expect(shown(t.session)).toEqual([]);
  });

  it("joins an answer that is being written when it is opened", async () => {
    const t = site({
      get: () => {
        t.chat.answering = false;
        t.chat.messages.push(message("answer-1", "q-1", "assistant", "Готово"));
        t.chat.leafId = "answer-1";
        return stream(SAYS("answer-1", "Готово"));
      },
    });
    t.chat.messages = [message("q-1", null, "user", "Ну?")];
    Object.assign(t.chat, { leafId: "q-1", answering: true });
    await t.session.open();
    expect(t.calls).toContain("GET /api/mentor/chats/chat-1/stream");
    expect(shown(t.session)).toEqual(["user: Ну?", "assistant: Готово"]);
  });

  it("takes a broken line up again by itself", async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            const head = SAYS("answer-1", "Полу").slice(0, 3);
            for (const chunk of head)
              controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(chunk)}\n\n`));
          },
          pull: (controller) => controller.error(new TypeError("network error")),
        }),
        { headers: { "content-type": "text/event-stream" } },
      );
    const t = site({
      post: () => {
        t.chat.messages = [message("new-id-1", null, "user", "Что ответить?")];
        Object.assign(t.chat, { leafId: "new-id-1", answering: true });
        return broken();
      },
      get: () => {
        t.chat.answering = false;
        t.chat.messages.push(message("answer-1", "new-id-1", "assistant", "Полностью"));
        return stream(SAYS("answer-1", "Полностью"));
      },
    });
    t.session.begin(t.chat);
    await t.session.send(SAYING);
    expect(t.session.store.getState().phase).toMatchObject({
      failure: { code: "network/lost" },
      isRefused: false,
    });
    await t.clock.advance(500);
    await expect.poll(() => shown(t.session)).toEqual(["user: Что ответить?", "assistant: Полностью"]);
    await expect.poll(() => t.session.store.getState().phase).toEqual(READY);
  });

  it("stops on the server, and keeps what had come", async () => {
    const begun = Promise.withResolvers<void>();
    const t = site({
      post: () => {
        t.chat.messages = [message("new-id-1", null, "user", "Что ответить?")];
        Object.assign(t.chat, { leafId: "new-id-1", answering: true });
        return new Response(
          new ReadableStream({
            start: (controller) => {
              for (const chunk of SAYS("answer-1", "Нач").slice(0, 3))
                controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(chunk)}\n\n`));
              begun.resolve();
            },
          }),
          { headers: { "content-type": "text/event-stream" } },
        );
      },
    });
    t.session.begin(t.chat);
    const sending = t.session.send(SAYING);
    await begun.promise;
    await expect.poll(() => shown(t.session)).toContain("assistant: Нач");
    t.chat.messages.push(message("answer-1", "new-id-1", "assistant", "Нач"));
    t.chat.leafId = "answer-1";
    await t.session.stop();
    await sending;
    expect(t.calls).toContain("stop");
    expect(t.session.store.getState()).toMatchObject({ phase: READY });
    expect(shown(t.session)).toEqual(["user: Что ответить?", "assistant: Нач"]);
  });

  it("shows another version and what follows it, and remembers it on the server", async () => {
    const t = site();
    t.chat.messages = [
      message("q-1", null, "user", "Раз"),
      message("a-1", "q-1", "assistant", "Ответ"),
      message("q-2", null, "user", "Два"),
    ];
    t.chat.leafId = "q-2";
    await t.session.open();
    expect(shown(t.session)).toEqual(["user: Два"]);
    t.session.show("q-1");
    expect(shown(t.session)).toEqual(["user: Раз", "assistant: Ответ"]);
    expect(t.calls).toContain('change {"leafId":"a-1"}');
  });

  it("marks an option as sent at once, and takes it back when the server refuses", async () => {
    const t = site();
    t.chat.messages = [message("a-1", null, "assistant", "Варианты")];
    await t.session.open();
    const sent = () => t.session.chat.messages[0]?.metadata?.sentOption;
    await t.session.markSent("a-1", 2, {});
    expect(sent()).toBe(2);
    t.cutLine(true);
    const marking = t.session.markSent("a-1", 0, { outcome: "answered" });
    expect(sent()).toBe(0);
    await marking;
    expect(sent()).toBe(2);
    const unmarking = t.session.markSent("a-1", 2, null);
    expect(sent()).toBeUndefined();
    await unmarking;
    expect(sent()).toBe(2);
  });

  it("[MK12] a message that was sent ends its chat's reminder", async () => {
    const t = site();
    t.chat.messages = [message("a-1", null, "assistant", "Варианты")];
    t.chat.reminder = { at: 5, messageId: "a-1" };
    await t.session.open();
    const reminder = () => t.session.store.getState().summary?.reminder;
    await t.session.markSent("a-2", 0, {});
    expect(reminder()).toEqual({ at: 5, messageId: "a-1" });
    await t.session.markSent("a-1", 0, {});
    expect(reminder()).toBeUndefined();
    expect(t.calls).toEqual(["settled"]);
  });

  it.each([
    [404, "missing"],
    [503, "unreachable"],
  ] as const)("[MF3] says kindly when it cannot be had: %i", async (status, is) => {
    const t = site();
    const failing = new ThreadSession("other", {
      api: {
        chat: () =>
          Promise.resolve({
            ok: false,
            failure: { status, code: "x", message: null, retryAfterMs: null, body: null },
          }),
      } as unknown as MentorApi,
      clock: t.clock,
      language: () => "ru",
      newId: () => "id",
      onSettled: () => undefined,
      onBusy: () => undefined,
    });
    await failing.open();
    expect(failing.store.getState().phase).toEqual({ is });
  });
});
