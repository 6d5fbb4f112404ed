// Turns a draw list into pixels. Together with its neighbours in this folder the only place with a canvas context;
// decides nothing about the match: what is not in the list is not drawn.
import { fusePoint } from "../art/bomb-art.ts";
import type { FloorLook } from "../art/tile-art.ts";
import { ARENAS } from "../board/arena.ts";
import type { Arena } from "../board/arena.ts";
import {
  type BombItem,
  type DrawItem,
  type DrawList,
  isSameFrame,
  type SpriteItem,
} from "../board/draw-items.ts";
import type { BoardLayout } from "../board/layout.ts";
import { FIGURE_BOX } from "../../../ui/character/index.ts";
import { paintFigure } from "./paint-figure.ts";
import { paintFlame } from "./paint-flame.ts";
import { paintShape } from "./paint-shape.ts";
import { createTagPainter } from "./paint-tag.ts";
import type { TagPainter } from "./paint-tag.ts";
import {
  bombSprite,
  crackSprite,
  createSpriteSheet,
  doomSprite,
  floorSprite,
  FUSE_LENGTHS,
  FUSE_MARGIN,
  fuseSprite,
  glowSprite,
  hatchSprite,
  hotBombSprite,
  powerupSprite,
  scorchSprite,
  shadowSprite,
  wallSprite,
} from "./sprite-sheet.ts";
import type { Sprite, SpriteSheet } from "./sprite-sheet.ts";
import { createStillLayer } from "./still-layer.ts";

/** Draws frames on one canvas at one layout. */
export interface Painter {
  /**
   * Draws one frame: the still board as `ground` has it (187 codes), then the list. PERF: a frame like the one before is not
   * drawn again; with less motion most are, and each takes a raster of the whole board.
   */
  paint(ground: Uint8Array, list: DrawList): void;
}

const BEHIND = "#0e0b20";
const TAU = Math.PI * 2;

class CanvasPainter implements Painter {
  readonly #context: CanvasRenderingContext2D;
  readonly #layout: BoardLayout;
  readonly #sheet: SpriteSheet;
  readonly #still;
  readonly #tags: TagPainter;
  #x = 0;
  #y = 0;
  #arena: Arena = ARENAS[0];
  #floor: FloorLook = ARENAS[0];
  #shown: DrawList | null = null;

  constructor(context: CanvasRenderingContext2D, layout: BoardLayout) {
    this.#context = context;
    this.#layout = layout;
    this.#sheet = createSpriteSheet(layout.cell);
    this.#still = createStillLayer(layout, this.#sheet);
    this.#tags = createTagPainter(context, layout);
  }

