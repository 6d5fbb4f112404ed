// Rating arithmetic (CH5): four-player free-for-all by openskill. Pure. PERF: the library takes a tenth of a second to
// load, so players.ts loads this file when the first game has to be rated.
import { rate } from "openskill";
import type { Belief } from "./belief.ts";

/** Works out new beliefs after one game, in the order given. `place` counts from 1, equal places are ties. */
export type RateGame = (players: readonly (Belief & { readonly place: number })[]) => Belief[];

/** As `RateGame` says. */
export function rateGame(players: Parameters<RateGame>[0]): Belief[] {
  const teams = players.map(({ mu, sigma }) => [{ mu, sigma }]);
  const rated = rate(teams, { rank: players.map(({ place }) => place) });
  return players.map((player, index) => {
    const belief = rated[index]?.[0] ?? player;
    return { mu: belief.mu, sigma: belief.sigma };
  });
}
