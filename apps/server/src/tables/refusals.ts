// Answers to the hub, made once: the accepted action and one refusal per code. Nothing here decides.
import { CODES } from "@fitil/contracts";
import type { Code, SelectReason } from "@fitil/contracts";
import type { Published, Refusal } from "@fitil/realtime";

/** An action that was taken and is never fanned out. */
export const TAKEN: Published = { ok: true, fanout: false };

/** The codes that can travel as a real-time error, with the number they travel as. */
export type RealtimeCode =
  | "auth/unauthorized"
  | "request/bad"
  | "server/internal"
  | "room/not_found"
  | "room/full"
  | "room/game_in_progress"
  | "room/not_seated"
  | "room/not_enough_chips"
  | "room/cancelled_recently"
  | "room/no_bots_here"
  | "room/newcomers_only"
  | "user/guest"
  | "room/permission_denied";

const made = new Map<Code, Refusal>();

/** The hub's refusal for a code: its real-time number, the code as its message. The same object each time. */
export function refusal(code: RealtimeCode): Refusal {
  const known = made.get(code);
  if (known) return known;
  const number = CODES[code].realtime;
  if (number === undefined) throw new Error(`code ${code} has no real-time number`);
  const error = { code: number, message: code, ...(code === "server/internal" ? { temporary: true } : {}) };
  const fresh: Refusal = { ok: false, error };
  made.set(code, fresh);
  return fresh;
}

/** The error that goes with each reason of a refused `select_character_response` (LB4). */
export const SELECT_REFUSALS: Readonly<Record<SelectReason, RealtimeCode>> = {
  no_free_slot: "room/full",
  not_enough_chips: "room/not_enough_chips",
  newcomers_only: "room/newcomers_only",
  guest: "user/guest",
  game_in_progress: "room/game_in_progress",
  countdown: "room/permission_denied",
};
