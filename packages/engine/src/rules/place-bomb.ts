// Putting a bomb down: on the cell the client names if it can be there, otherwise where the server has it (BM1).
import { cellAt, setCell } from "../board/cells.ts";
import { cellIndex, cellUnder, cellX, cellY, isOnBoard } from "../board/grid.ts";
import { CELL, FUSE_MS } from "../constants.ts";
import type { MatchEvent } from "../match-events.ts";
import type { BombInput } from "../match-input.ts";
import type { MatchState, PlayerState } from "../match-types.ts";
import { hasLedOver, headingOf, holdCourses } from "../movement/courses.ts";
import { newWay } from "../movement/find-way.ts";
import { judgeMove } from "../movement/judge-move.ts";
import { followWay } from "./move-player.ts";

// PERF: one way for all judgements here; each is followed before the next.
const judged = newWay();

/** Just inside a cell's edge: the nearest place at which a body's cell is that one. */
const INSIDE_EDGE_CELLS = 0.499;

const EDGES = [
  [-INSIDE_EDGE_CELLS, 0],
  [INSIDE_EDGE_CELLS, 0],
  [0, -INSIDE_EDGE_CELLS],
  [0, INSIDE_EDGE_CELLS],
] as const;

/** Brings the player just inside the named cell if the movement allowance lets them be there. */
function stepInto(state: MatchState, player: PlayerState, x: number, y: number, out: MatchEvent[]): void {
  const { course } = player;
  const from = course ?? player;
  // Nearest edge first: the way is unique, so the first that can be reached is the one they came by.
  const edges = EDGES.map(([offsetX, offsetY]) => ({ x: x + offsetX, y: y + offsetY })).sort(
    (a, b) =>
      Math.abs(a.x - from.x) + Math.abs(a.y - from.y) - Math.abs(b.x - from.x) - Math.abs(b.y - from.y),
  );
  for (const edge of edges) {
    if (!judgeMove(state, player, edge.x, edge.y, 0, judged)) continue;
    followWay(state, player, judged, headingOf(player, state.nowMs), out);
    return;
  }
}

/** The cell that the client names, if it can be there, else the one where the server has the player (BM1). */
function cellFor(state: MatchState, player: PlayerState, input: BombInput, out: MatchEvent[]): number {
  const { x, y } = input;
  if (x === undefined || y === undefined || !Number.isInteger(x) || !Number.isInteger(y) || !isOnBoard(x, y))
    return cellUnder(player.x, player.y);
  const named = cellIndex(x, y);
  if (named === cellUnder(player.x, player.y)) return named;
  // Held back on its way, the word finds its sender further on: they keep the way they have walked.
  if (cellAt(state.cells, named) === CELL.EMPTY && hasLedOver(player, x, y)) return named;
  stepInto(state, player, x, y, out);
  return cellUnder(player.x, player.y);
}

/**
 * Puts a bomb on the player's cell at `state.nowMs` unless it holds one or the player has no bomb left (BM1); refusals are silent.
 * A named cell that the movement allowance could have the player on moves them just inside it (and tells so).
 */
export function placeBomb(state: MatchState, player: PlayerState, input: BombInput, out: MatchEvent[]): void {
  if (player.standingBombs >= player.stats.maxBombs) return;
  const cell = cellFor(state, player, input, out);
  if (cellAt(state.cells, cell) !== CELL.EMPTY) return;
  const bomb = {
    ownerId: player.id,
    x: cellX(cell),
    y: cellY(cell),
    placedAtMs: state.nowMs,
    blastRadius: player.stats.blastRadius,
  };
  holdCourses(state);
  setCell(state.cells, cell, CELL.BOMB);
  state.bombs.push(bomb);
  player.standingBombs += 1;
  const goesOffAtMs = state.nowMs + FUSE_MS;
  if (goesOffAtMs < state.nextDueAtMs) state.nextDueAtMs = goesOffAtMs;
  out.push({ type: "bomb_placed", bomb: { ...bomb } });
}
