// The shapes everybody speaks: characters, bombs, the whole state of a match.
// Plain JSON values only: a state must survive a JSON round trip exactly.

/** Character id, which fixes colour and corner (BD4). */
export type CharacterId = 1 | 2 | 3 | 4;
/** Which way a character faces. */
export type Orientation = "up" | "down" | "left" | "right";
/** Cell code of a power-up: 4 bomb, 5 radius, 6 speed, 7 health (BD2). */
export type PowerupKind = 4 | 5 | 6 | 7;

/** What a player has gathered (PL1, PL5). */
export interface PlayerStats {
  /** 0..5; 0 is dead. Starts at 3. */
  health: number;
  /** 3..5. */
  maxHealth: number;
  /** Bombs that may stand at once, 1..8. */
  maxBombs: number;
  /** Reach of the next bomb in cells, 1..10. */
  blastRadius: number;
  /** Factor on `BASE_SPEED`, 1.0..2.0 in steps of 0.2. */
  speed: number;
}

/** `playing` is on the board; `dead` fell; `left` went away. Only `playing` acts and is hit. */
export type PlayerStatus = "playing" | "dead" | "left";

/**
 * A walk that was said instead of shown: from a report's place the player walks `heading` by PL2 until their next report (PL6).
 * While there is one, the player's `x`, `y` are where it has led them by `nowMs`; judged is from the report (PL8).
 */
export interface Course {
  heading: Orientation;
  /** The last accepted word's place, in cells. */
  x: number;
  y: number;
  /** Match ms until which it is believed; from then on the player stands (PL7). */
  untilMs: number;
  /** Where the course was when the board last changed or the report came, and that match ms: it is walked on from here (PL9). */
  fromX: number;
  fromY: number;
  fromMs: number;
  /** What the course has walked from the report to there, in ms of movement. */
  walkedMs: number;
}

/** One player of a running match. */
export interface PlayerState {
  readonly id: CharacterId;
  status: PlayerStatus;
  /** Position in cells as of `nowMs`; always on a lane: `x` or `y` is an even whole number. */
  x: number;
  y: number;
  orientation: Orientation;
  /** null: stands where they said (PL3). */
  course: Course | null;
  stats: PlayerStats;
  /** Own bombs that stand now, 0..maxBombs. */
  standingBombs: number;
  /** Match ms; invincible while `now < invincibleUntilMs`. 0 at the start. */
  invincibleUntilMs: number;
  /** Movement bucket in ms of movement, 0..500 (PL3), as of `allowanceAtMs`. */
  allowanceMs: number;
  /** Match ms at which the bucket was last filled. */
  allowanceAtMs: number;
  /** Match ms until which impossible states with a `seq` are dropped silently; 0 when no correction is open (PL3). */
  correctionUntilMs: number;
  /** The `seq` the open correction echoed; -1 without one. */
  correctionSeq: number;
}

/** One standing bomb. */
export interface BombState {
  readonly ownerId: CharacterId;
  readonly x: number;
  readonly y: number;
  /** Match ms. It goes off at `placedAtMs + FUSE_MS`, or earlier in a chain. */
  readonly placedAtMs: number;
  /** The owner's radius when it was placed (BM2). */
  readonly blastRadius: number;
}

/**
 * 187 codes 0..15, row-major, eight to a 32-bit word, the first in its highest bits; read and changed by `board/cells.ts`. PERF: ten
 * thousand matches at once go 1.4 times as many steps as with a number a cell, each in 2.4 KB instead of 5.0.
 */
export type Cells = number[];

/** How a match ended. */
export interface Outcome {
  /** null: a draw, or nobody left. */
  readonly winnerId: CharacterId | null;
  /** Match ms. */
  readonly atMs: number;
}

/** 128-bit key and how many 32-bit words have been drawn with it (BD6). */
export interface GeneratorState {
  readonly key: readonly [number, number, number, number];
  drawn: number;
}

/**
 * The whole of a match. Owned by the caller, changed in place by `apply` and `advance` only.
 * Times are match ms (0 = the start). Holds secrets (seed, hidden power-ups): show clients `picture(state)` instead.
 */
export interface MatchState {
  readonly seed: string;
  generator: GeneratorState;
  /** Match ms everything has been played up to. */
  nowMs: number;
  /** How many started; 1 is a match played alone (OC2). */
  readonly startedWith: number;
  /** What stands on each cell (BD2). */
  cells: Cells;
  /** The power-up kind under each brick, else 0. */
  hiddenCells: Cells;
  bricksLeft: number;
  /** In id order; the dead and departed stay, by their `status`. */
  players: PlayerState[];
  /** In the order they were placed, which is the order of their fuses. */
  bombs: BombState[];
  /** Corner the walls come from: 0 (0,0), 1 (16,0), 2 (16,10), 3 (0,10) (OC3). */
  readonly closingCorner: number;
  suddenDeathStarted: boolean;
  /** Walls that have closed so far, 0..147. */
  wallsClosed: number;
  /** Match ms of the last input; only a match played alone cares (OC2). */
  lastInputAtMs: number;
  /** Match ms of the next thing due; -1 when nothing ever will be. */
  nextDueAtMs: number;
  outcome: Outcome | null;
}
