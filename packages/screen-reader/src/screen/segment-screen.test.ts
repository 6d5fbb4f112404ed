// Segmentation on pictures painted pixel by pixel: no browser, no files.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PixelImage } from "../pixels/pixel-image.ts";
import { segmentScreen } from "./segment-screen.ts";
import { createPaint } from "./testing/paint.ts";
import type { Colour, Paint } from "./testing/paint.ts";

const BLACK: Colour = [20, 20, 20];
const THEIRS: Colour = [233, 233, 235];
const MINE: Colour = [10, 124, 255];
const WHITE: Colour = [255, 255, 255];

function bubble(paint: Paint, side: "me" | "them", y: number, width: number, lines = 1): void {
  const height = 22 + 18 * lines;
  const x = side === "me" ? paint.image.width - 14 - width : 14;
  paint.rect(x, y, width, height, side === "me" ? MINE : THEIRS, 12);
  for (let line = 0; line < lines; line += 1) {
    paint.print(x + 14, y + 14 + line * 18, width - 28, side === "me" ? WHITE : BLACK);
  }
}

function speakersOf(image: PixelImage): string {
  const layout = segmentScreen(image);
  return layout.kind === "chat" ? layout.bubbles.map((found) => found.speaker).join(" ") : layout.kind;
}

function createTalk(): Paint {
  const paint = createPaint(400, 700, WHITE);
  bubble(paint, "them", 90, 200);
  bubble(paint, "me", 150, 260, 2);
  bubble(paint, "me", 220, 90);
  bubble(paint, "them", 280, 240, 3);
  bubble(paint, "me", 380, 150);
  return paint;
}

