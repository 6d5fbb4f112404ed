// One chain for the rules, the bots and the clients: what one instant sets off (BM3, BM8).
import { describe, expect, it } from "vitest";
import { cellIndex } from "../board/grid.ts";
import { BOARD_CELLS, CELL } from "../constants.ts";
import { chainOf } from "./bomb-chain.ts";

const bomb = (x: number, y: number, blastRadius = 2) => ({ x, y, blastRadius });

/** An empty board with these bombs on it. */
function boardOf(bombs: readonly { x: number; y: number }[], bricks: readonly number[] = []) {
  const board = new Uint8Array(BOARD_CELLS);
  for (const { x, y } of bombs) board[cellIndex(x, y)] = CELL.BOMB;
  for (const brick of bricks) board[brick] = CELL.BRICK;
  return { board };
}

describe("the chain of one instant", () => {
  it("[BM3] runs from bomb to bomb, each once, in the order in which they are reached", () => {
    const [first, second, third, far] = [bomb(0, 0), bomb(2, 0), bomb(2, 2), bomb(10, 10)] as const;
    const standing = [third, far, second, first];
    const chain = chainOf(boardOf(standing), standing, [first]);
    expect([...chain.keys()]).toEqual([first, second, third]);
  });

  it("[BM8] does not pass a brick, which stands until the instant is over", () => {
    const [first, behind] = [bomb(0, 0, 4), bomb(2, 0)] as const;
    const chain = chainOf(boardOf([first, behind], [cellIndex(1, 0)]), [first, behind], [first]);
    expect([...chain.keys()]).toEqual([first]);
    expect(chain.get(first)).toContain(cellIndex(1, 0));
  });

  it("[BM3] holds a due bomb that another due one reaches only once", () => {
    const [first, second] = [bomb(0, 0), bomb(1, 0)] as const;
    const chain = chainOf(boardOf([first, second]), [first, second], [first, second]);
    expect([...chain.keys()]).toEqual([first, second]);
  });
});
