// One connection: what it is allowed to do at the moment, what it waits for, what it is subscribed to. Holds state
// and answers; what commands mean is decided elsewhere.
import type { Subscription } from "../channel/channel.ts";
import type { Client, ClientInfo } from "../protocol/client.ts";
import type { CloseAdvice, ProtocolError } from "../protocol/codes.ts";
import type { Command } from "../protocol/command.ts";
import type { WheelMember } from "../schedule/deadline-wheel.ts";
import { type FrameWriter, Outbox, type OutboxWindows } from "../schedule/outbox.ts";
import { RateLimit, type RateLimits } from "../schedule/rate-limit.ts";
import { type Encoding, errorLine, replyLine } from "../protocol/wire.ts";

/** The way to the far end. */
export interface Transport extends FrameWriter {
  readonly encoding: Encoding;
  /** The session is authenticated: what bounded a stranger does not bind it any more. */
  opened(): void;
  /** Ends the connection with a code and a reason, after what was written. */
  close(why: CloseAdvice): void;
}

/** What a connection is at the moment, with what is only there in that state. Times are ms since 1970. */
export type SessionState =
  /** Nothing but connect is taken, until `authenticateBy`. */
  | { readonly phase: "fresh"; readonly authenticateBy: number }
  /** The application judges the connect; the client is known from when it has said yes. */
  | {
      readonly phase: "connecting";
      readonly authenticateBy: number;
      readonly client: SessionClient | undefined;
    }
  /** The connect got an error; nothing more is taken. */
  | { readonly phase: "refused"; readonly authenticateBy: number }
  | OpenState
  /** With the client that it was, if it had got so far. */
  | { readonly phase: "closed"; readonly client: SessionClient | undefined };

/** Authenticated, and in touch. */
export interface OpenState {
  readonly phase: "open";
  readonly client: SessionClient;
  /** When it expires unless it is refreshed; undefined = never. */
  expiresAt: number | undefined;
  /** When the next ping leaves; undefined = there are none. */
  pingAt: number | undefined;
  /** When the oldest ping left for which a pong is owed; undefined = none is. */
  pongOwedSince: number | undefined;
}

/** A command whose answer is still being made. */
export interface UnfinishedCommand {
  readonly since: number;
  /** The commands behind it, oldest first. */
  readonly waiting: Command[];
}

/** What a session is made of. */
export interface SessionParts {
  readonly id: string;
  readonly address: string;
  readonly origin: string | undefined;
  /** Names the session in requests of its client, where its transport only goes one way. */
  readonly secret: string | undefined;
  readonly transport: Transport;
  readonly windows: OutboxWindows;
  readonly limits: RateLimits & { readonly maxQueueBytes: number };
  /** Its client reads too slowly: more waits than may. */
  readonly overflowed: () => void;
  /** By when it must have authenticated (ms since 1970), or it is closed. */
  readonly authenticateBy: number;
}

/** The application's view of a session. */
export class SessionClient implements Client {
  readonly id: string;
  readonly userId: string;
  readonly info: unknown;
  readonly context: unknown;
  readonly address: string;
  readonly connectedAt: number;
  roundTripMs = 0;
  open = true;

  constructor(session: Session, who: { userId: string; info?: unknown; context?: unknown }, now: number) {
    this.id = session.id;
    this.userId = who.userId;
    this.info = who.info;
    this.context = who.context;
    this.address = session.address;
    this.connectedAt = now;
  }
}

/** Shared by all sessions without subscriptions: saves a Map each. */
const NO_SUBSCRIPTIONS: ReadonlyMap<string, Subscription<Session>> = new Map();

/** One connection. */
export class Session implements WheelMember {
  readonly id: string;
  readonly address: string;
  readonly origin: string | undefined;
  readonly secret: string | undefined;
  readonly transport: Transport;
  readonly outbox: Outbox;
  readonly rate: RateLimit;
  state: SessionState;
  /** Undefined = the next command can be done at once. */
  unfinished: UnfinishedCommand | undefined;
  wheelSlot: number | undefined;
  #subscriptions: Map<string, Subscription<Session>> | undefined;

  constructor(parts: SessionParts) {
    this.id = parts.id;
    this.address = parts.address;
    this.origin = parts.origin;
    this.secret = parts.secret;
    this.transport = parts.transport;
    this.outbox = new Outbox(parts.windows, parts.transport, parts.limits.maxQueueBytes, parts.overflowed);
    this.rate = new RateLimit(parts.limits);
    this.state = { phase: "fresh", authenticateBy: parts.authenticateBy };
  }

  get phase(): SessionState["phase"] {
    return this.state.phase;
  }

  /** The application's view of it, from when it has accepted the connect; also once it is closed. */
  get client(): SessionClient | undefined {
    return "client" in this.state ? this.state.client : undefined;
  }

  /** By channel name. */
  subscriptions(): ReadonlyMap<string, Subscription<Session>> {
    return this.#subscriptions ?? NO_SUBSCRIPTIONS;
  }

  subscription(channel: string): Subscription<Session> | undefined {
    return this.#subscriptions?.get(channel);
  }

  addSubscription(subscription: Subscription<Session>): void {
    this.#subscriptions ??= new Map();
    this.#subscriptions.set(subscription.channel.name, subscription);
  }

  removeSubscription(subscription: Subscription<Session>): void {
    const name = subscription.channel.name;
    if (this.#subscriptions?.get(name) === subscription) this.#subscriptions.delete(name);
  }

  /** How others see this client, in one channel or in general. */
  infoFor(subscription?: Subscription<Session>): ClientInfo {
    const info = this.client?.info;
    const channelInfo = subscription?.options.info;
    return {
      client: this.id,
      user: this.client?.userId ?? "",
      ...(info === undefined ? {} : { conn_info: info }),
      ...(channelInfo === undefined ? {} : { chan_info: channelInfo }),
    };
  }

  /** Queues a success reply and lets it leave soon. `result` is JSON. */
  reply(id: number, command: string, result: string): void {
    this.outbox.addText(replyLine(id, command, result));
    this.outbox.hurry();
  }

  /** Queues an error reply. */
  replyError(id: number, error: ProtocolError): void {
    this.outbox.addText(errorLine(id, error));
  }
}
