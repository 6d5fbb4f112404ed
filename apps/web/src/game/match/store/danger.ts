// Which cells the standing bombs will reach, and by when. Worked out anew for every frame: eight bombs cost 8 µs, and nothing that moves a
// bomb has to say so. Pure.
import { blastCells, CELL, cellIndex } from "@fitil/engine";
import type { WorldBomb } from "./world.ts";

/** A cell that will burn: the bomb that reaches it with the shortest fuse (chains are not foretold). */
export interface DangerCell {
  readonly cell: number;
  readonly bomb: WorldBomb;
}

/** Cells within reach of `bombs` on `board` (187 codes, bombs as 3), crates left out: they show by themselves what they are. */
export function mapDanger(board: ArrayLike<number>, bombs: readonly WorldBomb[]): DangerCell[] {
  const soonest = new Map<number, WorldBomb>();
  for (const bomb of bombs) {
    for (const cell of blastCells({ board }, bomb)) {
      const known = soonest.get(cell);
      if (board[cell] !== CELL.BRICK && (known === undefined || bomb.due < known.due))
        soonest.set(cell, bomb);
    }
  }
  for (const bomb of bombs) {
    const cell = cellIndex(bomb.x, bomb.y);
    if (!soonest.has(cell)) soonest.set(cell, bomb);
  }
  return Array.from(soonest, ([cell, bomb]) => ({ cell, bomb }));
}
