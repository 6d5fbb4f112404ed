// A match as discrete events: it changes when somebody acts or something falls due, and never in between.
// Knows no clock: the caller says what match time it is.
import type { MatchEvent } from "./match-events.ts";
import type { MatchInput } from "./match-input.ts";
import type { CharacterId, MatchState } from "./match-types.ts";

/** A new match at match time 0. `playerIds`: 1–4 different ids; one is a match played alone (OC2). Same seed, same match (BD5). */
export function createMatch(_options: { seed: string; playerIds: readonly CharacterId[] }): MatchState {
  throw new Error("not built yet");
}

/** Plays everything due up to and including `atMs`, then judges `input`; changes `state` in place. Events in order. */
export function apply(_state: MatchState, _input: MatchInput, _atMs: number): MatchEvent[] {
  throw new Error("not built yet");
}

/** Plays everything due up to and including `atMs` (match ms); changes `state` in place. Events in order. */
export function advance(_state: MatchState, _atMs: number): MatchEvent[] {
  throw new Error("not built yet");
}

/** Match ms of the next thing that happens by itself; null when nothing will (the match is over). */
export function nextDueAt(_state: MatchState): number | null {
  throw new Error("not built yet");
}
