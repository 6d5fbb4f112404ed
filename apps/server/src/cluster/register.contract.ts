// What every register of nodes and tables promises, whatever it is made of.
import { describe, expect, it } from "vitest";
import type { ClusterRegister } from "./ports.ts";

/** Runs the suite on one implementation; `open` gives an empty register. */
export function clusterRegisterContract(name: string, open: () => Promise<ClusterRegister>): void {
  describe(`the register of a cluster: ${name}`, () => {
    it("[CL2] counts beats, and tells each node of all that live", async () => {
      const register = await open();
      await register.join("a");
      await register.join("b");
      await register.beat("b");
      expect(await register.beat("a")).toEqual({
        isEvicted: false,
        counters: new Map([
          ["a", 1],
          ["b", 1],
        ]),
      });
    });

    it("[CL2] evicts only whose counter is the one that was seen, and only once", async () => {
      const register = await open();
      await register.join("a");
      await register.beat("a");
      expect(await register.evict("a", 0)).toBe(false);
      expect(await register.evict("a", 1)).toBe(true);
      expect(await register.evict("a", 1)).toBe(false);
      expect(await register.beat("a")).toEqual({ isEvicted: true });
    });

    it("[CL3] a table has one owner; it is claimed from the evicted alone, with what was written down last", async () => {
      const register = await open();
      for (const node of ["a", "b", "c"]) await register.join(node);
      const first = (await register.create("a", "t", "made"))!;
      expect(await register.create("b", "t", "again")).toBeNull();
      expect(await register.save("t", first, "played")).toBe(true);
      expect(await register.claim("b", "t")).toBeNull();
      expect(await register.claimable("b")).toEqual([]);
      await register.evict("a", 0);
      expect(await register.claimable("b")).toEqual(["t"]);
      const second = (await register.claim("b", "t"))!;
      expect(second.checkpoint).toBe("played");
      expect(second.epoch).toBeGreaterThan(first);
      expect(await register.claim("c", "t")).toBeNull();
    });

    it("[CL4] an order that is given again, because its answer got lost, has the same answer", async () => {
      const register = await open();
      for (const node of ["a", "b"]) await register.join(node);
      const first = await register.create("a", "t", "made");
      expect(await register.create("a", "t", "made")).toBe(first);
      expect(await register.claimable("a")).toEqual(["t"]);
      await register.evict("a", 0);
      const claim = await register.claim("b", "t");
      expect(await register.claim("b", "t")).toEqual(claim);
    });

    it("[CL3] the higher epoch wins: a former owner neither writes nor drops", async () => {
      const register = await open();
      for (const node of ["a", "b"]) await register.join(node);
      const first = (await register.create("a", "t", "made"))!;
      await register.evict("a", 0);
      const { epoch } = (await register.claim("b", "t"))!;
      expect(await register.save("t", first, "of a zombie")).toBe(false);
      expect(await register.drop("t", first)).toBe(false);
      expect(await register.save("t", epoch, "of the owner")).toBe(true);
      expect(await register.drop("t", epoch)).toBe(true);
      expect(await register.save("t", epoch, "of nobody")).toBe(false);
    });

    it("[CL3] whoever was evicted makes and claims nothing", async () => {
      const register = await open();
      for (const node of ["a", "b"]) await register.join(node);
      await register.create("b", "t", "made");
      for (const node of ["a", "b"]) await register.evict(node, 0);
      expect(await register.create("a", "u", "")).toBeNull();
      expect(await register.claim("a", "t")).toBeNull();
    });
  });
}