describe("segmentation", () => {
  it("[MS1] bubbles come from top to bottom with the speaker of their side", () => {
    expect(speakersOf(createTalk().image)).toBe("them me me them me");
  });

  it("[MS1] boxes are where the bubbles are", () => {
    const layout = segmentScreen(createTalk().image);
    const first = layout.kind === "chat" ? layout.bubbles[0] : undefined;
    expect(first?.box.x).toBeGreaterThanOrEqual(12);
    expect(first?.box.x).toBeLessThanOrEqual(16);
    expect(first?.box.width).toBeGreaterThanOrEqual(196);
    expect(first?.box.width).toBeLessThanOrEqual(204);
  });

  it("[MS1] grey and RGBA pictures are read like RGB ones", () => {
    const { image } = createTalk();
    const rgba = new Uint8Array(image.width * image.height * 4);
    const grey = new Uint8Array(image.width * image.height);
    for (let index = 0; index < grey.length; index += 1) {
      rgba.set([...image.data.subarray(index * 3, index * 3 + 3), 255], index * 4);
      grey[index] = image.data[index * 3 + 1] as number;
    }
    expect(speakersOf({ ...image, channels: 4, data: rgba })).toBe("them me me them me");
    expect(speakersOf({ ...image, channels: 1, data: grey })).toBe("them me me them me");
  });

  it("[MS1] dates in the middle, avatars, reactions and the box to type in are no messages", () => {
    const paint = createTalk();
    paint.rect(150, 440, 100, 24, [190, 200, 190], 12);
    paint.print(162, 446, 76, WHITE);
    paint.rect(2, 292, 10, 10, [200, 90, 90], 5);
    paint.rect(40, 350, 34, 20, [255, 240, 240], 10);
    paint.rect(40, 640, 300, 40, [244, 244, 246], 20);
    paint.print(60, 654, 100, [170, 170, 175]);
    expect(speakersOf(paint.image)).toBe("them me me them me");
  });

  it("[MS1] a quote inside a bubble is not part of its text", () => {
    const paint = createPaint(400, 700, WHITE);
    bubble(paint, "me", 60, 180);
    bubble(paint, "me", 120, 220);
    bubble(paint, "them", 180, 260, 4);
    paint.rect(26, 188, 236, 44, [205, 215, 230], 6);
    paint.print(40, 196, 120, [60, 110, 190]);
    paint.print(40, 214, 150, BLACK);
    const layout = segmentScreen(paint.image);
    const last = layout.kind === "chat" ? layout.bubbles.at(-1) : undefined;
    expect(last?.speaker).toBe("them");
    expect(last?.textBox.y).toBeGreaterThanOrEqual(228);
  });

  it("[MS1] on a wide window the talk is told from the list of chats", () => {
    const paint = createPaint(1100, 600, WHITE);
    paint.rect(0, 0, 320, 600, [246, 246, 246]);
    paint.rect(320, 0, 1, 600, [210, 210, 210]);
    for (let entry = 0; entry < 8; entry += 1) {
      paint.rect(12, 20 + entry * 70, 46, 46, [120, 160, 190], 23);
      paint.print(70, 28 + entry * 70, 160, BLACK);
      paint.print(70, 48 + entry * 70, 200, [120, 120, 120]);
    }
    paint.rect(340, 80, 300, 40, THEIRS, 12);
    paint.print(354, 94, 270, BLACK);
    paint.rect(780, 140, 300, 40, MINE, 12);
    paint.print(794, 154, 270, WHITE);
    paint.rect(340, 200, 200, 40, THEIRS, 12);
    paint.print(354, 214, 170, BLACK);
    expect(speakersOf(paint.image)).toBe("them me them");
  });

  it("[MS1] one's own messages alone are one's own", () => {
    const paint = createPaint(400, 700, WHITE);
    bubble(paint, "me", 90, 300, 3);
    bubble(paint, "me", 180, 120);
    expect(speakersOf(paint.image)).toBe("me me");
  });

  it("[MS1] bubbles that shade off from top to bottom are whole, whoever wrote last", () => {
    const paint = createPaint(400, 700, BLACK);
    const shaded = (x: number, y: number, width: number): void => {
      for (let row = 0; row < 40; row += 1) {
        const share = row / 39;
        paint.rect(
          x,
          y + row,
          width,
          1,
          [160 - 70 * share, 51 + 30 * share, 255 - 39 * share].map(Math.round) as never,
        );
      }
      paint.print(x + 14, y + 14, width - 28, WHITE);
    };
    paint.rect(14, 90, 240, 40, [38, 38, 38], 12);
    paint.print(28, 104, 210, WHITE);
    shaded(286, 150, 100);
    paint.rect(14, 210, 200, 40, [38, 38, 38], 12);
    paint.print(28, 224, 170, WHITE);
    shaded(186, 270, 200);
    expect(speakersOf(paint.image)).toBe("them me them me");
  });

  it("[MS1] big letters of a heading and faces in a list are no talk", () => {
    const paint = createPaint(400, 700, WHITE);
    for (let row = 0; row < 5; row += 1) {
      paint.rect(14, 100 + row * 70, 20, 34, MINE, 4);
      paint.rect(20, 108 + row * 70, 3, 14, WHITE);
      paint.print(50, 110 + row * 70, 200, BLACK);
    }
    expect(speakersOf(paint.image)).toBe("other");
  });

  it("[MS1] rows of tags and cards as wide as the page are no talk", () => {
    const paint = createPaint(400, 700, WHITE);
    for (let row = 0; row < 4; row += 1) {
      for (const x of [14, 140, 266]) {
        paint.rect(x, 300 + row * 50, 110, 34, THEIRS, 12);
        paint.print(x + 12, 311 + row * 50, 80, BLACK);
      }
    }
    expect(speakersOf(paint.image)).toBe("other");
  });

  it("[SR4] three dots of somebody who is writing are no message, three letters are", () => {
    const paint = createTalk();
    paint.rect(14, 440, 76, 40, THEIRS, 12);
    for (const x of [30, 47, 64]) paint.rect(x, 455, 10, 10, [140, 140, 145], 5);
    expect(speakersOf(paint.image)).toBe("them me me them me");
    bubble(paint, "them", 500, 76);
    expect(speakersOf(paint.image)).toBe("them me me them me them");
  });

  it("[SR4] a column of faces in a list of people is no talk", () => {
    const paint = createPaint(1100, 600, [223, 231, 239]);
    paint.rect(0, 0, 320, 600, WHITE);
    paint.rect(320, 0, 2, 600, [210, 214, 219]);
    for (let y = 20; y < 520; y += 62) {
      paint.rect(14, y, 40, 40, [110, 146, 184], 16);
      paint.rect(30, y + 15, 8, 11, WHITE);
    }
    // The last face is cut off, wide enough for a message.
    paint.rect(14, 570, 40, 30, [110, 146, 184], 12);
    paint.rect(30, 585, 8, 11, WHITE);
    paint.rect(360, 480, 130, 34, WHITE, 10);
    paint.print(374, 491, 100, BLACK);
    expect(speakersOf(paint.image)).toBe("them");
  });

  it("[SR4] a bubble pushed off its margin by a tail goes to the side of its colour", () => {
    const paint = createTalk();
    paint.rect(196, 440, 180, 40, MINE, 12);
    paint.print(210, 454, 150, WHITE);
    expect(speakersOf(paint.image)).toBe("them me me them me me");
    paint.rect(196, 500, 180, 40, [120, 190, 90], 12);
    paint.print(210, 514, 150, WHITE);
    paint.rect(326, 560, 50, 28, MINE, 12);
    paint.print(336, 568, 30, WHITE);
    expect(speakersOf(paint.image)).toBe("them me me them me me");
  });

  it("[SR9] bubbles that lossy compression has joined are parted where their row turns to the ground's colour", () => {
    const ground: Colour = [222, 229, 238];
    const mine: Colour = [206, 229, 254];
    const between = (share: number): Colour => [206 + 16 * share, 229, 254 - 10 * share];
    const paint = createPaint(400, 500, ground);
    bubble(paint, "them", 40, 200);
    for (const top of [120, 164, 208]) {
      paint.rect(190, top, 196, 40, mine, 8);
      paint.print(204, top + 14, 150, BLACK);
    }
    // Colour is stored for two pixels at a time and smoothed between: the gap is a shade between both.
    for (const top of [160, 204])
      [0.3, 0.8, 0.8, 0.3].forEach((share, row) => paint.rect(188, top + row, 200, 1, between(share)));
    bubble(paint, "them", 300, 200);
    const { data } = paint.image;
    // The ripple of compression.
    for (let place = 0; place < data.length; place += 1)
      data[place] = (data[place] as number) - (Math.floor(place / 3) % 4 === 0 ? 2 : 0);
    expect(speakersOf(paint.image)).toBe("them me me me them");
  });

  it("[MS1] any pixels whatever get an answer", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 60 }),
        fc.uint8Array({ minLength: 1, maxLength: 300 }),
        (width, height, noise) => {
          const data = Uint8Array.from(
            { length: width * height * 3 },
            (_, index) => noise[index % noise.length] ?? 0,
          );
          expect(["chat", "other"]).toContain(segmentScreen({ width, height, channels: 3, data }).kind);
        },
      ),
      { numRuns: 60 },
    );
  });
});
