// The hub as an application meets it: options in, one object out. Types only.
import type { Server as HttpServer } from "node:http";
import type { Server as HttpsServer } from "node:https";
import type { AttachOptions, EmulateOptions, EmulationHandler } from "./transport/entry-options.ts";
import type { TransportSink, TransportSource } from "./transport/open-in-process.ts";
import type { PresenceManager } from "./broker/presence.ts";
import type { Broker, HistoryPage, HistoryQuery } from "./broker/broker.ts";
import type { Client, ClientInfo } from "./protocol/client.ts";
import type { CloseAdvice, UnsubscribeAdvice } from "./protocol/codes.ts";
import type { HubHooks, PublishOptions } from "./session/hooks.ts";
import type { MaybePromise } from "./schedule/maybe-promise.ts";
import type { SubscriptionOptions } from "./channel/subscription-options.ts";
import type { HubLimits } from "./session/limits.ts";
import type { Chance, Clock } from "./schedule/ports.ts";
import type { StreamPosition } from "./protocol/publication.ts";

/** Everything a hub is made of. */
export interface HubOptions {
  readonly hooks: HubHooks;
  /** Default: the host's (`systemClock`). */
  readonly clock?: Clock;
  /** Default: the host's (`systemChance`). */
  readonly chance?: Chance;
  /** Default: a memory broker of this hub's own. */
  readonly broker?: Broker;
  /** Default: one in memory, of this hub's own. */
  readonly presence?: PresenceManager;
  /** What is not named keeps its default (`DEFAULT_LIMITS`). */
  readonly limits?: Partial<HubLimits>;
  /** Names this process among several, to clients over HTTP (RT47). Default: a random name. */
  readonly node?: string;
}

/** Running counters since the hub was made, and what stands now. */
export interface HubStats {
  /** Authenticated connections now. */
  readonly clients: number;
  /** All sockets now, authenticated or not. */
  readonly connections: number;
  readonly channels: number;
  readonly subscriptions: number;
  readonly framesIn: number;
  readonly framesOut: number;
  readonly bytesIn: number;
  readonly bytesOut: number;
  readonly commands: number;
  /** Publications × receivers handed to connections. */
  readonly deliveries: number;
  /** Commands refused by a rate limit. */
  readonly rateLimited: number;
  /** Upgrades refused because there were too many connections, of an address or altogether. */
  readonly refusedConnections: number;
  /** Connections closed by this hub, by code. */
  readonly closesByCode: Readonly<Record<string, number>>;
}

/** An embeddable server of the Centrifuge protocol. */
export interface Hub {
  /** Serves WebSocket upgrades of an HTTP server. Returns how to stop taking new ones. */
  attach(server: HttpServer | HttpsServer, options: AttachOptions): () => void;
  /** Takes connections over SSE and HTTP streaming. The returned function does nothing by itself: hand it the requests. */
  emulate(options?: EmulateOptions): EmulationHandler;
  /** Does this process hold the stream of this session over HTTP? For a peer's `holds`. */
  holdsSession(session: string): boolean;
  /** Takes commands that came to another process (a peer's `forward`). False = there is no such session here. */
  takeCommands(session: string, data: Uint8Array): boolean;
  /** Opens a connection inside this process: no port, no frames. */
  open(sink: TransportSink, from?: { address?: string; origin?: string }): TransportSource;
  /**
   * Publishes to whoever is in the channel, on every process. `data` is any JSON value or a `RawJson`.
   * With the memory broker the answer is immediate. Order per channel is the order of the calls.
   */
  publish(channel: string, data: unknown, options?: PublishOptions): MaybePromise<StreamPosition>;
  /** Sends a message (the client's `message` event) to one connection. False = it is not here. */
  sendToClient(clientId: string, data: unknown, options?: { urgent?: boolean }): boolean;
  /** Sends a message to every connection of a user. Returns how many. */
  sendToUser(userId: string, data: unknown, options?: { urgent?: boolean }): number;
  /** Closes one connection after flushing its queue. Default 3503. False = it is not here. */
  disconnectClient(clientId: string, why?: CloseAdvice): boolean;
  /** Closes every connection of a user, except one if named. Returns how many. */
  disconnectUser(userId: string, why?: CloseAdvice, exceptClient?: string): number;
  /** Subscribes a connection from the server's side. False = it is not here or already subscribed. */
  subscribeClient(
    clientId: string,
    channel: string,
    options?: SubscriptionOptions & { data?: unknown },
  ): MaybePromise<boolean>;
  /** Takes one connection off a channel. Default 2000. False = it was not in it. */
  unsubscribeClient(clientId: string, channel: string, why?: UnsubscribeAdvice): boolean;
  /** Takes every connection of a user off a channel. Returns how many. */
  unsubscribeUser(userId: string, channel: string, why?: UnsubscribeAdvice): number;
  /** The connection of this id, if it is here. */
  client(clientId: string): Client | undefined;
  /** A user's connections here, oldest first. */
  clientsOfUser(userId: string): readonly Client[];
  /** Connections of this process in a channel, in the order they came. A copy. */
  subscribers(channel: string): readonly Client[];
  /** How many connections of this process are in a channel. */
  subscriberCount(channel: string): number;
  /** Is this connection in this channel? */
  isSubscribed(clientId: string, channel: string): boolean;
  /** Reads a channel's stream. */
  history(channel: string, query: HistoryQuery): MaybePromise<HistoryPage>;
  /** Who is in a channel, on every process, of those who subscribed with `presence`. */
  presence(channel: string): MaybePromise<readonly ClientInfo[]>;
  /** Sends everything that waits for a window's end now. */
  flush(): void;
  stats(): HubStats;
  /** Takes nobody new, flushes, closes all connections (default 3001) and stops the broker. Resolves when all is closed. */
  close(why?: CloseAdvice): Promise<void>;
}
