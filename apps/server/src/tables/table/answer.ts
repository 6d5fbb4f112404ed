// What a table answers to whoever spoke to it. Numbers and sentences are the edge's business.
import type { CharacterId, EyeVariant, SelectReason } from "@fitil/contracts";

/** The codes that can travel as a real-time error. */
export type RealtimeCode =
  | "auth/unauthorized"
  | "request/bad"
  | "request/too_many"
  | "server/internal"
  | "room/not_found"
  | "room/full"
  | "room/game_in_progress"
  | "room/not_seated"
  | "room/not_enough_chips"
  | "room/cancelled_recently"
  | "room/no_bots_here"
  | "room/newcomers_only"
  | "room/left_too_often"
  | "user/guest"
  | "room/permission_denied";

/** Why somebody keeps a game for a stake from starting: they cannot pay (CH3), or have won enough from newcomers (CH7). */
export type StakeBar = Extract<SelectReason, "not_enough_chips" | "newcomers_only">;

/** A wish for a slot that hangs on the books: may this person play for the stake with those who are here (LB4, CH7)? */
export interface StakeCheck {
  readonly userId: string;
  readonly visit: number;
  readonly wanted: { readonly characterId: CharacterId; readonly eyeVariant: EyeVariant };
  readonly stake: number;
  readonly isGuest: boolean;
  /** Everybody else at the table, with a slot or without. */
  readonly others: readonly string[];
}

/** Null: taken. A check is answered by a `stake_checked` command, whose answer is then the answer. */
export type Answer = null | RealtimeCode | StakeCheck;

/** The error that goes with each reason of a refused `select_character_response` (LB4). */
export const SELECT_REFUSALS: Readonly<Record<SelectReason, RealtimeCode>> = {
  no_free_slot: "room/full",
  not_enough_chips: "room/not_enough_chips",
  newcomers_only: "room/newcomers_only",
  left_too_often: "room/left_too_often",
  guest: "user/guest",
  game_in_progress: "room/game_in_progress",
  countdown: "room/permission_denied",
};
