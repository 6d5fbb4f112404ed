// Every number the protocol knows, with the short plain reason that travels with it. The unmodified client only
// honours a close code when the reason is not empty and does not parse as JSON: never send one without its reason.

/** An error reply: `temporary` makes the client try again with backoff. */
export interface ProtocolError {
  readonly code: number;
  readonly message: string;
  readonly temporary?: boolean;
}

/** Error replies of the protocol (0–399 reserved; an application's own are 400–1999). */
export const ERRORS = {
  internal: { code: 100, message: "internal server error", temporary: true },
  unauthorized: { code: 101, message: "unauthorized" },
  unknownChannel: { code: 102, message: "unknown channel" },
  permissionDenied: { code: 103, message: "permission denied" },
  methodNotFound: { code: 104, message: "method not found" },
  alreadySubscribed: { code: 105, message: "already subscribed" },
  limitExceeded: { code: 106, message: "limit exceeded" },
  badRequest: { code: 107, message: "bad request" },
  notAvailable: { code: 108, message: "not available" },
  tokenExpired: { code: 109, message: "token expired" },
  expired: { code: 110, message: "expired" },
  tooManyRequests: { code: 111, message: "too many requests", temporary: true },
  unrecoverablePosition: { code: 112, message: "unrecoverable position" },
  concurrentPagination: { code: 113, message: "concurrent pagination", temporary: true },
} as const satisfies Record<string, ProtocolError>;

/** Why a connection is closed. 3000–3499 and 4000–4499: the client reconnects; 3500–3999 and 4500–4999: it does not. */
export interface CloseAdvice {
  readonly code: number;
  /** Plain text, 1–123 bytes. */
  readonly reason: string;
}

/** Close codes of the protocol, and those of WebSocket itself that this server sends (own codes: 4000–4999). */
export const CLOSES = {
  protocolError: { code: 1002, reason: "protocol error" },
  invalidText: { code: 1007, reason: "invalid utf-8" },
  tooManyFragments: { code: 1008, reason: "too many fragments" },
  messageTooBig: { code: 1009, reason: "message size limit" },
  tryAgainLater: { code: 1013, reason: "try again later" },
  connectionClosed: { code: 3000, reason: "connection closed" },
  shutdown: { code: 3001, reason: "shutdown" },
  serverError: { code: 3004, reason: "internal server error" },
  expired: { code: 3005, reason: "connection expired" },
  subscriptionExpired: { code: 3006, reason: "subscription expired" },
  slow: { code: 3008, reason: "slow" },
  writeError: { code: 3009, reason: "write error" },
  insufficientState: { code: 3010, reason: "insufficient state" },
  forceReconnect: { code: 3011, reason: "force reconnect" },
  noPong: { code: 3012, reason: "no pong" },
  tooManyRequests: { code: 3013, reason: "too many requests" },
  /** The client forgets its token and its positions, and starts over. */
  stateInvalidated: { code: 3014, reason: "state invalidated" },
  invalidToken: { code: 3500, reason: "invalid token" },
  badRequest: { code: 3501, reason: "bad request" },
  stale: { code: 3502, reason: "stale" },
  forceDisconnect: { code: 3503, reason: "force disconnect" },
  connectionLimit: { code: 3504, reason: "connection limit" },
  channelLimit: { code: 3505, reason: "channel limit" },
  inappropriateProtocol: { code: 3506, reason: "inappropriate protocol" },
  permissionDenied: { code: 3507, reason: "permission denied" },
  notAvailable: { code: 3508, reason: "not available" },
  tooManyErrors: { code: 3509, reason: "too many errors" },
} as const satisfies Record<string, CloseAdvice>;

/** Why a client was taken off a channel. Below 2500 is final; from 2500 on the client subscribes again. */
export interface UnsubscribeAdvice {
  /** 2000–2999. */
  readonly code: number;
  readonly reason: string;
}

/** Unsubscribe codes of the protocol. */
export const UNSUBSCRIBES = {
  byServer: { code: 2000, reason: "server unsubscribe" },
  insufficientState: { code: 2500, reason: "insufficient state" },
  expired: { code: 2501, reason: "subscription expired" },
  stateInvalidated: { code: 2502, reason: "state invalidated" },
} as const satisfies Record<string, UnsubscribeAdvice>;
