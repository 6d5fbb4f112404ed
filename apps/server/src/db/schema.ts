// What every table holds, as both databases give it back. Times are milliseconds since 1970 unless a column says
// otherwise. The `auth_` tables belong to the identity library and keep its own column names.
import type { Generated } from "kysely";
import type {
  BillingPersonTable,
  BillingCheckoutTable,
  BillingRefundTable,
  BillingSubscriptionTable,
  BillingEventTable,
  BillingProAnswerTable,
  BillingFarewellTable,
} from "./billing-schema.ts";
import type {
  MentorPersonTable,
  MentorProjectTable,
  MentorChatTable,
  MentorMessageTable,
  MentorMessagePieceTable,
  MentorSentOptionTable,
  MentorPictureTable,
} from "./mentor-schema.ts";
import type {
  GameFavouriteTable,
  GamePlayerTable,
  GameReplayTable,
  GameTable,
  HonourTable,
  LeftGameTable,
  PlayerRecordTable,
  RatingPointTable,
  SeasonStandingTable,
} from "./game-schema.ts";

/** Whose an account is. Only an issuer may be below zero: minus its balance is what was ever issued. */
type AccountKind = "issuer" | "user" | "escrow";
/** Chips are the game's, requests the mentor's; one never becomes the other. */
type Currency = "chips" | "requests";
export type ChipsMovementKind = "grant" | "gift" | "stake" | "prize" | "refund";
export type RequestsMovementKind = "free" | "pack" | "answer" | "clawback";
export type MovementKind = ChipsMovementKind | RequestsMovementKind;

interface LedgerAccountTable {
  id: string;
  kind: AccountKind;
  /** Null for issuer and escrow, and for an account whose person is gone. */
  user_id: string | null;
  /** Null unless escrow. */
  game_id: string | null;
  balance: number;
  currency: Generated<Currency>;
}

interface LedgerMovementTable {
  /** The idempotency key; its row seals the postings that were written before it. */
  key: string;
  kind: MovementKind;
  game_id: string | null;
  at: number;
}

interface LedgerPostingTable {
  id: Generated<number>;
  movement_key: string;
  account_id: string;
  amount: number;
  /** The account's balance after this posting. */
  balance: number;
}

interface LedgerGameTable {
  game_id: string;
  /** The process that runs the game. */
  owner_id: string;
  stake: number;
  staked_at: number;
  settled_at: number | null;
}

interface PlayerTable {
  user_id: string;
  name: string;
  /** The name as uniqueness sees it. */
  name_key: string;
  photo_url: string | null;
  mu: number;
  sigma: number;
  /** When the account began; of a guest who signed up, when they did. */
  created_at: number;
  /** 1: has no address (GU1). */
  is_guest: Generated<number>;
  /** What was set in a match, as JSON; null: nothing. */
  settings: string | null;
}

/** Somebody who is here without an address (GU1). */
interface GuestTable {
  user_id: string;
  /** A keyed digest of the network they came from. */
  address: string;
  seen_at: number;
  /** The answer that was their one try of the mentor. */
  tried: string | null;
}

/** What guests of an address have had, whether they are still there or not. */
interface GuestUseTable {
  kind: "arrival" | "try";
  user_id: string;
  address: string;
  at: number;
}

/** Games that have had their effect on ratings. */
interface RatedGameTable {
  game_id: string;
  at: number;
}

/** Two people between whom a game changed the ratings. */
interface RatedPairTable {
  game_id: string;
  /** A digest of the two, so that they can be recognised without being named. */
  pair: string;
  at: number;
}

/** What a game changed of the rating that people see. Kept for a month: asking again gives the same answer. */
interface RatingChangeTable {
  game_id: string;
  user_id: string;
  change: number;
  at: number;
}

/** The last game that somebody does not know the end of. */
interface MissedGameTable {
  user_id: string;
  game_id: string;
  room_name: string;
  why: "line" | "fell" | "won" | "draw";
  place: number;
  chips: number;
  at: number;
}

