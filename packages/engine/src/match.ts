// A match as discrete events: it changes when somebody acts or something falls due, and never in between.
// Knows no clock: the caller says what match time it is.
import { packCells } from "./board/cells.ts";
import { drawBoard } from "./board/draw-board.ts";
import {
  ALLOWANCE_MS,
  BOARD_WIDTH,
  FUSE_MS,
  SPAWNS,
  START_BOMBS,
  START_HEALTH,
  SOLO_IDLE_MS,
  START_RADIUS,
  START_SPEED,
  SUDDEN_DEATH_AT_MS,
} from "./constants.ts";
import type { MatchEvent } from "./match-events.ts";
import type { MatchInput } from "./match-input.ts";
import type { CharacterId, MatchState, PlayerState } from "./match-types.ts";
import { holdCourses, walkCourses } from "./movement/courses.ts";
import { createGenerator, drawBelow } from "./random/generator.ts";
import { closeNextWall } from "./rules/close-wall.ts";
import { explodeDueBombs } from "./rules/explode.ts";
import { findPlayer } from "./rules/find-player.ts";
import { movePlayer } from "./rules/move-player.ts";
import { findNextDue, nextWallAtMs } from "./rules/next-due.ts";
import { endMatch, healthBefore, settleOutcome } from "./rules/outcome.ts";
import { placeBomb } from "./rules/place-bomb.ts";
import { CORNERS } from "./rules/spiral.ts";

function createPlayer(id: CharacterId): PlayerState {
  const spawn = SPAWNS[id - 1]!;
  return {
    id,
    status: "playing",
    x: spawn.x,
    y: spawn.y,
    // Facing the board's middle column.
    orientation: spawn.x < BOARD_WIDTH / 2 ? "right" : "left",
    course: null,
    stats: {
      health: START_HEALTH,
      maxHealth: START_HEALTH,
      maxBombs: START_BOMBS,
      blastRadius: START_RADIUS,
      speed: START_SPEED,
    },
    standingBombs: 0,
    invincibleUntilMs: 0,
    allowanceMs: ALLOWANCE_MS,
    allowanceAtMs: 0,
    correctionUntilMs: 0,
    correctionSeq: -1,
  };
}

/**
 * A new match at match time 0. `playerIds`: 1–4 different ids in any order; one is a match played alone (OC2). The same seed and ids
 * give the same match (BD5). The caller owns the state. Throws on ids that no match can have: that is a caller's bug.
 */
export function createMatch(options: { seed: string; playerIds: readonly CharacterId[] }): MatchState {
  const ids = options.playerIds.toSorted((a, b) => a - b);
  if (ids.length < 1 || ids.some((id, index) => SPAWNS[id - 1] === undefined || ids[index + 1] === id)) {
    throw new Error(`a match needs 1 to 4 different character ids, not [${ids.join(", ")}]`);
  }
  const generator = createGenerator(options.seed);
  const drawn = drawBoard(generator);
  const state: MatchState = {
    seed: options.seed,
    generator,
    nowMs: 0,
    startedWith: ids.length,
    cells: packCells(drawn.board),
    hiddenCells: packCells(drawn.hidden),
    bricksLeft: drawn.bricks,
    players: ids.map(createPlayer),
    bombs: [],
    closingCorner: drawBelow(generator, CORNERS),
    suddenDeathStarted: false,
    wallsClosed: 0,
    lastInputAtMs: 0,
    nextDueAtMs: -1,
    outcome: null,
  };
  state.nextDueAtMs = findNextDue(state);
  return state;
}

/** Off at once, told to the others; bombs stay (OC4, BM7). Whoever has already left leaves no second time. */
function leave(state: MatchState, player: PlayerState, out: MatchEvent[]): void {
  if (player.status === "left") return;
  const before = healthBefore(state);
  player.status = "left";
  out.push({ type: "player_disconnected", playerId: player.id });
  settleOutcome(state, before, out);
}

/**
 * Plays everything due up to and including `atMs` (match ms; earlier than what has been played counts as now), then judges `input`;
 * changes `state` in place. What the rules do not allow changes nothing: a wrong move is answered by a `correction`, the rest by
 * silence; after the end nothing happens at all. Appends the events to `out`, in order, and returns it; deterministic.
 */
export function apply(
  state: MatchState,
  input: MatchInput,
  atMs: number,
  out: MatchEvent[] = [],
): MatchEvent[] {
  advance(state, atMs, out);
  if (state.outcome !== null) return out;
  const player = findPlayer(state, input.playerId);
  if (player === undefined) return out;
  if (input.type === "leave") {
    leave(state, player, out);
    return out;
  }
  if (player.status !== "playing") return out;
  if (input.type === "move") movePlayer(state, player, input, out);
  else placeBomb(state, player, input, out);
  if (state.startedWith === 1) {
    state.lastInputAtMs = state.nowMs;
    state.nextDueAtMs = findNextDue(state);
  }
  return out;
}

/**
 * Plays everything due up to and including `atMs` (match ms), each thing at its own time, and brings the match to `atMs`; changes
 * `state` in place. Appends the events to `out`, in order, and returns it.
 */
export function advance(state: MatchState, atMs: number, out: MatchEvent[] = []): MatchEvent[] {
  while (state.nextDueAtMs >= 0 && state.nextDueAtMs <= atMs) playInstant(state, out);
  if (state.outcome === null && atMs > state.nowMs) {
    state.nowMs = atMs;
    walkCourses(state);
  }
  return out;
}

/** Plays the one instant that is due next, in the documented order: explosions, sudden death, a wall, the end. */
function playInstant(state: MatchState, out: MatchEvent[]): void {
  const nowMs = state.nextDueAtMs;
  state.nowMs = nowMs;
  walkCourses(state);
  const before = healthBefore(state);
  const first = state.bombs[0];
  if (first !== undefined && first.placedAtMs + FUSE_MS <= nowMs) explodeDueBombs(state, out);
  if (state.startedWith > 1) {
    if (!state.suddenDeathStarted && nowMs >= SUDDEN_DEATH_AT_MS) {
      state.suddenDeathStarted = true;
      out.push({ type: "sudden_death_started" });
    }
    if (state.suddenDeathStarted && nextWallAtMs(state) <= nowMs) closeNextWall(state, out);
  }
  holdCourses(state);
  settleOutcome(state, before, out);
  if (state.startedWith === 1 && state.outcome === null && nowMs >= state.lastInputAtMs + SOLO_IDLE_MS) {
    endMatch(state, null, out);
  }
  state.nextDueAtMs = findNextDue(state);
}

/** Match ms of the next thing that happens by itself; null when nothing will (the match is over). Call `advance` then. */
export function nextDueAt(state: MatchState): number | null {
  return state.nextDueAtMs < 0 ? null : state.nextDueAtMs;
}
