// What people on the wire alone do around a table: they fill it, play at it, lose at it.
import type { CharacterId } from "@fitil/contracts";
import { call } from "../site/account.ts";
import type { SignedIn } from "../site/account.ts";
import type { TableGuest } from "../site/table-guest.ts";

/** Opens a table; returns its id. */
export async function openTable(
  address: string,
  host: SignedIn,
  table: { name: string; stakes: number; isPrivate?: boolean },
): Promise<string> {
  const made = await call<{ id: string }>(address, "/api/rooms", {
    method: "POST",
    token: host.token,
    body: table,
  });
  return made.id;
}

/** Sits a guest down with a character. */
export async function seat(guest: TableGuest, roomId: string, characterId: CharacterId): Promise<void> {
  await guest.join(roomId);
  await guest.act({ type: "select_character", characterId, eyeVariant: characterId });
}

/** Two guests play for `stakes`; the loser leaves the running game, the winner stays at the table. */
export async function loseStake(
  address: string,
  table: { loser: TableGuest; winner: TableGuest; stakes: number },
): Promise<void> {
  const { loser, winner, stakes } = table;
  const roomId = await openTable(address, winner.person, {
    name: `Ставка ${stakes}`,
    stakes,
    isPrivate: true,
  });
  await seat(winner, roomId, 1);
  await seat(loser, roomId, 2);
  await winner.act({ type: "start_game" });
  await loser.event((event) => event.type === "game_started");
  await loser.act({ type: "leave_room" });
  await winner.event((event) => event.type === "game_over");
}
