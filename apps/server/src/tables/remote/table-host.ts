// The owner's half of a table that people of other processes sit at: their connections are listeners like any other, their
// wishes go the way of our own, and what the table says goes to the processes that have somebody in the channel.
import { gameChannel, lobbyChannel } from "@fitil/contracts";
import type { GamePicture, LobbyPicture } from "@fitil/contracts";
import type { Published, Refusal, Subscribed } from "@fitil/realtime";
import type { Clock, Log } from "../../ports/process.ts";
import type { Channels } from "../channels.ts";
import type { TableConnection, TableHub } from "../deps.ts";
import type { Directory } from "../directory.ts";
import { FarConnections } from "./far-connections.ts";
import { seatAgain } from "./seat-again.ts";
import type { FarConnection } from "./far-connections.ts";
import type { NewestConnections } from "../newest-connections.ts";
import type { FarClient, Neighbours, OwnerRequest, OwnerAnswer, NodeMessage } from "../neighbours.ts";
import { tellNode } from "../node-messages.ts";
import type { ChannelMessage, Relay } from "../table-publisher.ts";
import { isPlaying } from "../table/playing.ts";
import { personOf } from "../table/seats.ts";
import { LateJson, refusal } from "../hub-answers.ts";
import type { TableActor } from "../table-actor.ts";

const NOT_HERE: OwnerAnswer = { ok: false, error: null };
/** It may have been done: to be asked again. */
const UNSURE = answerOf(refusal("server/internal"));
/** Who has a newer connection is not listened to on the older one. */
const REPLACED = answerOf(refusal("room/permission_denied"));

/** People of other processes at this process's tables. */
export class TableHost implements Relay {
  readonly #neighbours: Neighbours;
  readonly #directory: Directory;
  readonly #channels: Channels;
  readonly #connections: NewestConnections;
  readonly #log: Log;
  readonly #clock: Clock;
  readonly #clients = new FarConnections();
  /** Processes that told of their people at a table before it was taken over here, by table. */
  readonly #early = new Map<string, Set<string>>();

  constructor(deps: {
    neighbours: Neighbours;
    directory: Directory;
    channels: Channels;
    connections: NewestConnections;
    log: Log;
    clock: Clock;
  }) {
    this.#neighbours = deps.neighbours;
    this.#directory = deps.directory;
    this.#channels = deps.channels;
    this.#connections = deps.connections;
    this.#log = deps.log;
    this.#clock = deps.clock;
  }

