// This process among the others of its site: one lease, its tables, where all other tables are, and messages to their owners.
// When the others take it for dead it goes on under another name; people's connections stay.
import type { Fence } from "../ports/ledger.ts";
import type { Clock, Log } from "../ports/process.ts";
import type { SharedSite } from "../ports/shared-site.ts";
import { untilCommonTick } from "./common-ticks.ts";
import { JOIN_AGAIN_MS, insist } from "./joining.ts";
import { LeasedClock } from "./leased-clock.ts";
import { isCallMessage } from "./call-messages.ts";
import { NodeCalls } from "./node-calls.ts";
import { figuresOf, noCounts } from "./node-figures.ts";
import { NodeLink } from "./node-link.ts";
import { Ownership } from "./ownership.ts";
import { PersonLocations } from "./person-locations.ts";
import { shareSite } from "./share-site.ts";
import { TableLocations } from "./table-locations.ts";
import type {
  ClusterEvents,
  ClusterRegister,
  PersonRegister,
  TableLocation,
  ShareRegister,
  TableRecord,
  TableWrite,
  Wire,
  WriteOutcome,
} from "./ports.ts";

/** A process that was killed is still on the list for a second. */
const LOOK_FOR_NAMESAKES_MS = 3_000;

/** What a node is made of. */
export interface ClusterNodeDeps {
  /** What logs call it. */
  readonly name: string;
  /** A fresh id each time. */
  readonly freshId: () => string;
  readonly register: ClusterRegister;
  readonly people: PersonRegister;
  readonly wire: Wire;
  /** Places and counts; none where nobody shares any. */
  readonly share?: ShareRegister;
  /** Never jumps. */
  readonly clock: Clock;
  readonly log: Log;
  /** Where people reach this very process; null: nowhere, as far as is known now. */
  readonly address?: () => string | null;
}

/** One process of a site. */
export class ClusterNode {
  readonly #deps: ClusterNodeDeps;
  /** The clock of this process's tables. */
  readonly clock: Clock;
  /** Where people are. */
  readonly people: PersonLocations;
  readonly #calls: NodeCalls;
  readonly #locations: TableLocations;
  readonly #counts = noCounts();
  #events!: ClusterEvents;
  #nodeId = "";
  #ownership!: Ownership;
  #link!: NodeLink;
  #isStopped = false;

