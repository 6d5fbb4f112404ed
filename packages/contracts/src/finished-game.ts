// Finished games: what a page shows of one, and its replay. The proof of a replay is the engine's (verify-replay.ts).
import { z } from "zod";
import { characterIdSchema, eyeVariantSchema, headingSchema, orientationSchema } from "./primitives.ts";
import { stakeSchema } from "./tables.ts";

/** How many games one person can keep for good (RP1). */
export const MAX_FAVOURITES = 10;
/** How long every other game is kept (RP1). */
export const REPLAY_KEPT_DAYS = 30;

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);
const endHashSchema = z.string().regex(/^[0-9a-f]{32}$/);

const inputSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("move"),
    playerId: characterIdSchema,
    x: z.number(),
    y: z.number(),
    orientation: orientationSchema,
    heading: headingSchema.exactOptional(),
    seq: z.number().exactOptional(),
    lagMs: z.number().exactOptional(),
  }),
  z.strictObject({
    type: z.literal("bomb"),
    playerId: characterIdSchema,
    x: z.number().exactOptional(),
    y: z.number().exactOptional(),
  }),
  z.strictObject({ type: z.literal("leave"), playerId: characterIdSchema }),
]);

/** A recorded match: everything that decides how it goes (RP1). */
export const replaySchema = z.strictObject({
  rulesVersion: z.int().min(1),
  seed: z.string(),
  /** What the server published before the first step (BD6). */
  seedHash: sha256Schema,
  playerIds: z.array(characterIdSchema).min(1).max(4),
  /** In their order; `atMs`: match ms. */
  inputs: z.array(z.strictObject({ atMs: z.number().min(0), input: inputSchema })),
  /** `hashState` of the match at its end, as the server kept it. */
  endHash: endHashSchema,
  /** SHA-256 of all the rest. */
  digest: sha256Schema,
});
export type Replay = z.infer<typeof replaySchema>;

/** `GET /api/games/:id`. */
export const gameSchema = z.object({
  id: z.string(),
  room: z.object({ name: z.string(), stakes: stakeSchema }),
  startedAt: z.number(),
  endedAt: z.number(),
  players: z.array(
    z.object({
      id: characterIdSchema,
      /** Null for bots, and for whoever has closed their account. */
      playerId: z.string().nullable(),
      /** Null for whoever has closed their account. */
      name: z.string().nullable(),
      isBot: z.boolean(),
      eyeVariant: eyeVariantSchema,
      place: z.int().min(1),
      chips: z.int(),
      ratingChange: z.int(),
      felledBy: z.union([characterIdSchema, z.literal("wall")]).nullable(),
    }),
  ),
  winnerId: characterIdSchema.nullable(),
  seed: z.string(),
  seedHash: sha256Schema,
  rulesVersion: z.int(),
  endHash: endHashSchema,
  /** The replay's, or null where there is none. */
  digest: sha256Schema.nullable(),
  /** Whether there is a replay, by the rules of today (RP5). */
  watchable: z.boolean(),
  /** Whether whoever asks keeps it; false for a stranger. */
  isFavourite: z.boolean(),
});
export type FinishedGame = z.infer<typeof gameSchema>;
