// The walk every generated player takes, decided as people decide: every 200–900 ms on, back or stop, turns at the junction, now and then a
// bomb and a flight from it. Legal for as long as a game lasts: it stays on the three cells each way that every spawn keeps free (BD4), so
// that nothing on the board can ever be in its way but its own bomb.

/** How a walk is said: every change of place, 20 times a second, or as courses (PL6). */
export const SAYINGS = ["courses", "positions"] as const;
export type Saying = (typeof SAYINGS)[number];

type Way = "up" | "down" | "left" | "right";

/** One step of the walk, and whether there is something to say of it. */
export interface Stop {
  readonly x: number;
  readonly y: number;
  readonly orientation: Way;
  /** Where to from here; null: stands. */
  readonly heading: Way | null;
  /** Put a bomb down on arriving here. */
  readonly bomb: boolean;
  readonly isWord: Readonly<Record<Saying, boolean>>;
  /** A decision: nobody else can foresee it. */
  readonly isNews: boolean;
}

/** Between two steps of one player. */
export const POSITION_EVERY_MS = 50;
/** 2.8 cells a second of the 3 allowed (PL2). */
const STEP_CELLS = 0.14;
/** How far each arm of a spawn is free, in cells. */
const ARM_CELLS = 2;
/** A walk goes on like this before it comes round, in steps. */
const WANDER_STEPS = 200;
/** A bomb's fuse and a little more, in steps: so long the walker stays on the other arm. */
const FLIGHT_STEPS = 46;
/** A course is said again after so many steps. */
const REPEAT_STEPS = 6;

const SPAWNS = [
  { x: 0, y: 0 },
  { x: 16, y: 10 },
  { x: 16, y: 0 },
  { x: 0, y: 10 },
] as const;

/** Where somebody is on the two arms of a spawn: below 0 so many cells along the row, above along the column. */
interface Step {
  readonly at: number;
  /** -1 towards the row's end, 1 towards the column's, 0 stands. */
  readonly way: -1 | 0 | 1;
  readonly bomb: boolean;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Steps of one round: wanders, puts a bomb at the row's end, flees along the column and stays there until it is gone, and comes back to 0. */
function walkOf(id: number): readonly Step[] {
  let random = 7919 * id;
  const draw = (below: number): number => {
    random = Math.imul(random, 48_271) & 0x7fff_ffff || 1;
    return (random >> 8) % below;
  };
  const steps: Step[] = [];
  let at = 0;
  const go = (way: Step["way"], count: number, least: number): void => {
    for (let step = 0; step < count; step++) {
      const to = Math.min(ARM_CELLS, Math.max(least, at + way * STEP_CELLS));
      const isStopped = to === at;
      at = rounded(to);
      steps.push({ at, way: isStopped ? 0 : way, bomb: false });
      if (isStopped && way !== 0) return;
    }
  };
  /** 200–900 ms of one decision. */
  const decide = (least: number): void => go(draw(5) === 0 ? 0 : draw(2) === 0 ? -1 : 1, 4 + draw(15), least);
  while (steps.length < WANDER_STEPS) decide(-ARM_CELLS);
  go(-1, Infinity, -ARM_CELLS);
  steps.push({ at, way: 0, bomb: true });
  const placedAt = steps.length;
  go(1, Infinity, -ARM_CELLS);
  while (steps.length < placedAt + FLIGHT_STEPS) decide(0);
  go(-1, Infinity, 0);
  return steps;
}

/** The round trip of character `id` (1..4) with what there is to say of it; after the last stop the first follows. */
export function routeOf(id: number): readonly Stop[] {
  const spawn = SPAWNS[id - 1];
  if (spawn === undefined) throw new Error(`no character ${id}`);
  const intoX = spawn.x === 0 ? 1 : -1;
  const intoY = spawn.y === 0 ? 1 : -1;
  const row = intoX === 1 ? (["right", "left"] as const) : (["left", "right"] as const);
  const column = intoY === 1 ? (["down", "up"] as const) : (["up", "down"] as const);
  let said: Omit<Stop, "isWord" | "isNews" | "bomb"> | null = null;
  let sinceWord = 0;
  let facing: Way = row[0];
  return walkOf(id).map(({ at, way, bomb }) => {
    const isRow = at < 0 || (at === 0 && way <= 0);
    const out = isRow ? way === -1 : way === 1;
    const heading = way === 0 ? null : (isRow ? row : column)[out ? 0 : 1];
    facing = heading ?? facing;
    const x = rounded(spawn.x + (at < 0 ? -at * intoX : 0));
    const y = rounded(spawn.y + (at > 0 ? at * intoY : 0));
    const isMoved = said === null || said.x !== x || said.y !== y || said.orientation !== facing;
    sinceWord += 1;
    const isFirst = said === null;
    const isDecision = said === null || said.heading !== heading;
    // A bomb says itself where it stands; who stands there says nothing more, and would not be told to anybody.
    const isCourse = isDecision || (heading !== null && sinceWord >= REPEAT_STEPS);
    const stop = { x, y, orientation: facing, heading };
    if (isCourse) sinceWord = 0;
    said = stop;
    return {
      ...stop,
      bomb,
      isWord: { positions: isMoved, courses: isCourse },
      isNews: isDecision && !isFirst,
    };
  });
}
