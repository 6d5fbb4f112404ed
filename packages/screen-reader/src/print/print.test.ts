// Prints for an OCR engine: dark on white, one size, without pictures; and what is told from letters on them.
import { describe, expect, it } from "vitest";
import type { PixelImage } from "../pixels/pixel-image.ts";
import type { OcrWord } from "../screen/screen-layout.ts";
import { repairCase } from "../transcript/letters/letter-case.ts";
import { splitJoinedWords } from "../transcript/word-gaps.ts";
import { printBubble } from "./print-bubble.ts";
import { resample } from "./resample.ts";
import type { GreyImage } from "./resample.ts";

type Colour = readonly [number, number, number];

/** A bubble of one colour that fills the picture, with upright strokes as print. */
function createBubble(ground: Colour, ink: Colour, spot: Colour | null): PixelImage {
  const [width, height] = [200, 60];
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const stroke = y >= 20 && y < 40 && x >= 20 && x < 120 && x % 8 < 3;
      const round = (x - 150) ** 2 + (y - 30) ** 2 < 121;
      data.set(stroke ? ink : round && spot ? spot : ground, (y * width + x) * 3);
    }
  }
  return { width, height, channels: 3, data };
}

function printOf(image: PixelImage): GreyImage | null {
  const box = { x: 0, y: 0, width: image.width, height: image.height };
  return printBubble(image, { box, textBox: box, speaker: "me", colour: 0 });
}

function inkOf(print: GreyImage, from: number, to: number): number {
  let dark = 0;
  for (let index = 0; index < print.data.length; index += 1) {
    const x = (index % print.width) / print.width;
    if (x >= from && x < to && (print.data[index] ?? 255) < 128) dark += 1;
  }
  return dark;
}

describe("prints", () => {
  it("[MS2] dark and light bubbles give dark print on white", () => {
    for (const [ground, ink] of [
      [
        [255, 255, 255],
        [0, 0, 0],
      ],
      [
        [20, 22, 26],
        [240, 240, 240],
      ],
      [
        [10, 124, 255],
        [255, 255, 255],
      ],
    ] as const) {
      const print = printOf(createBubble(ground, ink, null));
      if (print === null) throw new Error("There is ink");
      expect(print.data[0]).toBe(255);
      expect(inkOf(print, 0, 0.7)).toBeGreaterThan(300);
    }
  });

  it("[SR6] the grain of a photo is no print; three dots are", () => {
    const paper = (height: number, isInk: (x: number, y: number) => boolean): PixelImage => {
      const data = new Uint8Array(200 * height * 3).fill(250);
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < 200; x += 1)
          if (isInk(x, y)) data.fill(190, (y * 200 + x) * 3, (y * 200 + x) * 3 + 3);
      return { width: 200, height, channels: 3, data };
    };
    // A cross, for what is solid is a picture.
    const speck = (x: number, y: number): boolean =>
      x % 37 < 5 && y % 41 < 5 && (x % 37 === 2 || y % 41 === 2);
    expect(printOf(paper(160, (x, y) => x > 10 && y > 10 && speck(x, y)))).toBeNull();
    expect(printOf(paper(24, (x, y) => y > 9 && y < 14 && x > 20 && x < 50 && x % 10 < 4))).not.toBeNull();
  });

  it("[MS2] an emoji among the print is taken out", () => {
    const print = printOf(createBubble([255, 255, 255], [0, 0, 0], [255, 200, 40]));
    if (print === null) throw new Error("There is ink");
    expect(inkOf(print, 0.1, 0.6)).toBeGreaterThan(300);
    expect(inkOf(print, 0.65, 1)).toBe(0);
  });

  it("[MS2] a bubble without ink has no print", () => {
    expect(printOf(createBubble([90, 90, 90], [90, 90, 90], null))).toBeNull();
  });

  it("[MS2] resampling keeps flat places flat and sizes right", () => {
    const flat: GreyImage = { width: 10, height: 6, data: new Uint8Array(60).fill(77) };
    for (const factor of [0.5, 1, 2.5]) {
      const other = resample(flat, factor);
      expect([other.width, other.height]).toEqual([Math.round(10 * factor), Math.round(6 * factor)]);
      expect(new Set(other.data)).toEqual(new Set([77]));
    }
  });
});

/** A print of letters as blocks: each with its height and the gap after it, standing on one line. */
function createLetters(letters: readonly { readonly height: number; readonly gap: number }[]): {
  print: GreyImage;
  box: OcrWord["box"];
} {
  const width = letters.reduce((sum, { gap }) => sum + 8 + gap, 0);
  const data = new Uint8Array(width * 40).fill(255);
  let x = 0;
  for (const { height, gap } of letters) {
    for (let y = 40 - height; y < 40; y += 1) data.fill(0, y * width + x, y * width + x + 8);
    x += 8 + gap;
  }
  return { print: { width, height: 40, data }, box: { x: 0, y: 0, width, height: 40 } };
}

function word(text: string, box: OcrWord["box"]): OcrWord {
  return { text, box, confidence: 0.9, line: 0 };
}

describe("letters on a print", () => {
  it("[MS1] capitals that are no taller than small letters become small", () => {
    const [tall, low] = [
      { height: 40, gap: 3 },
      { height: 28, gap: 3 },
    ];
    const go = createLetters([tall, low]);
    expect(repairCase([word("ГО", go.box)], go.print)[0]?.text).toBe("Го");
    const shout = createLetters([tall, tall]);
    expect(repairCase([word("ГО", shout.box)], shout.print)[0]?.text).toBe("ГО");
    const way = createLetters([low, low, low]);
    expect(repairCase([word("Way", way.box)], way.print)[0]?.text).toBe("way");
  });

  it("[MS1] two words read as one are cut at the gap", () => {
    const [letter, space] = [
      { height: 30, gap: 3 },
      { height: 30, gap: 14 },
    ];
    const joined = createLetters([letter, space, letter, letter]);
    expect(splitJoinedWords([word("Goon", joined.box)], joined.print).map(({ text }) => text)).toEqual([
      "Go",
      "on",
    ]);
    const one = createLetters([letter, letter, letter, letter]);
    expect(splitJoinedWords([word("Goon", one.box)], one.print).map(({ text }) => text)).toEqual(["Goon"]);
  });
});
