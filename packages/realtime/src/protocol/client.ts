// What the application sees of a connection and of the people in a channel. Read-only by design: acting on a
// connection goes through the hub.

/** Who somebody is, as subscribers see it in join, leave, presence and a client's own publications. */
export interface ClientInfo {
  /** Connection id. */
  readonly client: string;
  /** User id; "" for somebody anonymous. */
  readonly user: string;
  /** What `authenticate` gave as `info`. */
  readonly conn_info?: unknown;
  /** What `subscribe` gave as `info`. */
  readonly chan_info?: unknown;
}

/** One authenticated connection. The same object for the connection's whole life: fit as a Map key. */
export interface Client {
  /** Unguessable, unique among all connections. */
  readonly id: string;
  /** "" for somebody anonymous. */
  readonly userId: string;
  /** Public facts given by `authenticate`; seen by others in presence, join and leave. */
  readonly info: unknown;
  /** Whatever `authenticate` returned as `context`: the application's own memory for this connection. */
  readonly context: unknown;
  /** Network address as `clientAddress` saw it. */
  readonly address: string;
  /** Milliseconds since 1970 of the accepted connect. */
  readonly connectedAt: number;
  /**
   * Round trip in ms as this hub measured it, half from the last ping and half from those before; 0 before the first pong.
   * The client can make it longer by answering late, never shorter.
   */
  readonly roundTripMs: number;
  /** False from the moment the connection is going down. */
  readonly open: boolean;
}
