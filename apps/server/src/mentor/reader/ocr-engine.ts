// One warm tesseract engine: grey print in, words out. Runs in a thread of its own; reaches no network.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GreyImage, OcrWord } from "@fitil/screen-reader";
import { createWorker, OEM, PSM } from "tesseract.js";
import { loadReadingData } from "./reading-data.ts";
import type { ReadingLanguage } from "./reading-data.ts";

export interface OcrEngine {
  /** Words in reading order; boxes in pixels of `print`. `page` looks for columns and blocks by itself. */
  read(print: GreyImage, layout: "block" | "page"): Promise<readonly OcrWord[]>;
  close(): Promise<void>;
}

/** Starts an engine that knows `languages`, the likeliest first (about 0.5 s); close it when done. */
export async function createOcrEngine(languages: readonly ReadingLanguage[]): Promise<OcrEngine> {
  const folder = await mkdtemp(join(tmpdir(), "reading-"));
  try {
    for (const language of languages) {
      await writeFile(join(folder, `${language}.traineddata`), await loadReadingData(language));
    }
    const worker = await createWorker([...languages], OEM.LSTM_ONLY, {
      langPath: folder,
      cacheMethod: "none",
      gzip: false,
      // The failed call says what happened; the engine's own log would only repeat it on the console.
      errorHandler: () => undefined,
    });
    await worker.setParameters({ user_defined_dpi: "150" });
    let layoutNow = "";
    return {
      async read(print, layout) {
        if (layout !== layoutNow) {
          layoutNow = layout;
          await worker.setParameters({
            tessedit_pageseg_mode: layout === "block" ? PSM.SINGLE_BLOCK : PSM.AUTO,
          });
        }
        const { data } = await worker.recognize(toGreymap(print), {}, { text: false, tsv: true });
        return parseWords(data.tsv ?? "");
      },
      close: async () => {
        await worker.terminate();
      },
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The picture as a portable greymap, the plainest file the engine opens. */
function toGreymap(print: GreyImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${print.width} ${print.height}\n255\n`), print.data]);
}

/** Rows of the engine's table that are words (level 5). */
function parseWords(table: string): readonly OcrWord[] {
  const words: OcrWord[] = [];
  let line = -1;
  let lineName = "";
  for (const row of table.split("\n")) {
    const cells = row.split("\t");
    if (cells[0] !== "5") continue;
    const name = cells.slice(1, 5).join(".");
    if (name !== lineName) line += 1;
    lineName = name;
    const [x, y, width, height] = cells.slice(6, 10).map(Number) as [number, number, number, number];
    words.push({
      text: cells.slice(11).join(" ").trim(),
      confidence: Math.min(1, Math.max(0, Number(cells[10]) / 100)),
      box: { x, y, width, height },
      line,
    });
  }
  return words;
}
