// The gateway's half of a table that another process owns: our people's wishes go to its owner, and what the table says goes to
// our hub. While a table has no owner, wishes wait.
import { actionsChannel, gameChannel, lobbyChannel } from "@fitil/contracts";
import type { HeldSeat } from "@fitil/contracts";
import { rawJson } from "@fitil/realtime";
import type { Published, Refusal, Subscribed } from "@fitil/realtime";
import type { Clock } from "../../ports/process.ts";
import type { TableConnection, TableHub } from "../deps.ts";
import type { NewestConnections } from "../newest-connections.ts";
import type {
  FarClient,
  FarListener,
  Neighbours,
  NodeMessage,
  OwnerAnswer,
  OwnerRequest,
} from "../neighbours.ts";
import { tellNode } from "../node-messages.ts";
import type { ChannelMessage } from "../table-publisher.ts";
import { TAKEN, refusal } from "../hub-answers.ts";
import { OwnerQuestions } from "./owner-questions.ts";
import type { Routed } from "./owner-questions.ts";

/** How long a certain process has to answer, where another one can do it as well. */
const NODE_WAIT_MS = 1_000;

/** Tables of other processes. */
export class RemoteTables {
  readonly #neighbours: Neighbours;
  readonly #connections: NewestConnections;
  readonly #isLocal: (tableId: string) => boolean;
  readonly #hasLeft: (client: TableConnection, tableId: string) => boolean;
  readonly #questions: OwnerQuestions;
  /** Of those who have asked an owner for something. */
  readonly #serials = new WeakMap<TableConnection, number>();
  /** By connection: the other processes' tables that it has been at. */
  readonly #reached = new Map<string, Set<string>>();
  /** By table: who has asked to subscribe and is no subscriber yet. */
  readonly #asking = new Map<string, Set<FarClient>>();
  #hub: TableHub | null = null;

  constructor(deps: {
    neighbours: Neighbours;
    /** Goes on always. */
    clock: Clock;
    connections: NewestConnections;
    isLocal: (tableId: string) => boolean;
    hasLeft: (client: TableConnection, tableId: string) => boolean;
  }) {
    this.#neighbours = deps.neighbours;
    this.#questions = new OwnerQuestions(deps);
    this.#connections = deps.connections;
    this.#isLocal = deps.isLocal;
    this.#hasLeft = deps.hasLeft;
  }

  /** Names the hub. */
  attach(hub: TableHub): void {
    this.#hub = hub;
  }

