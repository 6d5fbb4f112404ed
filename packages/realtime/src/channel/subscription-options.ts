// How one client takes part in one channel: the application's to say.

/** How a subscription behaves. All off by default. */
export interface SubscriptionOptions {
  /** The client shows up in the channel's presence. */
  readonly presence?: boolean;
  /** The client's coming and going is told to subscribers who receive joins. */
  readonly announce?: boolean;
  /** The client receives joins and leaves when it asks for them (`join_leave`); `"force"` also when it does not. */
  readonly joinLeave?: boolean | "force";
  /** Missed publications of the channel's stream can be caught up. Implies `positioned`. */
  readonly recoverable?: boolean;
  /** A gap in the channel's stream is noticed and answered with unsubscribe 2500. */
  readonly positioned?: boolean;
  /**
   * Clients that ask for it (`delta: "fossil"`) get publications as differences to the one before. Worth it where payloads of
   * a few hundred bytes and more resemble each other; each costs some ten steps a byte, once for the whole channel.
   */
  readonly delta?: boolean;
  /** Public facts about the client in this channel (`chan_info`). */
  readonly info?: unknown;
  /** Milliseconds since 1970 when the subscription must have been refreshed; absent = never. */
  readonly expiresAt?: number;
}
