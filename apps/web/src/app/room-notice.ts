// What the list says when a table could not be had, by the number the line refused with.
import { CODES } from "@fitil/contracts";
import type { RoomNotice } from "./room-flow-state.ts";

const SAID: readonly Exclude<RoomNotice, "lost">[] = [
  "room/not_found",
  "room/full",
  "room/game_in_progress",
  "room/permission_denied",
];

/** The word for a subscription that ended with `code`; `joining` tells a table that was never had from one that closed. Pure. */
export function noticeForCode(code: number, joining: boolean): RoomNotice {
  if (!joining) return "lost";
  const known = SAID.find((notice) => CODES[notice].realtime === code);
  return known ?? "room/not_found";
}
