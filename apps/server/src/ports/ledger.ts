// Chips, as everybody but the ledger sees them: stakes, prizes, refunds, gifts. Shapes only.
import type { LedgerPage } from "@fitil/contracts";

/** Under which epoch a process owns a table, where several processes are one site: the books refuse every epoch but the highest. */
export interface Fence {
  readonly tableId: string;
  readonly epoch: number;
}

export type StakeResult =
  /** `pot`: the chips that the escrow holds now, which the winner will get. */
  | { readonly ok: true; readonly pot: number }
  | {
      readonly ok: false;
      /** They cannot pay (CH3), or may not play for a stake with only the others (CH7). */
      readonly code: "room/not_enough_chips" | "room/newcomers_only";
      readonly userIds: readonly string[];
    };

/** Chips: every method is one atomic, idempotent double-entry movement (CH2). With a fence it may throw `StaleOwner`, and has done nothing. */
export interface Ledger {
  /**
   * Opens an account with the starting chips (CH1), or without them when this holder had some in the last 24 hours
   * (CH7); a second call changes nothing. `holder`: a keyed digest that outlives the account; null for a guest, who gets none.
   */
  open(userId: string, holder: string | null): Promise<void>;
  /** The person's free chips, escrow not counted. */
  balance(userId: string): Promise<number>;
  /** Moves every stake into the game's escrow, all or none (CH3). */
  stake(gameId: string, userIds: readonly string[], stake: number, fence?: Fence): Promise<StakeResult>;
  /** Pays the escrow of a game to its winner and returns the prize (CH4); 0 when nothing was staked, or all went back because the winner has no account. */
  pay(gameId: string, winnerId: string, fence?: Fence): Promise<number>;
  /** Gives every stake of a game back, exactly once (CH4). */
  refund(gameId: string, fence?: Fence): Promise<void>;
  /**
   * This process goes on with a table, and with the game that runs there: from now on no former owner moves its chips, and
   * nobody gives them back as a dead process's. False: the game's chips have found their owner already.
   */
  takeOver(fence: Fence, gameId: string | null): Promise<boolean>;
  /** At start: gives back whatever games of an earlier life left in escrow (CH4); returns how many games. */
  refundUnfinished(): Promise<number>;
  /** May the person take a slot for a stake beside these others, and nobody else (CH7)? */
  mayTakeSlot(userId: string, otherIds: readonly string[]): Promise<boolean>;
  /** The gift (CH6), once in 24 hours for the account and for its holder. */
  gift(
    userId: string,
    holder: string,
  ): Promise<
    | { readonly ok: true; readonly balance: number }
    | {
        readonly ok: false;
        readonly code: "user/gift_not_yet" | "user/gift_not_needed";
        readonly nextAt: number | null;
      }
  >;
  /** The person's own movements, newest first; `before` is the `next` of the page before. */
  history(userId: string, before: string | null, limit: number): Promise<LedgerPage>;
  /** Chips issued minus chips in all accounts and escrows; 0 when the books are right. */
  audit(): Promise<{ issued: number; held: number; inEscrow: number }>;
}
