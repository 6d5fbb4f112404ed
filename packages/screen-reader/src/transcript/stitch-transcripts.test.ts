// Several screenshots of one chat, with and without overlap.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Transcript, TranscriptMessage } from "@fitil/contracts";
import { stitchTranscripts } from "./stitch-transcripts.ts";

const SAID = [
  "Привет, как выходные?",
  "Отлично, ездили в горы",
  "Ого, а куда?",
  "На Алтай, там ещё снег",
  "Завидую по-доброму",
  "Поехали вместе?",
];

function message(index: number, change: Partial<TranscriptMessage> = {}): TranscriptMessage {
  return { speaker: index % 2 === 0 ? "me" : "them", text: SAID[index] ?? "", confidence: 0.9, ...change };
}

function chat(...messages: TranscriptMessage[]): Transcript {
  return { kind: "chat", language: "ru", messages };
}

function textsOf(...parts: Transcript[]): string[] {
  return stitchTranscripts(parts)?.messages.map(({ text }) => text) ?? [];
}

describe("stitching", () => {
  it("[MS1] what two screenshots both show appears once", () => {
    expect(
      textsOf(chat(message(0), message(1), message(2)), chat(message(1), message(2), message(3))),
    ).toEqual(SAID.slice(0, 4));
  });

  it("[MS1] readings differ a little; the surer one stays", () => {
    const unsure = message(2, { text: "0го, а куда?", confidence: 0.4 });
    expect(textsOf(chat(message(1), unsure), chat(message(1), message(2), message(3)))).toEqual(
      SAID.slice(1, 4),
    );
  });

  it("[MS1] a message cut off by the edge is completed by the other screenshot", () => {
    const cut = message(3, { text: "там ещё снег" });
    expect(textsOf(chat(message(2), message(3)), chat(cut, message(4)))).toEqual(SAID.slice(2, 5));
  });

  it("[MS1] without overlap they follow each other; one short word is no overlap", () => {
    expect(textsOf(chat(message(0)), chat(message(3)))).toEqual([SAID[0], SAID[3]]);
    const yes = message(0, { text: "Да" });
    expect(textsOf(chat(yes), chat(yes))).toEqual(["Да", "Да"]);
  });

  it("[MS1] pictures in the wrong order are put right by what they share", () => {
    const [early, middle, late] = [
      chat(message(0), message(1), message(2)),
      chat(message(1), message(2), message(3), message(4)),
      chat(message(3), message(4), message(5)),
    ] as const;
    expect(textsOf(middle, early)).toEqual(SAID.slice(0, 5));
    expect(textsOf(late, middle, early)).toEqual(SAID);
    expect(textsOf(late, early, middle)).toEqual(SAID);
    expect(textsOf(early, late, middle)).toEqual(SAID);
  });

  it("[MS1] a picture that lies within another adds nothing; a short word at both ends turns nothing around", () => {
    const whole = SAID.map((_, index) => message(index));
    expect(textsOf(chat(...whole), chat(message(2), message(3)))).toEqual(SAID);
    expect(textsOf(chat(message(2), message(3)), chat(...whole))).toEqual(SAID);
    const hello = message(0, { text: "Привет!" });
    expect(textsOf(chat(hello, message(1)), chat(message(3), hello))).toHaveLength(4);
  });

  it("[MS1] the same words of the other person are another message", () => {
    expect(textsOf(chat(message(0)), chat(message(0, { speaker: "them" })))).toHaveLength(2);
  });

  it("[MS1] nothing gives nothing; a profile beside a chat stands before it", () => {
    expect(stitchTranscripts([])).toBeNull();
    const about: Transcript = { kind: "profile", language: "ru", messages: [message(5)] };
    expect(stitchTranscripts([about])).toMatchObject({ kind: "profile" });
  });

  it("[MS1] a chat cut anywhere into two overlapping pictures comes back whole", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 6 }), (from, to) => {
        fc.pre(from < to);
        const whole = SAID.map((_, index) => message(index));
        const [start, end] = [chat(...whole.slice(0, to)), chat(...whole.slice(from - 1))];
        expect(textsOf(start, end)).toEqual(SAID);
        expect(textsOf(end, start)).toEqual(SAID);
      }),
    );
  });
});
