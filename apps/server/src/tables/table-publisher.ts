// How tables publish in channels and tell single connections: by the hub, once there is one, and where people of other processes listen.
import { LOBBY_UPDATES, gameChannel, lobbyChannel } from "@fitil/contracts";
import type { Immutable, PlayerState, SelectCharacterResponse } from "@fitil/contracts";
import { asciiJson, rawJson } from "@fitil/realtime";
import type { PublishOptions } from "@fitil/realtime";
import type { Log } from "../ports/process.ts";
import type { TableHub } from "./deps.ts";

const URGENT: PublishOptions = { urgent: true };

/** What is published in a channel: JSON text, at once or with the window, to all or to all but one. */
export interface ChannelMessage {
  readonly text: string;
  readonly isUrgent: boolean;
  readonly exceptClient?: string;
}

/** Where people of other processes listen. */
export interface Relay {
  /** Publishes in a channel to whoever listens there. PERF: the hot path. */
  publish(channel: string, message: ChannelMessage): void;
  /** To one connection, if it is one of another process's. */
  tell(clientId: string, message: object): void;
  /** Who of other processes listens to a channel. */
  readers(channel: string): readonly string[];
  /** A table is gone. */
  tableClosed(tableId: string): void;
}

/** The hub as tables use it. Silent until `attach`. */
export class TablePublisher {
  readonly #log: Log;
  #relay: Relay | null = null;
  #hub: TableHub | null = null;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Names the hub. */
  attach(hub: TableHub): void {
    this.#hub = hub;
  }

  /** Names where people of other processes listen. */
  relayTo(relay: Relay): void {
    this.#relay = relay;
  }

  /** Publishes to everybody in a channel, wherever they are connected; `isAscii`: the text is known to be. PERF: the hot path. */
  publish(channel: string, message: ChannelMessage, isAscii = false): void {
    const { text, isUrgent, exceptClient } = message;
    const options = exceptClient === undefined ? { urgent: isUrgent } : { urgent: isUrgent, exceptClient };
    const done = this.#hub?.publish(channel, isAscii ? asciiJson(text) : rawJson(text), options);
    if (done instanceof Promise)
      done.catch((error: unknown) => this.#log.error({ channel, error: String(error) }, "publish failed"));
    this.#relay?.publish(channel, message);
  }

  /** To one connection, at once. */
  tell(clientId: string, message: Immutable<PlayerState | SelectCharacterResponse>): void {
    if (this.#hub?.sendToClient(clientId, message, URGENT) !== true) this.#relay?.tell(clientId, message);
  }

  /** Who listens to a channel, each person once. */
  readers(channel: string): readonly string[] {
    const ours = Array.from(this.#hub?.subscribers(channel) ?? [], ({ userId }) => userId);
    return [...new Set([...ours, ...(this.#relay?.readers(channel) ?? [])])];
  }

  /** Is anybody reading the public list? */
  hasListReaders(): boolean {
    return (this.#hub?.subscriberCount(LOBBY_UPDATES) ?? 0) > 0;
  }

  /** A table is gone: whoever still listens to it is told so. */
  tableClosed(roomId: string): void {
    this.#relay?.tableClosed(roomId);
    const hub = this.#hub;
    if (!hub) return;
    for (const channel of [lobbyChannel(roomId), gameChannel(roomId)])
      for (const client of hub.subscribers(channel)) hub.unsubscribeClient(client.id, channel);
  }
}
