// Players by their character id.
import type { CharacterId, MatchState, PlayerState } from "../match-types.ts";

/** The player with that id, whatever their status; undefined if they did not start this match. */
export function findPlayer(state: MatchState, id: CharacterId): PlayerState | undefined {
  const players = state.players;
  for (let index = 0; index < players.length; index++) {
    const player = players[index]!;
    if (player.id === id) return player;
  }
  return undefined;
}
