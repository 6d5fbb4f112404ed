// Who may hold how much while others hold theirs.
import { describe, expect, it } from "vitest";
import { createUploadMemory } from "./upload-memory.ts";

/** Grows by one until it may not any more; returns how much that was. */
function fill(share: { grow(bytes: number): boolean }): number {
  for (let bytes = 0; ; bytes += 1) if (!share.grow(1)) return bytes;
}

describe("[MU7] the memory for uploads", () => {
  it("gives one person half of it, however many uploads they send", () => {
    const memory = createUploadMemory(1_000);
    const [first, second] = [memory.open("ann"), memory.open("ann")];
    expect(first.grow(300)).toBe(true);
    expect(second.grow(201)).toBe(false);
    expect(second.grow(200)).toBe(true);
    expect(first.grow(1)).toBe(false);
  });

  it("keeps as much free as anybody holds, so that whoever comes next finds some", () => {
    const memory = createUploadMemory(1_000);
    expect([0, 1, 2, 3].map((index) => fill(memory.open(`greedy${index}`)))).toEqual([500, 250, 125, 62]);
    expect(fill(memory.open("honest"))).toBe(31);
  });

  it("gets back what is let go, once", () => {
    const memory = createUploadMemory(1_000);
    const share = memory.open("ann");
    fill(share);
    share.release();
    share.release();
    expect(fill(memory.open("bob"))).toBe(500);
    expect(share.grow(100)).toBe(true);
    expect(fill(memory.open("cid"))).toBe(200);
  });
});
