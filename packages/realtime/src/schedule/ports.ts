// Time, chance and names come in here, so that tests own all three. Must never read a real clock itself,
// except in the two `system…` factories that a program's entry passes on.
import { randomBytes, randomInt } from "node:crypto";

/** Stops a pending timer; calling it twice, or after the timer fired, does nothing. */
export type Cancel = () => void;

/** Where time comes from. Milliseconds; `now` never runs backwards by more than the host's clock does. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `run` once, `delayMs` from now (≥ 0). Returns how to stop it. */
  after(delayMs: number, run: () => void): Cancel;
}

/** Where chance and unguessable names come from. */
export interface Chance {
  /** A number in [0, 1): spreads first pings. */
  fraction(): number;
  /** A new unguessable id for a connection: 32 lower-case hex characters by default. */
  clientId(): string;
  /** What a client names its session by where each command is a request of its own: 256 bits by default. Never logged. */
  secret(): string;
  /** A new short random text that names one life of a stream: 8 hex characters by default. */
  epoch(): string;
}

/** The host's clock. Timers do not keep the process alive by themselves. */
export function systemClock(): Clock {
  return {
    now: () => Date.now(),
    after(delayMs, run) {
      const timer = setTimeout(run, delayMs);
      timer.unref();
      return () => clearTimeout(timer);
    },
  };
}

/** The host's randomness. */
export function systemChance(): Chance {
  return {
    fraction: () => randomInt(0, 2 ** 32) / 2 ** 32,
    clientId: () => randomBytes(16).toString("hex"),
    secret: () => randomBytes(32).toString("base64url"),
    epoch: () => randomBytes(4).toString("hex"),
  };
}
