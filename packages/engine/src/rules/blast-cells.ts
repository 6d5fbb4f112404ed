// Where a blast reaches: the same code for the explosion itself, the client's warning glow and bots (BM2).
import { type CellView, codeOn } from "../board/cells.ts";
import { cellIndex, isOnBoard } from "../board/grid.ts";
import { CELL } from "../constants.ts";

/** Up, right, down, left: the order in which arms are told. */
const ARMS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/**
 * Cell indices a bomb's blast covers on this board, its own first, then each arm outwards: stops before a wall, on the first brick and
 * on another bomb, both included (BM2). The caller owns the result. Reads only; says nothing of chains.
 */
export function blastCells(
  view: CellView,
  bomb: { readonly x: number; readonly y: number; readonly blastRadius: number },
): number[] {
  const cells = [cellIndex(bomb.x, bomb.y)];
  for (const [stepX, stepY] of ARMS) {
    for (let reach = 1; reach <= bomb.blastRadius; reach++) {
      const x = bomb.x + stepX * reach;
      const y = bomb.y + stepY * reach;
      if (!isOnBoard(x, y)) break;
      const cell = cellIndex(x, y);
      const code = codeOn(view, cell);
      if (code === CELL.WALL) break;
      cells.push(cell);
      if (code === CELL.BRICK || code === CELL.BOMB) break;
    }
  }
  return cells;
}
