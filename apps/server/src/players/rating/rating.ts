// Rating arithmetic (CH5): four-player free-for-all by openskill. Pure. PERF: the library takes a tenth of a second to
// load, so players.ts loads this file when the first game has to be rated.
import { rate } from "openskill";
import type { SkillEstimate } from "./skill-estimate.ts";

/** Works out new estimates after one game, in the order given. `place` counts from 1, equal places are ties. */
export type RateGame = (players: readonly (SkillEstimate & { readonly place: number })[]) => SkillEstimate[];

/** As `RateGame` says. */
export function rateGame(players: Parameters<RateGame>[0]): SkillEstimate[] {
  const teams = players.map(({ mu, sigma }) => [{ mu, sigma }]);
  const rated = rate(teams, { rank: players.map(({ place }) => place) });
  return players.map((player, index) => {
    const estimate = rated[index]?.[0] ?? player;
    return { mu: estimate.mu, sigma: estimate.sigma };
  });
}
