// What can happen to a table: people's words, the answers of the books, and time. Shapes only.
import type { GameAction, PlayerStateAction } from "@fitil/contracts";
import type { PlayerCard, RatedCard } from "../../ports/people.ts";
import type { StakeBar, StakeCheck } from "./answer.ts";
import type { GameDraw } from "./state.ts";

/** The connection that something came from. */
export interface Sender {
  readonly userId: string;
  /** The connection's id. */
  readonly id: string;
  /** Round trip of the line in ms as the server measured it; 0 when it has not yet. */
  readonly roundTripMs: number;
}

/** What somebody may do besides walking. */
export type TableAction = Exclude<GameAction, PlayerStateAction>;

/** What the books say of the stakes of a game (CH3). */
export type StakeOutcome =
  /** The escrow holds this pot. */
  | { readonly kind: "staked"; readonly pot: number }
  /** Nothing was taken: these people keep the game from starting. */
  | { readonly kind: "barred"; readonly userIds: readonly string[]; readonly reason: StakeBar }
  /** No clear answer: the books may hold the stakes. */
  | { readonly kind: "failed" };

/** Everything a table can be told. */
export type TableCommand =
  /** A position (PL3). PERF: the hot path. */
  | { readonly type: "position"; readonly from: Sender; readonly position: PlayerStateAction }
  /** Any other action that fits its schema. */
  | { readonly type: "act"; readonly from: Sender; readonly action: TableAction }
  /** Somebody subscribed to the lobby: they sit at the table now. */
  | {
      readonly type: "arrive";
      readonly card: PlayerCard;
      readonly clientId: string;
      /** For how long they may not sit down where others wait (SN4); absent: as it was. */
      readonly waitMs?: number;
    }
  /** Somebody who has a slot here is on a connection again, be it at the game's channel only (OC4). */
  | { readonly type: "seen"; readonly userId: string; readonly clientId: string }
  /** The connection is gone: the place is kept for 20 s (OC4). */
  | { readonly type: "lost"; readonly userId: string; readonly clientId: string }
  /** Somebody unsubscribed from the lobby by their own wish. Whoever plays goes on playing. */
  | { readonly type: "left_lobby"; readonly userId: string; readonly clientId: string }
  /** Takes a person off the table: another table, or a deleted account. */
  | { readonly type: "leave"; readonly userId: string }
  /** Names, pictures or ratings changed; the lobby hears of it once. */
  | { readonly type: "cards_changed"; readonly cards: readonly PlayerCard[] }
  /** The books have said whether somebody may play for the stake. */
  | { readonly type: "stake_checked"; readonly check: StakeCheck; readonly bar: StakeBar | "guest" | null }
  | { readonly type: "drawn"; readonly draw: GameDraw }
  | { readonly type: "stakes_answered"; readonly gameId: string; readonly outcome: StakeOutcome }
  /** The escrow has found its owner. `paid`: what the winner got; null for a refund, or when the process stopped before. */
  | { readonly type: "escrow_closed"; readonly gameId: string; readonly paid: number | null }
  /** The ratings have moved (CH5); no cards when the process stopped before. */
  | { readonly type: "rated"; readonly gameId: string; readonly cards: readonly RatedCard[] }
  /** The books say that the chips of the game that runs, or is about to, have found their owner: it ends without a winner. */
  | { readonly type: "stakes_gone" }
  /** Time has passed. */
  | { readonly type: "tick" }
  /** The end of the table: a countdown is cancelled, a running game ends and its stakes go back. */
  | { readonly type: "close" };

/** What the books answer to an order. */
export type OrderAnswer = Extract<
  TableCommand,
  { readonly type: "stakes_answered" | "escrow_closed" | "rated" }
>;
