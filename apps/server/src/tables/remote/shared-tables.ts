// Joins this process's tables with those of the other processes of its site: what the cluster tells becomes tables that go on
// here, or stop here, and people who are told so.
import type { HeldSeat, Stake } from "@fitil/contracts";
import type { PlayerCard } from "../../ports/people.ts";
import type { Clock, Log } from "../../ports/process.ts";
import type { Channels } from "../channels.ts";
import { readCheckpoint } from "../checkpoint/checkpoint.ts";
import { writtenTableOf } from "../checkpoint/written-table.ts";
import type { Checkpointer } from "../checkpoint/checkpointer.ts";
import type { TablesLedger, TableHub, TablesDeps } from "../deps.ts";
import type { Directory } from "../directory.ts";
import type { Created, TableOwner } from "../new-table.ts";
import { deliverMessage } from "./deliver-message.ts";
import type { Receivers } from "./deliver-message.ts";
import { handOver } from "./hand-over.ts";
import { pickUpInputs } from "./handed-inputs.ts";
import type { NewestConnections } from "../newest-connections.ts";
import type {
  NeighbourEvents,
  Neighbours,
  NodeMessage,
  OwnerRequest,
  OwnedRow,
  WrittenTable,
} from "../neighbours.ts";
import { readNodeMessage, tellNode } from "../node-messages.ts";
import type { TablePublisher } from "../table-publisher.ts";
import { RemoteTables } from "./remote-tables.ts";
import type { TableActor } from "../table-actor.ts";
import { TableHost } from "./table-host.ts";
import { unpaidGameOf } from "../table/state.ts";
import type { TableState } from "../table/state.ts";

/** How long people of a table that goes on here have to be heard of before they count as lost. */
const RETURN_MS = 2_000;
const BOOKS_AGAIN_MS = 1_000;

/** Tables over several processes. */
export class SharedTables implements NeighbourEvents {
  readonly remote: RemoteTables;
  readonly #host: TableHost;
  readonly #neighbours: Neighbours;
  readonly #directory: Directory;
  readonly #checkpointer: Checkpointer;
  readonly #receivers: Receivers;
  readonly #ledger: TablesLedger;
  readonly #log: Log;
  readonly #clock: Clock;
  /** Processes that are going down, this one among them. */
  readonly #draining = new Set<string>();
  #hub: TableHub | null = null;

