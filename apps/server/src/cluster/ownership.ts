// Which tables are this node's, and under which epoch: makes them, writes them down, takes over those of nodes that are
// gone, and lets go of what another epoch owns. Knows nothing of what a table is.
import { untilCommonTick } from "./common-ticks.ts";
import type { Clock } from "../ports/process.ts";
import { NodeLease } from "./node-lease.ts";
import type { Claim, ClusterRegister, TableRecord, TableWrite, WriteOutcome } from "./ports.ts";

/** How often a node looks for tables that nobody has: of claims that got lost, or of an evictor that died too. */
const SWEEP_EVERY_MS = 300;
/** How long nobody acts for a table that a register which had lost it was told of: a former owner that came first hears of it meanwhile. */
const ADOPTED_REST_MS = 1_000;

/** What becomes of a node's tables. */
export interface OwnershipEvents {
  /** A table of a node that is gone, or that has handed it over, is this node's now, as it was written down last. */
  taken(tableId: string, claim: Claim): void;
  /** The register has lost this table: how it stands now; null: it is not known yet, ask again. */
  recordOf(tableId: string): TableRecord | null;
  /** Another epoch owns this table: it stops here, without a word to its people. */
  released(tableId: string): void;
  /** Another node is there that was not, or that was told to be gone. */
  came(nodeId: string): void;
  /** Another node is gone: its connections are, too. */
  gone(nodeId: string): void;
  /** This node was cut off for longer than a lease, and hears again. */
  back(): void;
  /** The others have taken this node for dead. It owns nothing, and goes on as a new one. */
  lost(): void;
}

/** One node's tables. */
export class Ownership {
  readonly #nodeId: string;
  readonly #register: ClusterRegister;
  readonly #clock: Clock;
  readonly #events: OwnershipEvents;
  readonly #lease: NodeLease;
  readonly #epochs = new Map<string, number>();
  /** Tables that the register has lost, and those among them that it is being told of. */
  readonly #lost = new Set<string>();
  readonly #adopting = new Set<string>();
  /** Tables that rest after an adoption, and until when on this node's clock. */
  readonly #resting = new Map<string, number>();
  /** Tables that have closed, which the register may not have heard of. */
  readonly #closing = new Set<string>();
  #stopTimer: (() => void) | null = null;

