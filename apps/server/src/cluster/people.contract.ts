// What every register of people promises, whatever it is made of.
import { beforeEach, describe, expect, it } from "vitest";
import type { PersonRegister } from "./ports.ts";

/** Runs the suite on one implementation; `open` gives an empty register, null where the machine has none. */
export function personRegisterContract(name: string, open: () => Promise<PersonRegister | null>): void {
  describe(`where people are: ${name}`, () => {
    let people: PersonRegister;
    beforeEach(async (context) => {
      const found = await open();
      if (found === null) return context.skip();
      people = found;
    });

    it("[CL10] the newest connection of a person takes the place of the one before, with a higher serial", async () => {
      expect(await people.newest("u")).toBeNull();
      const first = await people.takeConnection("u", { nodeId: "a", clientId: "one" });
      expect(first.before).toBeNull();
      const second = await people.takeConnection("u", { nodeId: "b", clientId: "two" });
      expect(second.before).toEqual({ nodeId: "a", clientId: "one" });
      expect(await people.newest("u")).toEqual({ nodeId: "b", clientId: "two" });
      expect(second.serial).toBeGreaterThan(first.serial);
      expect((await people.takeConnection("v", { nodeId: "a", clientId: "three" })).before).toBeNull();
    });

    it("[CL10] a person sits at one table, and only who still sits there leaves it", async () => {
      expect(await people.seat("u")).toBeNull();
      expect(await people.takeSeat("u", "t")).toBeNull();
      expect(await people.takeSeat("u", "s")).toBe("t");
      await people.leaveSeat("u", "t");
      expect(await people.seat("u")).toBe("s");
      await people.leaveSeat("u", "s");
      expect(await people.seat("u")).toBeNull();
    });
  });
}
