// The words in which the end of a game is told to everybody at it: who won, how everybody came out of it, and what that brought them.
import type { CharacterId, Finish, GameEvent } from "@fitil/contracts";
import type { Settling } from "./state.ts";

/** The end of a game, as it is told to everybody at it. */
export type GameOver = Extract<GameEvent, { readonly type: "game_over" }>;

/** How a game ended, in the words for its players. */
export function gameOver(
  game: Pick<Settling, "winnerId" | "prize" | "places" | "seed">,
  stake: number,
): GameOver {
  const { winnerId, prize, seed } = game;
  return { type: "game_over", winnerId, winnerPrize: prize, seed, places: finishesOf(game, stake) };
}

/** What a place brought: won or lost chips, the own stake counted; where nobody was paid, every stake has gone back. */
export function chipsOf(
  { winnerId, prize }: Pick<Settling, "winnerId" | "prize">,
  id: CharacterId,
  stake: number,
): number {
  return prize === 0 ? 0 : (id === winnerId ? prize : 0) - stake;
}

/** How everybody came out of a game. */
export function finishesOf(game: Pick<Settling, "winnerId" | "prize" | "places">, stake: number): Finish[] {
  return game.places.map(({ characterId: id, place, ratingChange, felledBy }) => {
    return { id, place, chips: chipsOf(game, id, stake), ratingChange, felledBy };
  });
}