interface ClosedAccountTable {
  /** A digest of the user id. */
  user_digest: string;
  closed_at: number;
}

/** What a holder was given in the last 24 hours. */
interface DailyGrantTable {
  /** A keyed digest of whose mail address, or of which provider's account, it is. */
  holder: string;
  kind: "grant" | "gift";
  at: number;
}

/** What somebody won today from accounts younger than a day (CH7). */
interface NewcomerGainTable {
  user_id: string;
  /** Days since 1970, UTC. */
  day: number;
  chips: number;
  /** Points of the shown rating, not rounded. */
  points: number;
}

interface RateLimitTable {
  key: string;
  /** When the bucket will be empty again, ms since 1970. */
  empty_at: number;
}

interface AuthUserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: number | boolean;
  /** A guest: nobody has proven the address, if it is one at all. Null of accounts from before there were any. */
  isAnonymous: number | boolean | null;
  image: string | null;
  createdAt: string | Date;
  updatedAt: string | Date;
}

interface AuthSessionTable {
  id: string;
  token: string;
  userId: string;
  expiresAt: string | Date;
  createdAt: string | Date;
  updatedAt: string | Date;
  ipAddress: string | null;
  userAgent: string | null;
}

interface AuthAccountTable {
  id: string;
  userId: string;
  accountId: string;
  providerId: string;
  /** Only of a password: its hash. */
  password: string | null;
  createdAt: string | Date;
  updatedAt: string | Date;
}

interface AuthVerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: string | Date;
}

interface AuthJwksTable {
  id: string;
  publicKey: string;
  alg: string | null;
  createdAt: string | Date;
  expiresAt: string | Date | null;
}

/** The highest epoch under which a table's chips and ratings have moved. */
interface TableFenceTable {
  table_id: string;
  epoch: number;
  at: number;
}

/** A sign-in at Firebase that is over here. */
interface FirebaseSignOutTable {
  /** A digest of the user id. */
  user_digest: string;
  /** Seconds since 1970: Firebase's `auth_time`. */
  signed_in_at: number;
  /** 1: so are all the person's earlier ones. */
  earlier: number;
}

export interface Tables {
  mentor_person: MentorPersonTable;
  mentor_project: MentorProjectTable;
  mentor_chat: MentorChatTable;
  mentor_message: MentorMessageTable;
  mentor_message_piece: MentorMessagePieceTable;
  mentor_sent_option: MentorSentOptionTable;
  mentor_picture: MentorPictureTable;
  game: GameTable;
  game_player: GamePlayerTable;
  game_replay: GameReplayTable;
  game_favourite: GameFavouriteTable;
  rating_point: RatingPointTable;
  season_standing: SeasonStandingTable;
  player_record: PlayerRecordTable;
  honour: HonourTable;
  left_game: LeftGameTable;
  ledger_account: LedgerAccountTable;
  ledger_movement: LedgerMovementTable;
  ledger_posting: LedgerPostingTable;
  ledger_game: LedgerGameTable;
  billing_person: BillingPersonTable;
  billing_checkout: BillingCheckoutTable;
  billing_refund: BillingRefundTable;
  billing_subscription: BillingSubscriptionTable;
  billing_event: BillingEventTable;
  billing_pro_answer: BillingProAnswerTable;
  billing_farewell: BillingFarewellTable;
  player: PlayerTable;
  guest: GuestTable;
  guest_use: GuestUseTable;
  rated_game: RatedGameTable;
  rated_pair: RatedPairTable;
  rating_change: RatingChangeTable;
  missed_game: MissedGameTable;
  closed_account: ClosedAccountTable;
  daily_grant: DailyGrantTable;
  newcomer_gain: NewcomerGainTable;
  rate_limit: RateLimitTable;
  auth_user: AuthUserTable;
  auth_session: AuthSessionTable;
  auth_account: AuthAccountTable;
  auth_verification: AuthVerificationTable;
  auth_jwks: AuthJwksTable;
  firebase_sign_out: FirebaseSignOutTable;
  table_fence: TableFenceTable;
}
