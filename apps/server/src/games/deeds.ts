// What everybody did in a match, read from its events. Pure.
import type { CharacterId } from "@fitil/contracts";
import type { MatchEvent } from "@fitil/engine";

/** One player's match in figures. */
export interface Deeds {
  /** Power-ups taken: extra bomb, radius, speed, health. */
  readonly taken: readonly number[];
  /** Crates that their bombs broke. */
  readonly crates: number;
  /** Bombs of the largest chain that one of theirs began. */
  readonly chain: number;
  /** Others that their bombs felled, and the most in one instant. */
  readonly felled: number;
  readonly felledAtOnce: number;
  /** Times they were hit. */
  readonly hits: number;
}

export type DeedsByCharacter = Readonly<Partial<Record<CharacterId, Deeds>>>;

/** A match's figures. */
export interface MatchDeeds {
  readonly players: DeedsByCharacter;
  /** Walls that had closed by the end. */
  readonly wallsClosed: number;
}

/** Events of one instant, as whoever plays a match tells them: everything that `advance` gave for one time. */
export type Instant = readonly MatchEvent[];

const FIRST_POWERUP = 4;

interface Tally {
  taken: number[];
  crates: number;
  chain: number;
  felled: number;
  felledAtOnce: number;
  hits: number;
}

/** Reads the figures of a match from its instants in order. */
export function deedsIn(playerIds: readonly CharacterId[], instants: Iterable<Instant>): MatchDeeds {
  const owners = new Map<string, CharacterId>();
  const nothing = (): Tally => ({
    taken: [0, 0, 0, 0],
    crates: 0,
    chain: 0,
    felled: 0,
    felledAtOnce: 0,
    hits: 0,
  });
  const tallies = new Map(playerIds.map((id) => [id, nothing()]));
  let wallsClosed = 0;
  for (const instant of instants) {
    const blasts = instant.filter((event) => event.type === "explosion");
    const ownerOf = ({ bombPosition: { x, y } }: (typeof blasts)[number]) =>
      tallies.get(owners.get(`${x},${y}`) as CharacterId);
    const [first] = blasts;
    const beginner = first && ownerOf(first);
    if (beginner) beginner.chain = Math.max(beginner.chain, blasts.length);
    const felledNow = new Map<Tally, number>();
    for (const blast of blasts) {
      const owner = ownerOf(blast);
      if (owner) owner.crates += blast.destroyedBricks.length;
      for (const { id, newHealth } of blast.hitPlayers) {
        const hit = tallies.get(id);
        if (hit) hit.hits += 1;
        if (newHealth === 0 && owner && owner !== hit) felledNow.set(owner, (felledNow.get(owner) ?? 0) + 1);
      }
    }
    for (const [owner, felled] of felledNow) {
      owner.felled += felled;
      owner.felledAtOnce = Math.max(owner.felledAtOnce, felled);
    }
    for (const event of instant) {
      if (event.type === "bomb_placed") owners.set(`${event.bomb.x},${event.bomb.y}`, event.bomb.ownerId);
      else if (event.type === "wall_spawned") wallsClosed += 1;
      else if (event.type === "powerup_collected") {
        const tally = tallies.get(event.playerId);
        if (tally) tally.taken[event.kind - FIRST_POWERUP]! += 1;
      }
    }
  }
  return { players: Object.fromEntries(tallies), wallsClosed };
}
