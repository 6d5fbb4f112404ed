// A table as the public list shows it (LB7, SP1). Reads only.
import { MAX_PLAYERS } from "@fitil/contracts";
import type { RoomSummary } from "@fitil/contracts";
import { countPeople, personOf } from "./people.ts";
import { isPlaying } from "./playing.ts";
import { isInGame } from "./state.ts";
import type { TableState } from "./state.ts";

/** The list's row. `readers`: who listens to the table's game; those who do not play in it watch (SP1). */
export function summaryOf(state: TableState, readers: readonly string[]): RoomSummary {
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
