// Sudden death: walls that close in, one cell at a time, over whatever is there (OC3).
import { cellIndex, cellUnder, cellX, cellY } from "../board/grid.ts";
import { CELL } from "../constants.ts";
import type { MatchEvent } from "../match-events.ts";
import type { CharacterId, MatchState, PlayerState } from "../match-types.ts";
import { findPlayer } from "./find-player.ts";
import { tellPlayerState } from "./move-player.ts";
import { spiralFrom } from "./spiral.ts";

function clearCell(state: MatchState, cell: number): void {
  const code = state.board[cell];
  if (code === CELL.BRICK) state.bricksLeft -= 1;
  if (code === CELL.BOMB) {
    const index = state.bombs.findIndex((bomb) => cellIndex(bomb.x, bomb.y) === cell);
    const [bomb] = state.bombs.splice(index, 1);
    findPlayer(state, bomb!.ownerId)!.standingBombs -= 1;
  }
  state.hidden[cell] = 0;
}

/** Moves a body that overlaps the wall's cell, but stands on another, to the middle of its own; whether it had to. */
export function pushOut(body: { x: number; y: number }, wallX: number, wallY: number): boolean {
  if (Math.abs(body.x - wallX) >= 1 || Math.abs(body.y - wallY) >= 1) return false;
  body.x = Math.round(body.x);
  body.y = Math.round(body.y);
  return true;
}

/**
 * Closes the next cell of the spiral in place: a bomb, brick or power-up in it is gone, whoever's cell it is dies whatever their health
 * and invincibility, whoever only overlaps it is pushed to the middle of their own cell and told so after the wall (OC3).
 */
export function closeNextWall(state: MatchState, out: MatchEvent[]): void {
  const cell = spiralFrom(state.closingCorner)[state.wallsClosed]!;
  const x = cellX(cell);
  const y = cellY(cell);
  state.wallsClosed += 1;
  clearCell(state, cell);
  state.board[cell] = CELL.WALL;
  const crushedPlayers: CharacterId[] = [];
  const pushed: PlayerState[] = [];
  for (const player of state.players) {
    if (player.status !== "playing") continue;
    if (cellUnder(player.x, player.y) === cell) {
      player.status = "dead";
      player.stats.health = 0;
      crushedPlayers.push(player.id);
    } else if (pushOut(player, x, y)) pushed.push(player);
  }
  out.push({ type: "wall_spawned", x, y, crushedPlayers });
  for (const player of pushed) tellPlayerState(player, out);
}
