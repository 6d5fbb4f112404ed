// What every register of shared places and counts promises, whatever it is made of.
import { beforeEach, describe, expect, it } from "vitest";
import type { ShareRegister } from "./ports.ts";

/** An empty register, and how its nodes live and die. */
export interface OpenedShare {
  readonly share: ShareRegister;
  join(nodeId: string): Promise<void>;
  evict(nodeId: string): Promise<void>;
}

/** Runs the suite on one implementation; `open` gives null where the machine has none. */
export function shareRegisterContract(name: string, open: () => Promise<OpenedShare | null>): void {
  describe(`shared places and counts: ${name}`, () => {
    let share: ShareRegister;
    let opened: OpenedShare;
    beforeEach(async (context) => {
      const found = await open();
      if (found === null) return context.skip();
      opened = found;
      ({ share } = found);
      for (const nodeId of ["a", "b"]) await opened.join(nodeId);
    });
    const take = (nodeId: string, item: string, most = 2) => share.take(nodeId, { key: "k", item, most });

    it("[CL18] a place is one node's, and no more are held than may be", async () => {
      expect(await take("a", "one")).toEqual({ kind: "taken" });
      expect(await take("a", "one")).toEqual({ kind: "taken" });
      expect(await take("b", "one")).toEqual({ kind: "held", nodeId: "a" });
      expect(await take("b", "two")).toEqual({ kind: "taken" });
      expect(await take("b", "three")).toEqual({ kind: "full" });
      expect(await take("b", "two", 0)).toEqual({ kind: "taken" });
      expect(await share.holder("k", "one")).toBe("a");
      await share.free("b", "k", "one");
      expect(await share.holder("k", "one")).toBe("a");
      await share.free("a", "k", "one");
      expect(await share.holder("k", "one")).toBeNull();
      expect(await take("b", "three")).toEqual({ kind: "taken" });
      expect(await share.take("b", { key: "other", item: "one", most: 1 })).toEqual({ kind: "taken" });
    });

    it("[CL18] what a node held that is gone is free", async () => {
      await take("a", "one");
      await take("a", "two");
      await opened.evict("a");
      expect(await share.holder("k", "one")).toBeNull();
      expect(await take("b", "three")).toEqual({ kind: "taken" });
      expect(await take("b", "one")).toEqual({ kind: "taken" });
      expect(await take("b", "two")).toEqual({ kind: "full" });
    });

    it("[CL22] what is left is picked up once", async () => {
      expect(await share.pickUp("k")).toBeNull();
      await share.leave("k", "text");
      await share.leave("other", "else");
      expect(await share.pickUp("k")).toBe("text");
      expect([await share.pickUp("k"), await share.pickUp("other")]).toEqual([null, "else"]);
    });

    it("[CL18] a count is everybody's, and says how long its window goes on", async () => {
      expect((await share.add("c", 2, 60_000)).count).toBe(2);
      const { count, leftMs } = await share.add("c", 3, 60_000);
      expect(count).toBe(5);
      expect(leftMs > 0 && leftMs <= 60_000).toBe(true);
      expect((await share.add("d", 1, 60_000)).count).toBe(1);
    });
  });
}
