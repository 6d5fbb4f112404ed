// Joins connections, channels and the broker into one hub. The application's face; the work is done elsewhere.
import type { HistoryPage, HistoryQuery } from "./broker/broker.ts";
import type { StreamPosition } from "./protocol/publication.ts";
import type { Client, ClientInfo } from "./protocol/client.ts";
import { type CloseAdvice, CLOSES, type UnsubscribeAdvice, UNSUBSCRIBES } from "./protocol/codes.ts";
import { Core } from "./session/core.ts";
import { serveEmulation, takeForwarded } from "./transport/emulation/serve-emulation.ts";
import { endSession } from "./session/end-session.ts";
import type { MaybePromise } from "./schedule/maybe-promise.ts";
import type { PublishOptions } from "./session/hooks.ts";
import type { SubscriptionOptions } from "./channel/subscription-options.ts";
import type { AttachOptions, EmulateOptions, EmulationHandler } from "./transport/entry-options.ts";
import type { Hub, HubOptions, HubStats } from "./hub-face.ts";
import type { TransportSink, TransportSource } from "./transport/open-in-process.ts";
import { receiveFrame } from "./session/receive.ts";
import { completeJoin, prepareJoin } from "./session/join-channel.ts";
import { leaveChannel } from "./session/leave-channel.ts";
import { DEFAULT_LIMITS } from "./session/limits.ts";
import { andThen, isLater } from "./schedule/maybe-promise.ts";
import { createMemoryPresence } from "./broker/presence.ts";
import { createMemoryBroker } from "./broker/memory-broker.ts";
import { openInProcess } from "./transport/open-in-process.ts";
import { type Cancel, systemChance, systemClock } from "./schedule/ports.ts";
import { RawJson } from "./protocol/raw-json.ts";
import { runDeadlines, scheduleNext } from "./session/session-deadlines.ts";
import type { Session } from "./session/session.ts";
import { startMaintenance } from "./session/maintenance.ts";
import { attachWebSocket, type UpgradeServer } from "./transport/websocket/attach.ts";
import { encodeJson, messageLine, subscribeLine, unsubscribeLine } from "./protocol/wire.ts";

/** Makes a hub. It holds no port; its timers stop with `close`. */
export function createHub(options: HubOptions): Hub {
  return new EmbeddedHub(options);
}

class EmbeddedHub implements Hub {
  readonly #core: Core;
  readonly #detach = new Set<Cancel>();
  readonly #stopMaintenance: Cancel;
  #closed: Promise<void> | undefined;

  constructor(options: HubOptions) {
    const { clock = systemClock(), chance = systemChance(), limits } = options;
    const broker = options.broker ?? createMemoryBroker({ clock, chance });
    const presence = options.presence ?? createMemoryPresence();
    const core: Core = new Core({
      ...options,
      clock,
      chance,
      broker,
      presence,
      limits: { ...DEFAULT_LIMITS, ...limits },
      receive: (session, frame) => receiveFrame(core, session, frame),
      runDeadlines: (session, now) => runDeadlines(core, session, now),
    });
    this.#core = core;
    this.#stopMaintenance = startMaintenance(core);
    const started = broker.start(core);
    started?.catch((error: unknown) => core.fail(error, "broker.start"));
  }

