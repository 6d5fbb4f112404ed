// What must hold in every state of every match, whatever anybody sent. Returns what is broken, in words.
// For tests only; never part of the face.
import { cellAt, unpackCells } from "../board/cells.ts";
import { cellIndex, cellUnder, isOnBoard } from "../board/grid.ts";
import {
  ALLOWANCE_MS,
  CELL,
  CLAIM_TOLERANCE_CELLS,
  FUSE_MS,
  LONGEST_MATCH_MS,
  MAX_BOMBS,
  MAX_HEALTH,
  MAX_RADIUS,
  MAX_SPEED,
} from "../constants.ts";
import type { MatchState, PlayerState } from "../match-types.ts";

const PILLARS = 40;

function isSolid(code: number): boolean {
  return code === CELL.WALL || code === CELL.BRICK;
}

function checkPlace(state: MatchState, player: PlayerState): string[] {
  const { x, y } = player;
  if (!isOnBoard(x, y) || x > 16 || y > 10) return ["off the board"];
  const broken: string[] = [];
  if (x % 2 !== 0 && y % 2 !== 0) broken.push("off the lanes");
  for (const cellX of [Math.floor(x), Math.ceil(x)]) {
    for (const cellY of [Math.floor(y), Math.ceil(y)]) {
      if (isSolid(cellAt(state.cells, cellIndex(cellX, cellY))))
        broken.push(`inside something solid at ${cellX},${cellY}`);
    }
  }
  // A course picks up nothing before its next report (PL8).
  if (player.course === null && cellAt(state.cells, cellUnder(x, y)) >= CELL.POWERUP_BOMB)
    broken.push("stands on a power-up untaken");
  return broken;
}

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

function checkPlayer(state: MatchState, player: PlayerState): string[] {
  const { stats } = player;
  const broken = player.status === "playing" ? checkPlace(state, player) : [];
  if (!isWithin(stats.maxHealth, 3, MAX_HEALTH) || !isWithin(stats.health, 0, stats.maxHealth))
    broken.push("health");
  if ((stats.health === 0) !== (player.status === "dead") && player.status !== "left")
    broken.push("dead or not");
  if (!isWithin(stats.maxBombs, 1, MAX_BOMBS)) broken.push("maxBombs");
  if (!isWithin(stats.blastRadius, 1, MAX_RADIUS)) broken.push("blastRadius");
  if (!isWithin(stats.speed, 1, MAX_SPEED) || stats.speed * 10 !== Math.round(stats.speed * 10))
    broken.push("speed");
  if (!isWithin(player.standingBombs, 0, stats.maxBombs)) broken.push("more bombs than allowed");
  const owned = state.bombs.filter((bomb) => bomb.ownerId === player.id);
  if (owned.length !== player.standingBombs) broken.push("bombs miscounted");
  const debtMs = (CLAIM_TOLERANCE_CELLS * 1000) / 3 + 1e-6;
  if (!isWithin(player.allowanceMs, -debtMs, ALLOWANCE_MS)) broken.push("allowance");
  return broken.map((what) => `player ${player.id}: ${what}`);
}

function checkBoard(state: MatchState): string[] {
  const broken: string[] = [];
  const board = unpackCells(state.cells);
  const count = (code: number): number => board.filter((candidate) => candidate === code).length;
  if (count(CELL.BRICK) !== state.bricksLeft) broken.push("bricks miscounted");
  if (count(CELL.WALL) !== PILLARS + state.wallsClosed) broken.push("walls miscounted");
  if (count(CELL.BOMB) !== state.bombs.length) broken.push("bomb cells miscounted");
  for (const bomb of state.bombs) {
    if (board[cellIndex(bomb.x, bomb.y)] !== CELL.BOMB) broken.push(`no bomb at ${bomb.x},${bomb.y}`);
    if (state.outcome === null && bomb.placedAtMs + FUSE_MS <= state.nowMs) broken.push("a bomb is overdue");
  }
  for (const [cell, kind] of unpackCells(state.hiddenCells).entries()) {
    if (kind !== 0 && board[cell] !== CELL.BRICK) broken.push(`something hidden under no brick at ${cell}`);
  }
  return broken;
}

/** Everything that is wrong with `state`; empty when nothing is. Reads only. */
export function checkInvariants(state: MatchState): string[] {
  const broken = [...checkBoard(state), ...state.players.flatMap((player) => checkPlayer(state, player))];
  const playing = state.players.filter((player) => player.status === "playing").length;
  if (state.outcome === null && playing < Math.min(2, state.startedWith)) broken.push("should be over");
  if ((state.outcome === null) !== state.nextDueAtMs >= 0)
    broken.push("due although over, or the other way round");
  if (state.outcome === null && state.nextDueAtMs <= state.nowMs) broken.push("something is overdue");
  if (state.startedWith > 1 && state.nowMs > LONGEST_MATCH_MS) broken.push("too long");
  return broken;
}
