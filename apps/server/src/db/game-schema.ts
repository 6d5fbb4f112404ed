// What the tables of finished games hold: the games themselves, what people keep, and what games have made of people.
// Times are milliseconds since 1970. Nothing here names anybody: names are the player's own.

/** A game that was played to its end (RP1). */
export interface GameTable {
  id: string;
  room_name: string;
  stakes: number;
  /** 1: the table was in no list, and the game is in none. */
  is_private: number;
  started_at: number;
  ended_at: number;
  /** A character; null: nobody. */
  winner: number | null;
  seed: string;
  seed_hash: string;
  rules_version: number;
  end_hash: string;
  /** SHA-256 of the replay; null without one. */
  digest: string | null;
}

/** Somebody's part in a game. */
export interface GamePlayerTable {
  game_id: string;
  character: number;
  /** Null for bots, and when the account is gone. */
  user_id: string | null;
  /** A bot's name; null for people. */
  bot: string | null;
  eyes: number;
  place: number;
  chips: number;
  /** A character or "wall"; null: nobody. */
  felled_by: string | null;
}

/** Everything said into a game, compressed. */
export interface GameReplayTable {
  game_id: string;
  words: Uint8Array;
}

/** A game that somebody keeps for good. */
export interface GameFavouriteTable {
  user_id: string;
  game_id: string;
  at: number;
}

/** Somebody's rating after a rated game (SN2). */
export interface RatingPointTable {
  user_id: string;
  game_id: string;
  at: number;
  rating: number;
  change: number;
}

/** Somebody's month (SN1). */
export interface SeasonStandingTable {
  /** `2026-11`. */
  season: string;
  user_id: string;
  rating: number;
  games: number;
  wins: number;
}

/** What somebody has done in all their games with others (SN2). */
export interface PlayerRecordTable {
  user_id: string;
  games: number;
  wins: number;
  /** Wins in a row, up to now and at best. */
  streak: number;
  best_streak: number;
  /** Power-ups taken, by kind. */
  took_bomb: number;
  took_radius: number;
  took_speed: number;
  took_health: number;
}

/** Something worth telling that somebody has done, once (SN3). */
export interface HonourTable {
  user_id: string;
  code: string;
  at: number;
}

/** Somebody left a game for which others had waited (SN4). */
export interface LeftGameTable {
  user_id: string;
  game_id: string;
  at: number;
}
