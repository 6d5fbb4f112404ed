// The first bot that sat at tables, as it was: the yardstick that hard bots are measured by (BT5). Only benches play it.
import {
  BASE_SPEED,
  blastCells,
  BOARD_CELLS,
  type Body,
  type BombState,
  CELL,
  cellAt,
  cellIndex,
  cellUnder,
  cellX,
  cellY,
  type CharacterId,
  drawBelow,
  FIRST_WALL_AT_MS,
  FUSE_MS,
  type GeneratorState,
  isOnBoard,
  isWalkable,
  type MatchInput,
  type MatchState,
  type Orientation,
  type PlayerState,
  spiralFrom,
  stepBody,
  unpackCells,
  WALL_EVERY_MS,
} from "../src/index.ts";

const REACTION_MS = 140;
const SAFETY_MS = 350;
const WHIM_ODDS = 40;

/** How many walls ahead a bot minds. */
const WALLS_AHEAD = 10;

/** A bomb that stands or might. */
type PlannedBomb = Pick<BombState, "x" | "y" | "blastRadius" | "placedAtMs">;

/** Match ms at which each of the 187 cells is next deadly; Infinity: never, as far as one can see. `planned` counts as standing. */
function mapDanger(state: MatchState, planned: PlannedBomb | null): number[] {
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
function countTargets(state: MatchState, bomb: PlannedBomb, opponents: ReadonlySet<number>): number {
  let targets = 0;
  for (const cell of blastCells(state, bomb)) {
    if (cellAt(state.cells, cell) === CELL.BRICK) targets += 1;
    if (opponents.has(cell)) targets += 2;
  }
  return targets;
}

const STEPS: readonly { readonly heading: Orientation; readonly x: number; readonly y: number }[] = [
  { heading: "up", x: 0, y: -1 },
  { heading: "right", x: 1, y: 0 },
  { heading: "down", x: 0, y: 1 },
  { heading: "left", x: -1, y: 0 },
];

/** One reachable cell. */
interface WalkedCell {
  readonly cell: number;
  /** Cells to walk; 0 where one stands. */
  readonly distance: number;
  /** First step of the way; null where one stands. */
  readonly firstStep: Orientation | null;
}

/** Whether one dares to be on `cell` after walking `distance` cells. */
type Dare = (cell: number, distance: number) => boolean;

/** All cells to be reached from `start` over walkable cells one dares to enter, nearest first. */
function mapWalks(board: ArrayLike<number>, start: number, dare: Dare): WalkedCell[] {
  const walks: WalkedCell[] = [{ cell: start, distance: 0, firstStep: null }];
  const seen = new Set([start]);
  for (const walk of walks) {
    const x = cellX(walk.cell);
    const y = cellY(walk.cell);
    for (const step of STEPS) {
      if (!isOnBoard(x + step.x, y + step.y)) continue;
      const cell = cellIndex(x + step.x, y + step.y);
      if (seen.has(cell) || !isWalkable(board[cell]!) || !dare(cell, walk.distance + 1)) continue;
      seen.add(cell);
      walks.push({ cell, distance: walk.distance + 1, firstStep: walk.firstStep ?? step.heading });
    }
  }
  return walks;
}

/** What it wants to do now. */
interface BotIntent {
  /** null: stay. */
  readonly direction: Orientation | null;
  readonly placeBomb: boolean;
}

const ORIENTATIONS: readonly Orientation[] = ["up", "right", "down", "left"];

function walksFrom(state: MatchState, player: PlayerState, danger: readonly number[]): WalkedCell[] {
  const msPerCell = 1000 / (BASE_SPEED * player.stats.speed);
  return mapWalks(unpackCells(state.cells), cellUnder(player.x, player.y), (cell, distance) => {
    const arriveMs = state.nowMs + (distance - 1) * msPerCell;
    return arriveMs + msPerCell + SAFETY_MS < danger[cell]! || arriveMs > danger[cell]! + SAFETY_MS;
  });
}

function isSafe(danger: readonly number[], cell: number): boolean {
  return danger[cell] === Infinity;
}

/** The match without the bombs that this player has not noticed yet (BT3). */
function seenBy(state: MatchState, player: PlayerState): MatchState {
  const isSeen = (bomb: BombState) =>
    bomb.ownerId === player.id || state.nowMs - bomb.placedAtMs >= REACTION_MS;
  return state.bombs.every(isSeen) ? state : { ...state, bombs: state.bombs.filter(isSeen) };
}

/** Where to get away to: the nearest cell that is safe, otherwise the one that lasts longest. */
function findRefuge(danger: readonly number[], walks: readonly WalkedCell[]): WalkedCell {
  const safe = walks.find((walk) => isSafe(danger, walk.cell));
  if (safe !== undefined) return safe;
  return walks.reduce((best, walk) => (danger[walk.cell]! > danger[best.cell]! ? walk : best));
}

function planBomb(state: MatchState, player: PlayerState, cell: number): PlannedBomb {
  return { x: cellX(cell), y: cellY(cell), blastRadius: player.stats.blastRadius, placedAtMs: state.nowMs };
}

/** Whether a bomb here leaves a safe cell to run to. */
function canEscape(state: MatchState, player: PlayerState, bomb: PlannedBomb): boolean {
  const danger = mapDanger(seenBy(state, player), bomb);
  return walksFrom(state, player, danger).some((walk) => isSafe(danger, walk.cell));
}

/** The most rewarding safe place near by: power-ups first, then spots from which a bomb pays. */
function findGoal(
  state: MatchState,
  player: PlayerState,
  danger: readonly number[],
  walks: readonly WalkedCell[],
  opponents: ReadonlySet<number>,
): WalkedCell | undefined {
  let best: WalkedCell | undefined;
  let bestWorth = 0;
  for (const walk of walks) {
    if (!isSafe(danger, walk.cell)) continue;
    const isPowerup = cellAt(state.cells, walk.cell) >= CELL.POWERUP_BOMB;
    const gain = isPowerup ? 4 : countTargets(state, planBomb(state, player, walk.cell), opponents);
    const worth = gain / (walk.distance + 2);
    if (worth > bestWorth) {
      best = walk;
      bestWorth = worth;
    }
  }
  return best;
}

/** What `playerId` should do now, playing at this level. Reads `state`, advances `generator`; a dead or departed player stays and does nothing. */
function decideBot(state: MatchState, playerId: CharacterId, generator: GeneratorState): BotIntent {
  const player = state.players.find(({ id }) => id === playerId);
  if (player === undefined || player.status !== "playing" || state.outcome !== null) {
    return { direction: null, placeBomb: false };
  }
  const here = cellUnder(player.x, player.y);
  const danger = mapDanger(seenBy(state, player), null);
  const walks = walksFrom(state, player, danger);
  if (!isSafe(danger, here)) return { direction: findRefuge(danger, walks).firstStep, placeBomb: false };
  const opponents = new Set(
    state.players
      .filter((other) => other.id !== playerId && other.status === "playing")
      .map((other) => cellUnder(other.x, other.y)),
  );
  if (player.standingBombs < player.stats.maxBombs && cellAt(state.cells, here) === CELL.EMPTY) {
    const bomb = planBomb(state, player, here);
    if (countTargets(state, bomb, opponents) > 0 && canEscape(state, player, bomb)) {
      return { direction: null, placeBomb: true };
    }
  }
  if (drawBelow(generator, WHIM_ODDS) === 0) {
    return { direction: ORIENTATIONS[drawBelow(generator, ORIENTATIONS.length)]!, placeBomb: false };
  }
  const goal = findGoal(state, player, danger, walks, opponents);
  return { direction: goal?.firstStep ?? null, placeBomb: false };
}

/**
 * The inputs a bot sends after moving for `dtMs` by its own decision (at most a bomb and a move), as any client would.
 * Reads `state`, advances `generator`; the inputs are for `apply` at `state.nowMs + dtMs`.
 */
export function playFirstBot(
  state: MatchState,
  playerId: CharacterId,
  generator: GeneratorState,
  dtMs: number,
): MatchInput[] {
  const intent = decideBot(state, playerId, generator);
  if (intent.placeBomb) return [{ type: "bomb", playerId }];
  const player = state.players.find(({ id }) => id === playerId);
  if (player === undefined || intent.direction === null) return [];
  const body: Body = { x: player.x, y: player.y, orientation: player.orientation, speed: player.stats.speed };
  if (!stepBody(state, body, intent.direction, dtMs)) return [];
  return [{ type: "move", playerId, x: body.x, y: body.y, orientation: body.orientation }];
}
