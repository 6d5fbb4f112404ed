// How a table that «Играть» opened gets going by itself (QP2, QP3): when somebody has agreed to play and nobody new has come for
// 5 s, bots take the free places one after another, then the countdown runs. Decides when; what is done is the lobby's.
import type { Clock } from "../ports.ts";

/** How long a place waits for a person, after the last one came. */
const WAIT_FOR_PEOPLE_MS = 5_000;
/** Between two bots that sit down. */
const BETWEEN_BOTS_MS = 300;
/** Somebody cancelled: they want to wait for people. */
const AFTER_CANCEL_MS = 20_000;

/** The lobby's side of it. */
interface QuickStartSink {
  /** May the lobby be filled now: no game, no countdown, and somebody who has agreed? */
  isWaiting(): boolean;
  /** Gives one free place to a bot. False: none is free. */
  addBot(): boolean;
  countDown(): void;
}

/** One quick table's way to its next game. */
export class QuickStart {
  readonly #clock: Clock;
  readonly #sink: QuickStartSink;
  #stop: (() => void) | null = null;

  constructor(clock: Clock, sink: QuickStartSink) {
    this.#clock = clock;
    this.#sink = sink;
  }

  /** Somebody has taken a place or agreed: people get their time to come. */
  joined(): void {
    this.#wait(WAIT_FOR_PEOPLE_MS);
  }

  /** Somebody has cancelled the countdown (LB6). */
  cancelled(): void {
    this.#wait(AFTER_CANCEL_MS);
  }

  /** Nothing comes by itself any more. */
  close(): void {
    this.#stop?.();
    this.#stop = null;
  }

  #wait(delayMs: number): void {
    this.close();
    this.#stop = this.#clock.after(delayMs, () => this.#step());
  }

  #step(): void {
    this.#stop = null;
    if (!this.#sink.isWaiting()) return;
    if (this.#sink.addBot()) this.#wait(BETWEEN_BOTS_MS);
    else this.#sink.countDown();
  }
}
