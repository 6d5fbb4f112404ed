// What every table holds, as both databases give it back. Times are milliseconds since 1970 unless a column says
// otherwise. The `auth_` tables belong to the identity library and keep its own column names.
import type { Generated } from "kysely";

/** Whose chips an account holds. Only the issuer may be below zero: minus its balance is what was ever issued. */
type AccountKind = "issuer" | "user" | "escrow";
export type MovementKind = "grant" | "gift" | "stake" | "prize" | "refund";

interface LedgerAccountTable {
  id: string;
  kind: AccountKind;
  /** Null for issuer and escrow, and for an account whose person is gone. */
  user_id: string | null;
  /** Null unless escrow. */
  game_id: string | null;
  balance: number;
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
  created_at: number;
}

interface RatedGameTable {
  game_id: string;
  /** A digest of who played, so that the same people can be recognised without being named. */
  people: string;
  /** 1 when ratings changed, 0 when the day's limit was reached. */
  rated: number;
  at: number;
}

interface ClosedAccountTable {
  /** A digest of the user id. */
  user_digest: string;
  closed_at: number;
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
  createdAt: string | Date;
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

export interface Tables {
  ledger_account: LedgerAccountTable;
  ledger_movement: LedgerMovementTable;
  ledger_posting: LedgerPostingTable;
  ledger_game: LedgerGameTable;
  player: PlayerTable;
  rated_game: RatedGameTable;
  closed_account: ClosedAccountTable;
  rate_limit: RateLimitTable;
  auth_user: AuthUserTable;
  auth_session: AuthSessionTable;
  auth_account: AuthAccountTable;
  auth_verification: AuthVerificationTable;
  auth_jwks: AuthJwksTable;
}
