// From the end of a match to the open lobby: the escrow finds its owner (CH4), the ratings move (CH5), and `game_over` is
// told, however slow the books are. Then the table is a lobby again (OC5).
import type { CharacterId } from "@fitil/contracts";
import type { RatedCard } from "../../ports/people.ts";
import { closeOrder, isSettled, placeOrder } from "./open-orders.ts";
import type { Step } from "./effect.ts";
import { askAgain, showCards } from "./lobby.ts";
import { gameOver } from "./game-over.ts";
import { noteEnd } from "./missed.ts";
import { peopleChanged, startGrace } from "./seats.ts";
import type { Game, MatchResult, Settling } from "./state.ts";

/** How long `game_over` waits for the prize and the ratings to be in the books, so that it can tell them and whoever looks finds them. */
const PRIZE_WAIT_MS = 1_000;

/** A game that a fault or a stop has ended: nobody has won and nobody has a place. */
export const NO_RESULT: MatchResult = { winnerId: null, places: [] };

/** The match is over: rates and settles, and announces the end at once where there is nothing to wait for. */
export function endGame(step: Step, game: Game, result: MatchResult, isRated: boolean): void {
  const { state, now } = step;
  const { gameId, seed, pot, participants, dropped = [] } = game;
  const { winnerId } = result;
  const userOf = (id: CharacterId) => participants.find(({ characterId }) => characterId === id)?.userId;
  const winner = winnerId === null ? undefined : userOf(winnerId);
  const places = result.places.map((place) => ({ ...place, ratingChange: 0 }));
  const prize = winner === undefined ? 0 : pot;
  const tellAt = now + PRIZE_WAIT_MS;
  state.phase = { kind: "settling", gameId, seed, winnerId, prize, places, participants, tellAt, dropped };
  step.effects.push({ type: "played", game, result });
  if (isRated) {
    const ranked = result.places.flatMap(({ characterId, place }) => {
      const userId = userOf(characterId);
      return userId === undefined ? [] : [{ userId, place }];
    });
    placeOrder(step, { kind: "rate", gameId, places: ranked });
  }
  if (state.spec.stakes > 0 && winner !== undefined)
    placeOrder(step, { kind: "pay", gameId, winnerId: winner, pot });
  else if (state.spec.stakes > 0) placeOrder(step, { kind: "refund", gameId });
  announceEnd(step, false);
}

/** Ends a running game without a winner, and announces an end that still waits for the books. */
export function abandonGame(step: Step): void {
  const { phase } = step.state;
  if (phase.kind === "playing") endGame(step, phase.game, NO_RESULT, false);
  announceEnd(step, true);
}

/** The escrow of a game has found its owner; `paid`: what the winner got, null for a refund or when the process stopped. */
export function escrowClosed(step: Step, gameId: string, paid: number | null): void {
  const order = closeOrder(step, gameId, "pay", "refund");
  if (order?.kind === "pay" && paid !== null) {
    const { pot } = order;
    if (paid !== pot) {
      const message = "the prize is not what was staked";
      step.effects.push({ type: "fault", fields: { gameId, paid, pot }, message });
    }
    const settling = settlingOf(step, gameId);
    if (settling) step.state.phase = { ...settling, prize: paid };
  }
  announceEnd(step, false);
}

/** The ratings of a game have moved (CH5). */
export function rated(step: Step, gameId: string, cards: readonly RatedCard[]): void {
  closeOrder(step, gameId, "rate");
  const { state } = step;
  const settling = settlingOf(step, gameId);
  if (settling) state.phase = { ...settling, places: withRatings(settling, cards) };
  const { lastGame } = state;
  if (lastGame?.gameId === gameId) state.lastGame = { ...lastGame, places: withRatings(lastGame, cards) };
  const shown = cards.map(({ userId, name, rating, photoURL, isGuest }) => {
    return { userId, name, rating, photoURL, isGuest };
  });
  showCards(step, shown);
  announceEnd(step, false);
}

/**
 * Announces the end of a game that settles, once its books are closed; `isLate`: whatever they say. OC5: the table is a lobby again, slots
 * stay with those who are there.
 */
export function announceEnd(step: Step, isLate: boolean): void {
  const { state, effects } = step;
  const { phase } = state;
  if (phase.kind !== "settling" || !(isLate || isSettled(state, phase.gameId))) return;
  state.phase = { kind: "open" };
  effects.push(
    { type: "game", event: gameOver(phase, state.spec.stakes) },
    { type: "count", counter: "gamesFinished" },
  );
  noteEnd(step, phase);
  for (const person of state.people.slice()) {
    person.character = null;
    if (!person.inLobby && !person.away) startGrace(step, person);
  }
  askAgain(step);
  peopleChanged(step);
}

function withRatings(
  { participants, places }: Pick<Settling, "participants" | "places">,
  cards: readonly RatedCard[],
): Settling["places"] {
  return places.map((place) => {
    const userId = participants.find(({ characterId }) => characterId === place.characterId)?.userId;
    return { ...place, ratingChange: cards.find((card) => card.userId === userId)?.ratingChange ?? 0 };
  });
}

function settlingOf({ state }: Step, gameId: string): Settling | undefined {
  const { phase } = state;
  return phase.kind === "settling" && phase.gameId === gameId ? phase : undefined;
}
