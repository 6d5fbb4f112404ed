// When waiting frames leave. A connection's window begins with the first thing that waits for it, so that whoever hears
// the same at the same rate soon leaves once per round, whatever the phase. Windows end on common ticks: a few
// wake-ups serve everybody, and not all at once. Urgent ones leave as soon as the running code is done.
import type { Cancel, Clock } from "./ports.ts";

/** Somebody with something to send. */
export interface Flushable {
  /** Owned by the window: the tick that this one's window ends with; undefined = none runs, as at first. */
  tick: Tick | undefined;
  flush(): void;
}

/**
 * Ticks per window: a window ends up to one tick early, never late. PERF: with seven of them 200 clients who walk cost a twentieth
 * more, for more looks that each find fewer to serve.
 */
const TICKS_PER_WINDOW = 3;

/** An end of windows. */
export interface Tick {
  /** Ms of the clock. */
  readonly at: number;
  readonly members: Flushable[];
}

/** The end of a window without length. */
const AT_ONCE: Tick = { at: 0, members: [] };

/** Collects who has something to send, and sends at each window's end. */
export class FlushWindow {
  readonly #clock: Clock;
  readonly #windowMs: number;
  readonly #tickMs: number;
  /** In order of time; only the last one still takes members. */
  #ticks: Tick[] = [];
  #urgent: Flushable[] = [];
  #cancel: Cancel | undefined;

  constructor(clock: Clock, windowMs: number) {
    this.#clock = clock;
    this.#windowMs = windowMs;
    this.#tickMs = Math.max(1, Math.floor(windowMs / TICKS_PER_WINDOW));
  }

  /** Sends at the end of the member's window, which begins now unless it runs. */
  join(member: Flushable): void {
    if (member.tick !== undefined) return;
    if (this.#windowMs === 0) {
      member.tick = AT_ONCE;
      this.hurry(member);
      return;
    }
    const tick = this.#tickFor(this.#clock.now());
    member.tick = tick;
    tick.members.push(member);
  }

  /** Sends as soon as the running code has returned, together with everybody else who hurries. */
  hurry(member: Flushable): void {
    if (this.#urgent.push(member) > 1) return;
    queueMicrotask(() => this.#flushUrgent());
  }

  /** Sends everything now. */
  flushAll(): void {
    this.#flushUrgent();
    this.#flushUntil(Number.MAX_VALUE);
  }

  /** Stops the timer. What waits is not sent. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#ticks = [];
    this.#urgent = [];
  }

  /** The last tick that is not more than a window away. A clock that goes back only makes a window longer. */
  #tickFor(now: number): Tick {
    const at = Math.floor((now + this.#windowMs) / this.#tickMs) * this.#tickMs;
    const last = this.#ticks.at(-1);
    if (last !== undefined && last.at >= at) return last;
    const tick = { at, members: [] };
    this.#ticks.push(tick);
    if (last === undefined) this.#arm(tick, now);
    return tick;
  }

  #arm(first: Tick, now: number): void {
    this.#cancel = this.#clock.after(Math.max(0, first.at - now), () => {
      // Timers may come a little early: the tick it was set for is due in any case.
      this.#flushUntil(Math.max(first.at, this.#clock.now()));
    });
  }

  #flushUntil(reached: number): void {
    this.#cancel?.();
    this.#cancel = undefined;
    let due = 0;
    while ((this.#ticks[due]?.at ?? Number.POSITIVE_INFINITY) <= reached) due += 1;
    const ended = this.#ticks.splice(0, due);
    const next = this.#ticks[0];
    if (next !== undefined) this.#arm(next, this.#clock.now());
    for (const tick of ended) for (const member of tick.members) this.#end(member, tick);
  }

  #end(member: Flushable, tick: Tick): void {
    // Whoever hurried in the meantime has another window by now, or none.
    if (member.tick !== tick) return;
    member.tick = undefined;
    member.flush();
  }

  #flushUrgent(): void {
    const urgent = this.#urgent;
    if (urgent.length === 0) return;
    this.#urgent = [];
    for (const member of urgent) {
      member.tick = undefined;
      member.flush();
    }
  }
}
