// Every number of the rules, in one place, each with its unit in its name.
// Nothing here may depend on a running match.

/**
 * Names these rules: a recorded match is played again by the rules of its time or not at all (RP5). It grows when a recorded input
 * would lead anywhere else (a test compares the golden matches).
 */
export const RULES_VERSION = 3;

/** Columns of the board, x 0..16 (BD1). */
export const BOARD_WIDTH = 17;
/** Rows of the board, y 0..10 (BD1). */
export const BOARD_HEIGHT = 11;
/** Cells of the board, row-major: `y * BOARD_WIDTH + x`. */
export const BOARD_CELLS = BOARD_WIDTH * BOARD_HEIGHT;

/** Cell codes as they stand on the wire (BD2). */
export const CELL = {
  EMPTY: 0,
  WALL: 1,
  BRICK: 2,
  BOMB: 3,
  POWERUP_BOMB: 4,
  POWERUP_RADIUS: 5,
  POWERUP_SPEED: 6,
  POWERUP_HEALTH: 7,
} as const;

/** Share of the free cells that start as bricks (BD4). */
export const BRICK_SHARE = 0.75;
/** Share of the bricks that hide a power-up (BM5). */
export const HIDDEN_SHARE = 0.3;
/** Out of 100 hidden power-ups: so many of each kind (BM5). */
export const POWERUP_WEIGHTS = [
  { kind: CELL.POWERUP_BOMB, weight: 30 },
  { kind: CELL.POWERUP_RADIUS, weight: 30 },
  { kind: CELL.POWERUP_SPEED, weight: 25 },
  { kind: CELL.POWERUP_HEALTH, weight: 15 },
] as const;

/** Stats at the start and their ceilings (PL1, PL5). */
export const START_HEALTH = 3;
export const MAX_HEALTH = 5;
export const START_BOMBS = 1;
export const MAX_BOMBS = 8;
export const START_RADIUS = 1;
export const MAX_RADIUS = 10;
export const START_SPEED = 1;
export const SPEED_STEP = 0.2;
export const MAX_SPEED = 2;

/** Cells per second at speed 1.0 (PL2). */
export const BASE_SPEED = 3;
/** A bomb overlapped by more than this many cells can be walked off (PL2). */
export const WALK_OFF_OVERLAP_CELLS = 0.1;
/** How far ahead of or behind a lane a turn already slides onto it, in cells (PL2). */
export const CORNER_REACH_CELLS = 0.75;

/** The movement bucket holds at most this much movement (PL3). */
export const ALLOWANCE_MS = 500;
/** A bomb younger than this does not block whoever had not seen it (PL3). */
export const NEW_BOMB_GRACE_MS = 300;
/** On a line whose measured round trip is longer, a bomb is new for that round trip and this much jitter… (PL3) */
export const LAG_JITTER_MS = 60;
/** …but never for longer than this (PL3). */
export const NEW_BOMB_GRACE_MAX_MS = 800;
/** After a correction, impossible states that carry a `seq` are dropped silently for this long (PL3). */
export const CORRECTION_PATIENCE_MS = 1200;
/**
 * A client that wants "one mistake, one correction" exact starts its `seq` here and adds this much with every correction it has taken
 * in: what it sent before it knew is then told apart with certainty (PL3). Plain counters stay far below.
 */
export const SEQ_EPOCH = 1_048_576;
/** From here on a `seq` is no such counter but, say, a clock. */
export const SEQ_EPOCHS_END = 2_147_483_648;
/** A claimed position this close to a possible one counts as that one, in cells: clients round to 3 decimals. */
export const CLAIM_TOLERANCE_CELLS = 0.01;

/** A course is believed this long without a new word (PL7). */
export const COURSE_MS = 600;
/** Reports come at most this often (PL3)… */
export const REPORT_EVERY_MS = 50;
/** …and while somebody walks on and on at least this often (PL7). */
export const COURSE_REPEAT_MS = 300;
/** A report that was foreseen may be told so much later, as of then: a line may still be late by as much before the course runs out (PL7). */
export const FORESEEN_WAIT_MS = 150;
/** Closer than this to where the course has led, in cells, a report is foreseen: it is off by what a line's jitter makes of it. */
export const FORESEEN_CELLS = 0.1;

/** Invincible after a hit for this long (PL4). */
export const INVINCIBLE_MS = 1500;
/** From placing a bomb to its blast (BM2). */
export const FUSE_MS = 2000;

/** Sudden death is announced at this match time (OC3). */
export const SUDDEN_DEATH_AT_MS = 120_000;
/** The first wall closes at this match time (OC3). */
export const FIRST_WALL_AT_MS = 123_000;
/** One wall after another (OC3). */
export const WALL_EVERY_MS = 400;
/** No match that two or more started is longer (OC3). */
export const LONGEST_MATCH_MS = 185_000;
/** A match played alone ends after this long without any input (OC2). */
export const SOLO_IDLE_MS = 60_000;

/** Where each character starts, by id (BD4). */
export const SPAWNS = [
  { id: 1, x: 0, y: 0 },
  { id: 2, x: 16, y: 10 },
  { id: 3, x: 16, y: 0 },
  { id: 4, x: 0, y: 10 },
] as const;
