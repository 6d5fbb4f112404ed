// When a row of the list may be pressed, and what its places look like. Pure.
import { COLORS } from "@fitil/contracts";
import type { CharacterColor, CharacterId, RoomSummary } from "@fitil/contracts";

/** Whether one may sit down from the list: not behind the login, no game running, a place left (specification §5). */
export function canSit(room: RoomSummary, background: boolean): boolean {
  return !background && !room.isGameInProgress && room.playerCount < room.maxPlayers;
}

/** The places of a table in order: the colour of a taken one, null for a free one. */
export function places(room: RoomSummary): (CharacterColor | null)[] {
  return Array.from({ length: room.maxPlayers }, (_, index) =>
    index < room.playerCount ? COLORS[((index % 4) + 1) as CharacterId] : null,
  );
}
