// What all parts of one hub share: ports, limits, and who and what is there right now. Keeps that consistent, and hands what the
// broker brings to the channels here; no behaviour of the protocol.
import type { Broker, BrokerPublish, BrokerSink } from "../broker/broker.ts";
import type { PresenceManager } from "../broker/presence.ts";
import { Channel, type Subscription } from "../channel/channel.ts";
import { type Counters, createCounters } from "./counters.ts";
import { DeadlineWheel } from "../schedule/deadline-wheel.ts";
import { FlushWindow } from "../schedule/flush-window.ts";
import type { HubHooks } from "./hooks.ts";
import type { HubLimits } from "./limits.ts";
import type { ClientInfo } from "../protocol/client.ts";
import type { Publication, StreamPosition } from "../protocol/publication.ts";
import type { Chance, Clock } from "../schedule/ports.ts";
import type { Session } from "./session.ts";

/** Letters of a node's name: enough to tell one's own processes apart. */
const NODE_NAME = 8;

/** The shared state of one hub. */
export class Core implements BrokerSink {
  readonly hooks: HubHooks;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly limits: HubLimits;
  readonly broker: Broker;
  /** A whole frame of this session's client has come, as lines of JSON (receive.ts). Never throws. */
  readonly receive: (session: Session, frame: string) => void;
  readonly presence: PresenceManager;
  readonly window: FlushWindow;
  /** For receipts that may come later. */
  readonly receiptWindow: FlushWindow;
  /** Runs a session's deadlines when one of them may have come (session-deadlines.ts). */
  readonly wheel: DeadlineWheel<Session>;
  readonly counters: Counters = createCounters();
  /** Every connection, authenticated or not. */
  readonly connections = new Set<Session>();
  /** Those that came over a network and have not authenticated, oldest first. */
  readonly strangers = new Set<Session>();
  /** Open sessions by connection id. */
  readonly sessions = new Map<string, Session>();
  /** Open sessions by user, oldest first. */
  readonly users = new Map<string, Session[]>();
  readonly channels = new Map<string, Channel<Session>>();
  /** Positioned members who missed something, until somebody sees to them. */
  readonly lost: Subscription<Session>[] = [];
  /** Told when `lost` has got its first entry. */
  onLost: () => void = () => undefined;
  subscriptionCount = 0;
  closing = false;
  /** Connections by network address. */
  readonly perAddress = new Map<string, number>();
  /** Sessions whose commands come in requests of their own, by their secret. */
  readonly emulated = new Map<string, Session>();
  /** Names this process to clients whose requests may reach another one. */
  readonly node: string;
  /** Sockets whose far end has not let go yet, also of sessions that are over. */
  readonly sockets = new Set<object>();
  #socketsGone: (() => void) | undefined;
  #lastNumericId = 0;

  constructor(parts: {
    hooks: HubHooks;
    clock: Clock;
    chance: Chance;
    limits: HubLimits;
    broker: Broker;
    presence: PresenceManager;
    node?: string;
    receive: (session: Session, frame: string) => void;
    runDeadlines: (session: Session, now: number) => void;
  }) {
    this.hooks = parts.hooks;
    this.clock = parts.clock;
    this.chance = parts.chance;
    this.limits = parts.limits;
    this.broker = parts.broker;
    this.receive = parts.receive;
    this.presence = parts.presence;
    this.node = parts.node ?? parts.chance.secret().slice(0, NODE_NAME);
    const { windowMs, receiptMs } = parts.limits;
    this.window = new FlushWindow(parts.clock, windowMs);
    this.receiptWindow = new FlushWindow(parts.clock, Math.max(windowMs, receiptMs));
    this.wheel = new DeadlineWheel(parts.clock, parts.runDeadlines);
  }

  /** Reports something unexpected to the application; never throws. */
  fail(error: unknown, where: string): void {
    try {
      this.hooks.failed?.(error, where);
    } catch {
      // SAFETY: a report that fails has nowhere else to go.
    }
  }

  /** The channel of this name, made if it is not there. */
  openChannel(name: string): Channel<Session> {
    const known = this.channels.get(name);
    if (known !== undefined) return known;
    const channel = new Channel<Session>(name, ++this.#lastNumericId, (member) => {
      if (this.lost.push(member) === 1) this.onLost();
    });
    this.channels.set(name, channel);
    const wanted = this.broker.subscribe(name);
    if (wanted !== undefined) channel.ready = wanted;
    return channel;
  }

  /** From the broker: a publication for whoever of this process is in the channel. PERF: the hot path. */
  publication(channel: string, publication: Publication, position: StreamPosition, how: BrokerPublish): void {
    const known = this.channels.get(channel);
    if (known !== undefined) this.counters.deliveries += known.publish(publication, position, how);
  }

  /** From the broker: somebody came into a channel. */
  join(channel: string, info: ClientInfo): void {
    this.channels.get(channel)?.tell("join", info);
  }

  /** From the broker: somebody left a channel. */
  leave(channel: string, info: ClientInfo): void {
    this.channels.get(channel)?.tell("leave", info);
  }

  /** A socket is gone for good. */
  socketGone(socket: object): void {
    if (this.sockets.delete(socket) && this.sockets.size === 0) this.#socketsGone?.();
  }

  /** Resolves when the last socket is gone. */
  allSocketsGone(): Promise<void> {
    if (this.sockets.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#socketsGone = resolve;
    });
  }

  /** An authenticated session can be found from now on. */
  enter(session: Session, userId: string): void {
    this.strangers.delete(session);
    this.sessions.set(session.id, session);
    const others = this.users.get(userId);
    if (others === undefined) this.users.set(userId, [session]);
    else others.push(session);
  }

  /** The session cannot be found any more. */
  forget(session: Session): void {
    this.wheel.forget(session);
    this.connections.delete(session);
    this.strangers.delete(session);
    if (session.secret !== undefined) this.emulated.delete(session.secret);
    if (!this.sessions.delete(session.id)) return;
    const userId = session.client?.userId ?? "";
    const others = this.users.get(userId)?.filter((other) => other !== session) ?? [];
    if (others.length === 0) this.users.delete(userId);
    else this.users.set(userId, others);
  }
}
