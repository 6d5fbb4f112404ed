// What a fresh subscriber may see of a match: everything visible, nothing secret (no seed, nothing hidden in bricks).
import { unpackCells } from "./board/cells.ts";
import { BOARD_HEIGHT, BOARD_WIDTH, SUDDEN_DEATH_AT_MS } from "./constants.ts";
import { headingOf } from "./movement/courses.ts";
import type {
  BombState,
  CharacterId,
  MatchState,
  Orientation,
  PlayerStats,
  PlayerStatus,
} from "./match-types.ts";

export interface PicturedPlayer {
  readonly id: CharacterId;
  /** `dead` players are told too (health 0), so that a late viewer can list them; the departed are not. */
  readonly status: PlayerStatus;
  readonly x: number;
  readonly y: number;
  readonly orientation: Orientation;
  /** Walks on that way (PL6); null: stands. */
  readonly heading: Orientation | null;
  readonly stats: PlayerStats;
  readonly isInvincible: boolean;
  readonly invincibleForMs: number;
}

export interface MatchPicture {
  /** Match ms the picture was taken at. */
  readonly nowMs: number;
  readonly players: readonly PicturedPlayer[];
  /** `board[y][x]`, cell codes (BD1, BD2). */
  readonly board: readonly (readonly number[])[];
  readonly bombs: readonly BombState[];
  /** null in a match played alone (OC2). */
  readonly suddenDeath: { readonly startsAtMs: number; readonly wallsClosed: number } | null;
}

/** The visible match as of `state.nowMs`; a deep copy that the caller owns. */
export function picture(state: MatchState): MatchPicture {
  const codes = unpackCells(state.cells);
  return {
    nowMs: state.nowMs,
    players: state.players
      .filter((player) => player.status !== "left")
      .map((player) => {
        const invincibleForMs = Math.max(0, player.invincibleUntilMs - state.nowMs);
        return {
          id: player.id,
          status: player.status,
          x: player.x,
          y: player.y,
          orientation: player.orientation,
          heading: headingOf(player, state.nowMs),
          stats: { ...player.stats },
          isInvincible: invincibleForMs > 0,
          invincibleForMs,
        };
      }),
    board: Array.from({ length: BOARD_HEIGHT }, (_, y) =>
      codes.slice(y * BOARD_WIDTH, (y + 1) * BOARD_WIDTH),
    ),
    bombs: state.bombs.map((bomb) => ({ ...bomb })),
    suddenDeath:
      state.startedWith > 1 ? { startsAtMs: SUDDEN_DEATH_AT_MS, wallsClosed: state.wallsClosed } : null,
  };
}
