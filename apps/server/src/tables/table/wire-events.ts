// Turns what the engine says into what clients read. Pure; times become ms since 1970 here.
// PERF: a position's text is built by hand, with as few characters as the wire allows.
import type { BombState, MatchEvent, PlayerStateEvent } from "@fitil/engine";
import type { WireBomb } from "@fitil/contracts";

/** Engine events that everybody at the channel hears as they are. */
export type SharedEvent = Exclude<MatchEvent, { type: "correction" } | { type: "game_over" }>;

/** A coordinate in cells with at most three decimals: less than a tenth of a pixel is lost. */
export function coordinate(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** `player_state` for everybody. */
function positionText({ id, x, y, orientation, heading }: PlayerStateEvent): string {
  const course = heading === undefined ? "" : `,"heading":"${heading}"`;
  return `{"type":"player_state","id":${id},"x":${coordinate(x)},"y":${coordinate(y)},"orientation":"${orientation}"${course}}`;
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

/** One publication of `game:state:{roomId}` as JSON text. `startedAt`: ms since 1970 of match time 0. */
export function eventText(event: SharedEvent, startedAt: number): string {
  if (event.type === "player_state") return positionText(event);
  if (event.type === "bomb_placed")
    return JSON.stringify({ type: "bomb_placed", bomb: wireBomb(event.bomb, startedAt) });
  return JSON.stringify(event);
}
