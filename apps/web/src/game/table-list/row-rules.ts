// What can be done at a row of the list, and what its places look like. Pure.
import { COLORS } from "@fitil/contracts";
import type { CharacterColor, TableSummary } from "@fitil/contracts";
import { isRecord } from "../../lib/http/http.ts";
import type { Failure } from "../../lib/http/http.ts";

/**
 * `sit`: a place is left; `watch`: a game runs and may be watched (SP1); null: nothing, behind the login, because it is full, or
 * because the stake is more than one has.
 */
export type RowAction = "sit" | "watch" | null;

/** Who looks at the list. */
export interface Onlooker {
  /** Their chips; null behind the login, where nothing can be pressed. */
  readonly chips: number | null;
  /** May not sit down where others wait (SN4). */
  readonly mustWait: boolean;
}

/**
 * What pressing a row does. One sits down while no game runs and a place is left (specification §5), and the stake can be paid;
 * whoever left game after game not where others have sat down (SN4).
 */
export function rowAction(room: TableSummary, { chips, mustWait }: Onlooker): RowAction {
  if (chips === null) return null;
  if (room.isGameInProgress) return "watch";
  if (room.stakes > chips) return null;
  if (mustWait && room.faces.length > 0) return null;
  return room.playerCount < room.maxPlayers ? "sit" : null;
}

/** The places of a table in order: the colour of one that is taken, "unknown" for somebody who has not chosen yet, null for a free one. */
export function places(room: TableSummary): (CharacterColor | "unknown" | null)[] {
  return Array.from({ length: room.maxPlayers }, (_, index) => {
    const face = room.faces[index];
    if (face !== undefined) return COLORS[face];
    return index < room.playerCount ? "unknown" : null;
  });
}

/** The time in ms since 1970, or null when the refusal names none. Pure. */
export function readGiftTime(failure: Failure): number | null {
  if (failure.code !== "user/gift_not_yet" || !isRecord(failure.body)) return null;
  const nextAt = failure.body["nextAt"];
  return typeof nextAt === "number" ? nextAt : null;
}

/** The address when it is an http(s) one, otherwise null. Pure. */
export function safeLink(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  return /^https?:$/.test(new URL(text).protocol) ? text : null;
}