  paint(ground: Uint8Array, list: DrawList): void {
    const context = this.#context;
    const { cell, margin, width, height } = this.#layout;
    this.#arena = list.arena;
    this.#floor = list.doom === null ? list.arena : "burnt";
    const isStill = !this.#still.update(ground, this.#arena, this.#floor);
    if (isStill && this.#shown !== null && isSameFrame(list, this.#shown)) return;
    this.#shown = list;
    this.#x = margin + list.shakeX * cell;
    this.#y = margin + list.shakeY * cell;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.fillStyle = BEHIND;
    context.fillRect(0, 0, width, height);
    context.drawImage(this.#still.image, this.#x, this.#y);
    for (const item of list.items) this.#paintItem(item);
    if (list.doom !== null) {
      context.globalAlpha = list.doom;
      context.globalCompositeOperation = "lighter";
      context.drawImage(doomSprite(this.#sheet).image, 0, 0, width, height);
      context.globalCompositeOperation = "source-over";
      context.globalAlpha = 1;
    }
  }

  #paintItem(item: DrawItem): void {
    switch (item.kind) {
      case "sprite":
        this.#paintSprite(item);
        return;
      case "bomb":
        this.#paintBomb(item);
        return;
      case "figure":
        paintFigure(this.#context, this.#sheet, item, this.#x, this.#y);
        return;
      case "flame":
        paintFlame(this.#context, item, this.#layout.cell, this.#x, this.#y);
        return;
      case "tint":
      case "dot":
      case "chip":
      case "ring":
        paintShape(this.#context, item, this.#layout.cell, this.#x, this.#y);
        return;
      case "tag":
        this.#tags.paint(item, this.#pixelX(item.x), this.#pixelY(item.y));
        return;
    }
  }

  #pixelX(x: number): number {
    return this.#x + (x + 0.5) * this.#layout.cell;
  }

  #pixelY(y: number): number {
    return this.#y + (y + 0.5) * this.#layout.cell;
  }

  #spriteOf(item: SpriteItem): Sprite {
    switch (item.name) {
      case "floor":
        return floorSprite(this.#sheet, this.#floor, (item.x + item.y) % 2 === 1);
      case "wall":
        return wallSprite(this.#sheet, this.#arena, 0);
      case "shadow":
        return shadowSprite(this.#sheet);
      case "glow":
        return glowSprite(this.#sheet);
      case "crack":
        return crackSprite(this.#sheet);
      case "hatch":
        return hatchSprite(this.#sheet);
      case "scorch":
        return scorchSprite(this.#sheet);
      case "powerup-4":
      case "powerup-5":
      case "powerup-6":
      case "powerup-7":
        return powerupSprite(this.#sheet, item.name);
    }
  }

  #paintSprite(item: SpriteItem): void {
    const context = this.#context;
    const sprite = this.#spriteOf(item);
    const size = sprite.image.width * item.scale;
    context.globalAlpha = item.alpha;
    if (item.isLight) context.globalCompositeOperation = "lighter";
    context.drawImage(
      sprite.image,
      this.#pixelX(item.x) - size / 2,
      this.#pixelY(item.y - item.rise) - size / 2,
      size,
      size,
    );
    context.globalAlpha = 1;
    context.globalCompositeOperation = "source-over";
  }

  #paintBomb(item: BombItem): void {
    const context = this.#context;
    const { cell } = this.#layout;
    const x = this.#pixelX(item.x);
    const y = this.#pixelY(item.y);
    const shadow = shadowSprite(this.#sheet).image;
    const shadowSize = cell * item.scale * 0.95;
    context.drawImage(shadow, x - shadowSize / 2, y + cell * 0.34 - shadowSize / 2, shadowSize, shadowSize);
    const size = cell * item.scale;
    // Grows from the floor, not from its middle.
    const left = x - size * 0.49;
    const top = y + cell * 0.42 - size * 0.94;
    const { image } = bombSprite(this.#sheet, item.color);
    context.drawImage(image, left, top, size, size);
    if (item.heat > 0.02) {
      context.globalAlpha = item.heat * (0.55 + 0.25 * item.flicker);
      context.drawImage(hotBombSprite(this.#sheet).image, left, top, size, size);
      context.globalAlpha = 1;
    }
    this.#paintFuse(item, left, top, size / 100);
  }

  #paintFuse(item: BombItem, left: number, top: number, unit: number): void {
    const context = this.#context;
    const { image } = fuseSprite(this.#sheet, Math.ceil(item.fuse * FUSE_LENGTHS));
    const room = FUSE_MARGIN * unit;
    const side = (FIGURE_BOX + 2 * FUSE_MARGIN) * unit;
    context.drawImage(image, left - room, top - room, side, side);
    const tip = fusePoint(item.fuse);
    const tipX = left + tip.x * unit;
    const tipY = top + tip.y * unit;
    const glow = glowSprite(this.#sheet).image;
    const glowSize = (62 + 26 * item.flicker) * unit;
    context.globalCompositeOperation = "lighter";
    context.drawImage(glow, tipX - glowSize / 2, tipY - glowSize / 2, glowSize, glowSize);
    context.globalCompositeOperation = "source-over";
    context.fillStyle = "#fff3c4";
    context.beginPath();
    context.arc(tipX, tipY, (4.5 + 2.5 * item.flicker) * unit, 0, TAU);
    context.fill();
  }
}

/** A painter for a canvas of that layout's size; null where the browser has no 2D canvas. Sizes the canvas. */
export function createPainter(canvas: HTMLCanvasElement, layout: BoardLayout): Painter | null {
  canvas.width = layout.width;
  canvas.height = layout.height;
  const context = canvas.getContext("2d", { alpha: false });
  return context === null ? null : new CanvasPainter(context, layout);
}
