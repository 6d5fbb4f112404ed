// What the hub asks the application, and the answers it understands. A hook may answer at once or with a promise;
// the plain answer is the fast path. A hook that throws or rejects costs that one command an error 100, never more.
import type { SubscriptionOptions } from "../channel/subscription-options.ts";
import type { MaybePromise } from "../schedule/maybe-promise.ts";
import type { Client } from "../protocol/client.ts";
import type { CloseAdvice, ProtocolError } from "../protocol/codes.ts";

/** A refusal: an error reply, or the end of the connection. */
export type Refusal =
  | { readonly ok: false; readonly error: ProtocolError }
  | { readonly ok: false; readonly close: CloseAdvice };

/** What a connect carried besides its token. Everything here comes from the client, except `address` and `origin`. */
export interface ConnectContext {
  readonly address: string;
  readonly origin: string | undefined;
  readonly name: string;
  readonly version: string;
  /** The connect's `data`, parsed, unchecked. */
  readonly data: unknown;
  /** Emulated headers, unchecked. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Who connects. */
export interface Authenticated {
  readonly ok: true;
  /** "" for somebody anonymous. */
  readonly userId: string;
  /** Public facts for presence, join, leave and publications. */
  readonly info?: unknown;
  /** Becomes the `data` of the connect reply. */
  readonly data?: unknown;
  /** Milliseconds since 1970 when the client must have refreshed its token; absent = never. */
  readonly expiresAt?: number;
  /** The application's own memory for this connection (`client.context`). */
  readonly context?: unknown;
  /** Channels the server subscribes this client to, with their options, in the connect reply. */
  readonly subscriptions?: Readonly<Record<string, SubscriptionOptions & { readonly data?: unknown }>>;
}

/** A subscription that may be. */
export interface Subscribed {
  readonly ok: true;
  /** Becomes the `data` of the subscribe reply. May be a `RawJson`. */
  readonly data?: unknown;
  readonly options?: SubscriptionOptions;
}

/** What a subscribe carried besides its channel. */
export interface SubscribeContext {
  /** The request's `data`, parsed, unchecked. */
  readonly data: unknown;
  /** The subscription token, "" if none. */
  readonly token: string;
}

/** What becomes of an accepted client publication. */
export type Published =
  /** Accepted, and nobody hears of it (an action that the application judged and answered itself). */
  | { readonly ok: true; readonly fanout: false; readonly receipt?: Receipt }
  /** Accepted and sent to the channel: the client's own data, or `data` in its place (may be a `RawJson`). */
  | {
      readonly ok: true;
      readonly fanout: true;
      readonly data?: unknown;
      readonly options?: PublishOptions;
      readonly receipt?: Receipt;
    };

/**
 * When the client learns that it was accepted: at the window's end (absent), or with whatever it is told next, after
 * `receiptMs` at the latest: for what comes often and needs no answer soon.
 */
export type Receipt = "later";

/** How a publication travels. */
export interface PublishOptions {
  /** Id of the one client who does not get it (its own echo). Ignored for channels with history. */
  readonly exceptClient?: string;
  /** Leave now, with everything already waiting for the same receivers, instead of at the window's end. */
  readonly urgent?: boolean;
  /** Append to the channel's stream: keep the last `size` entries, each for `ttlMs`. */
  readonly history?: { readonly size: number; readonly ttlMs: number };
  /** Small text facts that travel with the publication. */
  readonly tags?: Readonly<Record<string, string>>;
}

/** A refreshed token. */
export interface Refreshed {
  readonly ok: true;
  /** Milliseconds since 1970; absent = never again. */
  readonly expiresAt?: number;
}

/** Why somebody left a channel: by its own command, by the server, or because the connection ended. */
export interface UnsubscribedReason {
  readonly kind: "client" | "server" | "disconnect";
  /** 0 for "client". Otherwise the unsubscribe or close code. */
  readonly code: number;
  readonly reason: string;
}

/**
 * The application's side of the hub. Only `authenticate` must be there; what is missing is refused in the way the
 * protocol asks for (subscribe 103, publish 103, rpc 108, presence and history 108, a `send` closes with 3508).
 */
export interface HubHooks {
  /** Judges a connect. Called once per connection. Later commands of the connection wait for its answer. */
  authenticate(token: string, context: ConnectContext): MaybePromise<Authenticated | Refusal>;
  /** The connect reply is queued and the client can be reached. Never awaited. */
  connected?(client: Client): void;
  /** Judges a subscription. Called in order with the connection's other commands. */
  subscribe?(client: Client, channel: string, context: SubscribeContext): MaybePromise<Subscribed | Refusal>;
  /** The subscribe reply is queued and the client is in the channel: what is published now reaches it after the reply. */
  subscribed?(client: Client, channel: string): void;
  /** Judges a publication. `data` is the parsed JSON, unchecked. The hot path: answer without a promise where possible. */
  publish?(client: Client, channel: string, data: unknown): MaybePromise<Published | Refusal>;
  /** Answers a call. The result's `data` may be a `RawJson`. */
  rpc?(
    client: Client,
    method: string,
    data: unknown,
  ): MaybePromise<{ readonly ok: true; readonly data: unknown } | Refusal>;
  /** Takes a one-way message. */
  send?(client: Client, data: unknown): void;
  /** May this client read the presence of this channel? */
  presence?(client: Client, channel: string): MaybePromise<{ readonly ok: true } | Refusal>;
  /** May this client read the stream of this channel? */
  history?(client: Client, channel: string): MaybePromise<{ readonly ok: true } | Refusal>;
  /** Judges a new connection token. Missing: error 108. The user must not change (the hub closes with 3500). */
  refresh?(client: Client, token: string): MaybePromise<(Refreshed & { readonly userId: string }) | Refusal>;
  /** Judges a new subscription token. Missing: error 108. */
  subRefresh?(client: Client, channel: string, token: string): MaybePromise<Refreshed | Refusal>;
  /**
   * The client is out of the channel (after its presence is gone). Once for every subscription that `subscribe`
   * accepted, also when the connection ended before the reply could be sent.
   */
  unsubscribed?(client: Client, channel: string, why: UnsubscribedReason): void;
  /**
   * The connection is over; the `unsubscribed` calls of what it was subscribed to came before. Once for every
   * `connected`. `code` 1006 = the network went away without a word.
   */
  disconnected?(client: Client, code: number, reason: string): void;
  /** Something unexpected was thrown, by a hook or by the hub. The connection concerned has been answered. */
  failed?(error: unknown, where: string): void;
}
