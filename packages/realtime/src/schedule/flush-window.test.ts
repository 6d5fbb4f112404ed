// When frames leave: windows of one's own, on common ticks.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Flushable, FlushWindow, type Tick } from "./flush-window.ts";
import { settle, VirtualClock } from "../testing/virtual-clock.ts";

const WINDOW_MS = 30;
const TICK_MS = 10;
const ROUND_MS = 50;

/** Somebody who notes when they were flushed and how long the first thing had waited. */
class Member implements Flushable {
  tick: Tick | undefined;
  readonly flushedAt: number[] = [];
  readonly waitedMs: number[] = [];
  readonly #clock: VirtualClock;
  readonly #window: FlushWindow;
  #since: number | undefined;

  constructor(clock: VirtualClock, window: FlushWindow) {
    this.#clock = clock;
    this.#window = window;
  }

  hear(): void {
    this.#since ??= this.#clock.now();
    this.#window.join(this);
  }

  flush(): void {
    if (this.#since === undefined) return;
    this.flushedAt.push(this.#clock.now());
    this.waitedMs.push(this.#clock.now() - this.#since);
    this.#since = undefined;
  }
}

function setUp(windowMs = WINDOW_MS) {
  const clock = new VirtualClock();
  const window = new FlushWindow(clock, windowMs);
  const start = clock.now();
  return { clock, window, start, member: () => new Member(clock, window) };
}

describe("a window", () => {
  it("[RT10] begins with the first that waits, and ends at the last tick within its length", async () => {
    const { clock, start, member } = setUp();
    const [early, late] = [member(), member()];
    await clock.advance(3);
    early.hear();
    await clock.advance(9);
    late.hear();
    early.hear();
    await clock.advance(200);
    expect(early.flushedAt).toEqual([start + 30]);
    expect(late.flushedAt).toEqual([start + 40]);
    expect(clock.pending()).toBe(0);
  });

  it("[RT10] ends on the same tick for those who began within one", async () => {
    const { clock, start, member } = setUp();
    const members = [member(), member(), member()];
    for (const one of members) {
      one.hear();
      await clock.advance(2);
    }
    expect(clock.pending()).toBe(1);
    await clock.advance(100);
    expect(members.map((one) => one.flushedAt)).toEqual([[start + 30], [start + 30], [start + 30]]);
  });

  it("[RT10] lasts never longer than it may; at 20 Hz each client soon gets one frame a round, whatever the phases", async () => {
    const phases = fc.array(fc.integer({ min: 0, max: ROUND_MS - 1 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(phases, async (all) => {
        const sorted = all.toSorted((a, b) => a - b);
        const widest = Math.max(
          ...sorted.map((phase, index) => (sorted[index + 1] ?? (sorted[0] as number) + ROUND_MS) - phase),
        );
        const { clock, member } = setUp();
        const members = [member(), member()];
        for (let ms = 0; ms < ROUND_MS * 30; ms += 1) {
          for (const phase of all) if (ms % ROUND_MS === phase) for (const one of members) one.hear();
          await clock.advance(1);
        }
        const [one, other] = members as [Member, Member];
        expect(other.flushedAt).toEqual(one.flushedAt);
        expect(Math.max(...one.waitedMs)).toBeLessThanOrEqual(WINDOW_MS);
        expect(Math.min(...one.waitedMs)).toBeGreaterThan(WINDOW_MS - TICK_MS);
        // A pause in the round as long as what the window leaves of it is enough to settle on.
        if (widest < ROUND_MS - WINDOW_MS + TICK_MS) return;
        const last = one.flushedAt.at(-1) as number;
        // Ticks do not divide a round: one frame more or less.
        expect(one.flushedAt.filter((at) => at > last - 15 * ROUND_MS).length).toBeLessThanOrEqual(16);
      }),
      { numRuns: 40 },
    );
  });

  it("[RT10] ends early for whoever hurries; what comes then has a window of its own", async () => {
    const { clock, window, start, member } = setUp();
    const one = member();
    one.hear();
    await clock.advance(20);
    window.hurry(one);
    await settle();
    expect(one.flushedAt).toEqual([start + 20]);
    one.hear();
    await clock.advance(100);
    expect(one.flushedAt).toEqual([start + 20, start + 50]);
  });

  it("[RT10] without length ends as soon as the running code is done, once for all it brought", async () => {
    const { clock, start, member } = setUp(0);
    const one = member();
    one.hear();
    one.hear();
    expect(one.flushedAt).toEqual([]);
    await settle();
    one.hear();
    await settle();
    expect(one.flushedAt).toEqual([start, start]);
    expect(clock.pending()).toBe(0);
  });

  it("[RT10] can be ended for all at once; what is said meanwhile waits for its own", async () => {
    const { clock, window, start, member } = setUp();
    const [one, echo] = [member(), member()];
    const flush = one.flush.bind(one);
    one.flush = () => {
      flush();
      echo.hear();
    };
    one.hear();
    await clock.advance(10);
    window.flushAll();
    expect([one.flushedAt, echo.flushedAt]).toEqual([[start + 10], []]);
    await clock.advance(100);
    expect([one.flushedAt, echo.flushedAt]).toEqual([[start + 10], [start + 40]]);
    one.hear();
    window.stop();
    await clock.advance(100);
    expect(one.flushedAt).toHaveLength(1);
    expect(clock.pending()).toBe(0);
  });

  it("[RT10] is served in order when a clock goes back, and when timers come early", async () => {
    const state = { now: 1_000_000 };
    const timers: { run: () => void; delayMs: number }[] = [];
    const clock = {
      now: () => state.now,
      after: (delayMs: number, run: () => void) => {
        const timer = { run, delayMs };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer) >>> 0, 1);
      },
    };
    const window = new FlushWindow(clock, WINDOW_MS);
    const order: string[] = [];
    const member = (name: string) => ({ tick: undefined, flush: () => void order.push(name) });
    window.join(member("a"));
    state.now -= 500;
    window.join(member("b"));
    state.now += 520;
    window.join(member("c"));
    // The first timer is a little early, as a host's timers are.
    state.now += 19;
    timers.shift()?.run();
    expect(order).toEqual(["a", "b"]);
    expect(timers).toHaveLength(1);
    state.now += 100;
    timers.shift()?.run();
    expect(order).toEqual(["a", "b", "c"]);
    expect(timers).toEqual([]);
  });
});