  /** Asks the owner for a subscription; null: the table is this process's own by now. */
  async subscribe(
    client: TableConnection,
    channel: string,
    tableId: string,
  ): Promise<Subscribed | Refusal | null> {
    const far = await this.#reach(client, tableId);
    const asking = this.#asking.get(tableId) ?? new Set();
    this.#asking.set(tableId, asking.add(far));
    const routed = await this.#questions.route(tableId, true, () => ({
      type: "subscribe",
      client: far,
      channel,
    }));
    // The answer makes them a subscriber of the hub before this turn is over.
    setImmediate(() => {
      asking.delete(far);
      if (asking.size === 0 && this.#asking.get(tableId) === asking) this.#asking.delete(tableId);
    });
    if (routed === "local") return null;
    const answer = answerOf(routed);
    if (!answer.ok) return answer;
    return { ok: true, data: answer.data ?? null };
  }

  /** Asks the owner for anything else that somebody wants; null: the table is this process's own by now. */
  async publish(
    client: TableConnection,
    channel: string,
    wish: { readonly tableId: string; readonly data: unknown },
  ): Promise<Published | Refusal | null> {
    const { tableId, data } = wish;
    const far = await this.#reach(client, tableId);
    const question: OwnerRequest = { type: "publish", client: far, channel, data };
    const routed = await this.#questions.route(tableId, false, () => question);
    if (routed === "local") return null;
    const answer = answerOf(routed);
    return answer.ok ? TAKEN : answer;
  }

  /** Passes a position on; false: nobody here knows such a table. `text`: JSON that was looked at. PERF: one message, no answer. */
  position(client: TableConnection, tableId: string, text: string): boolean {
    const location = this.#neighbours.location(tableId);
    if (location === null) return false;
    const { id, userId, roundTripMs } = client;
    const far = JSON.stringify({ id, userId, roundTripMs, serial: this.#serials.get(client) ?? 0 });
    const channel = JSON.stringify(actionsChannel(tableId));
    const message = `{"type":"position","client":${far},"channel":${channel},"data":${text}}`;
    this.#neighbours.send(location.ownerId, message, false);
    return true;
  }

  /** One of our people has left a channel of a table that is not ours. */
  unsubscribed(client: TableConnection, channel: string, tableId: string): void {
    const location = this.#neighbours.location(tableId);
    if (location !== null)
      this.#send(location.ownerId, { type: "unsubscribed", clientId: client.id, channel });
  }

  /** One of our connections is over: the owners of the tables that it was at hear of it. */
  lost({ id }: TableConnection): void {
    const owners = new Set<string>();
    for (const tableId of this.#reached.get(id) ?? []) {
      const location = this.#neighbours.location(tableId);
      if (location !== null) owners.add(location.ownerId);
    }
    for (const ownerId of owners) this.#send(ownerId, { type: "lost", clientId: id });
    this.#reached.delete(id);
  }

  /** The seat that is still somebody's at another process's table. */
  async heldSeat(userId: string): Promise<HeldSeat> {
    const seat = await this.#askAtSeat(userId, "held_seat");
    return typeof seat === "object" ? (seat as HeldSeat) : null;
  }

  /** Does somebody's game still run at another process's table? */
  async isInGame(userId: string): Promise<boolean> {
    return (await this.#askAtSeat(userId, "in_game")) === true;
  }

  /** Asks a certain process; null: it has not answered in time, and may have done it all the same. */
  async askNode(nodeId: string, question: OwnerRequest): Promise<unknown> {
    const answer = await this.#questions.askNode(nodeId, question, NODE_WAIT_MS);
    return answer.ok ? (answer.data ?? null) : null;
  }

  /** Somebody is about to sit down here: they stand up at another process's table. Null: they sit there no more; else why not. */
  async standUp(
    userId: string,
    tableId: string,
  ): Promise<"room/game_in_progress" | "server/internal" | null> {
    const routed = await this.#questions.route(tableId, false, () => ({ type: "stand_up", userId, tableId }));
    if (routed === "local" || routed === "unknown") return null;
    // Its owner may be gone, or not know whether it is written: they try again.
    if (routed === "late" || !routed.ok) return "server/internal";
    return routed.data === false ? "room/game_in_progress" : null;
  }

  /** Tells the owner of somebody's table something that needs no answer. */
  async tellAtSeat(userId: string, message: (tableId: string) => NodeMessage): Promise<void> {
    const tableId = await this.#neighbours.people.seat(userId);
    const location = tableId === null ? null : await this.#neighbours.find(tableId);
    if (tableId === null || location === null || this.#isLocal(tableId)) return;
    this.#send(location.ownerId, message(tableId));
  }

  /** An owner has answered. What comes after it waits until the subscriber is in the channel. */
  answered(number: number, answer: OwnerAnswer): Promise<void> {
    this.#questions.answered(number, answer);
    return new Promise((resolve) => setImmediate(resolve));
  }

  /** An owner publishes to everybody in a channel of its table; our people hear of it here. */
  publishHere(channel: string, { text, isUrgent, exceptClient }: ChannelMessage): void {
    const except = exceptClient === undefined ? {} : { exceptClient };
    void this.#hub?.publish(channel, rawJson(text), { urgent: isUrgent, ...except });
  }

  /** An owner tells one of our connections something. */
  tellHere(clientId: string, message: object): void {
    this.#hub?.sendToClient(clientId, message, { urgent: true });
  }

  /** A table has another owner: it hears of our people there, and wishes that may be repeated go to it. */
  moved(tableId: string): void {
    this.#questions.moved(tableId);
    this.announce(tableId);
  }

  /** Tells a process, or every one (null), of all our people at its tables. */
  announceAll(nodeId: string | null): void {
    for (const [tableId, { ownerId }] of this.#neighbours.locations())
      if (nodeId === null || ownerId === nodeId) this.announce(tableId);
  }

  #reach(client: TableConnection, tableId: string): Promise<FarClient> {
    const reached = this.#reached.get(client.id) ?? new Set();
    this.#reached.set(client.id, reached.add(tableId));
    return this.#farOf(client);
  }

  async #farOf(client: TableConnection): Promise<FarClient> {
    const serial = await this.#connections.serial(client);
    this.#serials.set(client, serial);
    return { id: client.id, userId: client.userId, roundTripMs: client.roundTripMs, serial };
  }

  /** Tells a table's owner of all our people at it. Nothing waits for it. */
  announce(tableId: string): void {
    void this.#announce(tableId);
  }

  async #announce(tableId: string): Promise<void> {
    const hub = this.#hub;
    if (hub === null) return;
    const [lobby, game] = [lobbyChannel(tableId), gameChannel(tableId)];
    const inLobby = new Set(hub.subscribers(lobby));
    const atGame = new Set(hub.subscribers(game));
    const asking = Array.from(this.#asking.get(tableId) ?? [], ({ id }) => id);
    const all = [...new Set([...inLobby, ...atGame])];
    if (all.length === 0) return;
    const clients: FarListener[] = await Promise.all(
      all.map(async (client) => ({
        ...(await this.#reach(client, tableId)),
        isInLobby: inLobby.has(client),
        isAtGame: atGame.has(client),
        hasLeft: this.#hasLeft(client, tableId),
      })),
    );
    const location = this.#neighbours.location(tableId);
    if (location === null || location.ownerId === this.#neighbours.nodeId) return;
    this.#send(location.ownerId, { type: "here", tableId, clients, asking });
  }

  /** An owner has closed its table: our people are told so. */
  closed(tableId: string): void {
    const hub = this.#hub;
    if (hub === null) return;
    for (const channel of [lobbyChannel(tableId), gameChannel(tableId)])
      for (const client of hub.subscribers(channel)) hub.unsubscribeClient(client.id, channel);
  }

  async #askAtSeat(userId: string, type: "held_seat" | "in_game"): Promise<unknown> {
    // Who cannot ask knows of no seat.
    const tableId = await this.#neighbours.people.seat(userId).catch(() => null);
    if (tableId === null) return null;
    const routed = await this.#questions.route(tableId, false, () => ({ type, userId, tableId }));
    return typeof routed === "object" && routed.ok ? routed.data : null;
  }

  #send(to: string, message: NodeMessage): void {
    tellNode(this.#neighbours, to, message);
  }
}

function answerOf(routed: Exclude<Routed, "local">): { ok: true; data?: unknown } | Refusal {
  if (routed === "unknown") return refusal("room/not_found");
  if (routed === "late") return refusal("server/internal");
  if (routed.ok) return routed;
  return routed.error === null ? refusal("server/internal") : { ok: false, error: routed.error };
}
