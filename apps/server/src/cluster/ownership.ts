// Which tables are this node's, and under which epoch: makes them, writes them down, takes over those of nodes that are
// gone, and lets go of what another epoch owns. Knows nothing of what a table is.
import type { Clock } from "../ports.ts";
import { NodeLease } from "./node-lease.ts";
import type { Claim, ClusterRegister } from "./ports.ts";

/** How often a node looks for tables that nobody has: of claims that got lost, or of an evictor that died too. */
const SWEEP_EVERY_MS = 300;

/** What becomes of a node's tables. */
export interface OwnershipEvents {
  /** A table of a node that is gone is this node's now, as it was written down last. */
  taken(tableId: string, checkpoint: string): void;
  /** Another epoch owns this table: it stops here, without a word to its people. */
  released(tableId: string): void;
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
  #stopTimer: (() => void) | null = null;

  /** `nodeId` is fresh with every start of a process. */
  constructor(deps: { nodeId: string; register: ClusterRegister; clock: Clock; events: OwnershipEvents }) {
    this.#nodeId = deps.nodeId;
    this.#register = deps.register;
    this.#clock = deps.clock;
    this.#events = deps.events;
    this.#lease = new NodeLease({
      ...deps,
      events: { evicted: () => void this.#sweep(), lost: () => this.#lose() },
    });
  }

  /** Joins the others. */
  async start(): Promise<void> {
    await this.#lease.start();
    this.#sweepOn();
  }

  /** The epoch under which this node may act for a table at this very moment; null: it may not. */
  actingEpoch(tableId: string): number | null {
    return this.#lease.mayAct() ? (this.#epochs.get(tableId) ?? null) : null;
  }

  /** Makes a table of this node's. False: the node was evicted, or the id is another's. Rejects when the register is away. */
  async create(tableId: string, checkpoint: string): Promise<boolean> {
    const epoch = await this.#register.create(this.#nodeId, tableId, checkpoint);
    if (epoch !== null) this.#epochs.set(tableId, epoch);
    return epoch !== null;
  }

  /** Writes a table of this node's down; lets go of it when another epoch owns it. Rejects when the register is away. */
  async save(tableId: string, checkpoint: string): Promise<void> {
    const epoch = this.#epochs.get(tableId);
    if (epoch === undefined || (await this.#register.save(tableId, epoch, checkpoint))) return;
    this.#release(tableId, epoch);
  }

  /** A table has closed. Rejects when the register is away: to be said again, or the table comes back. */
  async drop(tableId: string): Promise<void> {
    const epoch = this.#epochs.get(tableId);
    if (epoch === undefined) return;
    await this.#register.drop(tableId, epoch);
    this.#epochs.delete(tableId);
  }

  /** Stops without a word; the others will find out and take over. */
  stop(): void {
    this.#lease.stop();
    this.#stopTimer?.();
    this.#stopTimer = null;
  }

  #sweepOn(): void {
    this.#stopTimer = this.#clock.after(SWEEP_EVERY_MS, () => this.#sweepOn());
    void this.#sweep();
  }

  async #sweep(): Promise<void> {
    if (!this.#lease.mayAct()) return;
    const tableIds = await this.#register.claimable(this.#nodeId).catch(() => []);
    await Promise.all(tableIds.filter((id) => !this.#epochs.has(id)).map((id) => this.#claim(id)));
  }

  async #claim(tableId: string): Promise<void> {
    const claim: Claim | null = await this.#register.claim(this.#nodeId, tableId).catch(() => null);
    if (claim === null || this.#stopTimer === null || this.#epochs.has(tableId)) return;
    this.#epochs.set(tableId, claim.epoch);
    this.#events.taken(tableId, claim.checkpoint);
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
