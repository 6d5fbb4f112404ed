// Taking a power-up by standing on its cell (PL5).
import { cellAt, setCell } from "../board/cells.ts";
import { cellIndex } from "../board/grid.ts";
import { CELL, MAX_BOMBS, MAX_HEALTH, MAX_RADIUS, MAX_SPEED, SPEED_STEP } from "../constants.ts";
import type { MatchEvent } from "../match-events.ts";
import type { MatchState, PlayerState, PlayerStats, PowerupKind } from "../match-types.ts";

/** The stats after one power-up, in place; above the maximum nothing changes (PL5). */
export function strengthen(stats: PlayerStats, kind: PowerupKind): void {
  switch (kind) {
    case CELL.POWERUP_BOMB:
      stats.maxBombs = Math.min(MAX_BOMBS, stats.maxBombs + 1);
      return;
    case CELL.POWERUP_RADIUS:
      stats.blastRadius = Math.min(MAX_RADIUS, stats.blastRadius + 1);
      return;
    case CELL.POWERUP_SPEED:
      // Whole tenths: 1.2, never 1.2000000000000002.
      stats.speed = Math.min(MAX_SPEED, Math.round((stats.speed + SPEED_STEP) * 10) / 10);
      return;
    case CELL.POWERUP_HEALTH:
      if (stats.health === stats.maxHealth) stats.maxHealth = Math.min(MAX_HEALTH, stats.maxHealth + 1);
      stats.health = Math.min(stats.maxHealth, stats.health + 1);
  }
}

/** Takes the power-up on a whole-numbered cell the player has come to, if there is one. */
export function collectPowerup(
  state: MatchState,
  player: PlayerState,
  x: number,
  y: number,
  out: MatchEvent[],
): void {
  const cell = cellIndex(x, y);
  const kind = cellAt(state.cells, cell);
  if (kind < CELL.POWERUP_BOMB) return;
  setCell(state.cells, cell, CELL.EMPTY);
  strengthen(player.stats, kind as PowerupKind);
  out.push({
    type: "powerup_collected",
    playerId: player.id,
    x,
    y,
    kind: kind as PowerupKind,
    stats: { ...player.stats },
  });
}
