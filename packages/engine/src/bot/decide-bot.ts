// A simple but decent player: flees what will burn, bombs bricks and opponents when it can get away, picks up what lies about.
// Decides from the state alone and the caller's generator; how well, its level says.
import { cellUnder, cellX, cellY } from "../board/grid.ts";
import { BASE_SPEED, CELL } from "../constants.ts";
import type { MatchInput } from "../match-input.ts";
import type {
  BombState,
  CharacterId,
  GeneratorState,
  MatchState,
  Orientation,
  PlayerState,
} from "../match-types.ts";
import { type Body, stepBody } from "../movement/step-body.ts";
import { drawBelow } from "../random/generator.ts";
import { findPlayer } from "../rules/find-player.ts";
import { BOT_SKILLS } from "./bot-levels.ts";
import type { BotLevel, BotSkill } from "./bot-levels.ts";
import { countTargets, mapDanger, type PlannedBomb } from "./danger-map.ts";
import { mapWalks, type WalkedCell } from "./walk-map.ts";

/** What a bot wants to do now. */
export interface BotIntent {
  /** null: stay. */
  readonly direction: Orientation | null;
  readonly placeBomb: boolean;
}

const ORIENTATIONS: readonly Orientation[] = ["up", "right", "down", "left"];

function walksFrom(
  state: MatchState,
  player: PlayerState,
  danger: readonly number[],
  { safetyMs }: BotSkill,
): WalkedCell[] {
  const msPerCell = 1000 / (BASE_SPEED * player.stats.speed);
  return mapWalks(state.board, cellUnder(player.x, player.y), (cell, distance) => {
    const arriveMs = state.nowMs + (distance - 1) * msPerCell;
    return arriveMs + msPerCell + safetyMs < danger[cell]! || arriveMs > danger[cell]! + safetyMs;
  });
}

function isSafe(danger: readonly number[], cell: number): boolean {
  return danger[cell] === Infinity;
}

/** The match without the bombs that this player has not noticed yet (BT3). */
function seenBy(state: MatchState, player: PlayerState, { reactionMs }: BotSkill): MatchState {
  const isSeen = (bomb: BombState) =>
    bomb.ownerId === player.id || state.nowMs - bomb.placedAtMs >= reactionMs;
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
function canEscape(state: MatchState, player: PlayerState, bomb: PlannedBomb, skill: BotSkill): boolean {
  const danger = mapDanger(seenBy(state, player, skill), bomb);
  return walksFrom(state, player, danger, skill).some((walk) => isSafe(danger, walk.cell));
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
    const isPowerup = state.board[walk.cell]! >= CELL.POWERUP_BOMB;
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
export function decideBot(
  state: MatchState,
  playerId: CharacterId,
  level: BotLevel,
  generator: GeneratorState,
): BotIntent {
  const skill = BOT_SKILLS[level];
  const player = findPlayer(state, playerId);
  if (player === undefined || player.status !== "playing" || state.outcome !== null) {
    return { direction: null, placeBomb: false };
  }
  const here = cellUnder(player.x, player.y);
  const danger = mapDanger(seenBy(state, player, skill), null);
  const walks = walksFrom(state, player, danger, skill);
  if (!isSafe(danger, here)) return { direction: findRefuge(danger, walks).firstStep, placeBomb: false };
  const opponents = new Set(
    state.players
      .filter((other) => other.id !== playerId && other.status === "playing")
      .map((other) => cellUnder(other.x, other.y)),
  );
  if (player.standingBombs < player.stats.maxBombs && state.board[here] === CELL.EMPTY) {
    const bomb = planBomb(state, player, here);
    if (countTargets(state, bomb, opponents) > 0 && canEscape(state, player, bomb, skill)) {
      return { direction: null, placeBomb: true };
    }
  }
  if (drawBelow(generator, skill.whimOdds) === 0) {
    return { direction: ORIENTATIONS[drawBelow(generator, ORIENTATIONS.length)]!, placeBomb: false };
  }
  const goal = findGoal(state, player, danger, walks, opponents);
  return { direction: goal?.firstStep ?? null, placeBomb: false };
}

/**
 * The inputs a bot sends after moving for `dtMs` by its own decision (at most a bomb and a move), as any client would.
 * Reads `state`, advances `generator`; the inputs are for `apply` at `state.nowMs + dtMs`.
 */
export function playBot(
  state: MatchState,
  playerId: CharacterId,
  level: BotLevel,
  generator: GeneratorState,
  dtMs: number,
): MatchInput[] {
  const intent = decideBot(state, playerId, level, generator);
  if (intent.placeBomb) return [{ type: "bomb", playerId }];
  const player = findPlayer(state, playerId);
  if (player === undefined || intent.direction === null) return [];
  const body: Body = { x: player.x, y: player.y, orientation: player.orientation, speed: player.stats.speed };
  if (!stepBody(state, body, intent.direction, dtMs)) return [];
  return [{ type: "move", playerId, x: body.x, y: body.y, orientation: body.orientation }];
}
