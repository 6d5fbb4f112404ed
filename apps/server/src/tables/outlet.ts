// How tables speak: the hub, once there is one. The only file that turns tables' words into hub calls.
import { LOBBY_UPDATES, gameChannel, lobbyChannel } from "@fitil/contracts";
import type { LobbyEvent } from "@fitil/contracts";
import { CLOSE_REPLACED } from "@fitil/contracts";
import { rawJson } from "@fitil/realtime";
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
    this.#publish(lobbyChannel(roomId), event);
  }

  /** To everybody at a game, JSON text; `channel` is the table's own. PERF: the hot path. */
  game(channel: string, text: string, urgent: boolean, exceptClient: string | null): void {
    if (exceptClient !== null) this.#publish(channel, rawJson(text), { exceptClient });
    else this.#publish(channel, rawJson(text), urgent ? URGENT : undefined);
  }

  /** To one connection, at once. */
  tell(clientId: string, message: object): void {
    this.#hub?.sendToClient(clientId, message, URGENT);
  }

  /** The public list, as JSON text. */
  list(text: string): void {
    this.#publish(LOBBY_UPDATES, rawJson(text));
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
