// What goes through a channel, and where it stands in the channel's stream.
import type { ClientInfo } from "./client.ts";

/** A place in a channel's stream. */
export interface StreamPosition {
  /** 0 = before the first publication; then 1, 2, 3… */
  readonly offset: number;
  /** Names one life of the stream; "" where the channel has none. */
  readonly epoch: string;
}

/** What goes through a channel. */
export interface Publication {
  /** The payload as JSON text without line breaks. */
  readonly json: string;
  /** 0 where the channel has no stream. */
  readonly offset: number;
  /** Who published, if a client did. */
  readonly info?: ClientInfo | undefined;
  readonly tags?: Readonly<Record<string, string>> | undefined;
}
