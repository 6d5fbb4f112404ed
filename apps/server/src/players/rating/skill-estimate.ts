// What is stored of a player's strength, and the number that people see of it (CH5). Pure.
import { STARTING_RATING } from "@fitil/contracts";

/** How strong somebody is held to be (mu), and how unsure that is (sigma). */
export interface SkillEstimate {
  readonly mu: number;
  readonly sigma: number;
}

/** The estimate about somebody who never played: the library's own. */
export const NEW_SKILL_ESTIMATE: SkillEstimate = { mu: 25, sigma: 25 / 3 };

/** The same in points of the rating, not rounded and not cut off. */
export function ratingPoints(mu: number): number {
  return (mu * STARTING_RATING) / NEW_SKILL_ESTIMATE.mu;
}

/** The number people see: whole, never below 0. */
export function shownRating(mu: number): number {
  return Math.max(0, Math.round(ratingPoints(mu)));
}
