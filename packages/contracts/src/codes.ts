// One table of every refusal: its code, the HTTP status and, where it can travel over the real-time wire, its number.
// Texts for people are in the server's http/refusals; nothing else in the product invents a code.

interface Refusal {
  readonly status: number;
  readonly realtime?: number;
}

const table = {
  "auth/unauthorized": { status: 401, realtime: 101 },
  "auth/password-does-not-meet-requirements": { status: 400 },
  "auth/invalid-credentials": { status: 401 },
  "auth/wrong-password": { status: 400 },
  "auth/password-not-set": { status: 409 },
  "auth/password-already-set": { status: 409 },
  "auth/sign-in-again": { status: 403 },
  "auth/email-not-verified": { status: 403 },
  "auth/link-expired": { status: 400 },
  "auth/user-mismatch": { status: 400 },
  "auth/email-already-in-use": { status: 409 },
  "auth/invalid-email": { status: 400 },
  "request/bad": { status: 400, realtime: 107 },
  "request/not_found": { status: 404 },
  "request/too_large": { status: 413 },
  "request/unsupported_media": { status: 415 },
  "request/too_many": { status: 429, realtime: 111 },
  "request/forbidden_origin": { status: 403 },
  "request/misdirected": { status: 421 },
  "server/internal": { status: 500, realtime: 100 },
  "server/shutting_down": { status: 503 },
  "server/busy": { status: 503 },
  "server/disk_full": { status: 507 },
  "server/no_database": { status: 503 },
  "user/bad_name": { status: 400 },
  "user/name_taken": { status: 409 },
  "user/gift_not_yet": { status: 409 },
  "user/gift_not_needed": { status: 409 },
  "user/in_game": { status: 409 },
  "user/guest": { status: 403, realtime: 408 },
  "user/too_many_guests": { status: 429 },
  "user/not_enough_chips": { status: 409 },
  "rooms/bad_stake": { status: 400 },
  "rooms/bad_name": { status: 400 },
  "rooms/too_many_tables": { status: 409 },
  "room/not_found": { status: 404, realtime: 400 },
  "room/full": { status: 409, realtime: 401 },
  "room/game_in_progress": { status: 409, realtime: 402 },
  "room/not_seated": { status: 403, realtime: 403 },
  "room/not_enough_chips": { status: 409, realtime: 404 },
  "room/cancelled_recently": { status: 409, realtime: 405 },
  "room/no_bots_here": { status: 409, realtime: 406 },
  "room/newcomers_only": { status: 409, realtime: 407 },
  "room/left_too_often": { status: 409, realtime: 409 },
  "room/permission_denied": { status: 403, realtime: 103 },
  "games/not_found": { status: 404 },
  "games/no_replay": { status: 404 },
  "games/too_many_favourites": { status: 409 },
  "ladder/bad_season": { status: 400 },
  "ladder/no_season": { status: 404 },
  "players/not_found": { status: 404 },
  "mentor/adults_only": { status: 403 },
  "mentor/no_requests_left": { status: 402 },
  "mentor/guest_try_used": { status: 402 },
  "mentor/guest_tries_over": { status: 402 },
  "mentor/not_found": { status: 404 },
  "mentor/no_pictures": { status: 400 },
  "mentor/too_many_pictures": { status: 400 },
  "mentor/picture_too_large": { status: 413 },
  "mentor/not_a_picture": { status: 415 },
  "mentor/nothing_readable": { status: 422 },
  "mentor/reader_busy": { status: 503 },
  "mentor/reading_failed": { status: 503 },
  "mentor/empty_message": { status: 400 },
  "mentor/text_too_long": { status: 413 },
  "mentor/nothing_to_go_on": { status: 422 },
  "mentor/answer_in_progress": { status: 409 },
  "mentor/too_many_chats": { status: 409 },
  "mentor/chat_full": { status: 409 },
  "mentor/storage_full": { status: 409 },
  "mentor/model_failed": { status: 502 },
  "mentor/model_busy": { status: 503 },
  "mentor/model_slow": { status: 504 },
  "mentor/model_refused": { status: 502 },
  "mentor/not_for_sale": { status: 409 },
  "mentor/no_subscription": { status: 409 },
  "mentor/not_ahead": { status: 400 },
  "billing/bad_signature": { status: 400 },
  "billing/unavailable": { status: 502 },
} as const satisfies Record<string, Refusal>;

export type Code = keyof typeof table;
/** The numbers behind each code: HTTP status and, where there is one, the real-time error code. */
export const CODES: Readonly<Record<Code, Refusal>> = table;

/** Close code for a connection that a newer one of the same person replaced. */
export const CLOSE_REPLACED = 4500;
/** Close code for a connection whose token, or the session behind it, is no longer good: the protocol's own. */
export const CLOSE_INVALID_TOKEN = 3500;

/** Why a slot was refused in `select_character_response` (LB4). */
export const SELECT_REASONS = [
  "no_free_slot",
  "not_enough_chips",
  "newcomers_only",
  "left_too_often",
  "guest",
  "game_in_progress",
  "countdown",
] as const;
export type SelectReason = (typeof SELECT_REASONS)[number];
