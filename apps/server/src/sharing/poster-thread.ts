// The posters' own thread: it draws with the web app's own painter on a canvas of Node's, which takes a tenth of a second and must not
// happen in the loop that serves games.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { GlobalFonts, Path2D, createCanvas } from "@napi-rs/canvas";
import type { Canvas } from "@napi-rs/canvas";
import { replaySchema } from "@fitil/contracts";
import type { Poster } from "@fitil/contracts";
import { POSTER_FILE } from "./poster-tasks.ts";
import type { PosterAnswer, PosterTask, PosterThreadData } from "./poster-tasks.ts";

/** The face of the drawing: the canvas comes from here and goes back. */
interface Drawing {
  drawPoster(poster: Poster, makeCanvas: typeof createCanvas): Canvas;
}

/** 120 KB a poster: a third of a PNG, and every network takes it. */
const QUALITY = 86;
const FONT = /^(onest|unbounded)-(cyrillic|latin)-wght-normal-[\w-]+\.woff2$/;

const port = parentPort;
if (port === null) throw new Error("The posters' thread was started as a program");
const { webFolder } = workerData as PosterThreadData;

// The painter makes its sprites as a page would.
Object.assign(globalThis, { Path2D, document: { createElement: () => createCanvas(1, 1) } });
const assets = join(webFolder, "assets");
for (const file of readdirSync(assets)) {
  const [, face, alphabet] = FONT.exec(file) ?? [];
  if (face !== undefined) GlobalFonts.register(readFileSync(join(assets, file)), `${face} ${alphabet}`);
}
const drawing = (await import(pathToFileURL(join(webFolder, POSTER_FILE)).href)) as Drawing;

// Null: nothing more will be asked.
port.on("message", (task: PosterTask | null) => {
  if (task === null) return port.close();
  draw(task).then(
    (answer) => port.postMessage(answer),
    (cause: unknown) => port.postMessage({ ok: false, reason: String(cause) } satisfies PosterAnswer),
  );
});

async function draw({ poster, match }: PosterTask): Promise<PosterAnswer> {
  const shown = match && {
    game: match.game,
    replay: replaySchema.parse(JSON.parse(Buffer.from(match.replay).toString())),
  };
  const canvas = drawing.drawPoster({ ...poster, match: shown }, createCanvas);
  return { ok: true, picture: Uint8Array.from(await canvas.encode("jpeg", QUALITY)) };
}
