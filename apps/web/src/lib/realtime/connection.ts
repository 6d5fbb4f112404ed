// The one line to the table server. Keeps its state for the screens, knows no game, and swallows what the
// specification says is swallowed: real-time errors and refused publications.
import {
  CLOSE_INVALID_TOKEN,
  CLOSE_REPLACED,
  MAX_SERVER_PING_DELAY_MS,
  REALTIME_TIMEOUT_MS,
  RECONNECT_MAX_MS,
  RECONNECT_MIN_MS,
} from "@fitil/contracts";
import type { ConnectionToken, HeldSeat } from "@fitil/contracts";
import { Centrifuge, UnauthorizedError } from "centrifuge";
import type { TransportEndpoint } from "centrifuge";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { Clock } from "../clock.ts";
import type { Result } from "../http/http.ts";
import { STORED } from "../device/storage.ts";
import type { Storage } from "../device/storage.ts";
import { listeningTransports } from "./hearing.ts";
import type { Hearing } from "./hearing.ts";
import { createSilenceWatch } from "./silence-watch.ts";
import { asHeldSeat } from "./wire-messages.ts";

export type LineStatus = "disconnected" | "connecting" | "connected";

export interface LineState {
  readonly status: LineStatus;
  /** A newer page of the same person took over (close 4500). */
  readonly replaced: boolean;
  /** The id of the present connection; null while there is none. */
  readonly clientId: string | null;
  /** What the connect reply said about a seat that is still held; undefined before the first reply. */
  readonly heldSeat: HeldSeat | undefined;
}

export interface ChannelHandlers {
  /** Every (re)subscription: the reply's `data`. */
  readonly onPicture?: (data: unknown) => void;
  readonly onPublication?: (data: unknown) => void;
  /** The server refused or ended the subscription for good; `code` as on the wire. */
  readonly onEnded?: (code: number) => void;
}

export interface Connection {
  readonly store: StoreApi<LineState>;
  connect(): void;
  disconnect(): void;
  /** Subscribes until the returned function is called. One subscription per channel. */
  subscribe(channel: string, handlers: ChannelHandlers): () => void;
  /** Publishes and swallows failures; resolves with whether the server took it. */
  publish(channel: string, data: object): Promise<boolean>;
  /** Hears every message to this client alone. */
  onMessage(listener: (data: unknown) => void): () => void;
  /** While true, a line that is silent for 6 s counts as lost and is dialled again, and a lost one within a quarter of a second. */
  watchSilence(on: boolean): void;
  /** Ends the present line and dials: a WebSocket at this address until it is lost, or the site's own (null). */
  redial(address: string | null): void;
}

export interface ConnectionDeps {
  /** The site's own address, without a slash at its end. */
  readonly origin: string;
  readonly clock: Clock;
  readonly storage: Storage;
  /** The connection token; a refusal has already signed the person out. */
  readonly token: () => Promise<Result<ConnectionToken>>;
  /** The session of this page's line is over; another may have begun meanwhile. A new token is asked for in any case. */
  readonly onSessionEnded: () => void;
}

const TIMINGS = {
  minReconnectDelay: RECONNECT_MIN_MS,
  maxReconnectDelay: RECONNECT_MAX_MS,
  timeout: REALTIME_TIMEOUT_MS,
  maxServerPingDelay: MAX_SERVER_PING_DELAY_MS,
};
/** When a line that was lost in a game is dialled again. */
const SOONEST_MS = 50;
const SPREAD_MS = 200;

