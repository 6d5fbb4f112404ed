// The walk every generated player takes: legal at full speed for as long as a game lasts, with bombs and a safe retreat.
// It stays on the three cells each way that every spawn keeps free (BD4), so nothing on the board can ever be in its way but its own bomb.

/** One position of the walk. */
export interface Stop {
  readonly x: number;
  readonly y: number;
  readonly orientation: "up" | "down" | "left" | "right";
  /** Put a bomb down on arriving here. */
  readonly bomb: boolean;
}

/** Between two positions of one player. */
export const POSITION_EVERY_MS = 50;
/** Two cells in 14 steps of 50 ms: 2.86 cells a second of the 3 allowed (PL2). */
const STEPS_PER_LEG = 14;
const LEG_CELLS = 2;

const SPAWNS = [
  { x: 0, y: 0 },
  { x: 16, y: 10 },
  { x: 16, y: 0 },
  { x: 0, y: 10 },
] as const;

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/**
 * The round trip of character `id` (1..4): along the row and back, along the column and back, twice; every second time
 * it leaves a bomb at the row's end. The bomb (2 s, radius 1) goes off while the walker is back at the spawn or on the column, and the
 * cell is free again before it returns. Positions and orientations are unique within one round of `STEPS_PER_LEG * 4`.
 */
export function routeOf(id: number): readonly Stop[] {
  const spawn = SPAWNS[id - 1];
  if (spawn === undefined) throw new Error(`no character ${id}`);
  const intoX = spawn.x === 0 ? 1 : -1;
  const intoY = spawn.y === 0 ? 1 : -1;
  const [rowOut, rowBack] = intoX === 1 ? (["right", "left"] as const) : (["left", "right"] as const);
  const [columnOut, columnBack] = intoY === 1 ? (["down", "up"] as const) : (["up", "down"] as const);
  const stops: Stop[] = [];
  for (const withBomb of [true, false]) {
    for (let leg = 0; leg < 4; leg++) {
      for (let step = 1; step <= STEPS_PER_LEG; step++) {
        const isOut = leg % 2 === 0;
        const far = rounded((LEG_CELLS * (isOut ? step : STEPS_PER_LEG - step)) / STEPS_PER_LEG);
        const isRow = leg < 2;
        stops.push({
          x: rounded(isRow ? spawn.x + intoX * far : spawn.x),
          y: rounded(isRow ? spawn.y : spawn.y + intoY * far),
          orientation: isRow ? (isOut ? rowOut : rowBack) : isOut ? columnOut : columnBack,
          bomb: withBomb && isRow && isOut && step === STEPS_PER_LEG,
        });
      }
    }
  }
  return stops;
}
