// Which engine reads which bubble, with engines that tell what they were given.
import type { GreyImage, OcrWord, PixelImage } from "@fitil/screen-reader";
import { describe, expect, it } from "vitest";
import type { OcrEngine } from "./ocr-engine.ts";
import { readPicture } from "./read-picture.ts";

/** Three bubbles on white, told apart by their widths; each has strokes for letters. */
const WIDTHS = [160, 200, 240] as const;

function createTalk(): PixelImage {
  const [width, height] = [400, 400];
  const data = new Uint8Array(width * height * 3).fill(255);
  const paint = (left: number, top: number, wide: number, tall: number, grey: number): void => {
    for (let y = top; y < top + tall; y += 1)
      data.fill(grey, (y * width + left) * 3, (y * width + left + wide) * 3);
  };
  for (const [index, wide] of WIDTHS.entries()) {
    const top = 60 + index * 90;
    const left = index === 1 ? width - 14 - wide : 14;
    paint(left, top, wide, 40, 225);
    for (let x = 14; x < wide - 14; x += 6) if (x % 40 < 30) paint(left + x, top + 14, 2, 12, 20);
  }
  return { width, height, channels: 3, data };
}

interface Reading {
  readonly text: string;
  readonly confidence: number;
}

/** An engine that reads each of the three bubbles as told, and notes which it was asked for. */
function createEngine(readings: readonly Reading[]): OcrEngine & { readonly asked: number[] } {
  const asked: number[] = [];
  return {
    asked,
    async read(print: GreyImage, layout: "block" | "page"): Promise<readonly OcrWord[]> {
      // Nobody is named in the head.
      if (layout === "page") return [];
      // Around a print there is some white; without it, it has the shape of its bubble, which is 40 tall.
      const wide = ((print.width - 24) / (print.height - 24)) * 40;
      const place = WIDTHS.findIndex((width) => Math.abs(width - wide) < 20);
      asked.push(place);
      const { text, confidence } = readings[place] as Reading;
      const box = { x: 0, y: 0, width: 30, height: 30 };
      return text.split(" ").map((word) => ({ text: word, confidence, box, line: 0 }));
    },
    close: () => Promise.resolve(),
  };
}

const sure = (text: string): Reading => ({ text, confidence: 0.96 });
const unsure = (text: string): Reading => ({ text, confidence: 0.4 });

async function read(both: OcrEngine, english: OcrEngine): Promise<readonly string[]> {
  const outcome = await readPicture(createTalk(), { both, english });
  return outcome.ok ? outcome.transcript.messages.map(({ text }) => text) : [outcome.code];
}

describe("[SR5] a talk in two languages", () => {
  it("gives the Russian bubble of an English talk to the engine that knows Russian", async () => {
    const both = createEngine([sure("Давай"), sure("Friday then"), sure("see you there")]);
    const english = createEngine([unsure("flapaii"), sure("Friday then"), sure("see you there")]);
    expect(await read(both, english)).toEqual(["Давай", "Friday then", "see you there"]);
  });

  it("gives the English bubble of a Russian talk to the engine that takes no Latin letter for a Cyrillic one", async () => {
    const both = createEngine([unsure("gооb idеа"), sure("Давай в пятницу"), sure("Тогда до встречи")]);
    const english = createEngine([sure("good idea"), unsure("flapai"), unsure("Torna no")]);
    expect(await read(both, english)).toEqual(["good idea", "Давай в пятницу", "Тогда до встречи"]);
  });

  it("asks one engine only where that one is sure", async () => {
    const both = createEngine([sure("Давай в пятницу"), sure("Хорошо"), sure("Тогда до встречи")]);
    const english = createEngine([unsure("x"), unsure("x"), unsure("x")]);
    await read(both, english);
    expect(english.asked).toEqual([]);
  });
});
