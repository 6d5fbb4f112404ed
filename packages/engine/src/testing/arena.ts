// Bare boards for tests: a real match whose bricks, power-ups and players stand where a test wants them.
// For tests only; never part of the face.
import { cellAt, packCells, setCell, unpackCells } from "../board/cells.ts";
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
  changeCells(state, (code) => (code === CELL.WALL ? CELL.WALL : CELL.EMPTY));
  state.hiddenCells.fill(0);
  for (const [x, y] of arena.walls ?? []) setCode(state, x, y, CELL.WALL);
  for (const [x, y] of arena.bricks ?? []) setCode(state, x, y, CELL.BRICK);
  for (const [x, y, kind] of arena.powerups ?? []) setCode(state, x, y, kind);
  for (const [x, y, kind] of arena.hiding ?? []) {
    setCode(state, x, y, CELL.BRICK);
    setCell(state.hiddenCells, cellIndex(x, y), kind);
  }
  state.bricksLeft = countCells(state, CELL.BRICK);
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
  return cellAt(state.cells, cellIndex(x, y));
}

/** Puts a code on a cell. */
export function setCode(state: MatchState, x: number, y: number, code: number): void {
  setCell(state.cells, cellIndex(x, y), code);
}

/** Makes every cell's code another. */
export function changeCells(state: MatchState, change: (code: number, cell: number) => number): void {
  state.cells = packCells(unpackCells(state.cells).map(change));
}

/** How many cells have this code. */
export function countCells(state: MatchState, code: number): number {
  return unpackCells(state.cells).filter((candidate) => candidate === code).length;
}

/** The events of one type, in order. */
export function eventsOf<Type extends MatchEvent["type"]>(
  events: readonly MatchEvent[],
  type: Type,
): Extract<MatchEvent, { type: Type }>[] {
  return events.filter((event): event is Extract<MatchEvent, { type: Type }> => event.type === type);
}