/** Builds the line; nothing is dialled before `connect`. */
export function createConnection(deps: ConnectionDeps): Connection {
  const store = createStore<LineState>(() => ({
    status: "disconnected",
    replaced: false,
    clientId: null,
    heldSeat: undefined,
  }));
  const hearing: Hearing = { lastFrameAt: 0, line: null, isWatched: false };
  const listeners = new Set<(data: unknown) => void>();
  const client = new Centrifuge(transports(deps.origin), {
    emulationEndpoint: `${deps.origin}/emulation`,
    getToken: () => askToken(deps.token),
    ...TIMINGS,
    ...listeningTransports(hearing, () => deps.clock.now()),
  });

  let cancelRedial = () => {};
  const redial = (address: string | null) => {
    cancelRedial();
    // Without a network the client waits for its return by itself.
    if (navigator.onLine === false) return;
    hearing.line = address;
    client.disconnect();
    client.connect();
  };

  client.on("connecting", () => {
    if (store.getState().status === "connected") {
      hearing.line = null;
      // People of one process that is gone do not dial all at once.
      if (hearing.isWatched)
        cancelRedial = deps.clock.after(SOONEST_MS + Math.random() * SPREAD_MS, () => redial(null));
    }
    store.setState({ status: "connecting", clientId: null });
  });
  client.on("connected", (context) => {
    deps.storage.set(STORED.clientId, context.client);
    store.setState({ status: "connected", clientId: context.client, heldSeat: asHeldSeat(context.data) });
  });
  client.on("disconnected", ({ code }) => {
    const stood = store.getState().status === "connected";
    store.setState({ status: "disconnected", clientId: null, replaced: code === CLOSE_REPLACED });
    if (code !== CLOSE_INVALID_TOKEN) return;
    // SE4: whoever asks for a new token learns who is here now, and whether anybody is.
    client.setToken("");
    cancelRedial = deps.clock.after(stood ? 0 : RECONNECT_MIN_MS, () => client.connect());
    deps.onSessionEnded();
  });
  client.on("message", (context) => {
    for (const listener of listeners) listener(context.data);
  });
  // Specification §8: real-time errors are ignored; the client dials again by itself.
  client.on("error", () => undefined);

  const silence = createSilenceWatch(deps.clock, hearing, () => {
    if (store.getState().status === "connected") redial(null);
  });

  return {
    store,
    connect() {
      store.setState({ replaced: false });
      client.connect();
    },
    disconnect() {
      cancelRedial();
      client.disconnect();
      client.setToken("");
      store.setState({ heldSeat: undefined });
    },
    subscribe: (channel, handlers) => subscribe(client, channel, handlers),
    async publish(channel, data) {
      // Without a line the client would keep publications back and send them all, stale, when it stands again.
      if (store.getState().status !== "connected") return false;
      // Specification §8: publish failures are swallowed; what matters comes back as an event.
      return await client.publish(channel, data).then(
        () => true,
        () => false,
      );
    },
    onMessage(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watchSilence: silence,
    redial,
  };
}

/** In the order in which they are tried until one has opened: some networks break WebSockets, and some hold answers back. */
function transports(origin: string): TransportEndpoint[] {
  return [
    { transport: "websocket", endpoint: `${origin.replace(/^http/, "ws")}/ws` },
    { transport: "http_stream", endpoint: `${origin}/connection/http_stream` },
    { transport: "sse", endpoint: `${origin}/connection/sse` },
  ];
}

async function askToken(token: ConnectionDeps["token"]): Promise<string> {
  const result = await token();
  if (result.ok) return result.value.token;
  throw new UnauthorizedError(result.failure.code);
}

function subscribe(client: Centrifuge, channel: string, handlers: ChannelHandlers): () => void {
  const subscription = client.getSubscription(channel) ?? client.newSubscription(channel);
  const onSubscribed = (context: { data?: unknown }) => handlers.onPicture?.(context.data ?? null);
  const onPublication = (context: { data: unknown }) => handlers.onPublication?.(context.data);
  const onUnsubscribed = (context: { code: number }) => handlers.onEnded?.(context.code);
  subscription.on("subscribed", onSubscribed);
  subscription.on("publication", onPublication);
  subscription.on("unsubscribed", onUnsubscribed);
  subscription.subscribe();
  return () => {
    subscription.off("subscribed", onSubscribed);
    subscription.off("publication", onPublication);
    subscription.off("unsubscribed", onUnsubscribed);
    subscription.unsubscribe();
    client.removeSubscription(subscription);
  };
}
