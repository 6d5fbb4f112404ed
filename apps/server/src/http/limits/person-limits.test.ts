// How much one person may ask at a time, on virtual time.
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { settle, VirtualClock } from "@fitil/testkit";
import { createPersonLimit, createPersonSlots, heldWhile } from "./person-limits.ts";

describe("a person's limits", () => {
  it("counts amounts in a window, each person for themselves, and says how long to wait", async () => {
    const clock = new VirtualClock();
    const limit = createPersonLimit(clock, { most: 10, windowMs: 60_000 });
    await limit.count("ann", 4);
    await clock.advance(20_000);
    await limit.count("ann", 6);
    expect(() => limit.count("ann")).toThrow(expect.objectContaining({ retryAfterS: 40 }));
    // As much as both took: not before the second one is over.
    expect(() => limit.count("ann", 5)).toThrow(expect.objectContaining({ retryAfterS: 60 }));
    await limit.count("bob", 10);
    await clock.advance(40_000);
    await limit.count("ann", 4);
    expect(() => limit.count("ann")).toThrow(expect.objectContaining({ code: "request/too_many" }));
  });

  it("gives a place back when its stream ends, breaks or is left, and once only", async () => {
    const slots = createPersonSlots({ each: 1, all: 2 });
    const ways: readonly ((stream: Readable) => unknown)[] = [
      (stream) => stream.resume(),
      (stream) => stream.destroy(),
      (stream) => stream.on("error", () => undefined).destroy(new Error("broken")),
    ];
    for (const over of ways) {
      const free = slots.take("ann");
      expect(slots.take("ann")).toBeNull();
      if (free === null) throw new Error("There was no place");
      over(heldWhile(Readable.from(["text"]), free));
      await settle();
      const again = slots.take("ann");
      expect(again).not.toBeNull();
      free();
      expect(slots.take("ann")).toBeNull();
      again?.();
    }
  });
});