  constructor(deps: ClusterNodeDeps) {
    this.#deps = deps;
    this.#calls = new NodeCalls({
      clock: deps.clock,
      send: (to, message, isUrgent) => this.send(to, message, isUrgent),
      failed: (kind, cause) =>
        deps.log.warn({ kind, err: cause }, "a call of another process could not be answered"),
    });
    this.#locations = new TableLocations({
      register: deps.register,
      clock: deps.clock,
      moved: (tableId, location, hasNewOwner) => this.#events.moved(tableId, location, hasNewOwner),
    });
    this.people = new PersonLocations(deps.people, this);
    this.#take(this.#freshName());
    this.clock = new LeasedClock(deps.clock, () => this.#ownership);
  }

  /** Its own name; another one after it was taken for dead. */
  get nodeId(): string {
    return this.#nodeId;
  }

  /** Joins the others. Call once, with the tables that will be told. */
  async start(events: ClusterEvents): Promise<void> {
    this.#events = events;
    const { clock, log, name } = this.#deps;
    await insist(clock, () => this.#locations.watch());
    await insist(clock, () => this.#link.start());
    await insist(clock, () => this.#ownership.start());
    await this.#locations.readAgain();
    clock.after(LOOK_FOR_NAMESAKES_MS, () => {
      if (this.#ownership.others().some((other) => other.startsWith(`${name}.`)))
        log.warn({ nodeId: name }, "NODE_ID expects a name of its own, but another process has the same one");
    });
  }

  /** Says nothing more; the others find out. */
  stop(): void {
    this.#isStopped = true;
    this.#locations.stop();
    this.#ownership.stop();
    this.#link.stop();
  }

  /** May this process act at all, and so take new people? */
  isReady(): boolean {
    return this.#ownership.mayAct();
  }

  /** May this process act for one of its tables now? */
  mayAct(tableId: string): boolean {
    return this.#ownership.actingEpoch(tableId) !== null;
  }

  /** Under which epoch the books know this process's table; undefined: it is not its. */
  fenceOf(tableId: string): Fence | undefined {
    const epoch = this.#ownership.epochOf(tableId);
    return epoch === null ? undefined : { tableId, epoch };
  }

  /** Enters a new table. False: it is not to be. Rejects when the register is away. */
  create(tableId: string, record: TableRecord): Promise<boolean> {
    return this.#ownership.create(tableId, record);
  }

  /** Ms until the next common tick (CL26): what falls on it is asked of the register together. */
  untilTick(everyMs: number): number {
    return untilCommonTick(this.#deps.clock.now(), everyMs);
  }

  /** Writes tables down. Rejects when the register is away. */
  save(writes: readonly TableWrite[]): Promise<readonly WriteOutcome[]> {
    return this.#ownership.save(writes);
  }

  /** A table has closed. */
  drop(tableId: string): void {
    this.#ownership.drop(tableId);
  }

  /** Gives a table to another process. False: it stays. */
  async hand(tableId: string, toNodeId: string): Promise<boolean> {
    const isGiven = await this.#ownership.hand(tableId, toNodeId);
    if (isGiven) this.#counts.handedOver += 1;
    return isGiven;
  }

  /** Takes a table that was given to this process; `taken` tells. */
  takeOver(tableId: string): Promise<void> {
    return this.#ownership.takeOver(tableId);
  }

  /** Where a table is, as far as it is known here. */
  location(tableId: string): TableLocation | null {
    return this.#locations.get(tableId);
  }

  /** Where every table is, as far as it is known here. */
  locations(): ReadonlyMap<string, TableLocation> {
    return this.#locations.all();
  }

  /** Where a table is. Rejects when the register is away and nobody here knows it. */
  find(tableId: string): Promise<TableLocation | null> {
    return this.#locations.find(tableId);
  }

  /** The other processes that live. */
  others(): readonly string[] {
    return this.#ownership.others();
  }

  /** Says a message of JSON to another process. */
  send(to: string, message: string, isUrgent: boolean): void {
    this.#counts.messagesSent += 1;
    this.#link.send(to, message, isUrgent);
  }

  /** Where people reach this very process, past the balancer; null: only with all others. */
  address(): string | null {
    return this.#deps.address?.() ?? null;
  }

  /** Leaves a text for whichever node picks it up, once. */
  async leave(key: string, text: string): Promise<void> {
    await this.#deps.share?.leave(key, text);
  }

  /** Takes a text that was left; null: there is none. */
  async pickUp(key: string): Promise<string | null> {
    return (await this.#deps.share?.pickUp(key)) ?? null;
  }

  /** A message of another node's was none that is known here. */
  notUnderstood(): void {
    this.#counts.notUnderstood += 1;
  }

  /** What other slices share with the other processes; null where nothing is. */
  shared(): SharedSite | null {
    const { share, clock } = this.#deps;
    if (share === undefined) return null;
    const [nodeId, others] = [() => this.#nodeId, () => this.others()];
    const figures = () => figuresOf(this.#deps, this.#ownership, this.#counts);
    return shareSite({ calls: this.#calls, share, clock, nodeId, others, figures });
  }

  /** The register was away and is back: what was said meanwhile is lost. */
  healed(): void {
    for (const nodeId of this.#link.heardFrom()) this.#events.gap(nodeId);
    void this.#locations.readAgain();
  }

  #freshName(): string {
    return `${this.#deps.name}.${this.#deps.freshId()}`;
  }

  #take(nodeId: string): void {
    const { register, clock, wire } = this.#deps;
    this.#nodeId = nodeId;
    this.#link = new NodeLink({
      nodeId,
      wire,
      clock,
      events: {
        received: (from, message) => {
          this.#counts.messagesReceived += 1;
          if (!isCallMessage(message)) return this.#events.received(from, message);
          if (!this.#calls.received(from, message)) this.notUnderstood();
          return undefined;
        },
        gap: (from) => {
          this.#counts.gaps += 1;
          this.#calls.broken(from);
          this.#events.gap(from);
        },
      },
    });
    this.#ownership = new Ownership({
      nodeId,
      register,
      clock,
      events: {
        taken: (tableId, claim) => {
          this.#counts.takeovers += 1;
          this.#events.taken(tableId, claim);
        },
        released: (tableId) => this.#events.released(tableId),
        recordOf: (tableId) => this.#events.recordOf(tableId),
        // Whoever was taken for dead and comes back under the same name does not know what was forgotten of it here.
        came: (other) => this.#events.gap(other),
        gone: (other) => {
          this.#link.forget(other);
          this.#calls.broken(other);
          this.#events.gone(other);
        },
        back: () => this.healed(),
        lost: () => void this.#startAnew(),
      },
    });
  }

  /** The others have taken this process for dead: it goes on as a new one. */
  async #startAnew(): Promise<void> {
    this.#counts.evictions += 1;
    this.#deps.log.warn(
      { nodeId: this.#nodeId },
      "the other processes took this one for dead: it joins again",
    );
    this.#link.stop();
    this.#take(this.#freshName());
    for (;;) {
      if (this.#isStopped) return;
      try {
        await this.#link.start();
        await this.#ownership.start();
        break;
      } catch {
        // The connection tells that it is down; joining goes on until it is back.
        await new Promise<void>((resolve) => this.#deps.clock.after(JOIN_AGAIN_MS, resolve));
      }
    }
    this.#events.renamed();
  }
}
