// One piece a turn, whoever sends and however much, and no more than so much in a second: turns and time are the test's.
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { VirtualClock } from "@fitil/testkit";
import { describe, expect, it } from "vitest";
import { createUploadPacer } from "./upload-pacer.ts";

describe("[MA13] [MU1] the upload pacer", () => {
  /** Takes the next turn, and lets everything that follows from it happen. */
  function turns() {
    const asked: (() => void)[] = [];
    const nextTurn = (task: () => void) => void asked.push(task);
    const pacer = createUploadPacer({ clock: new VirtualClock(0), nextTurn }, { bytesPerMs: 1 });
    const next = async () => {
      const [task] = asked.splice(0, 1);
      task?.();
      await setImmediate();
      return task !== undefined;
    };
    return { pacer, asked, next };
  }

  function body(name: string, pieces: number): Readable {
    return Readable.from(Array.from({ length: pieces }, (_, index) => Buffer.from(`${name}${index}`)));
  }

  it("takes one piece in a turn of twenty bodies that come at once, each in its turn", async () => {
    const { pacer, asked, next } = turns();
    const taken: string[] = [];
    const bodies = Array.from({ length: 20 }, (_, index) => body(String.fromCodePoint(97 + index), 3));
    const read = bodies.map(async (one) => {
      for await (const piece of pacer.pieces(one)) taken.push(String(piece));
    });
    await setImmediate();
    for (let count = 1; count <= 60; count += 1) {
      expect([asked.length, await next(), taken.length]).toEqual([1, true, count]);
    }
    await Promise.all(read);
    expect(asked).toEqual([]);
    expect(taken.slice(0, 20)).toEqual(bodies.map((_, index) => `${String.fromCodePoint(97 + index)}0`));
    expect(new Set(taken).size).toBe(60);
  });

  it("takes sixteen megabytes as they come, then keeps the pace, for all bodies together", async () => {
    const megabyte = 1_048_576;
    const clock = new VirtualClock(0);
    const pacer = createUploadPacer({ clock }, { bytesPerMs: 1_024 });
    let taken = 0;
    const read = [0, 1].map(async () => {
      const one = Readable.from(Array.from({ length: 12 }, () => Buffer.alloc(megabyte)));
      for await (const piece of pacer.pieces(one)) taken += piece.length;
    });
    for (let turn = 0; turn < 100; turn += 1) await setImmediate();
    expect(taken).toBe(16 * megabyte);
    await clock.advance(4 * 1_024);
    expect(taken).toBe(20 * megabyte);
    await clock.advance(60_000);
    await Promise.all(read);
    expect(taken).toBe(24 * megabyte);
  });

  it("leaves the rest of a body where it is when its reader leaves", async () => {
    const { pacer, next } = turns();
    const one = body("a", 3);
    const first = (async () => {
      for await (const piece of pacer.pieces(one)) return String(piece);
      return null;
    })();
    await setImmediate();
    await next();
    expect([await first, one.destroyed]).toEqual(["a0", false]);
  });

  it("reads a refused body past to its end, and hangs up on one that goes on and on", async () => {
    const pacer = createUploadPacer({ clock: new VirtualClock(0) }, { bytesPerMs: 1 });
    const short = body("a", 3);
    await pacer.readPast(short, 6);
    expect([short.readableEnded, short.errored]).toEqual([true, null]);
    let made = 0;
    const endless = new Readable({
      read() {
        made += 1;
        this.push(Buffer.alloc(1_000));
      },
      highWaterMark: 1_000,
    });
    await pacer.readPast(endless, 10_000);
    expect([endless.destroyed, made < 20]).toEqual([true, true]);
  });

  it("does not mind a sender that hangs up", async () => {
    const gone = new Readable({ read() {} });
    const pacer = createUploadPacer({ clock: new VirtualClock(0) }, { bytesPerMs: 1 });
    const past = pacer.readPast(gone, 1_000);
    gone.destroy(new Error("aborted"));
    await expect(past).resolves.toBeUndefined();
  });
});
