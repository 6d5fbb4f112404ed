// What is worth what on the board: bricks and opponents for a bomb, power-ups for a walk.
// One scale: a brick that falls is 1.
import { cellUnder, cellX, cellY, isOnBoard, isWalkable } from "../board/grid.ts";
import {
  BOARD_CELLS,
  BOARD_WIDTH,
  CELL,
  MAX_BOMBS,
  MAX_HEALTH,
  MAX_RADIUS,
  MAX_SPEED,
} from "../constants.ts";
import type { BotSkill } from "./bot-levels.ts";
import type { BotView, SeenPlayer } from "./bot-view.ts";
import { neighbourOf } from "./safe-ways.ts";

const POWERUP_WORTH = 3;
const HEALTH_WORTH = 4;
/** What somebody gets of a power-up that does nothing for them: the others do not have it. */
const USELESS_WORTH = 0.4;
/** How likely an opponent is so many steps from where they stand now when the bomb goes off, before it is shared out. */
const NEARNESS = [4, 3, 2, 1];
const ARMS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** What `me` gains by a power-up of this cell code. */
export function powerupWorth(code: number, { stats }: SeenPlayer): number {
  switch (code) {
    case CELL.POWERUP_BOMB:
      return stats.maxBombs < MAX_BOMBS ? POWERUP_WORTH : USELESS_WORTH;
    case CELL.POWERUP_RADIUS:
      return stats.blastRadius < MAX_RADIUS ? POWERUP_WORTH : USELESS_WORTH;
    case CELL.POWERUP_SPEED:
      return stats.speed < MAX_SPEED ? POWERUP_WORTH : USELESS_WORTH;
    case CELL.POWERUP_HEALTH:
      return stats.health < MAX_HEALTH ? HEALTH_WORTH : USELESS_WORTH;
    default:
      return 0;
  }
}

// PERF: scratch of one call.
const around = new Int16Array(BOARD_CELLS);
const steps = new Uint8Array(BOARD_CELLS);

/** Shares `worth` out over the cells where this opponent may be in a moment: less room, more worth for each cell. */
function shareOut(worths: Float64Array, view: BotView, opponent: SeenPlayer, worth: number): void {
  const start = cellUnder(opponent.x, opponent.y);
  around[0] = start;
  steps[start] = 1;
  let count = 1;
  let whole = 0;
  for (let index = 0; index < count; index++) {
    const cell = around[index]!;
    const far = steps[cell]!;
    whole += NEARNESS[far - 1]!;
    if (far >= NEARNESS.length) continue;
    for (let heading = 0; heading < 4; heading++) {
      const next = neighbourOf(cell, heading);
      if (next < 0 || steps[next]! > 0 || !isWalkable(view.board[next]!)) continue;
      steps[next] = far + 1;
      around[count] = next;
      count += 1;
    }
  }
  for (let index = 0; index < count; index++) {
    const cell = around[index]!;
    worths[cell] = worths[cell]! + (worth * NEARNESS[steps[cell]! - 1]!) / whole;
    steps[cell] = 0;
  }
}

/** Fills `worths` (187) with what a blast over each cell would be worth to `me`; `after`: the board once the standing bombs are gone. */
export function mapWorths(
  worths: Float64Array,
  view: BotView,
  me: SeenPlayer,
  after: ArrayLike<number>,
  { attack }: BotSkill,
): void {
  for (let cell = 0; cell < BOARD_CELLS; cell++) {
    const code = after[cell]!;
    if (code === CELL.BRICK) worths[cell] = 1;
    else worths[cell] = code >= CELL.POWERUP_BOMB ? -powerupWorth(code, me) : 0;
  }
  for (const other of view.players) {
    if (other.id === me.id) continue;
    shareOut(worths, view, other, attack);
  }
}

/** What a bomb at `cell` with this reach would be worth on the board as it will be then. */
export function bombWorth(
  worths: Float64Array,
  after: ArrayLike<number>,
  cell: number,
  blastRadius: number,
): number {
  const centreX = cellX(cell);
  const centreY = cellY(cell);
  let worth = worths[cell]!;
  for (const [stepX, stepY] of ARMS) {
    for (let reach = 1; reach <= blastRadius; reach++) {
      const x = centreX + stepX * reach;
      const y = centreY + stepY * reach;
      if (!isOnBoard(x, y)) break;
      const at = y * BOARD_WIDTH + x;
      const code = after[at]!;
      if (code === CELL.WALL) break;
      worth += worths[at]!;
      if (code === CELL.BRICK || code === CELL.BOMB) break;
    }
  }
  return worth;
}

/** A distance to nobody. */
export const FAR = 255;

/** Fills `distances` (187) with the steps to the nearest opponent of `me`, straight through bricks; `FAR` where no way leads. */
export function mapOpponents(distances: Uint8Array, view: BotView, me: SeenPlayer): void {
  distances.fill(FAR);
  let count = 0;
  for (const other of view.players) {
    const cell = cellUnder(other.x, other.y);
    if (other.id === me.id || distances[cell] === 0) continue;
    distances[cell] = 0;
    around[count] = cell;
    count += 1;
  }
  for (let index = 0; index < count; index++) {
    const cell = around[index]!;
    for (let heading = 0; heading < 4; heading++) {
      const next = neighbourOf(cell, heading);
      if (next < 0 || distances[next] !== FAR || view.board[next] === CELL.WALL) continue;
      distances[next] = distances[cell]! + 1;
      around[count] = next;
      count += 1;
    }
  }
}
