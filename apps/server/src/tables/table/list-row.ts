// A table as others see it: the public list (LB7, SP1), and whoever opens its link (LB8). Reads only.
import { MAX_PLAYERS } from "@fitil/contracts";
import type { Invitation, TableSummary } from "@fitil/contracts";
import type { TableEffect } from "./effect.ts";
import { countPeople, personOf } from "./seats.ts";
import { isPlaying } from "./playing.ts";
import { isInGame } from "./state.ts";
import type { TableState } from "./state.ts";

/** The list's row. `readers`: who listens to the table's game; those who do not play in it watch (SP1). */
export function listRowOf(state: TableState, readers: readonly string[]): TableSummary {
  const { id, name, stakes } = state.spec;
  const isGameInProgress = isInGame(state);
  const watching = readers.filter((userId) => !isPlaying(state, personOf(state, userId)));
  return {
    id,
    name,
    stakes,
    playerCount: countPeople(state),
    maxPlayers: MAX_PLAYERS,
    isGameInProgress,
    watchers: isGameInProgress ? watching.length : 0,
    faces: state.slots.filter(({ botLevel }) => botLevel === null).map(({ characterId }) => characterId),
  };
}

/** What the table's link tells whoever opens it. */
export function invitationTo(state: TableState): Invitation {
  const { id, name, stakes } = state.spec;
  const hosts = state.slots.flatMap(({ userId }) => personOf(state, userId)?.card.name ?? []);
  return { id, name, stakes, isGameInProgress: isInGame(state), hosts };
}

/** May this, which a table has decided, show in its row or its invitation? Most of a match does not. PERF: drawing a row to see that it is the same costs more. */
export function showsInRow(effect: TableEffect): boolean {
  if (effect.type !== "game") return true;
  const { event } = effect;
  switch (event.type) {
    case "bomb_placed":
    case "powerup_collected":
    case "sudden_death_started":
    case "reaction":
    case "player_state":
      return false;
    // Who has fallen watches from then on (SP1).
    case "explosion":
      return event.hitPlayers.length > 0;
    case "wall_spawned":
      return event.crushedPlayers.length > 0;
    case "game_started":
    case "game_over":
    case "player_disconnected":
    case "player_line":
    case "watchers":
      return true;
  }
}
