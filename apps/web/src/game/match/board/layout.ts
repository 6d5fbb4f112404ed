// How big the board is drawn in the room there is, and which way round. Pure arithmetic.
import { BOARD_HEIGHT, BOARD_WIDTH } from "@fitil/engine";

/** A cell larger than this only makes the eye travel further. */
const LARGEST_CELL = 84;
const SMALLEST_CELL = 12;
/** The board is turned only where that makes it clearly larger. */
const WORTH_TURNING = 1.15;
/** Room around the board, in cells. */
const MARGIN_CELLS = 0.28;

/** Where the board lies. */
export interface BoardLayout {
  /** Side of a cell in device pixels, whole, so that edges are sharp. */
  readonly cell: number;
  /** Columns run downwards. */
  readonly isTurned: boolean;
  /** Room around the board for heads, fuses and shaking, in device pixels. */
  readonly margin: number;
  /** Canvas size in device pixels. */
  readonly width: number;
  readonly height: number;
  /** Canvas size in CSS pixels. */
  readonly cssWidth: number;
  readonly cssHeight: number;
}

/** Fits the board into `width`×`height` CSS pixels at `ratio` device pixels each; `mayTurn` allows it on its side. */
export function layOut(width: number, height: number, ratio: number, mayTurn: boolean): BoardLayout {
  const fit = (columns: number, rows: number): number =>
    Math.max(
      SMALLEST_CELL,
      Math.floor(
        Math.min(
          (width * ratio) / (columns + 2 * MARGIN_CELLS),
          (height * ratio) / (rows + 2 * MARGIN_CELLS),
          LARGEST_CELL * ratio,
        ),
      ),
    );
  const upright = fit(BOARD_WIDTH, BOARD_HEIGHT);
  const turned = fit(BOARD_HEIGHT, BOARD_WIDTH);
  const isTurned = mayTurn && turned > upright * WORTH_TURNING;
  const cell = isTurned ? turned : upright;
  const margin = Math.floor(cell * MARGIN_CELLS);
  const columns = (isTurned ? BOARD_HEIGHT : BOARD_WIDTH) * cell + 2 * margin;
  const rows = (isTurned ? BOARD_WIDTH : BOARD_HEIGHT) * cell + 2 * margin;
  return {
    cell,
    isTurned,
    margin,
    width: columns,
    height: rows,
    cssWidth: columns / ratio,
    cssHeight: rows / ratio,
  };
}
