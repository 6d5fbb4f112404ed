// Whether the other end of a connection still answers. A connection that was cut in the middle looks well for minutes: what is
// written goes nowhere, and nothing ever comes.
import { untilCommonTick } from "../common-ticks.ts";
import type { Clock } from "../../ports/process.ts";

/** Between an answer and the next question. */
const ASK_EVERY_MS = 300;
/** A lease's time: who has no answer for so long may not act anyway. */
const ANSWERED_WITHIN_MS = 600;
/** A process that stood still itself finds the answer in its socket when it goes on. */
const LOOK_AGAIN_MS = 50;

/** A connection that is watched. */
export interface WatchedConnection {
  /** Does it stand, as far as is known? */
  isReady(): boolean;
  /** When it has answered anything at all, on the same clock. */
  answeredAt(): number;
  /** Asks the other end for any answer; rejects when the connection breaks. */
  ask(): Promise<unknown>;
  /** It does not answer: the connection is to be given up. */
  silent(): void;
}

/** Watches until the returned function is called; `silent` is told once of each question that is not answered in 600 ms. */
export function watchAnswers(clock: Clock, connection: WatchedConnection): () => void {
  let stop: () => void = () => undefined;
  let isOver = false;
  const next = () => {
    if (!isOver) stop = clock.after(untilCommonTick(clock.now(), ASK_EVERY_MS), ask);
  };
  const ask = () => {
    if (!connection.isReady() || clock.now() - connection.answeredAt() < ASK_EVERY_MS) return next();
    let isOpen = true;
    const settle = () => {
      if (!isOpen) return;
      isOpen = false;
      stop();
      next();
    };
    stop = clock.after(ANSWERED_WITHIN_MS, () => {
      stop = clock.after(LOOK_AGAIN_MS, () => {
        connection.silent();
        settle();
      });
    });
    connection.ask().then(settle, settle);
  };
  next();
  return () => {
    isOver = true;
    stop();
  };
}
