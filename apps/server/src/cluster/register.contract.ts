// What every register of nodes and tables promises, whatever it is made of.
import { beforeEach, describe, expect, it } from "vitest";
import type { ClusterRegister, TableLocation } from "./ports.ts";

const MADE = { row: "row", checkpoint: "made" };
const PLAYED = { row: "another row", checkpoint: "played" };
/** The first writing of an owner. */
const WHOLE = { tableId: "t", number: 1, row: null, text: "played", isWhole: true };
const PIECE = { ...WHOLE, number: 2, text: "moved", isWhole: false };

/** A register under test. */
interface OpenedRegister {
  readonly register: ClusterRegister;
  /** Makes it lose everything. */
  forget(): Promise<void>;
  /** Whatever it tells has been heard. */
  settled(): Promise<void>;
}

/** Runs the suite on one implementation; `open` gives an empty register, null where the machine has none. */
export function clusterRegisterContract(name: string, open: () => Promise<OpenedRegister | null>): void {
  describe(`the register of a cluster: ${name}`, () => {
    let register: ClusterRegister;
    let opened: OpenedRegister;
    beforeEach(async (context) => {
      const found = await open();
      if (found === null) return context.skip();
      opened = found;
      ({ register } = found);
    });

    it("[CL2] counts beats, and tells each node of all that live", async () => {
      await register.join("a");
      await register.join("b");
      await register.beat("b");
      expect(await register.beat("a")).toEqual({
        kind: "living",
        counters: new Map([
          ["a", 1],
          ["b", 1],
        ]),
      });
    });

    it("[CL2] evicts only whose counter is the one that was seen, and only once", async () => {
      await register.join("a");
      await register.beat("a");
      expect(await register.evict("a", 0)).toBe(false);
      expect(await register.evict("a", 1)).toBe(true);
      expect(await register.evict("a", 1)).toBe(false);
      expect(await register.beat("a")).toEqual({ kind: "evicted" });
      await register.join("a");
      expect(await register.beat("a")).toEqual({ kind: "evicted" });
    });

    it("[CL3] a table has one owner; it is claimed from the evicted alone, with what was written down last", async () => {
      for (const node of ["a", "b", "c"]) await register.join(node);
      const first = (await register.create("a", "t", MADE))!;
      expect(await register.create("b", "t", MADE)).toBeNull();
      expect(await register.save([{ ...WHOLE, epoch: first }])).toEqual(["saved"]);
      expect(await register.claim("b", "t")).toBeNull();
      expect(await register.claimable("b")).toEqual([]);
      expect(await register.claimable("nobody")).toBeNull();
      await register.evict("a", 0);
      expect(await register.claimable("b")).toEqual(["t"]);
      const second = (await register.claim("b", "t"))!;
      expect(second.record).toEqual({ row: "row", checkpoint: "played" });
      expect(second.epoch).toBeGreaterThan(first);
      expect(await register.claim("c", "t")).toBeNull();
    });

    it("[CL4] an order that is given again, because its answer got lost, has the same answer", async () => {
      for (const node of ["a", "b"]) await register.join(node);
      const first = await register.create("a", "t", MADE);
      expect(await register.create("a", "t", MADE)).toBe(first);
      expect(await register.claimable("a")).toEqual(["t"]);
      await register.evict("a", 0);
      const claim = await register.claim("b", "t");
      expect(await register.claim("b", "t")).toEqual(claim);
    });

    it("[CL3] the higher epoch wins: a former owner neither writes nor drops", async () => {
      for (const node of ["a", "b"]) await register.join(node);
      const first = (await register.create("a", "t", MADE))!;
      await register.evict("a", 0);
      const { epoch } = (await register.claim("b", "t"))!;
      expect(await register.save([{ ...WHOLE, epoch: first }])).toEqual(["superseded"]);
      expect(await register.drop("t", first)).toBe(false);
      expect(await register.save([{ ...WHOLE, epoch }])).toEqual(["saved"]);
      expect(await register.drop("t", epoch)).toBe(true);
      expect(await register.save([{ ...WHOLE, epoch }])).toEqual(["unknown"]);
    });

    it("[CL25] a piece follows what was written before it, whoever goes on with the table has all of them, and their own first one is a whole", async () => {
      for (const node of ["a", "b"]) await register.join(node);
      const first = (await register.create("a", "t", MADE))!;
      const write = async (piece: Partial<typeof WHOLE>, epoch = first) =>
        (await register.save([{ ...PIECE, ...piece, epoch }]))[0];
      expect(await write(WHOLE)).toBe("saved");
      expect(await write({ number: 2, text: "2" })).toBe("saved");
      expect(await write({ number: 3, text: "" })).toBe("saved");
      expect(await write({ number: 4, text: "4\n4" })).toBe("saved");
      await register.evict("a", 0);
      const second = (await register.claim("b", "t"))!;
      const told = { row: "row", checkpoint: "played\n2\n4\n4" };
      expect(second.record).toEqual(told);
      expect(await register.claim("b", "t")).toEqual(second);
      expect(await write({ number: 5 }, second.epoch)).toBe("missed");
      expect(await write({ number: 5 })).toBe("superseded");
      await register.join("c");
      await register.hand("t", second.epoch, "c");
      const third = (await register.claim("c", "t"))!;
      expect(third.record).toEqual(told);
      expect(await write({ ...WHOLE, number: 7, text: "whole" }, third.epoch)).toBe("saved");
      expect((await register.claim("c", "t"))!.record.checkpoint).toBe("whole");
    });

    it("[CL25] [CL4] a piece whose predecessor never came is missed, one that comes late or twice changes nothing", async () => {
      await register.join("a");
      const epoch = (await register.create("a", "t", MADE))!;
      const write = async (piece: Partial<typeof WHOLE>) =>
        (await register.save([{ ...PIECE, ...piece, epoch }]))[0];
      const written = async () => (await register.claim("a", "t"))!.record.checkpoint;
      await write(WHOLE);
      expect(await write({ number: 3 })).toBe("missed");
      expect(await written()).toBe("played");
      expect(await write({ number: 2 })).toBe("saved");
      expect(await write({ number: 2 })).toBe("saved");
      expect(await written()).toBe("played\nmoved");
      expect(await write({ ...WHOLE, number: 9, text: "whole" })).toBe("saved");
      for (const late of [WHOLE, { ...PIECE, number: 8 }]) expect(await write(late)).toBe("missed");
      expect(await written()).toBe("whole");
    });

    it("[CL25] tables are written together, each by itself", async () => {
      await register.join("a");
      const epoch = (await register.create("a", "t", MADE))!;
      const other = (await register.create("a", "u", MADE))!;
      const writes = [
        { ...WHOLE, epoch },
        { ...WHOLE, epoch, tableId: "nobody's" },
        { ...PIECE, epoch: other, tableId: "u" },
        { ...WHOLE, epoch: other, tableId: "u", row: "another row" },
      ];
      expect(await register.save(writes)).toEqual(["saved", "unknown", "missed", "saved"]);
      expect((await register.location("u"))!.row).toBe("another row");
    });

    it("[CL3] whoever was evicted makes and claims nothing", async () => {
      for (const node of ["a", "b"]) await register.join(node);
      await register.create("b", "t", MADE);
      for (const node of ["a", "b"]) await register.evict(node, 0);
      expect(await register.create("a", "u", MADE)).toBeNull();
      expect(await register.claim("a", "t")).toBeNull();
    });

    it("[CL6] a table is handed to a living node under a higher epoch, and its former owner writes no more", async () => {
      for (const node of ["a", "b"]) await register.join(node);
      const first = (await register.create("a", "t", MADE))!;
      expect(await register.hand("t", first, "nobody")).toBe(false);
      expect(await register.hand("t", first, "b")).toBe(true);
      expect(await register.hand("t", first, "a")).toBe(false);
      expect(await register.save([{ ...WHOLE, epoch: first }])).toEqual(["superseded"]);
      const claim = (await register.claim("b", "t"))!;
      expect(claim.record).toEqual(MADE);
      expect(claim.epoch).toBeGreaterThan(first);
      expect(await register.claimable("a")).toEqual([]);
    });

    it("[CL7] who lives enters a register again that has lost everything, and the higher epoch wins there too", async () => {
      for (const node of ["a", "b"]) await register.join(node);
      const first = (await register.create("a", "t", MADE))!;
      await register.evict("a", 0);
      const second = (await register.claim("b", "t"))!.epoch;
      await opened.forget();
      expect(await register.beat("b")).toEqual({ kind: "forgotten" });
      expect(await register.save([{ ...WHOLE, epoch: second }])).toEqual(["unknown"]);
      expect(await register.adopt("b", "t", second, PLAYED)).toBeNull();
      for (const node of ["a", "b"]) await register.join(node);
      const third = (await register.adopt("b", "t", second, PLAYED))!;
      expect(third).toBeGreaterThan(second);
      expect(await register.adopt("a", "t", first, MADE)).toBeNull();
      expect(await register.claim("b", "t")).toEqual({ epoch: third, record: PLAYED });
    });

    it("[CL8] all know where a table is, and hear of every change in its order", async () => {
      const heard: [string, TableLocation | null][] = [];
      await register.watch((tableId, location) => heard.push([tableId, location]));
      for (const node of ["a", "b"]) await register.join(node);
      const row = '{"name":"a table of ours"}';
      const first = (await register.create("a", "t", { row, checkpoint: "made" }))!;
      for (const [index, said] of [null, row, "{}"].entries())
        await register.save([{ ...WHOLE, epoch: first, number: index + 1, row: said }]);
      expect(await register.location("t")).toEqual({ ownerId: "a", epoch: first, row: "{}" });
      await register.hand("t", first, "b");
      const { epoch } = (await register.claim("b", "t"))!;
      const last = { ownerId: "b", epoch, row: "{}" };
      expect(await register.locations()).toEqual(new Map([["t", last]]));
      await register.drop("t", epoch);
      expect(await register.location("t")).toBeNull();
      await opened.settled();
      const began = { ownerId: "a", epoch: first, row };
      const all = [began, { ...began, row: "{}" }, last, null];
      expect(heard).toEqual(all.map((location) => ["t", location]));
    });
  });
}
