// Correcting a transcript: every change of the card, and what is sent after it.
import { MAX_TRANSCRIPT_MESSAGES, MAX_TRANSCRIPT_TEXT } from "@fitil/contracts";
import type { TranscriptPart } from "@fitil/contracts";
import { describe, expect, it } from "vitest";
import { doubtOf, editTranscript, finishAsked, finishEditing, startEditing } from "./transcript-editor.ts";
import type { EditedTranscript, TranscriptChange } from "./transcript-editor.ts";

const PART: TranscriptPart = {
  transcript: {
    kind: "chat",
    language: "ru",
    messages: [
      { speaker: "me", text: "Привет", confidence: 0.97 },
      { speaker: "unknown", text: "", confidence: 0.2 },
      { speaker: "them", text: "Превет!", confidence: 0.6 },
    ],
  },
  pictureIds: ["picture-1"],
};
const edit = (...changes: TranscriptChange[]): EditedTranscript => {
  let edited = startEditing(PART);
  for (const change of changes) edited = editTranscript(edited, change);
  return edited;
};
const texts = (edited: EditedTranscript) => edited.lines.map(({ text }) => text);

describe("[MS1] the transcript's editor", () => {
  it("leaves everything as it was read when nothing is changed", () => {
    expect(finishEditing(startEditing(PART))).toEqual(PART);
  });

  it("[MC3] keeps whom the chat is with, and asks only once", () => {
    const told = edit({ type: "them", them: { name: " Маша ", gender: null } });
    expect(finishEditing(told).transcript.them).toEqual({ name: "Маша", gender: null });
    expect(finishAsked(told).transcript.them).toEqual({ name: "Маша", gender: "unsaid" });
    expect(finishAsked(startEditing(PART)).transcript.them).toEqual({ name: "", gender: "unsaid" });
    expect(
      finishAsked(edit({ type: "them", them: { name: "", gender: "man" } })).transcript.them?.gender,
    ).toBe("man");
    expect(startEditing(finishEditing(told)).them).toEqual({ name: "Маша", gender: null });
  });

  it("takes a fixed word for certain", () => {
    const { lines } = edit({ type: "text", key: 2, text: "Привет!" });
    expect(lines[2]).toMatchObject({ text: "Привет!", confidence: 1, speaker: "them" });
  });

  it("flips one speaker by one tap, and everybody at once", () => {
    const speakers = (edited: EditedTranscript) => edited.lines.map(({ speaker }) => speaker);
    expect(speakers(edit({ type: "flip", key: 0 }))).toEqual(["them", "unknown", "them"]);
    expect(speakers(edit({ type: "flip", key: 1 }))).toEqual(["me", "them", "them"]);
    expect(speakers(edit({ type: "flip-all" }))).toEqual(["them", "them", "me"]);
  });

  it("drops a line and puts it back where it stood", () => {
    const dropped = edit({ type: "drop", key: 1 });
    expect(texts(dropped)).toEqual(["Привет", "Превет!"]);
    expect(texts(editTranscript(dropped, { type: "undrop" }))).toEqual(["Привет", "", "Превет!"]);
    expect(edit({ type: "undrop" })).toEqual(startEditing(PART));
  });

  it("adds a line for the other side, below another or at the end, and sends none that stayed empty", () => {
    const added = edit({ type: "add", below: 0 }, { type: "add", below: null });
    expect(added.lines.map(({ key }) => key)).toEqual([0, 3, 1, 2, 4]);
    expect(added.lines[1]).toMatchObject({ speaker: "them", text: "", confidence: 1 });
    expect(added.lines[4]).toMatchObject({ speaker: "me" });
    expect(finishEditing(added)).toEqual(PART);
    expect(
      finishEditing(editTranscript(added, { type: "text", key: 4, text: " Да " })).transcript.messages,
    ).toHaveLength(4);
  });

  it("moves a line, but never beyond an end", () => {
    expect(texts(edit({ type: "move", key: 0, by: 1 }))).toEqual(["", "Привет", "Превет!"]);
    expect(texts(edit({ type: "move", key: 0, by: -1 }))).toEqual(["Привет", "", "Превет!"]);
    expect(texts(edit({ type: "move", key: 2, by: 1 }))).toEqual(["Привет", "", "Превет!"]);
  });

  it("changes nothing for a line that is not there", () => {
    for (const change of [
      { type: "text", key: 99, text: "x" },
      { type: "flip", key: 99 },
      { type: "drop", key: 99 },
      { type: "move", key: 99, by: 1 },
    ] as const)
      expect(finishEditing(edit(change))).toEqual(PART);
  });

  it("stays within what the server takes", () => {
    expect(
      edit({ type: "text", key: 0, text: "a".repeat(MAX_TRANSCRIPT_TEXT + 5) }).lines[0]?.text,
    ).toHaveLength(MAX_TRANSCRIPT_TEXT);
    const full = startEditing({
      transcript: {
        ...PART.transcript,
        messages: Array.from({ length: MAX_TRANSCRIPT_MESSAGES }, () => ({
          speaker: "me" as const,
          text: "x",
          confidence: 1,
        })),
      },
    });
    expect(editTranscript(full, { type: "add", below: null })).toBe(full);
  });

  it("asks for a look at what is unread or unsure", () => {
    expect(startEditing(PART).lines.map(doubtOf)).toEqual([null, "unread", "unsure"]);
  });
});
