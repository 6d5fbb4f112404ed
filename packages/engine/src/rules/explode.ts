// Bombs going off: everything of one instant is worked out on the board as it was before it, then done at once (BM2–BM8).
import { cellAt, setCell } from "../board/cells.ts";
import { cellUnder, cellX, cellY } from "../board/grid.ts";
import { CELL, FUSE_MS, INVINCIBLE_MS } from "../constants.ts";
import type { Cell, ExplosionEvent, MatchEvent } from "../match-events.ts";
import type { BombState, MatchState, PlayerState, PowerupKind } from "../match-types.ts";
import { chainOf } from "./bomb-chain.ts";
import { findPlayer } from "./find-player.ts";

function toCell(cell: number): Cell {
  return { x: cellX(cell), y: cellY(cell) };
}

/** One health less and invincible for a while; dead at zero (PL4). */
function hit(player: PlayerState, nowMs: number): void {
  player.stats.health -= 1;
  if (player.stats.health === 0) player.status = "dead";
  else player.invincibleUntilMs = nowMs + INVINCIBLE_MS;
}

function isVulnerable(player: PlayerState, nowMs: number): boolean {
  return player.status === "playing" && nowMs >= player.invincibleUntilMs;
}

/**
 * Every brick the blasts reach, with the last of the bombs that reach it. That one reports it, so that a client that applies the
 * explosions in order never burns the power-up the brick hid.
 */
function lastBombPerBrick(
  state: MatchState,
  chain: ReadonlyMap<BombState, number[]>,
): Map<number, BombState> {
  const lastBombs = new Map<number, BombState>();
  for (const bomb of state.bombs) {
    for (const cell of chain.get(bomb) ?? [])
      if (cellAt(state.cells, cell) === CELL.BRICK) lastBombs.set(cell, bomb);
  }
  return lastBombs;
}

/**
 * Sets off every bomb due at `state.nowMs` and whatever the chain reaches, in place; one event per bomb in the order they were placed.
 * In one instant a hit is reported by the first bomb whose blast holds it, a brick (and what it hid) by the last (BM3).
 */
export function explodeDueBombs(state: MatchState, out: MatchEvent[]): void {
  const due = state.bombs.filter((bomb) => bomb.placedAtMs + FUSE_MS <= state.nowMs);
  const chain = chainOf(state, state.bombs, due);
  const lastBombs = lastBombPerBrick(state, chain);
  for (const bomb of state.bombs) {
    const cells = chain.get(bomb);
    if (cells === undefined) continue;
    // Whoever is hit is invincible or dead from here on, so no second bomb of the instant counts (BM3).
    const hits = state.players.filter(
      (player) => isVulnerable(player, state.nowMs) && cells.includes(cellUnder(player.x, player.y)),
    );
    for (const player of hits) hit(player, state.nowMs);
    const bricks = cells.filter((cell) => lastBombs.get(cell) === bomb);
    out.push(explosionOf(state, bomb, cells, hits, bricks));
    findPlayer(state, bomb.ownerId)!.standingBombs -= 1;
  }
  // Bombs and lying power-ups go; what a brick hid appears only after the blast (BM4).
  for (const cells of chain.values()) {
    for (const cell of cells) if (!lastBombs.has(cell)) setCell(state.cells, cell, CELL.EMPTY);
  }
  for (const brick of lastBombs.keys()) {
    setCell(state.cells, brick, cellAt(state.hiddenCells, brick));
    setCell(state.hiddenCells, brick, 0);
  }
  state.bombs = state.bombs.filter((bomb) => !chain.has(bomb));
  state.bricksLeft -= lastBombs.size;
}

function explosionOf(
  state: MatchState,
  bomb: BombState,
  cells: readonly number[],
  hits: readonly PlayerState[],
  bricks: readonly number[],
): ExplosionEvent {
  return {
    type: "explosion",
    bombPosition: { x: bomb.x, y: bomb.y },
    explosionCells: cells.map(toCell),
    hitPlayers: hits.map((player) => ({ id: player.id, newHealth: player.stats.health })),
    destroyedBricks: bricks.map(toCell),
    spawnedPowerups: bricks
      .filter((brick) => cellAt(state.hiddenCells, brick) !== 0)
      .map((brick) => ({ ...toCell(brick), kind: cellAt(state.hiddenCells, brick) as PowerupKind })),
  };
}
