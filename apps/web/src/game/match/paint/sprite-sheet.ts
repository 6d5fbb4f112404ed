// Pictures drawn once per cell size and kept: what the painter stamps instead of drawing shapes every frame.
// Owns its off-screen canvases; knows nothing of a match.
import type { CharacterColor } from "@fitil/contracts";
import { paintShapes, FIGURE_BOX } from "../../../ui/character/index.ts";
import type { FigureShape } from "../../../ui/character/index.ts";
import { BOMB_MARK, bombMark, bombShapes, fusePoint, hotBombShapes } from "../art/bomb-art.ts";
import { powerupShapes } from "../art/powerup-art.ts";
import { crackShapes, crateShapes, floorShapes, hatchShapes, wallShapes } from "../art/tile-art.ts";
import type { FloorLook } from "../art/tile-art.ts";
import type { Arena } from "../board/arena.ts";

/** A kept picture and its size in cells. */
export interface Sprite {
  readonly image: ImageBitmap | HTMLCanvasElement;
  readonly cells: number;
}

/** What a picture is drawn with, on the page or off it. */
export type SpriteContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Pictures for one cell size. */
export interface SpriteSheet {
  /** Device pixels of a cell. */
  readonly cell: number;
  /** The picture called `name`, drawn by `draw` the first time; the box is `cells` wide and high. */
  sprite(name: string, cells: number, draw: (context: SpriteContext, size: number) => void): Sprite;
  /** A picture made of shapes in the 100×100 box, `margin` of the box kept free around them. */
  shapes(name: string, cells: number, make: () => readonly FigureShape[]): Sprite;
}

/** Draws a square picture. PERF: a bitmap is stamped faster than a canvas; where there is none, the canvas itself is kept. */
function render(size: number, draw: (context: SpriteContext, size: number) => void): Sprite["image"] {
  if (typeof OffscreenCanvas === "function") {
    const canvas = new OffscreenCanvas(size, size);
    const context = canvas.getContext("2d");
    if (context) {
      draw(context, size);
      return canvas.transferToImageBitmap();
    }
  }
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const context = canvas.getContext("2d");
  if (context) draw(context, size);
  return canvas;
}

/** An empty sheet for cells of `cell` device pixels. */
export function createSpriteSheet(cell: number): SpriteSheet {
  const kept = new Map<string, Sprite>();
  const sheet: SpriteSheet = {
    cell,
    sprite(name, cells, draw) {
      const known = kept.get(name);
      if (known) return known;
      const size = Math.max(2, Math.round(cells * cell));
      const sprite = { image: render(size, draw), cells };
      kept.set(name, sprite);
      return sprite;
    },
    shapes(name, cells, make) {
      return sheet.sprite(name, cells, (context, size) => {
        context.scale(size / FIGURE_BOX, size / FIGURE_BOX);
        paintShapes(context, make());
      });
    },
  };
  return sheet;
}

/** A cell of floor, in one of its two shades. */
export function floorSprite(sheet: SpriteSheet, look: FloorLook, isDark: boolean): Sprite {
  return sheet.shapes(`floor-${look}-${isDark}`, 1, () => floorShapes(look, isDark));
}

/** A stone, by variant. */
export function wallSprite(sheet: SpriteSheet, arena: Arena, variant: number): Sprite {
  return sheet.shapes(`wall-${arena}-${variant}`, 1, () => wallShapes(arena, variant));
}

/** A crate, by variant. */
export function crateSprite(sheet: SpriteSheet, variant: number): Sprite {
  return sheet.shapes(`crate-${variant}`, 1, () => crateShapes(variant));
}

/** What lies over a crate that is about to break. */
export function crackSprite(sheet: SpriteSheet): Sprite {
  return sheet.shapes("crack", 1, crackShapes);
}

/** The stripes of a cell that a bomb will reach. */
export function hatchSprite(sheet: SpriteSheet): Sprite {
  return sheet.shapes("hatch", 1, hatchShapes);
}

/** Something to pick up, by the name that ends with its number on the wire. */
export function powerupSprite(sheet: SpriteSheet, name: string): Sprite {
  return sheet.shapes(name, 0.86, () => powerupShapes(Number(name.slice(-1))));
}

