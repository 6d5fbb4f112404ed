// Drafts: what was half-written comes back whole, and nonsense never breaks the box.
import type { TranscriptPart } from "@fitil/contracts";
import { describe, expect, it } from "vitest";
import { finishEditing, startEditing } from "../transcript/transcript-editor.ts";
import { EMPTY_DRAFT, isEmptyDraft, packDraft, unpackDraft, withGivenBack } from "./composer-draft.ts";

const PART: TranscriptPart = {
  transcript: {
    kind: "chat",
    language: "ru",
    messages: [{ speaker: "them", text: "Ага", confidence: 0.4 }],
    them: { name: "Маша", gender: null },
  },
  pictureIds: ["picture-1"],
};

describe("[MR3] a draft", () => {
  it("comes back as it was: words, intent, corrected transcript", () => {
    const draft = { text: "Что делать?", intent: "ask_out", transcript: startEditing(PART) } as const;
    const back = unpackDraft(packDraft(draft));
    expect(back.text).toBe("Что делать?");
    expect(back.intent).toBe("ask_out");
    expect(back.transcript && finishEditing(back.transcript)).toEqual(PART);
  });

  it("keeps plain words plain, and an empty box as nothing", () => {
    expect(packDraft({ ...EMPTY_DRAFT, text: "Просто слова" })).toBe("Просто слова");
    expect(packDraft(EMPTY_DRAFT)).toBe("");
    expect(unpackDraft("")).toEqual(EMPTY_DRAFT);
  });

  it("takes words that look like something else for words", () => {
    for (const text of ['{"text":1}', "{не json", '{"a":[]}', "{}"]) {
      expect(unpackDraft(text)).toEqual({ ...EMPTY_DRAFT, text });
      expect(unpackDraft(packDraft({ ...EMPTY_DRAFT, text }))).toEqual({ ...EMPTY_DRAFT, text });
    }
  });

  it("drops a transcript or an intent that is damaged, and keeps the words", () => {
    const damaged = [
      { kind: "novel", language: "ru", messages: [] },
      { kind: "chat", language: "de", messages: [] },
      { kind: "chat", language: "ru", messages: [{ speaker: "cat", text: "", confidence: 1 }] },
      { kind: "chat", language: "ru", messages: "many" },
    ];
    for (const transcript of damaged)
      expect(
        unpackDraft(JSON.stringify({ text: "Слова", intent: "dance", transcript: { transcript } })),
      ).toEqual({
        text: "Слова",
        intent: null,
        transcript: null,
      });
  });

  it("is empty without words and lines", () => {
    const noLines = startEditing({ transcript: { ...PART.transcript, messages: [] } });
    expect(isEmptyDraft({ text: " \n", intent: "reply", transcript: null })).toBe(true);
    expect(isEmptyDraft({ text: "", intent: null, transcript: noLines })).toBe(true);
    expect(isEmptyDraft({ text: "", intent: null, transcript: startEditing(PART) })).toBe(false);
  });

  it("takes a refused message back before what was typed since", () => {
    const back = withGivenBack(
      { ...EMPTY_DRAFT, text: "и ещё" },
      { text: "Первое", intent: "reply", transcript: PART },
    );
    expect(back.text).toBe("Первое\nи ещё");
    expect(back.intent).toBe("reply");
    expect(back.transcript && finishEditing(back.transcript)).toEqual(PART);
  });
});
