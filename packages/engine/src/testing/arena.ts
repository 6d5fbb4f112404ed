// Bare boards for tests: a real match whose bricks, power-ups and players stand where a test wants them.
// For tests only; never part of the face.
import { cellIndex } from "../board/grid.ts";
import { CELL } from "../constants.ts";
import { createMatch } from "../match.ts";
import type { MatchEvent } from "../match-events.ts";
import type { CharacterId, MatchState, PlayerState, PowerupKind } from "../match-types.ts";

type Spot = readonly [x: number, y: number];

export interface Arena {
  /** Who plays and where, by id; 1 and 2 in their corners by default. */
  readonly players?: Partial<Record<CharacterId, Spot>>;
  readonly bricks?: readonly Spot[];
  /** Bricks with something under them. */
  readonly hiding?: readonly (readonly [x: number, y: number, kind: PowerupKind])[];
  readonly powerups?: readonly (readonly [x: number, y: number, kind: PowerupKind])[];
  readonly walls?: readonly Spot[];
}

const DEFAULT_PLAYERS: NonNullable<Arena["players"]> = { 1: [0, 0], 2: [16, 10] };

/** A match at time 0 on a board that holds pillars and what `arena` names, nothing else. */
export function buildArena(arena: Arena = {}): MatchState {
  const spots = arena.players ?? DEFAULT_PLAYERS;
  const playerIds = Object.keys(spots).map((id) => Number(id) as CharacterId);
  const state = createMatch({ seed: "arena", playerIds });
  state.board = state.board.map((code) => (code === CELL.WALL ? CELL.WALL : CELL.EMPTY));
  state.hidden = state.hidden.map(() => 0);
  for (const [x, y] of arena.walls ?? []) state.board[cellIndex(x, y)] = CELL.WALL;
  for (const [x, y] of arena.bricks ?? []) state.board[cellIndex(x, y)] = CELL.BRICK;
  for (const [x, y, kind] of arena.powerups ?? []) state.board[cellIndex(x, y)] = kind;
  for (const [x, y, kind] of arena.hiding ?? []) {
    state.board[cellIndex(x, y)] = CELL.BRICK;
    state.hidden[cellIndex(x, y)] = kind;
  }
  state.bricksLeft = state.board.filter((code) => code === CELL.BRICK).length;
  for (const player of state.players) {
    const [x, y] = spots[player.id]!;
    player.x = x;
    player.y = y;
  }
  return state;
}

/** The player with that id; a test that names nobody is broken. */
export function playerOf(state: MatchState, id: CharacterId): PlayerState {
  const player = state.players.find((candidate) => candidate.id === id);
  if (player === undefined) throw new Error(`nobody has id ${id}`);
  return player;
}

/** The code of a cell. */
export function codeAt(state: MatchState, x: number, y: number): number {
  return state.board[cellIndex(x, y)]!;
}

/** The events of one type, in order. */
export function eventsOf<Type extends MatchEvent["type"]>(
  events: readonly MatchEvent[],
  type: Type,
): Extract<MatchEvent, { type: Type }>[] {
  return events.filter((event): event is Extract<MatchEvent, { type: Type }> => event.type === type);
}
