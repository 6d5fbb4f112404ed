// The codecs of what a table says and hears. docs/messages.md shows them all in one table, which a test compares with these schemas.
import { type GameAction, gameActionSchema } from "../actions.ts";
import { type GameEvent, gameEventSchema, type PlayerState } from "../game.ts";
import { type LobbyEvent, lobbyEventSchema } from "../lobby.ts";
import { type Codec, codecOf, type Immutable } from "./codec.ts";

/** A coordinate in cells with at most three decimals: less than a tenth of a pixel is lost. */
export function coordinate(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** `JSON.stringify` with rounded places. PERF: told to three people a dozen times a second. */
function playerStateText({ id, x, y, orientation, heading, corrected, seq }: Immutable<PlayerState>): string {
  const course = heading === undefined || heading === null ? "" : `,"heading":"${heading}"`;
  const tail = (corrected === true ? ',"corrected":true' : "") + (seq === undefined ? "" : `,"seq":${seq}`);
  return `{"type":"player_state","id":${id},"x":${coordinate(x)},"y":${coordinate(y)},"orientation":"${orientation}"${course}${tail}}`;
}

/** What a running game tells everybody: `game:state:{roomId}`. */
export const gameEventCodec: Codec<GameEvent> = codecOf(gameEventSchema, (event) =>
  event.type === "player_state" ? playerStateText(event) : JSON.stringify(event),
);

/** What a lobby tells everybody: `lobby:state:{roomId}`. */
export const lobbyEventCodec: Codec<LobbyEvent> = codecOf(lobbyEventSchema);

/** What players do: `game:actions:{roomId}`. */
export const gameActionCodec: Codec<GameAction> = codecOf(gameActionSchema);
