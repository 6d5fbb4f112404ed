import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { BOARD_CELLS } from "../constants.ts";
import { createMatch } from "../match.ts";
import { readMatch, writeMatch } from "../written-match.ts";
import { cellAt, codeOn, packCells, setCell, unpackCells } from "./cells.ts";

const code = fc.integer({ min: 0, max: 15 });
const codes = fc.array(code, { minLength: BOARD_CELLS, maxLength: BOARD_CELLS });
const cell = fc.integer({ min: 0, max: BOARD_CELLS - 1 });

describe("a match's cells", () => {
  test("[BD2] hold every code, eight to a word, and give all of them back", () => {
    fc.assert(
      fc.property(codes, (board) => {
        const cells = packCells(board);
        expect(cells).toHaveLength(Math.ceil(BOARD_CELLS / 8));
        expect(unpackCells(cells)).toEqual(board);
        expect(unpackCells(JSON.parse(JSON.stringify(cells)) as number[])).toEqual(board);
      }),
    );
  });

  test("[BD2] one cell changes and no other", () => {
    fc.assert(
      fc.property(codes, cell, code, (board, changed, to) => {
        const cells = packCells(board);
        setCell(cells, changed, to);
        expect(unpackCells(cells)).toEqual(board.with(changed, to));
        expect(cells).toEqual(packCells(board.with(changed, to)));
      }),
    );
  });

  test("[BD1] are seen like the plain codes that clients keep", () => {
    fc.assert(
      fc.property(codes, cell, (board, seen) => {
        const cells = packCells(board);
        expect(codeOn({ cells }, seen)).toBe(codeOn({ board }, seen));
        expect(cellAt(cells, seen)).toBe(board[seen]);
      }),
    );
  });

  test("are written as plain codes, and read again as the same match", () => {
    const match = createMatch({ seed: "written", playerIds: [1, 2] });
    const text = JSON.stringify(writeMatch(match));
    const written = JSON.parse(text) as ReturnType<typeof writeMatch>;
    expect([written.board.length, written.hidden.length]).toEqual([BOARD_CELLS, BOARD_CELLS]);
    expect(readMatch(written)).toEqual(match);
  });
});
