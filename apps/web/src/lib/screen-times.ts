// How long the screens show and wait, as people were promised (specification §9). The page's own: the server knows none of it.
// What both sides of the wire must agree on is limits.ts in the contracts.

/** How long a blast stays on the board. */
export const EXPLOSION_SHOWN_MS = 500;

/** How long an ended game stays on the screen before the lobby comes back by itself. */
export const END_RETURN_MS = 5_000;

/** How long a lobby shows who has cancelled the countdown. */
export const CANCEL_BUBBLE_MS = 5_000;

/** How long a lobby shows that there was no free slot. */
export const NO_FREE_SLOT_SHOWN_MS = 3_000;

/** From leaving a table to a fresh list: the server needs a moment to know it. */
export const LIST_REFETCH_AFTER_LEAVE_MS = 300;

/** From a page's opening to its first look for a newer one… */
export const VERSION_FIRST_CHECK_MS = 5_000;
/** …and from there to each next. */
export const VERSION_CHECK_EVERY_MS = 60_000;
