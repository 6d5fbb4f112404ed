import { describe, expect, test } from "vitest";
import { BOARD_HEIGHT, BOARD_WIDTH, CELL, SPAWNS } from "../constants.ts";
import { createGenerator } from "../random/generator.ts";
import { drawBoard } from "./draw-board.ts";
import { cellIndex, cellUnder, cellX, cellY, flattenBoard, isPillar } from "./grid.ts";

const boards = Array.from({ length: 200 }, (_, index) => drawBoard(createGenerator(`board-${index}`)));
const FREE_CELLS = 127;

describe("the drawn board", () => {
  test("[BD1] has 17 columns and 11 rows, row-major, and a body's cell is the rounded one", () => {
    expect(boards[0]!.board).toHaveLength(17 * 11);
    expect(cellIndex(16, 10)).toBe(186);
    expect([cellX(38), cellY(38)]).toEqual([4, 2]);
    expect(cellUnder(3.49, 2)).toBe(cellIndex(3, 2));
    expect(cellUnder(3.5, 2)).toBe(cellIndex(4, 2));
  });

  test("[BD2] holds only the codes of the wire: nothing but free cells, walls and bricks at the start", () => {
    expect(CELL).toEqual({
      EMPTY: 0,
      WALL: 1,
      BRICK: 2,
      BOMB: 3,
      POWERUP_BOMB: 4,
      POWERUP_RADIUS: 5,
      POWERUP_SPEED: 6,
      POWERUP_HEALTH: 7,
    });
    for (const { board } of boards) expect(board.every((code) => code <= CELL.BRICK)).toBe(true);
  });

  test("[BD3] has walls exactly where both coordinates are odd: 40 pillars, no border", () => {
    for (const { board } of boards) {
      expect(board.filter((code) => code === CELL.WALL)).toHaveLength(40);
      const pillars = board.map((_, cell) => isPillar(cellX(cell), cellY(cell)));
      expect(board.map((code) => code === CELL.WALL)).toEqual(pillars);
    }
  });

  test("[BD4] keeps each spawn and the next two cells along both edges free", () => {
    for (const { board } of boards) {
      for (const { x, y } of SPAWNS) {
        const inX = x === 0 ? 1 : -1;
        const inY = y === 0 ? 1 : -1;
        const kept = [
          [x, y],
          [x + inX, y],
          [x + 2 * inX, y],
          [x, y + inY],
          [x, y + 2 * inY],
        ];
        for (const [keptX, keptY] of kept) expect(board[cellIndex(keptX!, keptY!)]).toBe(CELL.EMPTY);
      }
    }
    expect(SPAWNS.map(({ id, x, y }) => [id, x, y])).toEqual([
      [1, 0, 0],
      [2, 16, 10],
      [3, 16, 0],
      [4, 0, 10],
    ]);
  });

  test("[BD4] makes 75 % of the other cells bricks, to the nearest whole mirror group", () => {
    for (const { board, bricks } of boards) {
      expect(board.filter((code) => code === CELL.BRICK)).toHaveLength(bricks);
      expect(Math.abs(bricks - FREE_CELLS * 0.75)).toBeLessThanOrEqual(2);
    }
  });

  test("[BD5] is mirrored in both axes, and so is what it hides", () => {
    // PERF: three claims a board, not a thousand: claiming takes far longer than comparing.
    const mirrors = [
      (cell: number) => cellIndex(16 - cellX(cell), cellY(cell)),
      (cell: number) => cellIndex(cellX(cell), 10 - cellY(cell)),
      (cell: number) => cellIndex(16 - cellX(cell), 10 - cellY(cell)),
    ];
    for (const drawn of boards)
      for (const mirror of mirrors)
        for (const cells of [drawn.board, drawn.hidden])
          expect(cells.map((_, cell) => cells[mirror(cell)])).toEqual(cells);
  });

  test("[BD5] is the same for the same seed and different for others", () => {
    expect(drawBoard(createGenerator("board-7"))).toEqual(boards[7]);
    expect(new Set(boards.map(({ board, hidden }) => board.join("") + hidden.join(""))).size).toBe(
      boards.length,
    );
  });

  test("[BM5] hides power-ups under 30 % of the bricks, to the nearest whole mirror group, and nowhere else", () => {
    for (const { board, hidden, bricks } of boards) {
      const hiding = hidden.filter((kind) => kind !== 0);
      expect(Math.abs(hiding.length - bricks * 0.3)).toBeLessThanOrEqual(2);
      for (const [cell, kind] of hidden.entries()) {
        if (kind !== 0) expect(board[cell]).toBe(CELL.BRICK);
      }
    }
  });

  test("[BM5] hides extra bomb 30, radius 30, speed 25, health 15 of 100", () => {
    const counts = new Map<number, number>();
    let groups = 0;
    for (let index = 0; index < 3000; index++) {
      // One quarter and the middle lines are enough: the rest is mirrored.
      const { hidden } = drawBoard(createGenerator(`kinds-${index}`));
      for (let y = 0; y <= 5; y++) {
        for (let x = 0; x <= 8; x++) {
          const kind = hidden[cellIndex(x, y)]!;
          if (kind === 0) continue;
          counts.set(kind, (counts.get(kind) ?? 0) + 1);
          groups += 1;
        }
      }
    }
    const share = (kind: number): number => (counts.get(kind) ?? 0) / groups;
    expect(share(CELL.POWERUP_BOMB)).toBeCloseTo(0.3, 1.7);
    expect(share(CELL.POWERUP_RADIUS)).toBeCloseTo(0.3, 1.7);
    expect(share(CELL.POWERUP_SPEED)).toBeCloseTo(0.25, 1.7);
    expect(share(CELL.POWERUP_HEALTH)).toBeCloseTo(0.15, 1.7);
    expect(counts.size).toBe(4);
  });

  test("[BD4] gives every mirror group the same chance of being a brick", () => {
    const counts = Array.from({ length: 187 }, () => 0);
    for (let index = 0; index < 2000; index++) {
      for (const [cell, code] of drawBoard(createGenerator(`share-${index}`)).board.entries()) {
        if (code === CELL.BRICK) counts[cell]! += 1;
      }
    }
    const open = counts.filter((count) => count > 0);
    expect(open).toHaveLength(FREE_CELLS);
    for (const count of open) expect(Math.abs(count / 2000 - 0.75)).toBeLessThan(0.06);
  });

  test("a board from the wire is flattened row by row", () => {
    const { board } = boards[0]!;
    const rows = Array.from({ length: BOARD_HEIGHT }, (_, y) =>
      board.slice(y * BOARD_WIDTH, (y + 1) * BOARD_WIDTH),
    );
    expect(flattenBoard(rows)).toEqual(board);
  });
});
