// When which cell will burn or close, as far as standing bombs tell: they are let off in thought, one instant after another,
// on a copy of the board, so that bricks that fall open the way for later blasts (BM2, BM8, OC3).
import { cellIndex, isWalkable } from "../board/grid.ts";
import { BOARD_CELLS, CELL, FIRST_WALL_AT_MS, WALL_EVERY_MS } from "../constants.ts";
import { chainOf } from "../rules/bomb-chain.ts";
import { spiralFrom } from "../rules/spiral.ts";
import type { BotView } from "./bot-view.ts";

/** Instants told apart at one cell; a fifth counts as the fourth. */
export const MOST_BLASTS = 4;

/** A bomb that stands or might, and when one believes it goes off. */
export interface ForeseenBomb {
  readonly x: number;
  readonly y: number;
  readonly blastRadius: number;
  /** Match ms. */
  readonly dueAtMs: number;
}

/** The near future of the board; filled by `foresee`, owned by the caller. */
export interface Forecast {
  /** How often each of the 187 cells burns. */
  readonly blasts: Uint8Array;
  /** Match ms of each of them: `blastAtMs[cell * MOST_BLASTS + index]`, ascending. */
  readonly blastAtMs: Float64Array;
  /** Match ms from which the cell is a wall; Infinity: never, as far as one can see. */
  readonly closesAtMs: Float64Array;
  /** 1: solid until its first blast (a brick that falls, a bomb). */
  readonly opensLate: Uint8Array;
  /** Cell codes after everything foreseen; what bricks hide is unknown. */
  readonly boardAfter: Uint8Array;
}

/** An empty forecast to be filled. */
export function createForecast(): Forecast {
  return {
    blasts: new Uint8Array(BOARD_CELLS),
    blastAtMs: new Float64Array(BOARD_CELLS * MOST_BLASTS),
    closesAtMs: new Float64Array(BOARD_CELLS),
    opensLate: new Uint8Array(BOARD_CELLS),
    boardAfter: new Uint8Array(BOARD_CELLS),
  };
}

function noteBlast(forecast: Forecast, cell: number, atMs: number): void {
  const { blasts, blastAtMs } = forecast;
  const known = blasts[cell]!;
  if (known > 0 && blastAtMs[cell * MOST_BLASTS + known - 1] === atMs) return;
  if (known < MOST_BLASTS) blasts[cell] = known + 1;
  blastAtMs[cell * MOST_BLASTS + Math.min(known, MOST_BLASTS - 1)] = atMs;
}

function letOff(forecast: Forecast, blasts: readonly (readonly number[])[], atMs: number): void {
  const { boardAfter } = forecast;
  for (const cells of blasts) {
    for (const cell of cells) {
      if (!isWalkable(boardAfter[cell]!)) forecast.opensLate[cell] = 1;
      noteBlast(forecast, cell, atMs);
    }
  }
  // All at once, after every blast of the instant has been traced (BM8).
  for (const cells of blasts) for (const cell of cells) boardAfter[cell] = CELL.EMPTY;
}

function noteWalls({ closesAtMs }: Forecast, view: BotView): void {
  closesAtMs.fill(Infinity);
  if (view.closingCorner === null) return;
  const order = spiralFrom(view.closingCorner);
  for (let index = view.wallsClosed; index < order.length; index++)
    closesAtMs[order[index]!] = FIRST_WALL_AT_MS + index * WALL_EVERY_MS;
}

/** Fills `forecast` with what `bombs` (those noticed, and any planned one) and the walls will do to the board of `view`. */
export function foresee(forecast: Forecast, view: BotView, bombs: readonly ForeseenBomb[]): Forecast {
  forecast.blasts.fill(0);
  forecast.opensLate.fill(0);
  forecast.boardAfter.set(view.board);
  noteWalls(forecast, view);
  for (const { x, y } of bombs) forecast.boardAfter[cellIndex(x, y)] = CELL.BOMB;
  let waiting = bombs;
  while (waiting.length > 0) {
    const first = waiting.reduce((a, b) => (b.dueAtMs < a.dueAtMs ? b : a));
    const chain = chainOf({ board: forecast.boardAfter }, waiting, [first]);
    letOff(forecast, [...chain.values()], first.dueAtMs);
    waiting = waiting.filter((bomb) => !chain.has(bomb));
  }
  return forecast;
}
