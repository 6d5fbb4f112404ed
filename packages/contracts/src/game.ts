// What a running game says: `game:state:{roomId}`. Times are milliseconds since 1970.
import { z } from "zod";
import {
  cellSchema,
  characterIdSchema,
  colorSchema,
  eyeVariantSchema,
  headingSchema,
  orientationSchema,
} from "./primitives.ts";

export const statsSchema = z.object({
  health: z.int(),
  maxHealth: z.int(),
  maxBombs: z.int(),
  blastRadius: z.int(),
  speed: z.number(),
});
export type Stats = z.infer<typeof statsSchema>;

export const gamePlayerSchema = z.object({
  id: characterIdSchema,
  x: z.number(),
  y: z.number(),
  orientation: orientationSchema,
  /** Walks on that way (PL6); null or absent: stands. */
  heading: headingSchema.optional(),
  color: colorSchema,
  eyeVariant: eyeVariantSchema,
  clientId: z.string(),
  name: z.string(),
  /** Played by a bot (BT1). */
  isBot: z.boolean(),
  stats: statsSchema,
  isInvincible: z.boolean(),
  invincibleForMs: z.number(),
  /** Only where it is so: their line is down, and the character waits for it (OC4). */
  isLineLost: z.literal(true).optional(),
});
export type GamePlayer = z.infer<typeof gamePlayerSchema>;

export const wireBombSchema = z.object({
  ownerId: characterIdSchema,
  x: z.int(),
  y: z.int(),
  placedAt: z.number(),
  blastRadius: z.int(),
});
export type WireBomb = z.infer<typeof wireBombSchema>;

/** The full picture: `game_started`, and the subscribe reply's `data` while a game runs. */
export const gameStartedSchema = z.object({
  type: z.literal("game_started"),
  gameId: z.string(),
  seedHash: z.string().regex(/^[0-9a-f]{64}$/),
  startedAt: z.number(),
  serverTime: z.number(),
  players: z.array(gamePlayerSchema),
  board: z.array(z.array(z.int().min(0).max(7)).length(17)).length(11),
  bombs: z.array(wireBombSchema),
  suddenDeath: z.object({ startsAt: z.number(), wallsClosed: z.int() }).nullable(),
});
export type GamePicture = z.infer<typeof gameStartedSchema>;

const powerupKindSchema = z.union([z.literal(4), z.literal(5), z.literal(6), z.literal(7)]);

export const playerStateSchema = z.object({
  type: z.literal("player_state"),
  id: characterIdSchema,
  x: z.number(),
  y: z.number(),
  orientation: orientationSchema,
  /** Walks on that way (PL6); null or absent: stands. */
  heading: headingSchema.optional(),
  corrected: z.boolean().optional(),
  seq: z.int().optional(),
});
export type PlayerState = z.infer<typeof playerStateSchema>;

/** How one player came out of a game: what fell to them of chips and rating, and who felled them (null: nobody). */
export const finishSchema = z.object({
  id: characterIdSchema,
  place: z.int().min(1),
  /** Won or lost, the own stake counted. */
  chips: z.int(),
  ratingChange: z.int(),
  felledBy: z.union([characterIdSchema, z.literal("wall")]).nullable(),
});
export type Finish = z.infer<typeof finishSchema>;

export const gameEventSchema = z.discriminatedUnion("type", [
  gameStartedSchema,
  playerStateSchema,
  z.object({ type: z.literal("bomb_placed"), bomb: wireBombSchema }),
  z.object({
    type: z.literal("explosion"),
    bombPosition: cellSchema,
    explosionCells: z.array(cellSchema),
    hitPlayers: z.array(z.object({ id: characterIdSchema, newHealth: z.int() })),
    destroyedBricks: z.array(cellSchema),
    spawnedPowerups: z.array(z.object({ x: z.int(), y: z.int(), kind: powerupKindSchema })),
  }),
  z.object({
    type: z.literal("powerup_collected"),
    playerId: characterIdSchema,
    x: z.int(),
    y: z.int(),
    kind: powerupKindSchema,
    stats: statsSchema,
  }),
  /** Somebody's line is down, or back (OC4). */
  z.object({ type: z.literal("player_line"), playerId: characterIdSchema, isLost: z.boolean() }),
  z.object({ type: z.literal("reaction"), id: characterIdSchema, eyeVariant: eyeVariantSchema }),
  /** How many people watch who do not play in this game (SP1). */
  z.object({ type: z.literal("watchers"), count: z.int().min(0) }),
  z.object({ type: z.literal("player_disconnected"), playerId: characterIdSchema }),
  z.object({ type: z.literal("sudden_death_started") }),
  z.object({
    type: z.literal("wall_spawned"),
    x: z.int(),
    y: z.int(),
    crushedPlayers: z.array(characterIdSchema),
  }),
  z.object({
    type: z.literal("game_over"),
    winnerId: characterIdSchema.nullable(),
    winnerPrize: z.int(),
    seed: z.string(),
    places: z.array(finishSchema),
  }),
]);
export type GameEvent = z.infer<typeof gameEventSchema>;