  constructor(
    deps: Pick<TablesDeps, "ledger" | "log"> & {
      /** Goes on always. */
      readonly clock: Clock;
      readonly neighbours: Neighbours;
      readonly directory: Directory;
      readonly checkpointer: Checkpointer;
      readonly channels: Channels;
      readonly publisher: TablePublisher;
      readonly connections: NewestConnections;
    },
  ) {
    const { neighbours, directory, channels, publisher, connections, log, clock } = deps;
    this.#neighbours = neighbours;
    this.#directory = directory;
    this.#checkpointer = deps.checkpointer;
    this.#ledger = deps.ledger;
    this.#log = log;
    this.#clock = clock;
    const isLocal = (tableId: string) => directory.table(tableId) !== undefined;
    const hasLeft = channels.hasLeft.bind(channels);
    this.remote = new RemoteTables({ neighbours, clock, connections, isLocal, hasLeft });
    this.#host = new TableHost({ neighbours, directory, channels, connections, log, clock });
    const drains = (nodeId: string) => void this.#draining.add(nodeId);
    const { remote } = this;
    this.#receivers = { host: this.#host, remote, directory, connections, neighbours, drains };
    publisher.relayTo(this.#host);
    channels.reach({ tables: this.remote, seats: this });
  }

  /** Names the hub. */
  attach(hub: TableHub): void {
    this.#hub = hub;
    this.remote.attach(hub);
  }

  taken(tableId: string, { record }: { readonly record: WrittenTable }): void {
    // Others find it when this process is gone.
    if (this.#draining.has(this.#neighbours.nodeId)) return;
    const read = readCheckpoint(record.checkpoint);
    if (read.ok) return void this.#goOn(tableId, read.state, read.at);
    // The sweep gives them back like a dead process's.
    const { ok: _, ...why } = read;
    this.#log.error(
      { tableId, ...why },
      "a table of another process could not be read: it ends, and its stakes go back",
    );
    this.#neighbours.drop(tableId);
  }

  released(tableId: string): void {
    this.#directory.letGo(tableId);
    this.#host.released(tableId);
    this.remote.moved(tableId);
  }

  recordOf(tableId: string): WrittenTable | null {
    const table = this.#directory.table(tableId);
    return table === undefined ? null : writtenTableOf(table);
  }

  moved(tableId: string, location: OwnedRow | null, hasNewOwner: boolean): void {
    const isOurs = location?.ownerId === this.#neighbours.nodeId;
    this.#directory.others.note(tableId, isOurs ? null : location);
    this.#directory.listChanged();
    if (!isOurs) this.#host.takeEarly(tableId);
    if (location !== null && hasNewOwner) this.remote.moved(tableId);
  }

  received(from: string, message: unknown): Promise<void> | void {
    const read = readNodeMessage(message);
    return read === null ? this.#neighbours.notUnderstood() : deliverMessage(this.#receivers, from, read);
  }

  gap(nodeId: string): void {
    const tellAndAsk = () => {
      this.remote.announceAll(nodeId);
      this.#askAgain(nodeId, null);
    };
    tellAndAsk();
    // A process that has come back and is cut off for a moment hears none of it, nor that anything is missing until more is said.
    this.#clock.after(RETURN_MS / 2, tellAndAsk);
  }

  gone(nodeId: string): void {
    this.#host.gone(nodeId);
    this.#draining.delete(nodeId);
  }

  renamed(): void {
    this.remote.announceAll(null);
  }

  /** A person sits down here: they stand up where they sat. While that cannot be known, they are to try again. */
  async take(userId: string, tableId: string): Promise<"room/game_in_progress" | "server/internal" | null> {
    const { people } = this.#neighbours;
    const isElsewhere = (seat: string | null): seat is string =>
      seat !== null && seat !== tableId && this.#directory.table(seat) === undefined;
    try {
      // They stand up first: a seat that was noted anew without it would be forgotten where they were.
      let before = await people.seat(userId);
      for (;;) {
        const stoodUpAt = before;
        if (isElsewhere(before)) {
          const barred = await this.remote.standUp(userId, before);
          if (barred !== null) return barred;
        }
        before = await people.takeSeat(userId, tableId);
        if (!isElsewhere(before) || before === stoodUpAt) return null;
      }
    } catch (error) {
      // The register is away.
      this.#log.warn({ tableId, err: error }, "where a person sits could not be noted");
      return "server/internal";
    }
  }

  giveBack(userId: string, tableId: string): void {
    // A seat too many in the register does no harm: whoever asks by it asks the table itself.
    this.#neighbours.people.leaveSeat(userId, tableId).catch(() => undefined);
  }

  /** Makes a table in the process where its maker is connected: they need no way round to it. */
  async create(owner: TableOwner, body: unknown): Promise<Created> {
    return (
      (await this.#askAtHome(owner, { type: "create", owner, body })) ?? this.#directory.create(owner, body)
    );
  }

  /** A table with a place, found or made there. */
  async play(owner: TableOwner, stakes: Stake, mustWait: boolean): Promise<Created> {
    const question: OwnerRequest = { type: "play", owner, stakes, mustWait };
    return (await this.#askAtHome(owner, question)) ?? this.#directory.play(owner, stakes, mustWait);
  }

  /** The seat that is still somebody's, wherever it is; null also when that cannot be known now. */
  async heldSeat(userId: string): Promise<HeldSeat> {
    return this.#directory.heldSeat(userId) ?? (await this.remote.heldSeat(userId));
  }

  /** Tells the owner of somebody's table that they are to leave it. */
  dismiss(userId: string): void {
    this.#sendToSeat(userId, (tableId) => ({ type: "leave", userId, tableId }));
  }

  /** Tells the owner of somebody's table of their new card. */
  cardChanged(card: PlayerCard): void {
    this.#sendToSeat(card.userId, (tableId) => ({ type: "card", card, tableId }));
  }

  /** Gives every table to another process; those that nobody takes stay. */
  async handOver(): Promise<void> {
    const all = this.#neighbours.others();
    this.#draining.add(this.#neighbours.nodeId);
    const draining: NodeMessage = { type: "draining" };
    for (const other of all) tellNode(this.#neighbours, other, draining);
    const others = all.filter((other) => !this.#draining.has(other));
    if (others.length === 0) return;
    const letGo = (tableId: string) => {
      this.#directory.letGo(tableId);
      this.#host.released(tableId);
    };
    const deps = { neighbours: this.#neighbours, checkpointer: this.#checkpointer, log: this.#log, letGo };
    const tables = [...this.#directory.all()];
    const given = tables.flatMap((table, index) => {
      const to = others[index % others.length];
      return to === undefined ? [] : [handOver(deps, table, to)];
    });
    await Promise.all(given);
  }

  async #pickUpInputs(table: TableActor, gameId: string): Promise<void> {
    const rows = await pickUpInputs(this.#neighbours, gameId);
    if (rows !== null) table.putInputsBefore(gameId, rows);
  }

  /** Null: they are connected here, or nowhere, or that process does not answer. */
  async #askAtHome({ userId }: TableOwner, question: OwnerRequest): Promise<Created | null> {
    // Who cannot ask finds nobody.
    const nodeId = await this.#neighbours.people.whereIs(userId).catch(() => null);
    if (nodeId === null || nodeId === this.#neighbours.nodeId || this.#draining.has(nodeId)) return null;
    const made = (await this.remote.askNode(nodeId, question)) as Created | null;
    // A process that is just closing leaves it to this one.
    return made?.ok === false && made.code === "server/shutting_down" ? null : made;
  }

  #askAgain(nodeId: string, tableId: string | null): void {
    const message: NodeMessage = { type: "again", tableId };
    tellNode(this.#neighbours, nodeId, message);
  }

  #sendToSeat(userId: string, message: (tableId: string) => NodeMessage): void {
    this.remote.tellAtSeat(userId, message).catch((error: unknown) => {
      this.#log.warn({ err: error }, "another process could not be told of a person");
    });
  }

  /** The books come first: from then on no former owner moves the table's chips. */
  async #goOn(tableId: string, state: TableState, at: number): Promise<void> {
    const gameId = unpaidGameOf(state);
    let isOpen = true;
    for (;;) {
      const fence = this.#neighbours.fenceOf(tableId);
      if (fence === undefined) return;
      try {
        if (state.spec.stakes > 0) isOpen = await this.#ledger.takeOver(fence, gameId);
        break;
      } catch (error) {
        this.#log.error({ tableId, err: error }, "the books of a table could not be taken over");
        await new Promise<void>((resolve) => this.#clock.after(BOOKS_AGAIN_MS, resolve));
      }
    }
    if (this.#neighbours.fenceOf(tableId) === undefined || this.#directory.table(tableId)) return;
    const table = this.#directory.goOn(state, at);
    if (!isOpen) table.dispatch({ type: "stakes_gone" });
    this.#log.info({ tableId, gameId }, "a table goes on in this process");
    const hub = this.#hub;
    if (hub === null) return;
    this.#host.takeIn(table, hub);
    // What they said of their people while the books were asked was not heard.
    const others = new Set([...this.#neighbours.others(), ...this.#host.takeEarly(tableId)]);
    const askAll = () => others.forEach((other) => this.#askAgain(other, tableId));
    askAll();
    // A process that was cut off for a moment has not heard it, nor that anything is missing until more is said.
    this.#clock.after(RETURN_MS / 2, askAll);
    this.#clock.after(RETURN_MS, () => {
      this.#host.missSomebody(table, hub);
      if (gameId !== null) void this.#pickUpInputs(table, gameId);
    });
  }
}
