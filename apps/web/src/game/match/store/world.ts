// The match as this screen believes it: the server's picture and what was told since. No prediction lives here.
// Times are local milliseconds unless they say otherwise.
import type {
  CharacterColor,
  CharacterId,
  EyeVariant,
  Finish,
  GamePicture,
  Orientation,
  Stats,
} from "@fitil/contracts";
import { CELL, cellIndex, findClosingCorner, flattenBoard } from "@fitil/engine";
import type { ServerClock } from "./server-clock.ts";

/** `out` has left or lost the connection for good; `dead` fell. Only `alive` stands on the board. */
export type WorldPlayerState = "alive" | "dead" | "out";

/** One player as told by the server. */
export interface WorldPlayer {
  readonly id: CharacterId;
  readonly color: CharacterColor;
  readonly eyeVariant: EyeVariant;
  readonly name: string;
  readonly isBot: boolean;
  stats: Stats;
  state: WorldPlayerState;
  /** Last told position, in cells. */
  x: number;
  y: number;
  orientation: Orientation;
  /** Which way the picture had them walk; what was told since is not kept here. */
  readonly heading: Orientation | null;
  invincibleUntil: number;
  /** When the last hit was told; −Infinity when never. */
  hitAt: number;
  /** When this player died or went; Infinity while alive. */
  goneAt: number;
  /** Whose bomb it was, or a closing wall; null while alive, and when nobody knows. */
  felledBy: CharacterId | "wall" | null;
  /** Their line is down, and the character waits for it (OC4). */
  isLineLost: boolean;
  /** Crates their bombs have broken and hits their bombs have dealt to others, as far as this screen has seen. */
  crates: number;
  hits: number;
}

/** A standing bomb. `lit` and `due` are when this screen shows it placed and expects its blast. */
export interface WorldBomb {
  readonly ownerId: CharacterId;
  readonly x: number;
  readonly y: number;
  readonly blastRadius: number;
  /** Server ms; null while only predicted. */
  placedAt: number | null;
  lit: number;
  due: number;
}

/** How the match ended. */
export interface WorldOutcome {
  readonly winnerId: CharacterId | null;
  readonly prize: number;
  readonly seed: string;
  readonly places: readonly Finish[];
}

/** The blast or wall after which nothing more could change who wins. */
export interface Finale {
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
}

/** Bombs that go off in one instant, and what that instant uncovered, so that it is not burnt by its own blast (BM8). */
export interface BlastInstant {
  readonly bombs: ReadonlySet<number>;
  readonly uncovered: Set<number>;
}

/** Everything told about one match. Changed in place by `applyEvent` only. */
export interface World {
  readonly gameId: string;
  readonly seedHash: string;
  /** Server ms. */
  readonly startedAt: number;
  /** How many the picture knew; 1 is a match played alone (OC2). */
  readonly solo: boolean;
  /** 187 codes, row-major, bombs left out: they are in `bombs`. */
  readonly ground: Uint8Array;
  bombs: WorldBomb[];
  readonly players: Map<CharacterId, WorldPlayer>;
  /** Server ms; null in a match played alone. */
  readonly suddenDeathAt: number | null;
  suddenDeathOn: boolean;
  wallsClosed: number;
  /** Where the walls come from, 0..3, once the walls have told; −1 before. */
  closingCorner: number;
  outcome: WorldOutcome | null;
  finale: Finale | null;
  /** Whether the match was seen from its beginning, so that crates and hits are all there. */
  readonly isWhole: boolean;
  instant: BlastInstant | null;
  /** People who watch and did not start in this match (SP1). */
  watchers: number;
}

/** How long a fuse burns, for what is only predicted (BM2). */
export const FUSE_SHOWN_MS = 2000;

/** Builds the world of a picture that arrived at `nowMs`; also feeds its stamp to the clock. */
export function createWorld(picture: GamePicture, clock: ServerClock, nowMs: number): World {
  clock.sample(picture.serverTime, nowMs);
  const ground = Uint8Array.from(flattenBoard(picture.board));
  for (let cell = 0; cell < ground.length; cell++) if (ground[cell] === CELL.BOMB) ground[cell] = CELL.EMPTY;
  const players = new Map<CharacterId, WorldPlayer>();
  for (const told of picture.players) {
    const isDead = told.stats.health <= 0;
    players.set(told.id, {
      id: told.id,
      color: told.color,
      eyeVariant: told.eyeVariant,
      name: told.name,
      isBot: told.isBot,
      stats: { ...told.stats },
      state: isDead ? "dead" : "alive",
      x: told.x,
      y: told.y,
      orientation: told.orientation,
      heading: told.heading ?? null,
      invincibleUntil: told.isInvincible ? nowMs + told.invincibleForMs : 0,
      hitAt: Number.NEGATIVE_INFINITY,
      goneAt: isDead ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
      felledBy: null,
      isLineLost: told.isLineLost === true,
      crates: 0,
      hits: 0,
    });
  }
  return {
    gameId: picture.gameId,
    seedHash: picture.seedHash,
    startedAt: picture.startedAt,
    solo: picture.suddenDeath === null,
    ground,
    bombs: picture.bombs.map((bomb) => ({ ...bomb, ...burnTimes(bomb.placedAt, clock) })),
    players,
    suddenDeathAt: picture.suddenDeath?.startsAt ?? null,
    suddenDeathOn: picture.suddenDeath !== null && picture.serverTime >= picture.suddenDeath.startsAt,
    wallsClosed: picture.suddenDeath?.wallsClosed ?? 0,
    closingCorner: findClosingCorner(ground, picture.suddenDeath?.wallsClosed ?? 0),
    outcome: null,
    finale: null,
    isWhole: picture.serverTime - picture.startedAt < FUSE_SHOWN_MS,
    instant: null,
    watchers: 0,
  };
}

/** When a bomb of that server time was lit and goes off on this screen. */
export function burnTimes(placedAt: number, clock: ServerClock): { lit: number; due: number } {
  const lit = clock.toLocal(placedAt);
  return { lit, due: lit + FUSE_SHOWN_MS };
}

/** The board as movement sees it: the ground with code 3 on every bomb, told and predicted. Fills and returns `into`. */
export function fillBoard(
  world: World,
  predicted: readonly { x: number; y: number }[],
  into: Uint8Array,
): Uint8Array {
  into.set(world.ground);
  for (const bomb of world.bombs) into[cellIndex(bomb.x, bomb.y)] = CELL.BOMB;
  for (const bomb of predicted) into[cellIndex(bomb.x, bomb.y)] = CELL.BOMB;
  return into;
}

/** Whether somebody at a place would stand in a closed wall. */
export function isInWall({ ground }: World, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return [cellIndex(Math.floor(x), Math.floor(y)), cellIndex(Math.ceil(x), Math.ceil(y))].some(
    (cell) => ground[cell] === CELL.WALL,
  );
}
