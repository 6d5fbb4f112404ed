// How well a cell that will burn stands out from one that will not: read from the pixels of the game's own painter, in every place, by day and
// in sudden death, at the beginning, the middle and the end of a fuse.
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { build } from "vite";
import { ARENAS } from "../../../apps/web/src/game/match/board/arena.ts";
import type { Brightness, DrawnBoard } from "./board-page.ts";
import { atLeast, note } from "./report.ts";
import type { Figure } from "./report.ts";

/** What WCAG adds to both sides: light that no screen is without. */
const FLARE = 0.05;
const LEAST = 1.5;
const FUSES = [0, 0.5, 0.95];

async function pageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2023",
      rolldownOptions: {
        input: fileURLToPath(new URL("board-page.ts", import.meta.url)),
        output: { format: "iife" },
      },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !("output" in output)) throw new Error("The page's script was not built.");
  return output.output[0].code;
}

/** The least contrast of danger to safe, by day and in sudden death; `pictures` is a folder for what was drawn. */
export async function measureContrast(
  browser: { readonly path: string; readonly flags: readonly string[] },
  pictures?: string,
): Promise<Figure[]> {
  const opened = await chromium.launch({ executablePath: browser.path, args: [...browser.flags] });
  try {
    const page = await opened.newPage();
    await page.setContent("<canvas></canvas>");
    await page.addScriptTag({ content: await pageScript() });
    const figures: Figure[] = [];
    for (const suddenDeath of [false, true]) {
      const ratios: number[] = [];
      for (const arena of ARENAS)
        for (const burnt of FUSES) {
          const board: DrawnBoard = { arena, suddenDeath, burnt };
          const { danger, safe } = await page.evaluate<Brightness, DrawnBoard>(
            (asked) =>
              (globalThis as unknown as { drawAndRead: (board: DrawnBoard) => Brightness }).drawAndRead(
                asked,
              ),
            board,
          );
          ratios.push((Math.max(danger, safe) + FLARE) / (Math.min(danger, safe) + FLARE));
          const name = `${arena}-${suddenDeath ? "sudden-death" : "day"}-${burnt}`;
          if (pictures !== undefined)
            await page.locator("canvas").screenshot({ path: `${pictures}/${name}.png` });
          figures.push(note(`dangerContrast ${name}`, null, ratios.at(-1) ?? 0));
        }
      const metric = suddenDeath ? "dangerContrastSuddenDeath" : "dangerContrast";
      figures.push(atLeast(metric, null, Math.min(...ratios), LEAST, ": 1"));
    }
    return figures;
  } finally {
    await opened.close();
  }
}
