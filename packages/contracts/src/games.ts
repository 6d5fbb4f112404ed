// Finished games: what a page shows of one, its replay, and the proof that a replay is what it says.
import { z } from "zod";
import { RULES_VERSION, hashState, replay } from "@fitil/engine";
import { characterIdSchema, eyeVariantSchema, headingSchema, orientationSchema } from "./primitives.ts";
import { stakeSchema } from "./rooms.ts";

/** How many games one person can keep for good (RP1). */
export const MAX_FAVOURITES = 10;
/** How long every other game is kept (RP1). */
export const REPLAY_KEPT_DAYS = 30;
/** Match ms after which every match is over, with room to spare: the longest one ends 60 s after its last word. */
const PLAYED_OUT_MS = 1e12;

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

/** Tells the hexadecimal SHA-256 of a text's UTF-8. */
export type Sha256 = (text: string) => string;

/**
 * What playing a replay again proves. `proven`: the seed is the published one, and the words lead to the very end that was kept.
 * `other_rules`: these rules cannot play it. `changed`: it is not as it was written. `other_seed`, `other_end`: it is as it was
 * written, and wrong all the same.
 */
export type ReplayVerdict = "proven" | "other_rules" | "changed" | "other_seed" | "other_end";

/** The text that a replay's digest is taken of. Pure. */
export function digestedText(rest: Omit<Replay, "digest">): string {
  const { rulesVersion, seed, seedHash, playerIds, inputs, endHash } = rest;
  return JSON.stringify({ rulesVersion, seed, seedHash, playerIds, inputs, endHash });
}

/** Plays a replay again and says what that proves (RP3). A match of three minutes takes a few milliseconds. Pure. */
export function judgeReplay(recorded: Replay, sha256: Sha256): ReplayVerdict {
  if (sha256(digestedText(recorded)) !== recorded.digest) return "changed";
  if (recorded.rulesVersion !== RULES_VERSION) return "other_rules";
  if (sha256(recorded.seed) !== recorded.seedHash) return "other_seed";
  try {
    const options = { untilMs: PLAYED_OUT_MS, hashEvery: recorded.inputs.length + 1 };
    const { state } = replay(recorded.seed, recorded.playerIds, recorded.inputs, options);
    return state.outcome !== null && hashState(state) === recorded.endHash ? "proven" : "other_end";
  } catch {
    // Characters that no match can have.
    return "other_end";
  }
}