  /** Another process is gone, and all its connections. */
  gone(nodeId: string): void {
    for (const client of this.#clients.of(nodeId)) this.#lose(client);
  }

  publish(channel: string, message: ChannelMessage): void {
    const listeners = this.#clients.listeners(channel);
    if (listeners === undefined) return;
    const text = JSON.stringify({ type: "say", channel, ...message });
    const told = new Set<string>();
    for (const { id, nodeId } of listeners) {
      // Where nobody listens but whoever said it, nothing is to be told.
      if (told.has(nodeId) || id === message.exceptClient) continue;
      told.add(nodeId);
      this.#neighbours.send(nodeId, text, message.isUrgent);
    }
  }

  tell(clientId: string, message: object): void {
    const client = this.#clients.get(clientId);
    if (client) this.#send(client.nodeId, { type: "tell", clientId, message });
  }

  readers(channel: string): readonly string[] {
    return Array.from(this.#clients.listeners(channel) ?? [], ({ userId }) => userId);
  }

  tableClosed(tableId: string): void {
    for (const nodeId of this.#closeChannels(tableId)) this.#send(nodeId, { type: "closed", tableId });
  }

  /** Another process owns the table now: its listeners are that one's. */
  released(tableId: string): void {
    this.#closeChannels(tableId);
  }

  /** The processes that told of their people there too early, each told of once; empty where the table is another's. */
  takeEarly(tableId: string): ReadonlySet<string> {
    const early = this.#early.get(tableId) ?? new Set();
    this.#early.delete(tableId);
    return early;
  }

  /** Returns the processes whose people were in a channel of the table, each once. */
  #closeChannels(tableId: string): ReadonlySet<string> {
    const channels = [lobbyChannel(tableId), gameChannel(tableId)];
    return new Set(channels.flatMap((channel) => this.#clients.close(channel)));
  }

  /** Somebody of another process walks. PERF: the hot path. */
  position({ client: far, channel, data }: Extract<NodeMessage, { readonly type: "position" }>): void {
    const client = this.#clients.get(far.id);
    if (client === undefined || !this.#isNewest(far)) return;
    client.roundTripMs = far.roundTripMs;
    void this.#channels.publish(client, channel, data);
  }

  /** Answers another process's question. */
  async answer(from: string, number: number, question: OwnerRequest): Promise<void> {
    let answer: OwnerAnswer;
    try {
      answer = await this.#judge(from, question);
    } catch (cause) {
      this.#log.error(
        { type: question.type, err: cause },
        "another process's question could not be answered",
      );
      answer = UNSURE;
    }
    this.#send(from, { type: "answer", number, answer });
  }

  async #judge(from: string, question: OwnerRequest): Promise<OwnerAnswer> {
    if (question.type === "subscribe") return this.#subscribe(from, question);
    if (question.type === "publish") return this.#publish(from, question);
    if (question.type === "create")
      return { ok: true, data: await this.#directory.create(question.owner, question.body) };
    if (question.type === "play")
      return {
        ok: true,
        data: await this.#directory.play(question.owner, question.stakes, question.mustWait),
      };
    const table = this.#directory.table(question.tableId);
    return table ? this.#judgePerson(table, question) : NOT_HERE;
  }

  async #publish(
    from: string,
    { client: far, channel, data }: Extract<OwnerRequest, { readonly type: "publish" }>,
  ): Promise<OwnerAnswer> {
    if (this.#directory.channel(channel) === undefined) return NOT_HERE;
    if (!this.#isNewest(far)) return REPLACED;
    return answerOf(await this.#channels.publish(this.#clients.note(from, far), channel, data));
  }

  async #judgePerson(
    table: TableActor,
    question: Extract<OwnerRequest, { readonly type: "held_seat" | "in_game" | "stand_up" }>,
  ): Promise<OwnerAnswer> {
    const { userId } = question;
    if (question.type === "held_seat") {
      const seat = this.#directory.heldSeat(userId);
      return { ok: true, data: seat && { ...seat, ...this.#line() } };
    }
    const isInGame = isPlaying(table.state, personOf(table.state, userId));
    if (question.type === "in_game") return { ok: true, data: isInGame };
    if (isInGame) return { ok: true, data: false };
    table.dispatch({ type: "leave", userId });
    return (await table.whenWritten()) === false ? UNSURE : { ok: true, data: true };
  }

  async #subscribe(
    from: string,
    { client: far, channel }: Extract<OwnerRequest, { readonly type: "subscribe" }>,
  ): Promise<OwnerAnswer> {
    const found = this.#directory.channel(channel);
    if (found === undefined) return NOT_HERE;
    if (!this.#isNewest(far)) return REPLACED;
    const client = this.#clients.note(from, far);
    const subscribed = await this.#channels.subscribe(client, channel);
    if (subscribed.ok && client.open) this.#clients.listen(client, channel);
    if (!subscribed.ok || found.kind !== "lobby") return answerOf(subscribed);
    const draw = () => ({ ...found.table.lobbyPicture(), ...this.#line() });
    return answerOf({ ok: true, data: new LateJson(draw) });
  }

  /** What another process has of connections at a table, after either side may have missed something, or the table has moved. */
  here(from: string, { tableId, clients, asking }: Extract<NodeMessage, { readonly type: "here" }>): void {
    const table = this.#directory.table(tableId);
    if (!table) return void this.#early.set(tableId, (this.#early.get(tableId) ?? new Set()).add(from));
    const [lobby, game] = [lobbyChannel(tableId), gameChannel(tableId)];
    const named = new Set([...clients.map(({ id }) => id), ...asking]);
    for (const channel of [lobby, game])
      for (const client of this.#clients.listeners(channel) ?? [])
        if (client.nodeId === from && !named.has(client.id)) this.#lose(client);
    for (const far of clients) {
      if (!this.#isNewest(far)) continue;
      const client = this.#clients.note(from, far);
      if (far.isAtGame) this.#clients.listen(client, game);
      if (!far.isInLobby) {
        table.dispatch({ type: "seen", userId: far.userId, clientId: far.id });
        continue;
      }
      this.#clients.listen(client, lobby);
      this.#arrive(table, client, far.hasLeft);
    }
    this.#showPictures(table, (channel, event) =>
      this.#send(from, { type: "say", channel, text: JSON.stringify(event), isUrgent: true }),
    );
  }

  /** A table goes on in this process: our own people there are at a table of ours now. */
  takeIn(table: TableActor, hub: TableHub): void {
    const [lobby, game] = [lobbyChannel(table.spec.id), gameChannel(table.spec.id)];
    const inLobby = hub.subscribers(lobby);
    for (const client of inLobby) this.#arrive(table, client, this.#channels.hasLeft(client, table.spec.id));
    for (const { id: clientId, userId } of hub.subscribers(game))
      if (inLobby.every(({ id }) => id !== clientId)) table.dispatch({ type: "seen", userId, clientId });
    this.#showPictures(table, (channel, event) => void hub.publish(channel, event, { urgent: true }));
  }

  /** Whoever has not been heard of since their table goes on here has lost their line. */
  missSomebody(table: TableActor, hub: TableHub): void {
    for (const { userId, clientId, away } of table.state.people.slice())
      if (!away && this.#clients.get(clientId) === undefined && hub.client(clientId) === undefined)
        table.dispatch({ type: "lost", userId, clientId });
  }

  /** `hasLeft`: they wanted to; whether they are still here the table knows. */
  #arrive(table: TableActor, client: TableConnection, hasLeft: boolean): void {
    const person = personOf(table.state, client.userId);
    if (person) table.dispatch({ type: "arrive", card: person.card, clientId: client.id });
    // Somebody who was given up here while their process could not be heard.
    else if (!hasLeft) void seatAgain(client, table, { channels: this.#channels, clock: this.#clock });
  }

  /** Everything that can be seen of a table, in its channels. */
  #showPictures(table: TableActor, publish: (channel: string, event: object) => void): void {
    const { id } = table.spec;
    const { characters, countdown } = table.lobbyPicture();
    publish(lobbyChannel(id), { type: "lobby_state_update", characters });
    if (countdown !== null) publish(lobbyChannel(id), { type: "countdown_started", duration: countdown });
    // An end may have been on its way to them when its teller was gone.
    const game = table.gamePicture() ?? table.recentEnd();
    if (game !== null) publish(gameChannel(id), game);
  }

  /** Where people of other processes may connect instead. */
  #line(): { line?: string } {
    const line = this.#neighbours.address();
    return line === null ? {} : { line };
  }

  #isNewest({ userId, id, serial }: FarClient): boolean {
    return this.#connections.isNewest(userId, id, serial);
  }

  /** Somebody of another process has left a channel. */
  leave(clientId: string, channel: string): void {
    const client = this.#clients.get(clientId);
    if (!client) return;
    this.#clients.unlisten(client, channel);
    this.#channels.unsubscribed(client, channel, { kind: "client" });
  }

  /** A connection of another process's is over. */
  lost(clientId: string): void {
    const client = this.#clients.get(clientId);
    if (client) this.#lose(client);
  }

  #lose(client: FarConnection): void {
    client.open = false;
    for (const channel of client.channels) {
      this.#clients.unlisten(client, channel);
      this.#channels.unsubscribed(client, channel, { kind: "disconnect" });
    }
    this.#clients.forget(client);
    this.#connections.forget(client.userId, client.id);
    this.#channels.lost(client);
  }

  #send(to: string, message: NodeMessage): void {
    tellNode(this.#neighbours, to, message);
  }
}

function answerOf(answer: Subscribed | Published | Refusal): OwnerAnswer {
  if (answer.ok) {
    const data = "data" in answer ? (answer.data as LobbyPicture | GamePicture | null) : null;
    return data === null ? { ok: true } : { ok: true, data };
  }
  // Tables never end a connection by a refusal.
  return "error" in answer ? { ok: false, error: answer.error } : NOT_HERE;
}
