// What a table's lobby says: `lobby:state:{roomId}` and the messages to one client.
import { z } from "zod";
import { SELECT_REASONS } from "./codes.ts";
import { finishSchema } from "./game.ts";
import { characterIdSchema, eyeVariantSchema } from "./primitives.ts";
import { stakeSchema } from "./tables.ts";

export const characterSlotSchema = z.object({
  id: characterIdSchema,
  isTaken: z.boolean(),
  name: z.string().nullable(),
  rating: z.number().nullable(),
  clientId: z.string().nullable(),
  eyeVariant: eyeVariantSchema.nullable(),
  /** A bot sits here (BT1). */
  isBot: z.boolean(),
  /** Agrees to play the next game; false also for a free slot. */
  isReady: z.boolean(),
});
export type CharacterSlot = z.infer<typeof characterSlotSchema>;

export const tableHeaderSchema = z.object({
  id: z.string(),
  name: z.string(),
  stakes: stakeSchema,
  isGameInProgress: z.boolean(),
  isPrivate: z.boolean(),
});
export type TableHeader = z.infer<typeof tableHeaderSchema>;

/** How the table's last game ended: for whoever comes to its lobby later. */
export const lastGameSchema = z.object({
  winnerId: characterIdSchema.nullable(),
  players: z.array(z.object({ id: characterIdSchema, name: z.string(), isBot: z.boolean() })),
  places: z.array(finishSchema),
});
export type LastGame = z.infer<typeof lastGameSchema>;

/** The subscribe reply's `data` of `lobby:state:{roomId}`; `countdown` is seconds left. */
export const lobbyPictureSchema = z.object({
  room: tableHeaderSchema,
  characters: z.array(characterSlotSchema).length(4),
  countdown: z.number().nullable(),
  /** Where the process that has the table can be reached directly, when it is another one than this connection's. */
  line: z.string().optional(),
  /** Until the next game begins; a game that a fault has ended has none. */
  lastGame: lastGameSchema.optional(),
});
export type LobbyPicture = z.infer<typeof lobbyPictureSchema>;

export const lobbyEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("lobby_state_update"), characters: z.array(characterSlotSchema).length(4) }),
  z.object({ type: z.literal("countdown_started"), duration: z.number() }),
  z.object({ type: z.literal("countdown_canceled"), canceledByPlayerId: characterIdSchema.nullable() }),
]);
export type LobbyEvent = z.infer<typeof lobbyEventSchema>;

export const selectCharacterResponseSchema = z.object({
  type: z.literal("select_character_response"),
  success: z.boolean(),
  characterId: characterIdSchema.nullable(),
  reason: z.enum(SELECT_REASONS).optional(),
});
export type SelectCharacterResponse = z.infer<typeof selectCharacterResponseSchema>;

/** The connect reply's `data`: a seat that is still held (OC4), or null. */
export const heldSeatSchema = z
  .object({
    roomId: z.string(),
    characterId: characterIdSchema.nullable(),
    /** As in the lobby's picture. */
    line: z.string().optional(),
  })
  .nullable();
export type HeldSeat = z.infer<typeof heldSeatSchema>;
