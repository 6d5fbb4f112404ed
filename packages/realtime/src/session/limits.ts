// Every number a hub is tuned with, and its default. All times in milliseconds, all sizes in bytes.

/** How much, how fast, how long. */
export interface HubLimits {
  /** How long what goes to a client may wait for company, 0 = leave at once. Begins with the first that waits. */
  readonly windowMs: number;
  /** How long a receipt may wait for company where the application lets it; no shorter than the window. */
  readonly receiptMs: number;
  /** Time between pings, 0 = no pings. Told to the client in whole seconds (rounded up). */
  readonly pingIntervalMs: number;
  /** How long a pong may take; then close 3012. 0 = pongs are not asked for. */
  readonly pongTimeoutMs: number;
  /** How long a connection may stay unauthenticated; then close 3502. */
  readonly connectTimeoutMs: number;
  /** Largest message taken; beyond it close 1009 (transport/frame-size.ts). */
  readonly maxMessageBytes: number;
  /** Frames that one message may be cut into; beyond it close 1008. */
  readonly maxFragments: number;
  /** All that a connection may send before it is authenticated, its connect with the token first of all; beyond it close 1009. */
  readonly maxConnectBytes: number;
  /** Most that may wait in one client's queue; beyond it close 3008. */
  readonly maxQueueBytes: number;
  /** Channels per connection; beyond it error 106. */
  readonly maxChannels: number;
  /** Length of a channel name in characters; beyond it error 107. */
  readonly maxChannelLength: number;
  /** Connections per network address, 0 = any; beyond it the upgrade gets 429. */
  readonly maxConnectionsPerAddress: number;
  /** Connections altogether, 0 = any; beyond it the upgrade gets 503. */
  readonly maxConnections: number;
  /** Connections that have not authenticated, 0 = any; beyond it each new one displaces the oldest of them (close 1013). */
  readonly maxUnauthenticated: number;
  /** publish, rpc and send per second, sustained; beyond it error 111. */
  readonly publishesPerSecond: number;
  /** publish, rpc and send at once, after a calm. */
  readonly publishBurst: number;
  /** All other commands per second, sustained. */
  readonly commandsPerSecond: number;
  /** All other commands at once, after a calm. */
  readonly commandBurst: number;
  /** How long a connection may go on beyond its rate; then close 3013. */
  readonly floodGraceMs: number;
  /** How many refused commands one flood may hold, however short it is; then close 3013. */
  readonly maxRefusals: number;
  /** Commands that may wait behind an unfinished one; beyond it close 3013. */
  readonly maxPendingCommands: number;
  /** How long a command may stay unfinished while others wait behind it; then close 3004. */
  readonly commandTimeoutMs: number;
  /** Most publications a recovery or a history page returns. */
  readonly maxHistoryPage: number;
  /** How long after its expiry an unrefreshed connection or subscription may stay. */
  readonly expiryGraceMs: number;
  /** How often a silent positioned subscription is compared with its stream's top. */
  readonly positionCheckMs: number;
  /** How often who is present is renewed at the presence manager. */
  readonly presenceRefreshMs: number;
  /** How long a closing handshake may take before the socket is destroyed. */
  readonly closeTimeoutMs: number;
}

/** The defaults: those of Centrifugo where it has them. */
export const DEFAULT_LIMITS: HubLimits = {
  windowMs: 50,
  receiptMs: 250,
  pingIntervalMs: 25_000,
  pongTimeoutMs: 8_000,
  connectTimeoutMs: 10_000,
  maxMessageBytes: 65_536,
  maxFragments: 16,
  maxConnectBytes: 4_096,
  maxQueueBytes: 1_048_576,
  maxChannels: 128,
  maxChannelLength: 255,
  maxConnectionsPerAddress: 0,
  maxConnections: 0,
  maxUnauthenticated: 0,
  publishesPerSecond: 60,
  publishBurst: 100,
  commandsPerSecond: 60,
  commandBurst: 300,
  floodGraceMs: 10_000,
  maxRefusals: 10_000,
  maxPendingCommands: 512,
  commandTimeoutMs: 5_000,
  maxHistoryPage: 300,
  expiryGraceMs: 25_000,
  positionCheckMs: 40_000,
  presenceRefreshMs: 27_000,
  closeTimeoutMs: 5_000,
};
