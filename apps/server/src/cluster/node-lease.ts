// A node's right to act, and its eye on the others. It may act for a while after each beat that was answered, and evicts a
// node whose counter has stood still for longer than that. Only spans of the node's own clock count, never what time it is.
import { untilCommonTick } from "./common-ticks.ts";
import type { Clock } from "../ports/process.ts";
import type { ClusterRegister } from "./ports.ts";

/** Between two beats. */
const BEAT_EVERY_MS = 150;
/** How long a node may act, from the moment it sent its last answered beat. */
const LEASE_MS = 600;
/** How long a counter must stand still before its node is evicted: longer than the lease by more than clocks drift apart. */
const SILENCE_MS = 800;

/** Whom a lease tells. */
export interface LeaseEvents {
  /** Another node is gone: its tables may be claimed. */
  evicted(nodeId: string): void;
  /** A node is on the list that was not, or that was told to be gone. */
  came(nodeId: string): void;
  /** A node that was on the list is not any more, whoever evicted it. */
  gone(nodeId: string): void;
  /** This node is gone for the others: it owns nothing any more and joins anew under another id. Once. */
  lost(): void;
  /** The register is heard again after longer than a lease: what was said to this node meanwhile is lost, though nobody may have missed it. */
  back(): void;
  /** The register had lost everything; this node has entered it again, and its tables are to follow. */
  forgotten(): void;
}

interface Sighting {
  readonly counter: number;
  /** On this node's clock. */
  readonly since: number;
}

/** One node's lease, from `start` until it is lost or stopped. */
export class NodeLease {
  readonly #nodeId: string;
  readonly #register: ClusterRegister;
  readonly #clock: Clock;
  readonly #events: LeaseEvents;
  readonly #seen = new Map<string, Sighting>();
  /** Nodes that have lived, and of which it has not been told that they are gone. */
  readonly #known = new Set<string>();
  #actsUntil = Number.NEGATIVE_INFINITY;
  #actsFrom = Number.NEGATIVE_INFINITY;
  #answeredAt = Number.NEGATIVE_INFINITY;
  /** When it heard last that the register had lost everything. */
  #forgottenAt = Number.NEGATIVE_INFINITY;
  #roundTripMs = 0;
  #isOver = false;
  /** The register has lost everything, and it has not been told yet that this node entered it again. */
  #isForgotten = false;
  #stopTimer: (() => void) | null = null;

  constructor(deps: { nodeId: string; register: ClusterRegister; clock: Clock; events: LeaseEvents }) {
    this.#nodeId = deps.nodeId;
    this.#register = deps.register;
    this.#clock = deps.clock;
    this.#events = deps.events;
  }

  /** Joins and begins to beat. Until the first beat is answered the node may not act. */
  async start(): Promise<void> {
    await this.#register.join(this.#nodeId);
    this.#beatOn();
  }

  /** May this node act for its tables at this very moment? */
  mayAct(): boolean {
    if (this.#isOver) return false;
    const now = this.#clock.now();
    return now < this.#actsUntil && now >= this.#actsFrom;
  }

  /** Until when this node may act, on its own clock; in the past when it may not. */
  actsUntil(): number {
    return this.mayAct() ? this.#actsUntil : Math.min(this.#actsUntil, this.#clock.now());
  }

  /** How long the last answered beat took. */
  roundTripMs(): number {
    return this.#roundTripMs;
  }

  /** The other nodes that live, as far as this one has seen. */
  others(): readonly string[] {
    return [...this.#seen.keys()];
  }

  /** Beats no more; the others will find out. */
  stop(): void {
    this.#isOver = true;
    this.#stopTimer?.();
    this.#stopTimer = null;
  }

  #beatOn(): void {
    if (this.#isOver) return;
    this.#stopTimer = this.#clock.after(untilCommonTick(this.#clock.now(), BEAT_EVERY_MS), () =>
      this.#beatOn(),
    );
    void this.#beat();
  }

  async #beat(): Promise<void> {
    const sentAt = this.#clock.now();
    // A beat that is lost is followed by the next; a register that stays away ends the lease by itself.
    const beat = await this.#register.beat(this.#nodeId).catch(() => null);
    if (this.#isOver || beat === null) return;
    this.#roundTripMs = this.#clock.now() - sentAt;
    if (beat.kind === "evicted") {
      this.stop();
      this.#events.lost();
      return;
    }
    if (beat.kind === "forgotten") return this.#enterAgain();
    // Overtaken by the news that all was lost: its counters are of before, and new ones, which begin at nought, may come to stand there.
    if (sentAt < this.#forgottenAt) return;
    // The register has heard that this node entered it, and the answer got lost.
    if (this.#isForgotten) this.#tellForgotten();
    this.#actsUntil = Math.max(this.#actsUntil, sentAt + LEASE_MS);
    this.#watch(beat.counters);
  }

  /**
   * The register has lost everything, also who was evicted: until all others who live have entered their tables, a higher epoch
   * may still come, so nobody acts.
   */
  async #enterAgain(): Promise<void> {
    this.#forgottenAt = this.#clock.now();
    this.#actsFrom = this.#forgottenAt + SILENCE_MS;
    this.#actsUntil = Number.NEGATIVE_INFINITY;
    this.#seen.clear();
    this.#isForgotten = true;
    try {
      await this.#register.join(this.#nodeId);
    } catch {
      // The next beat finds the same.
      return;
    }
    if (!this.#isOver && this.#isForgotten) this.#tellForgotten();
  }

  #tellForgotten(): void {
    this.#isForgotten = false;
    this.#events.forgotten();
  }

  /** Whoever has not heard of the register for a lease's time may judge nobody by what it saw before. */
  #watch(counters: ReadonlyMap<string, number>): void {
    const now = this.#clock.now();
    const wasAway = now - this.#answeredAt >= LEASE_MS;
    if (wasAway) this.#seen.clear();
    const isFirst = this.#answeredAt === Number.NEGATIVE_INFINITY;
    this.#answeredAt = now;
    if (wasAway && !isFirst) this.#events.back();
    // Whoever is taken off the list is gone, also for those who could not see it; a list that was lost fills up again first.
    if (now >= this.#actsFrom)
      for (const nodeId of this.#known)
        if (!counters.has(nodeId)) {
          this.#known.delete(nodeId);
          this.#seen.delete(nodeId);
          this.#events.gone(nodeId);
        }
    for (const [nodeId, counter] of counters) {
      if (nodeId === this.#nodeId) continue;
      if (!this.#known.has(nodeId)) {
        this.#known.add(nodeId);
        this.#events.came(nodeId);
      }
      const sighting = this.#seen.get(nodeId);
      // An answer that was overtaken by a newer one tells nothing.
      if (sighting === undefined || counter > sighting.counter)
        this.#seen.set(nodeId, { counter, since: now });
      else if (now - sighting.since >= SILENCE_MS) void this.#evict(nodeId, sighting.counter);
    }
  }

  async #evict(nodeId: string, counter: number): Promise<void> {
    // Whoever could not be put out now is still silent at the next look.
    const isDone = await this.#register.evict(nodeId, counter).catch(() => false);
    if (isDone && !this.#isOver) this.#events.evicted(nodeId);
  }
}
