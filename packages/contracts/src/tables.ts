// Tables as the list and the HTTP calls show them.
import { z } from "zod";
import { MAX_ROOM_NAME_LENGTH, STAKES } from "./limits.ts";
import { characterIdSchema } from "./primitives.ts";

export const stakeSchema = z.literal(STAKES);

export const tableSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  stakes: stakeSchema,
  playerCount: z.int().min(0),
  maxPlayers: z.int().min(1),
  isGameInProgress: z.boolean(),
  /** People who watch the running game without playing in it (SP1). */
  watchers: z.int().min(0),
  /** Characters that people have taken, in id order; bots are no company. */
  faces: z.array(characterIdSchema),
});
export type TableSummary = z.infer<typeof tableSummarySchema>;

/** What whoever has the link of a table may know of it before signing in (LB8). */
export const invitationSchema = z.object({
  id: z.string(),
  name: z.string(),
  stakes: stakeSchema,
  isGameInProgress: z.boolean(),
  /** Names of the people who have a slot there: they are who invites. */
  hosts: z.array(z.string()),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const tableListSchema = z.array(tableSummarySchema);

export const createTableSchema = z.object({
  name: z.string().trim().max(MAX_ROOM_NAME_LENGTH).optional(),
  stakes: stakeSchema,
  isPrivate: z.boolean().optional(),
});
export type CreateTable = z.infer<typeof createTableSchema>;
/** The body of `POST /api/play` (QP1). */
export const playSchema = z.object({ stakes: stakeSchema.optional() });
/** Its answer: a table with a place. */
export const foundTableSchema = z.object({ roomId: z.string() });
export type FoundTable = z.infer<typeof foundTableSchema>;
/** Answer of `POST /api/rooms`. */
export interface CreatedTable {
  readonly id: string;
}

export const lobbyListUpdateSchema = z.object({
  type: z.literal("lobby_list_update"),
  rooms: tableListSchema,
});
export type LobbyListUpdate = z.infer<typeof lobbyListUpdateSchema>;
