// What the letters of a whole talk tell about one word: its case, and whether it is a stamp. Letters are blocks.
import { describe, expect, it } from "vitest";
import type { BubblePrint } from "../../print/print-bubble.ts";
import type { OcrWord } from "../../screen/screen-layout.ts";
import { composeChat } from "../compose-transcript.ts";
import type { BubbleReading } from "../compose-transcript.ts";

const TALL = 42;
const LOW = 30;
const DEPTH = 9;
/** Room for a line of letters, and for what reaches below it. */
const LINE = 60;

/** How each sign stands: what is written is what is printed, whatever the engine reads. */
function shapeOf(sign: string): { height: number; depth: number } {
  if (/[.,-]/.test(sign)) return { height: 4, depth: 0 };
  const tall = /[\p{Lu}\dбёйф?!bdfhklt:]/u.test(sign);
  return { height: tall ? TALL : LOW, depth: /[рудцщpqyg]/.test(sign) ? DEPTH : 0 };
}

interface Piece {
  readonly printed: string;
  /** What the engine makes of it. */
  readonly read?: string;
  /** Size against the talk's letters. */
  readonly size?: number;
  readonly confidence?: number;
}

/** A bubble of one line whose words are printed and read as told; `scale` as if it had been enlarged by that. */
function bubble(speaker: "me" | "them", pieces: readonly Piece[], scale = 1): BubbleReading {
  const width = 2000;
  const height = Math.round(LINE * scale) + 20;
  const data = new Uint8Array(width * height).fill(255);
  const ground = Math.round((LINE - DEPTH) * scale);
  const words: OcrWord[] = [];
  let x = 10;
  for (const { printed, read = printed, size = 1, confidence = 0.95 } of pieces) {
    const shapes = Array.from(printed, (sign) => {
      const shape = shapeOf(sign);
      return { top: Math.round(shape.height * size * scale), foot: Math.round(shape.depth * size * scale) };
    });
    const left = x;
    for (const { top, foot } of shapes) {
      for (let y = ground - top; y < ground + foot; y += 1)
        data.fill(0, y * width + x, y * width + x + Math.round(14 * scale));
      x += Math.round(18 * scale);
    }
    const most = Math.max(...shapes.map(({ top }) => top));
    const depth = Math.max(...shapes.map(({ foot }) => foot));
    const box = { x: left, y: ground - most, width: x - left, height: most + depth };
    words.push({ text: read, confidence, box, line: 0 });
    x += Math.round(30 * scale);
  }
  const print: BubblePrint = { width, height, data, scale, pictures: 0 };
  return { speaker, words, print };
}

const TALK = [
  bubble("me", [{ printed: "Привет" }, { printed: "Анна" }, { printed: "как" }, { printed: "дела" }]),
  bubble("them", [{ printed: "Еду" }, { printed: "на" }, { printed: "дачу" }, { printed: "Белка" }], 1.3),
];

function lastOf(...readings: BubbleReading[]): string {
  const outcome = composeChat([...TALK, ...readings]);
  return outcome.ok ? (outcome.transcript.messages.at(-1)?.text ?? "") : outcome.code;
}

describe("sizes of a talk's letters", () => {
  it("[MS1] a lone word of look-alikes has the case that the other bubbles' letters show", () => {
    expect(lastOf(bubble("them", [{ printed: "ого", read: "ОГО" }], 1.4))).toBe("ого");
    expect(lastOf(bubble("them", [{ printed: "круто", read: "КРУТО" }], 1.4))).toBe("круто");
    expect(lastOf(bubble("them", [{ printed: "круто", read: "Круто" }]))).toBe("круто");
    expect(lastOf(bubble("them", [{ printed: "ОГО" }]))).toBe("ОГО");
    expect(lastOf(bubble("them", [{ printed: "Ого", read: "ого" }]))).toBe("Ого");
  });

  it("[MS1] inside a sentence too, whatever stands after the word", () => {
    const asked = [{ printed: "А" }, { printed: "ты" }, { printed: "готовиш?", read: "ГОТОВИШ?" }];
    expect(lastOf(bubble("them", asked))).toBe("А ты готовиш?");
    expect(lastOf(bubble("them", [{ printed: "В", read: "в" }, { printed: "15" }, { printed: "у" }]))).toBe(
      "В 15 у",
    );
    expect(lastOf(bubble("me", [{ printed: "НЕ" }, { printed: "ХОЧУ" }]))).toBe("НЕ ХОЧУ");
  });

  it("[MS1] a talk too short to tell leaves words as they were read", () => {
    const outcome = composeChat([bubble("them", [{ printed: "ого", read: "ОГО" }])]);
    expect(outcome).toMatchObject({ transcript: { messages: [{ text: "ОГО" }] } });
  });

  it("[MS1] where bubbles end with a time, small print at the end goes even when nobody can read it", () => {
    const stamp = (time: string): Piece => ({ printed: time, size: 0.66 });
    const talk = [
      bubble("me", [{ printed: "Привет" }, { printed: "Анна" }, stamp("12:01")]),
      bubble("them", [{ printed: "Еду" }, { printed: "на" }, { printed: "дачу" }, stamp("12:05")]),
      bubble("me", [{ printed: "А" }, { printed: "мама" }, stamp("12:07")]),
    ];
    const remains = { printed: "19:10", read: "ioi0vv", size: 0.66, confidence: 0.5 };
    const textOf = (last: BubbleReading): string => {
      const outcome = composeChat([...talk, last]);
      return outcome.ok ? (outcome.transcript.messages.at(-1)?.text ?? "") : outcome.code;
    };
    expect(textOf(bubble("me", [{ printed: "Да" }, remains]))).toBe("Да");
    expect(textOf(bubble("me", [{ printed: "Во" }, { printed: "сколько?" }, { printed: "v" }]))).toBe(
      "Во сколько?",
    );
    expect(textOf(bubble("them", [{ printed: "ну" }, { printed: "да" }]))).toBe("ну да");
    const day = [{ printed: "Давай" }, { printed: "в" }, { printed: "15:30" }];
    expect(textOf(bubble("me", [...day, stamp("19:10")]))).toBe("Давай в 15:30");
    expect(textOf(bubble("me", [...day, remains]))).toBe("Давай в 15:30");
  });

  it("[MS1] a message with a picture among its words is marked as unsure", () => {
    const seen = bubble("them", [{ printed: "Мама" }]);
    const print = seen.print === null ? null : { ...seen.print, pictures: 1 };
    const outcome = composeChat([...TALK, { ...seen, print }]);
    expect(outcome.ok && outcome.transcript.messages.at(-1)?.confidence).toBe(0.75);
    expect(outcome.ok && outcome.transcript.messages[0]?.confidence).toBeCloseTo(0.95);
  });
});
