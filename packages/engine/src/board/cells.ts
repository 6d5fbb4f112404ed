// The cells of a board as a match keeps them: eight to a word, because many matches at once are as quick as their memory is small.
// Words stand in a plain array, which JSON and copies keep; whoever sees only what is told has 187 plain codes instead.
import { BOARD_CELLS } from "../constants.ts";
import type { Cells } from "../match-types.ts";

const CELLS_PER_WORD = 8;
const BITS_PER_CELL = 4;
const CELL_MASK = 15;
// PERF: copied, words need no room to grow in; pushed one by one they take half as much again.
const NO_CELLS: Readonly<Cells> = Array.from({ length: Math.ceil(BOARD_CELLS / CELLS_PER_WORD) }, () => 0);

/** Where the code of a cell begins in its word, in bits. */
function shiftOf(cell: number): number {
  return (~cell & (CELLS_PER_WORD - 1)) * BITS_PER_CELL;
}

/** The code of a cell 0..186. */
export function cellAt(cells: Readonly<Cells>, cell: number): number {
  return (cells[cell >> 3]! >> shiftOf(cell)) & CELL_MASK;
}

/** Puts a code 0..15 on a cell 0..186, in place. */
export function setCell(cells: Cells, cell: number, code: number): void {
  const shift = shiftOf(cell);
  cells[cell >> 3] = (cells[cell >> 3]! & ~(CELL_MASK << shift)) | (code << shift);
}

/** Cells from 187 codes 0..15; the caller owns them. */
export function packCells(codes: ArrayLike<number>): Cells {
  const cells = NO_CELLS.slice();
  for (let cell = 0; cell < BOARD_CELLS; cell++) setCell(cells, cell, codes[cell] ?? 0);
  return cells;
}

/** The 187 codes; the caller owns them. */
export function unpackCells(cells: Readonly<Cells>): number[] {
  const codes: number[] = [];
  for (let cell = 0; cell < BOARD_CELLS; cell++) codes.push(cellAt(cells, cell));
  return codes;
}

/** What stands where: a match's own cells, or 187 plain codes as clients and bots keep them. */
export type CellView =
  | { readonly cells: Readonly<Cells>; readonly board?: undefined }
  | { readonly board: ArrayLike<number>; readonly cells?: undefined };

/** The code of a cell 0..186 of either. */
export function codeOn(view: CellView, cell: number): number {
  return view.cells === undefined ? view.board[cell]! : cellAt(view.cells, cell);
}
