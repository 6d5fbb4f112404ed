// The part of the board that stands still: floor, stone, crates and their short shadows. Redraws only cells that changed.
import { BOARD_HEIGHT, BOARD_WIDTH, CELL, cellIndex } from "@fitil/engine";
import { TILE_VARIANTS } from "../art/tile-art.ts";
import type { FloorLook } from "../art/tile-art.ts";
import { ARENAS } from "../board/arena.ts";
import type { Arena } from "../board/arena.ts";
import type { BoardLayout } from "../board/layout.ts";
import { crateSprite, floorSprite, wallSprite } from "./sprite-sheet.ts";
import type { SpriteSheet } from "./sprite-sheet.ts";

const UNKNOWN = 255;
const SHADOW = "rgba(8,5,22,0.42)";

/** The still picture of one layout. */
export interface StillLayer {
  readonly image: HTMLCanvasElement;
  /** Brings the picture up to `ground` (187 codes) at that place, on that floor; returns whether anything changed. */
  update(ground: Uint8Array, arena: Arena, floor: FloorLook): boolean;
}

/** Which of the drawings a cell wears: the same for ever, and no two neighbours in step. */
function tileVariant(x: number, y: number): number {
  return (x * 7 + y * 13 + ((x * y) % 5)) % TILE_VARIANTS;
}

/** An empty layer; the first `update` draws it whole. */
export function createStillLayer(layout: BoardLayout, sheet: SpriteSheet): StillLayer {
  const { cell } = layout;
  const columns = layout.isTurned ? BOARD_HEIGHT : BOARD_WIDTH;
  const rows = layout.isTurned ? BOARD_WIDTH : BOARD_HEIGHT;
  const image = document.createElement("canvas");
  image.width = columns * cell;
  image.height = rows * cell;
  const context = image.getContext("2d", { alpha: false });
  const known = new Uint8Array(BOARD_WIDTH * BOARD_HEIGHT).fill(UNKNOWN);
  let arena: Arena = ARENAS[0];
  let floor: FloorLook = arena;

  const indexAt = (column: number, row: number): number =>
    layout.isTurned ? cellIndex(row, column) : cellIndex(column, row);
  const isSolid = (column: number, row: number): boolean => {
    if (column < 0 || row < 0) return true;
    const code = known[indexAt(column, row)];
    return code === CELL.WALL || code === CELL.BRICK;
  };

  function drawCell(column: number, row: number): void {
    if (!context) return;
    const left = column * cell;
    const top = row * cell;
    context.drawImage(floorSprite(sheet, floor, (column + row) % 2 === 1).image, left, top, cell, cell);
    const code = known[indexAt(column, row)];
    if (code === CELL.WALL || code === CELL.BRICK) {
      const variant = tileVariant(column, row);
      const sprite = code === CELL.WALL ? wallSprite(sheet, arena, variant) : crateSprite(sheet, variant);
      context.drawImage(sprite.image, left, top, cell, cell);
      return;
    }
    // Light comes from the upper left: a short shadow below and right of whatever stands.
    context.fillStyle = SHADOW;
    const isUnder = isSolid(column, row - 1);
    if (isUnder) context.fillRect(left, top, cell, Math.round(cell * 0.13));
    if (isSolid(column - 1, row)) {
      const from = isUnder ? Math.round(cell * 0.13) : 0;
      context.fillRect(left, top + from, Math.round(cell * 0.08), cell - from);
    }
  }

  return {
    image,
    update(ground, nextArena, nextFloor) {
      if (nextArena !== arena || nextFloor !== floor) known.fill(UNKNOWN);
      arena = nextArena;
      floor = nextFloor;
      const changed: number[] = [];
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          const index = indexAt(column, row);
          // Power-ups lie on the floor and move: the still layer sees bare floor there.
          const code = ground[index]! >= CELL.POWERUP_BOMB ? CELL.EMPTY : ground[index]!;
          if (known[index] === code) continue;
          known[index] = code;
          changed.push(column, row);
        }
      }
      for (let at = 0; at < changed.length; at += 2) {
        const column = changed[at]!;
        const row = changed[at + 1]!;
        drawCell(column, row);
        if (column + 1 < columns) drawCell(column + 1, row);
        if (row + 1 < rows) drawCell(column, row + 1);
      }
      return changed.length > 0;
    },
  };
}
