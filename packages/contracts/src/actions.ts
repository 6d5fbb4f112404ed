// What clients publish into `game:actions:{roomId}` and `public:lobby_updates`.
import { z } from "zod";
import {
  botLevelSchema,
  characterIdSchema,
  eyeVariantSchema,
  headingSchema,
  orientationSchema,
} from "./primitives.ts";

export const playerStateActionSchema = z.strictObject({
  type: z.literal("player_state"),
  id: characterIdSchema,
  x: z.number(),
  y: z.number(),
  orientation: orientationSchema,
  /** "…and I walk that way until I say otherwise" (PL6); null or absent: "…and I stand". */
  heading: headingSchema.optional(),
  seq: z.int().nonnegative().optional(),
});

export const gameActionSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("select_character"),
    characterId: characterIdSchema,
    eyeVariant: eyeVariantSchema,
  }),
  z.strictObject({ type: z.literal("update_emotion"), eyeVariant: eyeVariantSchema }),
  z.strictObject({ type: z.literal("start_game") }),
  z.strictObject({ type: z.literal("cancel_countdown") }),
  playerStateActionSchema,
  z.strictObject({ type: z.literal("place_bomb"), x: z.int().optional(), y: z.int().optional() }),
  z.strictObject({ type: z.literal("leave_room") }),
  z.strictObject({ type: z.literal("ready") }),
  z.strictObject({ type: z.literal("add_bots"), level: botLevelSchema }),
  z.strictObject({ type: z.literal("remove_bots") }),
  /** A face shown over the own figure (SN5). */
  z.strictObject({ type: z.literal("reaction"), eyeVariant: eyeVariantSchema }),
]);

export const lobbyListRequestSchema = z.strictObject({ type: z.literal("request_lobby_list") });

export type GameAction = z.infer<typeof gameActionSchema>;
export type PlayerStateAction = z.infer<typeof playerStateActionSchema>;
