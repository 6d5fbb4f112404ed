// Who fell in a match, when and by whom, and in which order that leaves everybody (CH5).
import type { CharacterId, MatchEvent } from "@fitil/engine";
import { finishingOrder } from "./finishing-order.ts";
import type { Game, GamePlace } from "./state.ts";

/** Engine events that everybody at the game hears. */
type SharedEvent = Exclude<MatchEvent, { type: "correction" } | { type: "game_over" }>;

/** Remembers what an event of this match ms says of bombs and deaths. */
export function noteFalls(game: Game, event: SharedEvent, atMs: number): void {
  if (event.type === "bomb_placed") {
    const { x, y, ownerId } = event.bomb;
    game.bombers[`${x},${y}`] = ownerId;
  } else if (event.type === "explosion") {
    const { x, y } = event.bombPosition;
    for (const { id, newHealth } of event.hitPlayers)
      if (newHealth === 0) game.falls.push({ characterId: id, atMs, by: game.bombers[`${x},${y}`] ?? id });
  } else if (event.type === "wall_spawned") {
    for (const characterId of event.crushedPlayers) game.falls.push({ characterId, atMs, by: "wall" });
  }
}

/** Everybody's place in a match that is over. */
export function placesOf({ match, falls, retired }: Game, winnerId: CharacterId | null): GamePlace[] {
  const fallOf = (id: CharacterId) => falls.find(({ characterId }) => characterId === id);
  const finishes = match.players.map(({ id, status }) => {
    const diedAtMs = fallOf(id)?.atMs ?? null;
    const left = status === "left" && diedAtMs === null && !retired.includes(id);
    return { characterId: id, diedAtMs, left };
  });
  return finishingOrder(finishes, winnerId).map(({ characterId, place }) => {
    return { characterId, place, felledBy: fallOf(characterId)?.by ?? null };
  });
}
