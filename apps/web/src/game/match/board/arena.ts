// Where a match is played: drawn with its board, out of the hash of the seed that everybody knows from the start. Pure.

/** The three places, by their floors. */
export const ARENAS = ["yard", "garden", "deck"] as const;
export type Arena = (typeof ARENAS)[number];

/** The place of the match with this seed's hash (hex): each as likely as the others, the same for everybody. */
export function arenaOf(seedHash: string): Arena {
  return ARENAS[Number.parseInt(seedHash.slice(0, 6), 16) % ARENAS.length] ?? ARENAS[0];
}
