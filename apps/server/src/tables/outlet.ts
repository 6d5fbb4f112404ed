// How tables speak: the hub, once there is one. The only file that turns tables' words into hub calls.
import { LOBBY_UPDATES, gameChannel, gameEventCodec, lobbyChannel, lobbyEventCodec } from "@fitil/contracts";
import type {
  GameEvent,
  Immutable,
  LobbyEvent,
  PlayerState,
  SelectCharacterResponse,
} from "@fitil/contracts";
import { CLOSE_REPLACED } from "@fitil/contracts";
import { asciiJson, rawJson } from "@fitil/realtime";
import type { PublishOptions } from "@fitil/realtime";
import type { Log } from "../ports.ts";
import type { TableHub } from "./deps.ts";

const URGENT: PublishOptions = { urgent: true };

/** The hub as tables use it. Silent until `attach`. */
export class Outlet {
  readonly #log: Log;
  #hub: TableHub | null = null;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Names the hub. */
  attach(hub: TableHub): void {
    this.#hub = hub;
  }

  /** To everybody in a table's lobby. */
  lobby(roomId: string, event: LobbyEvent): void {
    this.#publish(lobbyChannel(roomId), rawJson(lobbyEventCodec.encode(event)));
  }

  /** To everybody at a game, at once; `channel` is the table's own. */
  game(channel: string, event: Immutable<GameEvent>): void {
    this.#publish(channel, rawJson(gameEventCodec.encode(event)), URGENT);
  }

  /** To everybody at a game but its sender, with the window: a walk, whose text is plain ASCII. PERF: the hot path. */
  position(channel: string, event: Immutable<PlayerState>, exceptClient: string): void {
    this.#publish(channel, asciiJson(gameEventCodec.encode(event)), { exceptClient });
  }

  /** To one connection, at once. */
  tell(clientId: string, message: Immutable<PlayerState | SelectCharacterResponse>): void {
    this.#hub?.sendToClient(clientId, message, URGENT);
  }

  /** The public list, as JSON text. */
  list(text: string): void {
    this.#publish(LOBBY_UPDATES, rawJson(text));
  }

  /** Who listens to a channel, each person once. */
  readers(channel: string): readonly string[] {
    return [...new Set(Array.from(this.#hub?.subscribers(channel) ?? [], ({ userId }) => userId))];
  }

  /** Is anybody reading the public list? */
  hasListReaders(): boolean {
    return (this.#hub?.subscriberCount(LOBBY_UPDATES) ?? 0) > 0;
  }

  /** Closes all of a person's connections but the newest. */
  keepOnly(userId: string, clientId: string): void {
    this.#hub?.disconnectUser(
      userId,
      { code: CLOSE_REPLACED, reason: "replaced by a newer connection" },
      clientId,
    );
  }

  /** A table is gone: whoever still listens to it is told so. */
  tableClosed(roomId: string): void {
    const hub = this.#hub;
    if (!hub) return;
    for (const channel of [lobbyChannel(roomId), gameChannel(roomId)])
      for (const client of hub.subscribers(channel)) hub.unsubscribeClient(client.id, channel);
  }

  #publish(channel: string, data: unknown, options?: PublishOptions): void {
    const done = this.#hub?.publish(channel, data, options);
    if (done instanceof Promise)
      done.catch((error: unknown) => this.#log.error({ channel, error: String(error) }, "publish failed"));
  }
}
