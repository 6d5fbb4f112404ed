// Cells, lanes and pillars: the geometry of the 17×11 board and nothing that changes (BD1, BD3).
import { BOARD_CELLS, BOARD_HEIGHT, BOARD_WIDTH, CELL } from "../constants.ts";

/** Row-major index of a cell; `x` 0..16, `y` 0..10, whole. */
export function cellIndex(x: number, y: number): number {
  return y * BOARD_WIDTH + x;
}

/** Column of a cell index 0..186. */
export function cellX(cell: number): number {
  return cell % BOARD_WIDTH;
}

/** Row of a cell index 0..186. */
export function cellY(cell: number): number {
  return Math.floor(cell / BOARD_WIDTH);
}

/** Whether a whole-numbered place is on the board. */
export function isOnBoard(x: number, y: number): boolean {
  return x >= 0 && x < BOARD_WIDTH && y >= 0 && y < BOARD_HEIGHT;
}

/** Index of the cell a body at (`x`, `y`) stands on: `(round(x), round(y))` (BD1). */
export function cellUnder(x: number, y: number): number {
  return Math.round(y) * BOARD_WIDTH + Math.round(x);
}

/** Pillars stand where both coordinates are odd (BD3). */
export function isPillar(x: number, y: number): boolean {
  return (x & 1) === 1 && (y & 1) === 1;
}

/** Whether a body may walk over this cell code: free or a power-up. */
export function isWalkable(code: number): boolean {
  return code === CELL.EMPTY || code >= CELL.POWERUP_BOMB;
}

/** 187 codes row-major from `board[y][x]` as the wire has it; the caller owns the result. */
export function flattenBoard(rows: readonly (readonly number[])[]): number[] {
  const flat = Array.from<number>({ length: BOARD_CELLS }).fill(CELL.EMPTY);
  for (let y = 0; y < BOARD_HEIGHT; y++) {
    for (let x = 0; x < BOARD_WIDTH; x++) flat[cellIndex(x, y)] = rows[y]?.[x] ?? CELL.EMPTY;
  }
  return flat;
}