/** A cold bomb of one owner; drawn in a box of one cell. */
export function bombSprite(sheet: SpriteSheet, color: CharacterColor): Sprite {
  return sheet.sprite(`bomb-${color}`, 1, (context, size) => {
    context.scale(size / FIGURE_BOX, size / FIGURE_BOX);
    paintShapes(context, bombShapes());
    context.translate(BOMB_MARK.x - 12 * BOMB_MARK.scale, BOMB_MARK.y - 12 * BOMB_MARK.scale);
    context.scale(BOMB_MARK.scale, BOMB_MARK.scale);
    paintShapes(context, bombMark(color));
  });
}

/** A bomb of anybody's that is about to go off; drawn in a box of one cell. */
export function hotBombSprite(sheet: SpriteSheet): Sprite {
  return sheet.shapes("bomb-hot", 1, hotBombShapes);
}

/** How many lengths of a fuse are kept, and the room around the bomb's box that a fuse may reach into (of 100). */
export const FUSE_LENGTHS = 40;
export const FUSE_MARGIN = 10;
const FUSE_STEPS = 7;
const FUSE_STROKES = [
  { color: "#0b0818", width: 9 },
  { color: "#e8d2a8", width: 5 },
] as const;

/** What is left of a fuse, `length` of `FUSE_LENGTHS`; the box is a cell and the margin around it. */
export function fuseSprite(sheet: SpriteSheet, length: number): Sprite {
  return sheet.sprite(`fuse-${length}`, 1 + (2 * FUSE_MARGIN) / FIGURE_BOX, (context, size) => {
    const scale = size / (FIGURE_BOX + 2 * FUSE_MARGIN);
    context.scale(scale, scale);
    context.translate(FUSE_MARGIN, FUSE_MARGIN);
    context.lineCap = "round";
    for (const stroke of FUSE_STROKES) {
      context.strokeStyle = stroke.color;
      context.lineWidth = stroke.width;
      context.beginPath();
      for (let step = 0; step <= FUSE_STEPS; step++) {
        const point = fusePoint(((length / FUSE_LENGTHS) * step) / FUSE_STEPS);
        if (step === 0) context.moveTo(point.x, point.y);
        else context.lineTo(point.x, point.y);
      }
      context.stroke();
    }
  });
}

/** A round fading light. */
export function glowSprite(sheet: SpriteSheet): Sprite {
  return sheet.sprite("glow", 2, (context, size) => {
    const middle = size / 2;
    const light = context.createRadialGradient(middle, middle, 0, middle, middle, middle);
    light.addColorStop(0, "rgba(255,196,110,0.9)");
    light.addColorStop(0.35, "rgba(255,128,50,0.42)");
    light.addColorStop(1, "rgba(255,80,30,0)");
    context.fillStyle = light;
    context.fillRect(0, 0, size, size);
  });
}

/** A soft oval under whatever stands on the floor. */
export function shadowSprite(sheet: SpriteSheet): Sprite {
  return sheet.sprite("shadow", 1, (context, size) => {
    context.fillStyle = "rgba(8,5,22,0.5)";
    context.beginPath();
    context.ellipse(size / 2, size / 2, size * 0.36, size * 0.16, 0, 0, Math.PI * 2);
    context.fill();
  });
}

/** The dark spot of a blast. */
export function scorchSprite(sheet: SpriteSheet): Sprite {
  return sheet.sprite("scorch", 1.2, (context, size) => {
    const middle = size / 2;
    const spot = context.createRadialGradient(middle, middle, 0, middle, middle, middle);
    spot.addColorStop(0, "rgba(9,5,14,0.9)");
    spot.addColorStop(0.6, "rgba(9,5,14,0.5)");
    spot.addColorStop(1, "rgba(9,5,14,0)");
    context.fillStyle = spot;
    context.fillRect(0, 0, size, size);
  });
}

/** Fire behind the board's edges, for the whole of it; the middle stays clear. Small, stretched when stamped. */
export function doomSprite(sheet: SpriteSheet): Sprite {
  return sheet.sprite("doom", 4, (context, size) => {
    const middle = size / 2;
    const light = context.createRadialGradient(middle, middle, size * 0.4, middle, middle, size * 0.72);
    light.addColorStop(0, "rgba(255,60,30,0)");
    light.addColorStop(0.6, "rgba(255,60,30,0.22)");
    light.addColorStop(1, "rgba(255,90,30,0.6)");
    context.fillStyle = light;
    context.fillRect(0, 0, size, size);
  });
}
