// The order in which walls close: a clockwise spiral inwards from one corner, over every cell that is no pillar (OC3).
import { cellIndex, cellX, cellY, isPillar } from "../board/grid.ts";
import { BOARD_CELLS, BOARD_HEIGHT, BOARD_WIDTH, CELL } from "../constants.ts";
import type { Cell } from "../match-events.ts";

/** Corner codes, clockwise from the top left: 0 (0,0), 1 (16,0), 2 (16,10), 3 (0,10). */
export const CORNERS = 4;

/** Right, down, left, up: what "clockwise" runs along from each corner. */
const HEADINGS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

function buildSpiral(corner: number): readonly number[] {
  const seen = new Set<number>();
  const order: number[] = [];
  let x = corner === 1 || corner === 2 ? BOARD_WIDTH - 1 : 0;
  let y = corner >= 2 ? BOARD_HEIGHT - 1 : 0;
  let heading = corner;
  const isFresh = (cx: number, cy: number): boolean =>
    cx >= 0 && cx < BOARD_WIDTH && cy >= 0 && cy < BOARD_HEIGHT && !seen.has(cellIndex(cx, cy));
  for (let count = 0; count < BOARD_CELLS; count++) {
    seen.add(cellIndex(x, y));
    if (!isPillar(x, y)) order.push(cellIndex(x, y));
    let [stepX, stepY] = HEADINGS[heading]!;
    if (!isFresh(x + stepX, y + stepY)) {
      heading = (heading + 1) % CORNERS;
      [stepX, stepY] = HEADINGS[heading]!;
    }
    x += stepX;
    y += stepY;
  }
  return order;
}

const SPIRALS = [0, 1, 2, 3].map(buildSpiral);

/** Cell indices in the order they close, 147 of them, from `corner` 0..3. Never changed. */
export function spiralFrom(corner: number): readonly number[] {
  return SPIRALS[corner]!;
}

/** Whether the first `closed` cells of this spiral are walls. */
function hasClosed(board: ArrayLike<number>, order: readonly number[], closed: number): boolean {
  for (let index = 0; index < closed; index++) if (board[order[index]!] !== CELL.WALL) return false;
  return true;
}

/**
 * The corner the walls come from, for somebody who sees only the board (187 codes) and how many walls have closed. -1 when it cannot be
 * told: before the first wall, and for the one moment after each full ring, for whoever had not seen an earlier one.
 */
export function findClosingCorner(board: ArrayLike<number>, closed: number): number {
  if (closed < 1) return -1;
  const corner = SPIRALS.findIndex((order) => hasClosed(board, order, closed));
  const other = SPIRALS.findLastIndex((order) => hasClosed(board, order, closed));
  return corner === other ? corner : -1;
}

/** The next `count` cells to close after `closed` walls from `corner` 0..3, soonest first; fewer near the end (OC3). */
export function nextClosingCells(corner: number, closed: number, count: number): Cell[] {
  return spiralFrom(corner)
    .slice(closed, closed + count)
    .map((cell) => ({ x: cellX(cell), y: cellY(cell) }));
}
