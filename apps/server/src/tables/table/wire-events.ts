// Turns what the engine says into what clients read. Pure; times become ms since 1970 here.
import type { BombState, MatchEvent } from "@fitil/engine";
import type { GameEvent, Immutable, WireBomb } from "@fitil/contracts";

/** Engine events that everybody at the channel hears as they are. */
export type SharedEvent = Exclude<MatchEvent, { type: "correction" } | { type: "game_over" }>;

/** A coordinate in cells with at most three decimals: less than a tenth of a pixel is lost. */
export function coordinate(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** A standing bomb as the wire shows it. */
export function wireBomb(bomb: BombState, startedAt: number): WireBomb {
  return {
    ownerId: bomb.ownerId,
    x: bomb.x,
    y: bomb.y,
    placedAt: startedAt + bomb.placedAtMs,
    blastRadius: bomb.blastRadius,
  };
}

/** One publication of `game:state:{roomId}`. `startedAt`: ms since 1970 of match time 0. */
export function toWire(event: SharedEvent, startedAt: number): Immutable<GameEvent> {
  if (event.type === "bomb_placed") return { type: "bomb_placed", bomb: wireBomb(event.bomb, startedAt) };
  return event;
}
