// Rating arithmetic (CH5): four-player free-for-all by openskill. Pure. What is stored is the belief (mu, sigma); what
// is shown is mu on a scale where a new account has 1000.
import { STARTING_RATING } from "@fitil/contracts";
import { rate, rating } from "openskill";

export interface Belief {
  readonly mu: number;
  readonly sigma: number;
}

/** The belief about somebody who never played. */
export const NEW_BELIEF: Belief = rating();

/** The number people see: whole, never below 0. */
export function shownRating(mu: number): number {
  return Math.max(0, Math.round((mu * STARTING_RATING) / NEW_BELIEF.mu));
}

/** New beliefs after one game, in the order given. `place` counts from 1, equal places are ties. */
export function rateGame(players: readonly (Belief & { readonly place: number })[]): Belief[] {
  const teams = players.map(({ mu, sigma }) => [{ mu, sigma }]);
  const rated = rate(teams, { rank: players.map(({ place }) => place) });
  return players.map((player, index) => {
    const belief = rated[index]?.[0] ?? player;
    return { mu: belief.mu, sigma: belief.sigma };
  });
}
