// One table's two channels turned into flow events. Knows what the wire says, not what it means for the screen.
import { gameChannel, lobbyChannel } from "@fitil/contracts";
import type { GameEvent, GamePicture } from "@fitil/contracts";
import type { Clock } from "../../lib/clock.ts";
import type { Connection } from "../../lib/realtime/connection.ts";
import {
  asGameEvent,
  asGamePicture,
  asLobbyEvent,
  asLobbyPicture,
} from "../../lib/realtime/wire-messages.ts";
import type { FlowEvent } from "./room-flow-shapes.ts";

/** What hears of the lobby. */
export interface LobbyListener {
  readonly dispatch: (event: FlowEvent) => void;
  /** The subscription was refused or ended for good, with the wire's number. */
  readonly onEnded: (code: number) => void;
}

/** Sits down at a table: subscribes to its lobby. Returns how to get up. */
export function subscribeToLobby(
  connection: Connection,
  clock: Clock,
  roomId: string,
  listener: LobbyListener,
): () => void {
  const clientId = () => connection.store.getState().clientId;
  return connection.subscribe(lobbyChannel(roomId), {
    onPicture(data) {
      const picture = asLobbyPicture(data);
      if (picture !== null)
        listener.dispatch({ type: "lobby-picture", picture, clientId: clientId(), now: clock.now() });
    },
    onPublication(data) {
      const event = asLobbyEvent(data);
      switch (event?.type) {
        case "lobby_state_update":
          listener.dispatch({ type: "slots", slots: event.characters, clientId: clientId() });
          break;
        case "countdown_started":
          listener.dispatch({ type: "countdown-started", endsAt: clock.now() + event.duration * 1000 });
          break;
        case "countdown_canceled":
          listener.dispatch({ type: "countdown-cancelled", by: event.canceledByPlayerId });
          break;
        case undefined:
          break;
      }
    },
    onEnded: listener.onEnded,
  });
}

/** What hears of the game. */
export interface GameListener {
  /** Every (re)subscription: the running game, or null. */
  readonly onPicture: (picture: GamePicture | null) => void;
  readonly onEvent: (event: GameEvent) => void;
}

/** Subscribes to a table's game. Returns how to stop. */
export function subscribeToGame(connection: Connection, roomId: string, listener: GameListener): () => void {
  return connection.subscribe(gameChannel(roomId), {
    onPicture: (data) => listener.onPicture(asGamePicture(data)),
    onPublication(data) {
      const event = asGameEvent(data);
      if (event !== null) listener.onEvent(event);
    },
  });
}
