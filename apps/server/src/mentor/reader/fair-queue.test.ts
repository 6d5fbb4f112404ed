// Turns among greedy and honest people.
import { beforeEach, describe, expect, it } from "vitest";
import { createFairQueue } from "./fair-queue.ts";
import type { FairQueue, Requester } from "./fair-queue.ts";

interface Picture {
  readonly requester: Requester;
  readonly name: string;
}

const HOGS = ["gus", "hal", "ian", "joe"];

describe("[MU7] fair turns", () => {
  let queue: FairQueue<Picture>;
  beforeEach(() => {
    queue = createFairQueue({ mostWaiting: 8 });
  });

  const add = (userId: string, { name = userId, address = "10.0.0.1" } = {}) =>
    queue.add({ requester: { userId, address }, name })?.name ?? null;
  const addMany = (userId: string, count: number, address?: string) => {
    for (let index = 1; index <= count; index += 1)
      add(userId, { name: `${userId} ${index}`, ...(address === undefined ? {} : { address }) });
  };
  /** Serves so many, for `ms` each; returns their names. */
  const serve = (count: number, ms: number) => {
    const names: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const next = queue.next();
      if (next === null) break;
      queue.charge(next.requester, ms);
      names.push(next.name);
    }
    return names;
  };

  it("come in the order of asking while nobody was served more than another", () => {
    for (const name of ["ann", "bob", "cid"]) add(name);
    expect(serve(4, 0)).toEqual(["ann", "bob", "cid"]);
    expect(queue.next()).toBeNull();
  });

  it("give a newcomer the next one, whatever four greedy people have waiting", () => {
    for (const hog of HOGS) addMany(hog, 2);
    expect(serve(5, 7_000)).toEqual(["gus 1", "hal 1", "ian 1", "joe 1", "gus 2"]);
    for (let picture = 1; picture <= 6; picture += 1) {
      add("ann", { name: `ann ${picture}` });
      expect(serve(1, 1_000)).toEqual([`ann ${picture}`]);
    }
    expect(serve(9, 7_000)).toEqual(["hal 2", "ian 2", "joe 2"]);
  });

  it("do not make anybody wait for what they had while nobody else wanted it", () => {
    for (let picture = 0; picture < 30; picture += 1) {
      add("ann");
      serve(2, 1_000);
    }
    for (const hog of HOGS) addMany(hog, 2);
    add("ann");
    // Ann is one of five who begin together: after those who came before her, and before anybody's second.
    expect(serve(5, 500)).toEqual(["gus 1", "hal 1", "ian 1", "joe 1", "ann"]);
  });

  it("are counted by time, not by pictures", () => {
    addMany("heavy", 2);
    addMany("light", 5);
    expect(serve(1, 5_000)).toEqual(["heavy 1"]);
    expect(serve(6, 900)).toEqual(["light 1", "light 2", "light 3", "light 4", "light 5", "heavy 2"]);
  });

  it("are even in the long run, whoever came later", () => {
    const served = { gus: 0, ann: 0 };
    for (let picture = 0; picture < 60; picture += 1) {
      add("gus");
      if (picture >= 10) add("ann");
      for (const name of serve(1, 2_000)) served[name as "gus"] += 2_000;
    }
    expect(Math.abs(served.gus - served.ann)).toBeLessThanOrEqual(12_000);
  });

  it("save nothing up: who stayed away is soon one among equals", () => {
    addMany("gus", 8);
    serve(7, 5_000);
    addMany("ann", 5);
    expect(serve(6, 5_000)).toEqual(["ann 1", "ann 2", "ann 3", "gus 8", "ann 4", "ann 5"]);
  });

  it("are shared by those who ask from one address", () => {
    for (const hog of HOGS) addMany(hog, 1, "10.0.0.66");
    serve(2, 12_000);
    add("ann", { address: "10.0.0.7" });
    add("bob", { address: "10.0.0.66" });
    expect(serve(2, 1_000)).toEqual(["ann", "ian 1"]);
    add("ann", { address: "10.0.0.7" });
    expect(serve(9, 1_000)).toEqual(["ann", "joe 1", "bob"]);
  });

  it("leave out the last of whoever has most waiting when too many wait", () => {
    for (const hog of HOGS) addMany(hog, 2);
    expect(add("ann")).toBe("joe 2");
    expect(add("bob", { address: "10.0.0.7" })).toBe("ian 2");
    expect(add("hal", { name: "hal 3" })).toBe("hal 3");
    const left = queue.drain().map(({ name }) => name);
    expect(left).toEqual(["gus 1", "gus 2", "hal 1", "hal 2", "ian 1", "joe 1", "ann", "bob"]);
    expect(queue.next()).toBeNull();
  });
});