  attach(server: UpgradeServer, options: AttachOptions): () => void {
    const detach = attachWebSocket(this.#core, server, options);
    this.#detach.add(detach);
    return () => {
      this.#detach.delete(detach);
      detach();
    };
  }

  emulate(options: EmulateOptions = {}): EmulationHandler {
    return serveEmulation(this.#core, options);
  }

  holdsSession(session: string): boolean {
    return this.#core.emulated.has(session);
  }

  takeCommands(session: string, data: Uint8Array): boolean {
    return takeForwarded(this.#core, session, data);
  }

  open(sink: TransportSink, from: { address?: string; origin?: string } = {}): TransportSource {
    return openInProcess(this.#core, sink, from);
  }

  publish(channel: string, data: unknown, options?: PublishOptions): MaybePromise<StreamPosition> {
    // PERF: a literal of one shape, not a spread: this runs for every position.
    const published = this.#core.broker.publish(channel, {
      json: encodeJson(data),
      bytes: data instanceof RawJson ? data.bytes : undefined,
      info: undefined,
      tags: options?.tags,
      history: options?.history,
      exceptClient: options?.exceptClient,
      urgent: options?.urgent,
    });
    // An application that does not wait must not be brought down by a broker that fails.
    if (isLater(published)) published.catch((error: unknown) => this.#core.fail(error, "broker.publish"));
    return published;
  }

  history(channel: string, query: HistoryQuery): MaybePromise<HistoryPage> {
    return this.#core.broker.history(channel, query);
  }

  sendToClient(clientId: string, data: unknown, options?: { urgent?: boolean }): boolean {
    const session = this.#core.sessions.get(clientId);
    if (session === undefined) return false;
    session.outbox.addText(messageLine(encodeJson(data)));
    if (options?.urgent === true) session.outbox.hurry();
    return true;
  }

  sendToUser(userId: string, data: unknown, options?: { urgent?: boolean }): number {
    const sessions = this.#core.users.get(userId) ?? [];
    const line = messageLine(encodeJson(data));
    const bytes = Buffer.byteLength(line);
    for (const session of sessions) {
      session.outbox.add(line, bytes);
      if (options?.urgent === true) session.outbox.hurry();
    }
    return sessions.length;
  }

  disconnectClient(clientId: string, why: CloseAdvice = CLOSES.forceDisconnect): boolean {
    const session = this.#core.sessions.get(clientId);
    if (session === undefined) return false;
    endSession(this.#core, session, why);
    return true;
  }

  disconnectUser(userId: string, why: CloseAdvice = CLOSES.forceDisconnect, exceptClient?: string): number {
    const sessions = (this.#core.users.get(userId) ?? []).filter((session) => session.id !== exceptClient);
    for (const session of sessions) endSession(this.#core, session, why);
    return sessions.length;
  }

  subscribeClient(
    clientId: string,
    channel: string,
    options: SubscriptionOptions & { data?: unknown } = {},
  ): MaybePromise<boolean> {
    const core = this.#core;
    const session = core.sessions.get(clientId);
    if (session === undefined || session.subscription(channel) !== undefined) return false;
    const prepared = prepareJoin(core, session, {
      channel,
      options,
      data: options.data,
      serverSide: true,
      wantsJoinLeave: true,
      compact: false,
      delta: undefined,
      rejectUnrecovered: false,
      recoverFrom: undefined,
    });
    return andThen(prepared, (known) => {
      if (!known.ok || session.phase !== "open") return false;
      session.outbox.addText(subscribeLine(channel, known.result));
      completeJoin(core, known.subscription);
      scheduleNext(core, session);
      return true;
    });
  }

  unsubscribeClient(
    clientId: string,
    channel: string,
    why: UnsubscribeAdvice = UNSUBSCRIBES.byServer,
  ): boolean {
    const session = this.#core.sessions.get(clientId);
    return session !== undefined && this.#unsubscribe(session, channel, why);
  }

  unsubscribeUser(userId: string, channel: string, why: UnsubscribeAdvice = UNSUBSCRIBES.byServer): number {
    const sessions = this.#core.users.get(userId) ?? [];
    return sessions.filter((session) => this.#unsubscribe(session, channel, why)).length;
  }

  client(clientId: string): Client | undefined {
    return this.#core.sessions.get(clientId)?.client;
  }

  clientsOfUser(userId: string): readonly Client[] {
    return clientsOf(this.#core.users.get(userId) ?? []);
  }

  subscribers(channel: string): readonly Client[] {
    return clientsOf((this.#core.channels.get(channel)?.members ?? []).map((member) => member.receiver));
  }

  subscriberCount(channel: string): number {
    return this.#core.channels.get(channel)?.members.length ?? 0;
  }

  isSubscribed(clientId: string, channel: string): boolean {
    return this.#core.sessions.get(clientId)?.subscription(channel) !== undefined;
  }

  presence(channel: string): MaybePromise<readonly ClientInfo[]> {
    return this.#core.presence.list(channel);
  }

  flush(): void {
    this.#core.window.flushAll();
    this.#core.receiptWindow.flushAll();
  }

  stats(): HubStats {
    const core = this.#core;
    return {
      ...core.counters,
      clients: core.sessions.size,
      connections: core.connections.size,
      channels: core.channels.size,
      subscriptions: core.subscriptionCount,
      closesByCode: Object.fromEntries(core.counters.closesByCode),
    };
  }

  close(why: CloseAdvice = CLOSES.shutdown): Promise<void> {
    this.#closed ??= this.#close(why);
    return this.#closed;
  }

  async #close(why: CloseAdvice): Promise<void> {
    const core = this.#core;
    core.closing = true;
    this.#stopMaintenance();
    for (const session of core.connections) endSession(core, session, why);
    await core.allSocketsGone();
    // Until now newcomers were told 503.
    for (const detach of this.#detach) detach();
    this.#detach.clear();
    core.window.stop();
    core.receiptWindow.stop();
    core.wheel.stop();
    await core.broker.stop();
  }

  #unsubscribe(session: Session, channel: string, why: UnsubscribeAdvice): boolean {
    const subscription = session.subscription(channel);
    if (subscription === undefined) return false;
    session.outbox.addText(unsubscribeLine(channel, why));
    leaveChannel(this.#core, subscription, { kind: "server", ...why });
    return true;
  }
}

function clientsOf(sessions: readonly Session[]): readonly Client[] {
  return sessions.flatMap((session) => (session.client === undefined ? [] : [session.client]));
}
