// A screenshot of somebody seen before, taken along into the chat about them.
import type { Chat, MentorMessage, Transcript } from "@fitil/contracts";
import { describe, expect, it } from "vitest";
import { readDraft, writeDraft } from "../../../lib/device/drafts.ts";
import type { MentorApi } from "../../../lib/http/mentor-api.ts";
import { memoryStorage } from "../../../lib/device/storage.ts";
import { packDraft, unpackDraft } from "./composer-draft.ts";
import { goOnInChat } from "./go-on-in-chat.ts";
import { startEditing } from "../transcript/transcript-editor.ts";

const talk = (...texts: string[]): Transcript => ({
  kind: "chat",
  language: "ru",
  messages: texts.map((text, index) => ({ speaker: index % 2 === 0 ? "me" : "them", text, confidence: 1 })),
});
const MESSAGE: MentorMessage = {
  id: "message-1",
  role: "user",
  metadata: { parentId: null, createdAt: 1 },
  parts: [
    {
      type: "data-transcript",
      data: { transcript: talk("Привет, как выходные?", "Отлично, была в горах!") },
    },
  ],
};
const CHAT: Chat = {
  id: "chat-1",
  title: "Маша",
  projectId: null,
  createdAt: 1,
  updatedAt: 1,
  leafId: "message-1",
  messages: [MESSAGE],
  answering: false,
  them: { name: "Маша", gender: "woman" },
};
const DRAFT = {
  text: "Что теперь?",
  intent: null,
  transcript: startEditing({ transcript: talk("Ого, а куда?", "На Эльбрус") }),
};
const api = (result: unknown) => ({ chat: async () => result }) as unknown as MentorApi;

describe("[MC3] the same person, seen again", () => {
  it("goes on in the chat about them, below what is there, and empties the box one wrote in", async () => {
    const storage = memoryStorage();
    writeDraft(storage, "new", packDraft(DRAFT));
    writeDraft(storage, "chat-1", "Начато раньше");
    const moved = { chatId: "chat-1", draft: DRAFT, draftKey: "new" };
    expect(await goOnInChat({ api: api({ ok: true, value: CHAT }), storage }, moved)).toBe(true);
    const there = unpackDraft(readDraft(storage, "chat-1"));
    expect(there.text).toBe("Начато раньше\nЧто теперь?");
    expect(there.transcript?.lines.map(({ text }) => text)).toEqual([
      "Привет, как выходные?",
      "Отлично, была в горах!",
      "Ого, а куда?",
      "На Эльбрус",
    ]);
    expect(there.transcript?.them).toEqual({ name: "Маша", gender: "woman" });
    expect(readDraft(storage, "new")).toBe("");
  });

  it("goes on without an option that was marked as sent and said otherwise", async () => {
    const storage = memoryStorage();
    const option = { tone: "direct", text: "Возьмёшь меня?", why: "Прямо", source: "" } as const;
    const answer: MentorMessage = {
      id: "answer-1",
      role: "assistant",
      metadata: { parentId: "message-1", createdAt: 2, sentOption: 0 },
      parts: [{ type: "data-advice", data: { options: [option] } }],
    };
    const chat = { ...CHAT, leafId: "answer-1", messages: [MESSAGE, answer] };
    const seen = talk("Привет, как выходные?", "Отлично, была в горах!", "Ого, а куда?", "На Эльбрус");
    const draft = { ...DRAFT, transcript: startEditing({ transcript: seen }) };
    const moved = { chatId: "chat-1", draft, draftKey: "new" };
    expect(await goOnInChat({ api: api({ ok: true, value: chat }), storage }, moved)).toBe(true);
    const there = unpackDraft(readDraft(storage, "chat-1"));
    expect(there.transcript?.lines.map(({ text }) => text)).toEqual(seen.messages.map(({ text }) => text));
  });

  it("leaves everything where it is when that chat cannot be had", async () => {
    const storage = memoryStorage();
    const moved = { chatId: "chat-1", draft: DRAFT, draftKey: "new" };
    writeDraft(storage, "new", packDraft(DRAFT));
    expect(await goOnInChat({ api: api({ ok: false }), storage }, moved)).toBe(false);
    expect([readDraft(storage, "new") === "", readDraft(storage, "chat-1")]).toEqual([false, ""]);
  });
});
