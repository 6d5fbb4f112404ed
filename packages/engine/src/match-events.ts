// What happened, in the words of the wire: each event maps 1:1 onto a publication (times still in match ms).
// Order within one instant: explosions, then sudden death, then a wall and the players it pushed, then the end.
import type { CharacterId, Orientation, PlayerStats, PowerupKind } from "./match-types.ts";

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A player is somewhere new, for everybody. */
export interface PlayerStateEvent {
  readonly type: "player_state";
  readonly id: CharacterId;
  readonly x: number;
  readonly y: number;
  readonly orientation: Orientation;
  /** Walks on that way (PL6); absent: stands. */
  readonly heading?: Orientation;
}

/** For that player only: the last accepted position (PL3). On the wire a `player_state` with `corrected: true`. */
export interface CorrectionEvent {
  readonly type: "correction";
  readonly id: CharacterId;
  readonly x: number;
  readonly y: number;
  readonly orientation: Orientation;
  /** The `seq` of the state that was judged wrong, if it had one. */
  readonly seq?: number;
}

export interface BombPlacedEvent {
  readonly type: "bomb_placed";
  readonly bomb: {
    readonly ownerId: CharacterId;
    readonly x: number;
    readonly y: number;
    /** Match ms. */
    readonly placedAtMs: number;
    readonly blastRadius: number;
  };
}

/**
 * One per bomb. Of one instant each hit is told once, by the first bomb that reaches the player, each brick with what it hid once, by the
 * last that reaches it (BM3): so whoever takes in explosions one by one (burn what lies in the cells, then uncover) is right.
 */
export interface ExplosionEvent {
  readonly type: "explosion";
  readonly bombPosition: Cell;
  readonly explosionCells: readonly Cell[];
  readonly hitPlayers: readonly { readonly id: CharacterId; readonly newHealth: number }[];
  readonly destroyedBricks: readonly Cell[];
  readonly spawnedPowerups: readonly { readonly x: number; readonly y: number; readonly kind: PowerupKind }[];
}

export interface PowerupCollectedEvent {
  readonly type: "powerup_collected";
  readonly playerId: CharacterId;
  readonly x: number;
  readonly y: number;
  readonly kind: PowerupKind;
  /** A copy, after the effect. */
  readonly stats: PlayerStats;
}

export interface PlayerDisconnectedEvent {
  readonly type: "player_disconnected";
  readonly playerId: CharacterId;
}

export interface SuddenDeathStartedEvent {
  readonly type: "sudden_death_started";
}

export interface WallSpawnedEvent {
  readonly type: "wall_spawned";
  readonly x: number;
  readonly y: number;
  readonly crushedPlayers: readonly CharacterId[];
}

export interface GameOverEvent {
  readonly type: "game_over";
  readonly winnerId: CharacterId | null;
}

export type MatchEvent =
  | PlayerStateEvent
  | CorrectionEvent
  | BombPlacedEvent
  | ExplosionEvent
  | PowerupCollectedEvent
  | PlayerDisconnectedEvent
  | SuddenDeathStartedEvent
  | WallSpawnedEvent
  | GameOverEvent;
