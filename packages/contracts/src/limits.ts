// Every number that both sides of the wire must agree on. The rules' own numbers live in the engine.

/** Stakes a table can have, in chips (LB1). */
export const STAKES = [0, 100, 250, 500, 1000, 2500] as const;
export type Stake = (typeof STAKES)[number];

/** Seats at a table (LB2). */
export const MAX_PLAYERS = 4;
/** Longest table name after trimming, in UTF-16 units (LB1). */
export const MAX_ROOM_NAME_LENGTH = 40;
/** Open tables one account can hold (LB1). */
export const MAX_OPEN_TABLES = 3;
/** A player's name, in UTF-16 units after trimming. */
export const MIN_PLAYER_NAME_LENGTH = 2;
export const MAX_PLAYER_NAME_LENGTH = 20;

/** Countdown before a game (LB5), in seconds because the wire says seconds. */
export const COUNTDOWN_S = 5;
/** One cancel per person in this time (LB6). */
export const CANCEL_COOLDOWN_MS = 30_000;
/** An empty table closes after this (LB3). */
export const EMPTY_TABLE_MS = 60_000;
/** How long a lost connection keeps its seat (OC4). */
export const RECONNECT_GRACE_MS = 20_000;

/** Chips of a new account (CH1) and rating of a new account (CH5). */
export const STARTING_CHIPS = 1000;
export const STARTING_RATING = 1000;
/** Rated games a day between the same people (CH5). */
export const MAX_RATED_GAMES_PER_DAY = 5;
/** The gift (CH6): below the threshold, lifted to the level, once in the period. */
export const GIFT_THRESHOLD = 100;
export const GIFT_LEVEL = 300;
export const GIFT_PERIOD_MS = 24 * 60 * 60 * 1000;
/**
 * No farming (CH7): how long an account counts as new, and what another one may win from such accounts in a day before
 * the rule bites, in chips and in points of the rating.
 */
export const NEWCOMER_AGE_MS = 24 * 60 * 60 * 1000;
export const MAX_NEWCOMER_CHIPS_PER_DAY = 2000;
export const MAX_NEWCOMER_POINTS_PER_DAY = 100;

/** Publications a second one connection may sustain, the burst, and how long it may go on beyond. */
export const PUBLICATIONS_PER_SECOND = 60;
export const PUBLICATION_BURST = 100;
export const FLOOD_TOLERANCE_MS = 10_000;

/** Client timings of the real-time connection (specification §9). */
export const RECONNECT_MIN_MS = 1_000;
export const RECONNECT_MAX_MS = 15_000;
export const REALTIME_TIMEOUT_MS = 20_000;
export const MAX_SERVER_PING_DELAY_MS = 20_000;
/** In a running game this long without any frame is a lost connection. */
export const SILENT_GAME_MS = 6_000;
/** The server's ping and how long it waits for the pong. */
export const PING_INTERVAL_MS = 5_000;
export const PONG_WAIT_MS = 5_000;

/** Between two reactions of one player (SN5). */
export const REACTION_EVERY_MS = 2_000;
/** Between two counts of those who watch (SP1). */
export const WATCHERS_EVERY_MS = 2_000;
