// What is sent: the new message and its place, and nothing of the rest of the talk.
import { sendMessageSchema } from "@fitil/contracts";
import { describe, expect, it } from "vitest";
import { sendBody } from "./send-body.ts";
import type { ThreadMessage } from "./thread-message.ts";

const answer: ThreadMessage = {
  id: "answer-1",
  role: "assistant",
  parts: [
    { type: "text", text: "Читаю." },
    { type: "data-advice", data: { verdict: "wait", options: [] } },
  ],
  metadata: { parentId: null, createdAt: 1 },
};
const question: ThreadMessage = {
  id: "question-2",
  role: "user",
  parts: [
    {
      type: "data-transcript",
      data: { transcript: { kind: "chat", language: "ru", messages: [] }, pictureIds: ["picture-1"] },
    },
    { type: "text", text: "А теперь?" },
  ],
  metadata: { parentId: "answer-1", createdAt: 2, intent: "reply" },
};

describe("[MC1] the body of a message", () => {
  it("is what the contract takes: the last message below the one before it, with its intent", () => {
    const body = sendBody({
      trigger: "submit-message",
      messageId: undefined,
      messages: [answer, question],
      locale: "ru",
    });
    expect(sendMessageSchema.parse(body)).toEqual(body);
    expect(body).toEqual({
      trigger: "submit-message",
      message: { id: "question-2", parts: question.parts },
      parentId: "answer-1",
      intent: "reply",
      locale: "ru",
    });
  });

  it("begins a branch of its own when nothing stands before it", () => {
    const first = { ...question, metadata: { parentId: null, createdAt: 2 } };
    const body = sendBody({
      trigger: "submit-message",
      messageId: undefined,
      messages: [first],
      locale: "en",
    });
    expect(body).toMatchObject({ parentId: null, locale: "en" });
    expect(body).not.toHaveProperty("intent");
  });

  it("names only the message for an answer anew", () => {
    const order = { trigger: "regenerate-message", messages: [question], locale: "ru" } as const;
    expect(sendBody({ ...order, messageId: "answer-1" })).toEqual({
      trigger: "regenerate-message",
      messageId: "answer-1",
      locale: "ru",
    });
    expect(sendBody({ ...order, messageId: undefined })).toMatchObject({ messageId: "question-2" });
  });

  it("refuses what makes no sense", () => {
    const order = { messageId: undefined, locale: "ru" } as const;
    expect(() => sendBody({ ...order, trigger: "submit-message", messages: [answer] })).toThrow();
    expect(() => sendBody({ ...order, trigger: "regenerate-message", messages: [] })).toThrow();
  });
});
