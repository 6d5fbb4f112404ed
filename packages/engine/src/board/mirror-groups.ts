// Which cells are mirror images of each other, so that whatever is drawn for one is drawn for all (BD5).
import { BOARD_HEIGHT, BOARD_WIDTH, SPAWNS } from "../constants.ts";
import { cellIndex, isPillar } from "./grid.ts";

/** The spawn cell and the next two along both edges stay free (BD4). */
const FREE_REACH = 2;

function isKeptFree(x: number, y: number): boolean {
  return SPAWNS.some((spawn) => {
    const across = Math.abs(x - spawn.x);
    const down = Math.abs(y - spawn.y);
    return (down === 0 && across <= FREE_REACH) || (across === 0 && down <= FREE_REACH);
  });
}

function collectGroups(): readonly (readonly number[])[] {
  const groups: number[][] = [];
  for (let y = 0; y <= (BOARD_HEIGHT - 1) / 2; y++) {
    for (let x = 0; x <= (BOARD_WIDTH - 1) / 2; x++) {
      if (isPillar(x, y) || isKeptFree(x, y)) continue;
      const mirrorX = BOARD_WIDTH - 1 - x;
      const mirrorY = BOARD_HEIGHT - 1 - y;
      groups.push([
        ...new Set([
          cellIndex(x, y),
          cellIndex(mirrorX, y),
          cellIndex(x, mirrorY),
          cellIndex(mirrorX, mirrorY),
        ]),
      ]);
    }
  }
  return groups;
}

/** Every group of 1, 2 or 4 mirrored cells that may hold bricks; 127 cells in all. Never changed. */
export const MIRROR_GROUPS = collectGroups();

/** How many cells may hold bricks. */
export const OPEN_CELLS = MIRROR_GROUPS.reduce((sum, group) => sum + group.length, 0);
