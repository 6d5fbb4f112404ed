// A match as it is written down for another process or another day: everything of it, and its boards as 187 plain codes, which is how
// they were written before a match kept them eight to a word.
import { packCells, unpackCells } from "./board/cells.ts";
import type { MatchState } from "./match-types.ts";

/** JSON of a match. Holds its secrets. */
export interface WrittenMatch extends Omit<MatchState, "cells" | "hiddenCells"> {
  /** 187 cell codes, row-major. */
  readonly board: readonly number[];
  /** 187 entries: the power-up kind under a brick, else 0. */
  readonly hidden: readonly number[];
}

/** What to write; shares the rest of the match with `state`, so write it at once. Reads only. */
export function writeMatch({ cells, hiddenCells, ...rest }: MatchState): WrittenMatch {
  return { ...rest, board: unpackCells(cells), hidden: unpackCells(hiddenCells) };
}

/** The match that was written; takes over all of `written`. Throws on what is no match; what is another's only `hashState` tells. */
export function readMatch({ board, hidden, ...rest }: WrittenMatch): MatchState {
  return { ...rest, cells: packCells(board), hiddenCells: packCells(hidden) };
}
