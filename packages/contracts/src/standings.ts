// How people stand: the ladder of a season, somebody's public page, and what the list of tables shows of both.
import { z } from "zod";

/** How many the ladder shows (SN1). */
export const LADDER_ROWS = 100;
/** Rated games in a season before somebody stands on its ladder (SN1). */
export const LADDER_MIN_GAMES = 10;
/** Games that a public page shows (SN2). */
export const SHOWN_RECENT_GAMES = 20;

/** What a finished game can earn somebody, once (SN3). */
export const HONOURS = [
  "first_win",
  "five_in_a_row",
  "last_breath",
  "untouched",
  "between_walls",
  "chain_of_five",
  "two_at_once",
  "all_three",
  "collector",
  "demolisher",
] as const;
export type HonourCode = (typeof HONOURS)[number];

/** A calendar month, UTC: `2026-11`. */
export const seasonSchema = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

const ladderRowSchema = z.object({
  place: z.int().min(1),
  playerId: z.string(),
  name: z.string(),
  rating: z.int(),
  games: z.int(),
  wins: z.int(),
});
export type LadderRow = z.infer<typeof ladderRowSchema>;

/** `GET /api/ladder?season=`. */
export const ladderSchema = z.object({
  season: seasonSchema,
  /** Ms since 1970: its first moment, and the next one's. */
  from: z.number(),
  to: z.number(),
  rows: z.array(ladderRowSchema),
  /** Every season with somebody in it, newest first; the running one always. */
  seasons: z.array(seasonSchema),
  /** With a bearer, for whoever has a rated game in the season. `place` is null before the tenth. */
  me: z
    .object({
      place: z.int().min(1).nullable(),
      rating: z.int(),
      games: z.int(),
      wins: z.int(),
      /** The own row with those just above and below. */
      neighbours: z.array(ladderRowSchema),
    })
    .optional(),
});
export type Ladder = z.infer<typeof ladderSchema>;

const recentGameSchema = z.object({
  id: z.string(),
  endedAt: z.number(),
  roomName: z.string(),
  place: z.int(),
  players: z.int(),
  ratingChange: z.int(),
});

/** Power-ups as they stand on the board: 4 bomb, 5 radius, 6 speed, 7 health. */
const favouriteSchema = z.union([z.literal(4), z.literal(5), z.literal(6), z.literal(7)]).nullable();

/** `GET /api/players/:id`. */
export const playerPageSchema = z.object({
  id: z.string(),
  name: z.string(),
  isVip: z.boolean(),
  rating: z.int(),
  /** Oldest first. */
  ratingHistory: z.array(z.object({ at: z.number(), rating: z.int() })),
  games: z.int(),
  wins: z.int(),
  streak: z.int(),
  bestStreak: z.int(),
  favouritePowerup: favouriteSchema,
  honours: z.array(z.object({ code: z.enum(HONOURS), at: z.number() })),
  recent: z.array(z.string()),
  /** The same games with what a row shows of them. */
  recentGames: z.array(recentGameSchema),
});
export type PlayerPage = z.infer<typeof playerPageSchema>;

/** `GET /api/highlights`: the ladder's first three, and the last public game with a winner. */
export const highlightsSchema = z.object({
  top: z.array(ladderRowSchema),
  lastGame: z
    .object({
      id: z.string(),
      endedAt: z.number(),
      roomName: z.string(),
      winner: z.string(),
      players: z.int(),
    })
    .nullable(),
});
export type Highlights = z.infer<typeof highlightsSchema>;
