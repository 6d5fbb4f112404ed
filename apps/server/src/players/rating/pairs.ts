// Rating by pairs (CH5): a game of more is a game between each two of its people, and two who have had their five games
// today change nothing between them. Pure.
import { createHash } from "node:crypto";
import type { SkillEstimate } from "./skill-estimate.ts";
import type { RateGame } from "./rating.ts";

/** A digest of two people, whatever their order: they can be recognised together without being named. */
export function pairOf(first: string, second: string): string {
  return createHash("sha256").update([first, second].toSorted().join("\n")).digest("base64url");
}

/** Every two of these, once, in the order given. */
export function eachPair<T>(people: readonly T[]): (readonly [T, T])[] {
  return people.flatMap((first, index) => people.slice(index + 1).map((second) => [first, second] as const));
}

/**
 * New estimates after one game, in the order given, when only some pairs count. Each player is rated in the game that they
 * played against those with whom they count, all of them as they were before it: so nobody gains or loses by whom they
 * do not count with, nothing changes for whoever counts with nobody, and where all count it is the plain rating.
 * @param counts whether the players of these two indices count; asked in one order only
 */
export function rateByPairs(
  players: Parameters<RateGame>[0],
  counts: (first: number, second: number) => boolean,
  rateGame: RateGame,
): SkillEstimate[] {
  const indices = players.map((_, index) => index);
  const counted = new Set(
    eachPair(indices).flatMap(([a, b]) => (counts(a, b) ? [`${a} ${b}`, `${b} ${a}`] : [])),
  );
  return players.map((player, own) => {
    const game = indices.filter((index) => index === own || counted.has(`${own} ${index}`));
    if (game.length < 2) return { mu: player.mu, sigma: player.sigma };
    const rated = rateGame(game.flatMap((index) => players[index] ?? []));
    return rated[game.indexOf(own)] ?? player;
  });
}
