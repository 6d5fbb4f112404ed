// Stamps a character on the board from kept pictures of its parts: feet, body, face. The drawing itself is ui/character's.
import type { CharacterColor } from "@fitil/contracts";
import { faceShift, figureLayers, FIGURE_BOX, paintShapes } from "../../../ui/character/index.ts";
import type { FigureShape } from "../../../ui/character/index.ts";
import type { FigureItem } from "../board/draw-items.ts";
import { shadowSprite } from "./sprite-sheet.ts";
import type { Sprite, SpriteSheet } from "./sprite-sheet.ts";

/** Side of a figure's box in cells. */
const FIGURE_CELLS = 1.2;
/** How far the box's middle lies above the cell's middle, in cells: the feet stand near the cell's lower edge. */
const STANDS = 0.17;
/** Room around the box for outlines and hair that reach over it. */
const MARGIN = 8;

function part(sheet: SpriteSheet, name: string, make: () => readonly FigureShape[]): Sprite {
  const cells = FIGURE_CELLS * (1 + (2 * MARGIN) / FIGURE_BOX);
  return sheet.sprite(name, cells, (context, size) => {
    const scale = size / (FIGURE_BOX + 2 * MARGIN);
    context.scale(scale, scale);
    context.translate(MARGIN, MARGIN);
    paintShapes(context, make());
  });
}

/** The body as a white silhouette, for the shimmer. */
function silhouette(sheet: SpriteSheet, body: Sprite, name: string): Sprite {
  return sheet.sprite(name, body.cells, (context) => {
    context.drawImage(body.image, 0, 0);
    context.globalCompositeOperation = "source-in";
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, body.image.width, body.image.height);
  });
}

/** Looks are kept in thirds: a look's name and value. */
function lookStep(value: number): number {
  return Math.max(-1, Math.min(1, Math.round(value * 1.4)));
}

interface Face extends Pick<FigureItem, "eyeVariant" | "mood" | "blink"> {
  readonly lookX: number;
  readonly lookY: number;
  readonly sprite: Sprite;
}

/** PERF: a face mostly looks as it did a frame ago; then nobody needs to spell its name. */
const lastFaces = new WeakMap<SpriteSheet, Map<CharacterColor, Face>>();

function facePart(sheet: SpriteSheet, item: FigureItem): Sprite {
  const faces = lastFaces.get(sheet) ?? new Map<CharacterColor, Face>();
  if (faces.size === 0) lastFaces.set(sheet, faces);
  const last = faces.get(item.color);
  const { eyeVariant, mood, blink } = item;
  const lookX = lookStep(item.lookX);
  const lookY = lookStep(item.lookY);
  if (
    last?.lookX === lookX &&
    last.lookY === lookY &&
    last.blink === blink &&
    last.mood === mood &&
    last.eyeVariant === eyeVariant
  )
    return last.sprite;
  const name = `face-${item.color}-${eyeVariant}-${mood}-${blink}-${lookX}${lookY}`;
  const sprite = part(sheet, name, () => {
    const layers = figureLayers({ ...item, look: { x: lookX, y: lookY } });
    return [...layers.eyes, ...layers.mouth];
  });
  faces.set(item.color, { eyeVariant, mood, blink, lookX, lookY, sprite });
  return sprite;
}

interface BodyParts {
  readonly body: Sprite;
  readonly left: Sprite;
  readonly right: Sprite;
}

const bodies = new WeakMap<SpriteSheet, Map<CharacterColor, BodyParts>>();

function bodyParts(sheet: SpriteSheet, item: FigureItem): BodyParts {
  const kept = bodies.get(sheet) ?? new Map<CharacterColor, BodyParts>();
  if (kept.size === 0) bodies.set(sheet, kept);
  const known = kept.get(item.color);
  if (known !== undefined) return known;
  const parts = {
    body: part(sheet, `body-${item.color}`, () => figureLayers(item).body),
    left: part(sheet, `foot-l-${item.color}`, () => [figureLayers(item).feet[0]]),
    right: part(sheet, `foot-r-${item.color}`, () => [figureLayers(item).feet[1]]),
  };
  kept.set(item.color, parts);
  return parts;
}

/** Draws one figure. The context's transform must be the board's (origin at the top left, device pixels); it is left so. */
export function paintFigure(
  context: CanvasRenderingContext2D,
  sheet: SpriteSheet,
  item: FigureItem,
  originX: number,
  originY: number,
): void {
  const { cell } = sheet;
  const x = originX + (item.x + 0.5) * cell;
  const y = originY + (item.y + 0.5) * cell;
  const unit = (FIGURE_CELLS * cell) / FIGURE_BOX;
  context.globalAlpha = item.alpha;
  if (!item.isHead) {
    const shadow = shadowSprite(sheet).image;
    const width = cell * (1 - Math.min(0.5, item.lift * 0.6)) * item.scaleX;
    context.drawImage(shadow, x - width / 2, y + cell * 0.4 - width / 2, width, width);
  }
  if (item.isMine) paintOwnRing(context, x, y + cell * 0.4, cell);
  const { body, left, right } = bodyParts(sheet, item);
  const size = body.image.width;
  const half = size / 2;
  // The feet's line is the point everything squashes and tilts about.
  const feetY = y + cell * (0.5 - 0.06);
  const rise = item.lift * cell;
  context.setTransform(item.scaleX, 0, 0, item.scaleY, x, feetY - rise);
  if (item.tilt !== 0) context.rotate(item.tilt);
  const top = -(feetY - (y - STANDS * cell)) - half;
  const stride = item.step * unit * 5;
  if (!item.isHead) {
    context.drawImage(left.image, -half + stride * 0.6, top - Math.max(0, stride) + rise * 0.5);
    context.drawImage(right.image, -half - stride * 0.6, top - Math.max(0, -stride) + rise * 0.5);
  }
  context.drawImage(body.image, -half, top);
  const face = facePart(sheet, item);
  const shift = faceShift({ x: item.lookX, y: item.lookY });
  context.drawImage(face.image, -half + shift.x * unit, top + shift.y * unit);
  if (item.shimmer > 0) {
    context.globalAlpha = item.alpha * item.shimmer;
    context.drawImage(silhouette(sheet, body, `white-${item.color}`).image, -half, top);
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
}

/** A thin light ring under the own figure. */
function paintOwnRing(context: CanvasRenderingContext2D, x: number, y: number, cell: number): void {
  context.strokeStyle = "rgba(244,241,255,0.75)";
  context.lineWidth = Math.max(1, cell * 0.035);
  context.beginPath();
  context.ellipse(x, y, cell * 0.42, cell * 0.17, 0, 0, Math.PI * 2);
  context.stroke();
}
