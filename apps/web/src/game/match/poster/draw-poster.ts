// A picture for a link (RP4): the decisive moment of a match, and words over it.
import { COLORS, POSTER_SIZE } from "@fitil/contracts";
import type { Poster } from "@fitil/contracts";
import { FIGURE_BOX, figureLayers, paintShapes } from "../../../ui/character/index.ts";
import { bombShapes, fusePoint } from "../art/bomb-art.ts";
import { arenaOfBots } from "./arena-of-bots.ts";
import { drawDecisiveBoard } from "./decisive-board.ts";
import type { DecisiveBoard, MakeCanvas } from "./decisive-board.ts";
import { fitText } from "./fit-text.ts";

const { width: WIDTH, height: HEIGHT } = POSTER_SIZE;
const NIGHT = "21,18,43";
const EDGE = 56;
const TITLE = { sizes: [60, 52, 44, 38], leading: 1.14, most: 2 };
const LINE = { size: 32, leading: 46 };
const FIGURE = { side: 116, step: 76 };
/** The alphabets of a face are fonts of their own here, and its weight is a variation: both as Node's canvas wants them. */
const FACES = {
  title: '"unbounded latin", "unbounded cyrillic"',
  text: '"onest latin", "onest cyrillic"',
} as const;
/** Where on the poster the decisive moment should be. */
const EYE = { x: WIDTH / 2, y: 235 };
/** How far the board may end above the poster's lower edge: it is dark there. */
const BELOW = 240;

type PosterContext = CanvasRenderingContext2D & { fontVariationSettings?: string };

/** PERF: played and drawn once, for all posters without a match. */
let arena: DecisiveBoard | null = null;

/** Draws a poster on a canvas of its own. Throws on a replay that no match can be made of. */
export function drawPoster(poster: Poster, makeCanvas: MakeCanvas): HTMLCanvasElement {
  const canvas = makeCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext("2d", { alpha: false });
  if (context === null) throw new Error("there is no canvas to draw on");
  const board =
    poster.match === null
      ? (arena ??= drawDecisiveBoard(arenaOfBots(), makeCanvas))
      : drawDecisiveBoard(poster.match, makeCanvas);
  drawBoard(context, board);
  shade(context);
  drawBrand(context, poster.brand);
  const figuresLeft = drawFigures(context, poster.figures);
  drawWords(context, poster, figuresLeft - EDGE);
  return canvas;
}

function setFont(context: PosterContext, face: keyof typeof FACES, size: number): void {
  context.font = `${size}px ${FACES[face]}, sans-serif`;
  context.fontVariationSettings = `'wght' ${face === "title" ? 800 : 600}`;
}

function drawBoard(context: CanvasRenderingContext2D, { canvas, focusX, focusY }: DecisiveBoard): void {
  const offset = (most: number, wanted: number): number => Math.round(Math.max(0, Math.min(most, wanted)));
  const x = offset(canvas.width - WIDTH, focusX - EYE.x);
  const y = offset(canvas.height - HEIGHT + BELOW, focusY - EYE.y);
  context.fillStyle = `rgb(${NIGHT})`;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.drawImage(canvas, -x, -y);
}

/** Dark where the words stand, and a little at the edges, so that the middle is what one sees. */
function shade(context: CanvasRenderingContext2D): void {
  const below = context.createLinearGradient(0, HEIGHT * 0.4, 0, HEIGHT);
  below.addColorStop(0, `rgba(${NIGHT},0)`);
  below.addColorStop(0.4, `rgba(${NIGHT},0.82)`);
  below.addColorStop(1, `rgba(${NIGHT},0.97)`);
  context.fillStyle = below;
  context.fillRect(0, HEIGHT * 0.4, WIDTH, HEIGHT * 0.6);
  const around = context.createRadialGradient(EYE.x, EYE.y, HEIGHT * 0.4, EYE.x, EYE.y, WIDTH * 0.62);
  around.addColorStop(0, `rgba(${NIGHT},0)`);
  around.addColorStop(1, `rgba(${NIGHT},0.6)`);
  context.fillStyle = around;
  context.fillRect(0, 0, WIDTH, HEIGHT);
}

/** The name of the game beside a lit bomb, on a dark plate. */
function drawBrand(context: CanvasRenderingContext2D, brand: string): void {
  setFont(context, "title", 34);
  const height = 72;
  const left = 40;
  const plate = height + context.measureText(brand).width + 30;
  context.fillStyle = `rgba(${NIGHT},0.86)`;
  context.beginPath();
  context.roundRect(left, left, plate, height, 20);
  context.fill();
  const unit = 54 / FIGURE_BOX;
  context.setTransform(unit, 0, 0, unit, left + 10, left + 9);
  paintShapes(context, bombShapes());
  const [from, to] = [fusePoint(0), fusePoint(0.75)];
  const bend = fusePoint(0.4);
  context.lineCap = "round";
  context.strokeStyle = "#e8d2a8";
  context.lineWidth = 6;
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.quadraticCurveTo(bend.x, bend.y - 4, to.x, to.y);
  context.stroke();
  context.fillStyle = "#ffd166";
  context.beginPath();
  context.arc(to.x, to.y, 8, 0, Math.PI * 2);
  context.fill();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = "#f4f1ff";
  context.textBaseline = "middle";
  context.fillText(brand, left + height, left + height / 2 + 1);
  context.textBaseline = "alphabetic";
}

/** Who is there, from the right edge inwards; returns where they begin. */
function drawFigures(context: CanvasRenderingContext2D, figures: Poster["figures"]): number {
  const unit = FIGURE.side / FIGURE_BOX;
  const width = figures.length === 0 ? 0 : FIGURE.side + (figures.length - 1) * FIGURE.step;
  const left = WIDTH - EDGE - width;
  for (const [index, { id, eyeVariant }] of figures.entries()) {
    const { feet, body, eyes, mouth } = figureLayers({ color: COLORS[id], eyeVariant });
    const x = left + index * FIGURE.step;
    context.setTransform(unit, 0, 0, unit, x, HEIGHT - EDGE - FIGURE.side + 8);
    paintShapes(context, [...feet, ...body, ...eyes, ...mouth]);
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  return figures.length === 0 ? WIDTH - EDGE : left - 28;
}

/** Title and lines, from the lower edge upwards. `width`: the pixels there are for them. */
function drawWords(context: CanvasRenderingContext2D, { title, lines }: Poster, width: number): void {
  const widthOf = (text: string): number => context.measureText(text).width;
  let y = HEIGHT - EDGE;
  setFont(context, "text", LINE.size);
  context.fillStyle = "#d8d2f2";
  for (const line of lines.toReversed()) {
    const [shown = ""] = fitText(line, 1, width, widthOf);
    context.fillText(shown, EDGE, y);
    y -= LINE.leading;
  }
  y -= lines.length === 0 ? 0 : 8;
  const words = TITLE.sizes.map((size) => {
    setFont(context, "title", size);
    return { size, shown: fitText(title, TITLE.most, width, widthOf) };
  });
  const { size, shown } = words.find((one) => one.shown.at(-1)?.endsWith("…") === false) ?? words.at(-1)!;
  context.fillStyle = "#f4f1ff";
  setFont(context, "title", size);
  for (const line of shown.toReversed()) {
    context.fillText(line, EDGE, y);
    y -= size * TITLE.leading;
  }
}
