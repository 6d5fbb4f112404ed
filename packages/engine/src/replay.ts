// A match again from its seed and its inputs: for proofs, tests and the replay page.
import { hashState } from "./hash-state.ts";
import { advance, apply, createMatch } from "./match.ts";
import type { MatchEvent } from "./match-events.ts";
import type { TimedInput } from "./match-input.ts";
import type { CharacterId, MatchState } from "./match-types.ts";

/** A match played again; everything belongs to the caller. */
export interface ReplayedMatch {
  readonly state: MatchState;
  readonly events: readonly MatchEvent[];
  /** `hashState` after every `hashEvery`-th input, and at the end. */
  readonly hashes: readonly string[];
}

export interface ReplayOptions {
  /** Match ms to play on to after the last input; without it the match stops at the last input. */
  readonly untilMs?: number;
  /** Take a hash after every so many inputs, ≥ 1; 1 by default. */
  readonly hashEvery?: number;
}

/** Plays `inputs` (in order of time) on a new match from `seed`. The same arguments give the same hashes in every engine. */
export function replay(
  seed: string,
  playerIds: readonly CharacterId[],
  inputs: readonly TimedInput[],
  options: ReplayOptions = {},
): ReplayedMatch {
  const state = createMatch({ seed, playerIds });
  const hashEvery = options.hashEvery ?? 1;
  const events: MatchEvent[] = [];
  const hashes: string[] = [];
  for (const [index, { atMs, input }] of inputs.entries()) {
    events.push(...apply(state, input, atMs));
    if ((index + 1) % hashEvery === 0) hashes.push(hashState(state));
  }
  if (options.untilMs !== undefined) events.push(...advance(state, options.untilMs));
  hashes.push(hashState(state));
  return { state, events, hashes };
}
