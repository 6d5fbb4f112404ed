// Which bombs go off in one instant: those that are due, and all that their blasts reach, one after another, on the board as it was
// before the instant (BM8). The same code for the rules, for what bots foresee and for what a client takes for one instant.
import { type CellView, codeOn } from "../board/cells.ts";
import { cellIndex } from "../board/grid.ts";
import { CELL } from "../constants.ts";
import { blastCells } from "./blast-cells.ts";

/** Where a bomb stands and how far it reaches. */
interface ChainedBomb {
  readonly x: number;
  readonly y: number;
  readonly blastRadius: number;
}

/**
 * The `due` bombs and those of `standing` that the chain reaches, each with its blast (`blastCells`), in the order in which they are
 * reached. On `view` every standing bomb is a bomb. Changes nothing; the caller owns the result.
 */
export function chainOf<Bomb extends ChainedBomb>(
  view: CellView,
  standing: readonly Bomb[],
  due: readonly Bomb[],
): Map<Bomb, number[]> {
  const chain = new Map<Bomb, number[]>();
  const waiting = [...due];
  for (const bomb of waiting) {
    if (chain.has(bomb)) continue;
    const cells = blastCells(view, bomb);
    chain.set(bomb, cells);
    for (const cell of cells) {
      if (codeOn(view, cell) !== CELL.BOMB) continue;
      const reached = standing.find((other) => cellIndex(other.x, other.y) === cell);
      if (reached !== undefined && !chain.has(reached)) waiting.push(reached);
    }
  }
  return chain;
}
