// The port between this process's connections and whatever carries publications between processes. The package brings one in memory;
// another is passed in as `options.broker`. Order is its one promise: append and broadcast are a single step per channel.
import type { ClientInfo } from "../protocol/client.ts";
import type { Publication, StreamPosition } from "../protocol/publication.ts";
import type { MaybePromise } from "../schedule/maybe-promise.ts";

/** How a broker is told to publish. */
export interface BrokerPublish {
  readonly json: string;
  /** UTF-8 length of `json` where it is known; a broker need not carry it. */
  readonly bytes?: number | undefined;
  readonly info?: ClientInfo | undefined;
  readonly tags?: Readonly<Record<string, string>> | undefined;
  /** Keep the last `size` entries for `ttlMs`; absent = no stream. */
  readonly history?: { readonly size: number; readonly ttlMs: number } | undefined;
  /** Passed through to every process's sink: the one client who does not get it, and whether to flush at once. */
  readonly exceptClient?: string | undefined;
  readonly urgent?: boolean | undefined;
}

/** What one broker hands to one hub. Called synchronously, in stream order per channel. */
export interface BrokerSink {
  publication(channel: string, publication: Publication, position: StreamPosition, how: BrokerPublish): void;
  join(channel: string, info: ClientInfo): void;
  leave(channel: string, info: ClientInfo): void;
}

/** Which part of a stream to read. */
export interface HistoryQuery {
  /** Most publications wanted; 0 = only the position; below 0 = all. */
  readonly limit: number;
  /** Only what came after (before, when reversed) this place. */
  readonly since?: StreamPosition;
  /** Newest first. */
  readonly reverse?: boolean;
}

/** A part of a stream, and where its top stands. */
export interface HistoryPage extends StreamPosition {
  readonly publications: readonly Publication[];
}

/** Carries publications and streams. One suite (`broker.contract.ts`) runs on every implementation. */
export interface Broker {
  /** Names the hub that receives. Called once, before anything else. */
  start(sink: BrokerSink): MaybePromise<void>;
  /** This process wants the channel from now on. */
  subscribe(channel: string): MaybePromise<void>;
  /** Nobody here is in the channel any more. */
  unsubscribe(channel: string): MaybePromise<void>;
  /** Appends (with `history`) and broadcasts in one step. Returns the new top; `{offset: 0, epoch: ""}` without a stream. */
  publish(channel: string, publication: BrokerPublish): MaybePromise<StreamPosition>;
  /** Reads a stream; makes its epoch if there is none yet. */
  history(channel: string, query: HistoryQuery): MaybePromise<HistoryPage>;
  join(channel: string, info: ClientInfo): MaybePromise<void>;
  leave(channel: string, info: ClientInfo): MaybePromise<void>;
  /** Gives back what it holds. Called once. */
  stop(): MaybePromise<void>;
}