  /** `nodeId` is fresh with every start of a process. */
  constructor(deps: { nodeId: string; register: ClusterRegister; clock: Clock; events: OwnershipEvents }) {
    this.#nodeId = deps.nodeId;
    this.#register = deps.register;
    this.#clock = deps.clock;
    this.#events = deps.events;
    this.#lease = new NodeLease({
      ...deps,
      events: {
        evicted: () => void this.#sweep(),
        came: (nodeId) => this.#events.came(nodeId),
        gone: (nodeId) => this.#events.gone(nodeId),
        lost: () => this.#lose(),
        back: () => this.#events.back(),
        forgotten: () => void this.#enterAgain(),
      },
    });
  }

  /** Joins the others. */
  async start(): Promise<void> {
    await this.#lease.start();
    this.#sweepOn();
  }

  /** The epoch under which this node may act for a table at this very moment; null: it may not. */
  actingEpoch(tableId: string): number | null {
    if (!this.#lease.mayAct()) return null;
    // Until the register knows of it again, a higher epoch may have been.
    if (this.#lost.size > 0 && this.#lost.has(tableId)) return null;
    if (this.#resting.size > 0 && this.#clock.now() < (this.#resting.get(tableId) ?? 0)) return null;
    return this.#epochs.get(tableId) ?? null;
  }

  /** Until when this node may act, on its own clock; in the past when it may not. */
  actsUntil(): number {
    return this.#lease.actsUntil();
  }

  /** How many tables this node has. */
  size(): number {
    return this.#epochs.size;
  }

  /** How long the last answered beat took. */
  roundTripMs(): number {
    return this.#lease.roundTripMs();
  }

  /** The other nodes that live. */
  others(): readonly string[] {
    return this.#lease.others();
  }

  /** May this node act at all at this very moment? */
  mayAct(): boolean {
    return this.#lease.mayAct();
  }

  /** The epoch under which this node has a table, whether it may act now or not; null: it is not its. */
  epochOf(tableId: string): number | null {
    return this.#epochs.get(tableId) ?? null;
  }

  /** Makes a table of this node's. False: the node was evicted, or the id is another's. Rejects when the register is away. */
  async create(tableId: string, record: TableRecord): Promise<boolean> {
    const epoch = await this.#register.create(this.#nodeId, tableId, record);
    if (epoch !== null) this.#epochs.set(tableId, epoch);
    return epoch !== null;
  }

  /** Writes tables of this node's down, and lets go of those that are not its any more. Rejects when the register is away. */
  async save(writes: readonly TableWrite[]): Promise<readonly WriteOutcome[]> {
    const own = writes.flatMap((write) => {
      const epoch = this.#epochs.get(write.tableId);
      return epoch === undefined ? [] : [{ ...write, epoch }];
    });
    const saved = own.length === 0 ? [] : await this.#register.save(own);
    const outcomes = new Map<string, WriteOutcome>();
    for (const [index, { tableId, epoch }] of own.entries()) {
      const answer = saved[index];
      if (answer === "superseded" && this.#epochs.get(tableId) === epoch) this.#release(tableId, epoch);
      else outcomes.set(tableId, answer === "saved" ? "saved" : "later");
    }
    return writes.map(({ tableId }) => outcomes.get(tableId) ?? "not_ours");
  }

  /** Gives a table of this node's to another one; false: it stays. Rejects when the register is away: then nobody knows. */
  async hand(tableId: string, toNodeId: string): Promise<boolean> {
    const epoch = this.#epochs.get(tableId);
    if (epoch === undefined || !(await this.#register.hand(tableId, epoch, toNodeId))) return false;
    if (this.#epochs.get(tableId) === epoch) this.#epochs.delete(tableId);
    return true;
  }

  /** Takes a table that was handed to this node. */
  async takeOver(tableId: string): Promise<void> {
    if (!this.#epochs.has(tableId)) await this.#claim(tableId);
  }

  /** A table has closed: it is said until the register has heard it. */
  drop(tableId: string): void {
    if (!this.#epochs.delete(tableId)) return;
    this.#closing.add(tableId);
    void this.#close(tableId);
  }

  /** Stops without a word; the others will find out and take over. */
  stop(): void {
    this.#lease.stop();
    this.#stopTimer?.();
    this.#stopTimer = null;
  }

  #sweepOn(): void {
    this.#stopTimer = this.#clock.after(untilCommonTick(this.#clock.now(), SWEEP_EVERY_MS), () =>
      this.#sweepOn(),
    );
    void this.#sweep();
  }

  async #sweep(): Promise<void> {
    for (const tableId of this.#lost) void this.#adopt(tableId);
    for (const tableId of this.#closing) void this.#close(tableId);
    if (!this.#lease.mayAct()) return;
    const before = new Map(this.#epochs);
    // The connection tells that it is down; the next sweep looks again.
    const tableIds = await this.#register.claimable(this.#nodeId).catch(() => null);
    if (tableIds === null) return;
    // What is not among its own was taken over while this node was away.
    const found = new Set(tableIds);
    for (const [tableId, epoch] of before)
      if (!found.has(tableId) && !this.#lost.has(tableId)) this.#release(tableId, epoch);
    await Promise.all(
      tableIds.filter((id) => !this.#epochs.has(id) && !this.#closing.has(id)).map((id) => this.#claim(id)),
    );
  }

  async #claim(tableId: string): Promise<void> {
    // As above: the next sweep claims again.
    const claim: Claim | null = await this.#register.claim(this.#nodeId, tableId).catch(() => null);
    if (claim === null || this.#stopTimer === null || this.#epochs.has(tableId) || this.#closing.has(tableId))
      return;
    this.#epochs.set(tableId, claim.epoch);
    this.#events.taken(tableId, claim);
  }

  async #enterAgain(): Promise<void> {
    for (const tableId of this.#epochs.keys()) this.#lost.add(tableId);
    await Promise.all([...this.#lost].map((tableId) => this.#adopt(tableId)));
  }

  async #adopt(tableId: string): Promise<void> {
    const epoch = this.#epochs.get(tableId);
    if (this.#adopting.has(tableId)) return;
    if (epoch === undefined) return void this.#lost.delete(tableId);
    const record = this.#events.recordOf(tableId);
    this.#adopting.add(tableId);
    try {
      // It was taken over just now, and its books are still asked: the next sweep tells of it, unless somebody else has.
      if (record === null) {
        if (((await this.#register.location(tableId))?.epoch ?? 0) > epoch) {
          this.#lost.delete(tableId);
          this.#release(tableId, epoch);
        }
        return;
      }
      const adopted = await this.#register.adopt(this.#nodeId, tableId, epoch, record);
      this.#lost.delete(tableId);
      if (adopted === null) this.#release(tableId, epoch);
      else if (this.#epochs.get(tableId) === epoch) {
        this.#epochs.set(tableId, adopted);
        this.#rest(tableId);
      }
    } catch {
      // The next sweep tries again.
    } finally {
      this.#adopting.delete(tableId);
    }
  }

  #rest(tableId: string): void {
    this.#resting.set(tableId, this.#clock.now() + ADOPTED_REST_MS);
    this.#clock.after(ADOPTED_REST_MS, () => this.#resting.delete(tableId));
  }

  /** Asks for the table's epoch first: the register may have given it another one, and the answer got lost. */
  async #close(tableId: string): Promise<void> {
    if (this.#adopting.has(tableId)) return;
    try {
      const claim = await this.#register.claim(this.#nodeId, tableId);
      if (claim !== null) await this.#register.drop(tableId, claim.epoch);
      this.#closing.delete(tableId);
    } catch {
      // The next sweep tries again.
    }
  }

  #release(tableId: string, epoch: number): void {
    if (this.#epochs.get(tableId) !== epoch) return;
    this.#epochs.delete(tableId);
    this.#events.released(tableId);
  }

  #lose(): void {
    this.stop();
    for (const [tableId, epoch] of this.#epochs) this.#release(tableId, epoch);
    this.#events.lost();
  }
}
