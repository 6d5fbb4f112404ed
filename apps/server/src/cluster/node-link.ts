// Messages from node to node: in their order, several in one text, and numbered, so that what got lost is noticed. Whoever
// listens may take their time over a message; those after it wait.
import type { Clock } from "../ports/process.ts";
import { untilCommonTick } from "./common-ticks.ts";
import type { Wire } from "./ports.ts";

/** Between two texts to a node, with what else the process asks then: an urgent message after a pause leaves at once. */
const WINDOW_MS = 25;

/** Whom a link tells. */
export interface LinkEvents {
  /** A message of another node's. What comes after it waits for the promise. */
  received(from: string, message: unknown): Promise<void> | void;
  /** Messages of another node's got lost: whatever is known from it is to be asked for again. */
  gap(from: string): void;
}

interface Peer {
  sent: number;
  readonly waiting: string[];
  /** On this node's clock. */
  notBefore: number;
  stopTimer: (() => void) | null;
}

/** One node's end. */
export class NodeLink {
  readonly #nodeId: string;
  readonly #wire: Wire;
  readonly #clock: Clock;
  readonly #events: LinkEvents;
  readonly #peers = new Map<string, Peer>();
  readonly #heard = new Map<string, number>();
  /** Above all that was said to nodes that were forgotten: one that comes back is to notice that something is missing, and not to take it for old. */
  #sentBefore = 0;
  #inbox: Promise<void> | null = null;
  readonly #unread: (() => Promise<void> | void)[] = [];

  constructor(deps: { nodeId: string; wire: Wire; clock: Clock; events: LinkEvents }) {
    this.#nodeId = deps.nodeId;
    this.#wire = deps.wire;
    this.#clock = deps.clock;
    this.#events = deps.events;
  }

  /** Begins to listen. */
  async start(): Promise<void> {
    await this.#wire.listen(`to:${this.#nodeId}`, (text) => this.#hear(text));
  }

  /** Hears and says no more. */
  stop(): void {
    for (const { stopTimer } of this.#peers.values()) stopTimer?.();
    this.#peers.clear();
    // A connection that is gone listens to nothing.
    this.#wire.unlisten(`to:${this.#nodeId}`).catch(() => undefined);
  }

  /**
   * Sends a message of JSON without line breaks, with the window and all that waits for the same node; an urgent one at once where nothing
   * has just been sent. PERF: each text is a call of the kernel at three places.
   */
  send(to: string, message: string, isUrgent: boolean): void {
    let peer = this.#peers.get(to);
    if (!peer)
      this.#peers.set(
        to,
        (peer = {
          sent: this.#sentBefore,
          waiting: [],
          notBefore: Number.NEGATIVE_INFINITY,
          stopTimer: null,
        }),
      );
    peer.waiting.push(message);
    const waitMs = isUrgent ? peer.notBefore - this.#clock.now() : this.#untilTick();
    if (waitMs <= 0) return this.#flush(to, peer);
    const waiting = peer;
    peer.stopTimer ??= this.#clock.after(waitMs, () => this.#flush(to, waiting));
  }

  /** Another node is gone: for ever, unless it slept while the register lost everything, also that it was evicted. */
  forget(nodeId: string): void {
    const peer = this.#peers.get(nodeId);
    if (peer !== undefined) {
      peer.stopTimer?.();
      this.#sentBefore = Math.max(this.#sentBefore, peer.sent + 1);
      this.#peers.delete(nodeId);
    }
    this.#heard.delete(nodeId);
  }

  /** The nodes that this one has heard from. */
  heardFrom(): readonly string[] {
    return [...this.#heard.keys()];
  }

  #flush(to: string, peer: Peer): void {
    peer.stopTimer?.();
    peer.stopTimer = null;
    peer.notBefore = this.#clock.now() + this.#untilTick();
    const text = `${this.#nodeId} ${++peer.sent}\n${peer.waiting.splice(0).join("\n")}`;
    // What is lost is noticed by its number.
    this.#wire.publish(`to:${to}`, text).catch(() => undefined);
  }

  #untilTick(): number {
    return untilCommonTick(this.#clock.now(), WINDOW_MS);
  }

  #hear(text: string): void {
    const heard = readText(text);
    // What no node can have said is not heard; if it was one's all the same, the next number shows that something is missing.
    if (heard === null) return;
    const { from, number, messages } = heard;
    const last = this.#heard.get(from) ?? 0;
    // What was overtaken has been told of as lost, and everything anew since then: it would bring old news back.
    if (number <= last) return;
    this.#heard.set(from, number);
    if (number > last + 1) this.#read(() => this.#events.gap(from));
    for (const message of messages) this.#read(() => this.#events.received(from, message));
  }

  #read(task: () => Promise<void> | void): void {
    if (this.#inbox !== null) return void this.#unread.push(task);
    const busy = task();
    if (busy !== undefined) this.#inbox = this.#drain(busy);
  }

  async #drain(first: Promise<void>): Promise<void> {
    await first;
    for (let task = this.#unread.shift(); task; task = this.#unread.shift()) await task();
    this.#inbox = null;
  }
}

/** Who says a text, its number and its messages; null where it is none of a node's: anybody may write into Redis. */
function readText(text: string): { from: string; number: number; messages: readonly unknown[] } | null {
  const [head = "", ...lines] = text.split("\n");
  const [from = "", number = ""] = head.split(" ");
  if (from === "" || !/^[1-9]\d{0,15}$/.test(number)) return null;
  try {
    return { from, number: Number(number), messages: lines.map((line): unknown => JSON.parse(line)) };
  } catch {
    // Its messages are no JSON.
    return null;
  }
}
