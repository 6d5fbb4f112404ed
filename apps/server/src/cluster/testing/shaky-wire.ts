// What stands between a node and the others in a simulation: a clock that drifts and can be stopped with its process, and a
// wire that is slow, loses messages on either way, and can be cut. For tests.
import type { Clock } from "../../ports/process.ts";
import type { ClusterRegister, PersonRegister } from "../ports.ts";

/** One process's own sense of time. Its clock goes on while the process stands still, as a real one does. */
export class ProcessClock implements Clock {
  readonly #world: Clock;
  readonly #rate: number;
  readonly #held: (() => void)[] = [];
  #isPaused = false;

  /** Does its process stand still now? */
  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** `rate`: this clock's milliseconds per true one. */
  constructor(world: Clock, rate: number) {
    this.#world = world;
    this.#rate = rate;
  }

  now(): number {
    return this.#world.now() * this.#rate;
  }

  after(delayMs: number, task: () => void): () => void {
    let isTaken = false;
    const run = () => {
      if (!isTaken) task();
    };
    const stop = this.#world.after(delayMs / this.#rate, () => this.soon(run));
    return () => {
      isTaken = true;
      stop();
    };
  }

  /** Runs something of this process: now, or when it goes on. */
  soon(task: () => void): void {
    if (this.#isPaused) this.#held.push(task);
    else task();
  }

  /** SIGSTOP for so many true ms, then SIGCONT. */
  pause(ms: number): void {
    if (this.#isPaused) return;
    this.#isPaused = true;
    this.#world.after(ms, () => {
      this.#isPaused = false;
      for (const task of this.#held.splice(0)) task();
    });
  }
}

/** The same register, of tables or of people, over a bad wire: messages take their time, some get lost before they are heard, some answers after. */
export function overWire<Register extends ClusterRegister | PersonRegister = ClusterRegister>(
  register: Register,
  wire: {
    readonly world: Clock;
    readonly process: ProcessClock;
    /** True ms of one way, or null: lost. */
    readonly way: () => number | null;
    /** What is said later is not heard earlier, as on one connection. Left out: messages overtake each other. */
    readonly isOrdered?: boolean;
  },
): Register {
  const LOST_AFTER_MS = 200;
  const travel = (line: { freeAt: number }) =>
    new Promise<void>((resolve, reject) => {
      const ms = wire.way();
      const now = wire.world.now();
      const arrivesAt = Math.max(
        now + (ms ?? LOST_AFTER_MS),
        wire.isOrdered === true && ms !== null ? line.freeAt : 0,
      );
      if (ms !== null) line.freeAt = arrivesAt;
      wire.world.after(arrivesAt - now, () => (ms === null ? reject(new Error("lost")) : resolve()));
    });
  const there = { freeAt: 0 };
  const back = { freeAt: 0 };
  const call = async <T>(order: () => Promise<T>): Promise<T> => {
    await travel(there);
    const answer = await order();
    await travel(back);
    // It is heard when its process runs.
    await new Promise<void>((resolve) => wire.process.soon(resolve));
    return answer;
  };
  return new Proxy(register, {
    get: (target, name) => {
      const order = Reflect.get(target, name, target) as (...messages: unknown[]) => Promise<unknown>;
      return (...messages: unknown[]) => call(() => order.apply(target, messages));
    },
  });
}
