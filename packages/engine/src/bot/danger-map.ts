// Which cells will burn or close, and when: what a bot knows of the near future.
// Sees only what every player sees: standing bombs, the board and walls that follow a corner already shown.
import { cellIndex } from "../board/grid.ts";
import { BOARD_CELLS, CELL, FIRST_WALL_AT_MS, FUSE_MS, WALL_EVERY_MS } from "../constants.ts";
import type { BombState, MatchState } from "../match-types.ts";
import { blastCells } from "../rules/blast-cells.ts";
import { spiralFrom } from "../rules/spiral.ts";

/** How many walls ahead a bot minds. */
const WALLS_AHEAD = 10;

/** A bomb that stands or might. */
export type PlannedBomb = Pick<BombState, "x" | "y" | "blastRadius" | "placedAtMs">;

/** Match ms at which each of the 187 cells is next deadly; Infinity: never, as far as one can see. `planned` counts as standing. */
export function mapDanger(state: MatchState, planned: PlannedBomb | null): number[] {
  const danger = Array.from<number>({ length: BOARD_CELLS }).fill(Infinity);
  const bombs: PlannedBomb[] = planned === null ? state.bombs : [...state.bombs, planned];
  const waiting = bombs.map((bomb) => ({
    bomb,
    atMs: bomb.placedAtMs + FUSE_MS,
    cells: blastCells(state, bomb),
  }));
  // Earliest first: a bomb goes off with the first blast that reaches it.
  while (waiting.length > 0) {
    waiting.sort((a, b) => b.atMs - a.atMs);
    const { atMs, cells } = waiting.pop()!;
    for (const cell of cells) danger[cell] = Math.min(danger[cell]!, atMs);
    for (const other of waiting) {
      if (cells.includes(cellIndex(other.bomb.x, other.bomb.y))) other.atMs = atMs;
    }
  }
  if (state.wallsClosed > 0) {
    const closing = spiralFrom(state.closingCorner).slice(state.wallsClosed, state.wallsClosed + WALLS_AHEAD);
    for (const [ahead, cell] of closing.entries()) {
      const atMs = FIRST_WALL_AT_MS + (state.wallsClosed + ahead) * WALL_EVERY_MS;
      danger[cell] = Math.min(danger[cell]!, atMs);
    }
  }
  return danger;
}

/** How much a blast from here would be worth: bricks and opponents it reaches. */
export function countTargets(state: MatchState, bomb: PlannedBomb, opponents: ReadonlySet<number>): number {
  let targets = 0;
  for (const cell of blastCells(state, bomb)) {
    if (state.board[cell] === CELL.BRICK) targets += 1;
    if (opponents.has(cell)) targets += 2;
  }
  return targets;
}
