// What every presence manager owes the hub. Runs on the one in memory; any other comes through the same suite.
import { beforeEach, describe, expect, it } from "vitest";
import type { ClientInfo } from "../protocol/client.ts";
import type { PresenceManager } from "./presence.ts";

/** Declares the suite for one kind of presence manager. Each test begins with an empty one. */
export function describePresence(name: string, make: () => Promise<PresenceManager>): void {
  describe(`presence contract: ${name}`, () => {
    const ann: ClientInfo = { client: "c1", user: "ann", conn_info: { nick: "A" } };
    let presence: PresenceManager;
    beforeEach(async () => {
      presence = await make();
    });

    it("[BR6] entered, renewed, left", async () => {
      await presence.add("c", ann);
      await presence.add("c", ann);
      await presence.add("c", { client: "c2", user: "ann" });
      expect(await presence.list("c")).toHaveLength(2);
      expect(await presence.list("c")).toContainEqual(ann);
      await presence.remove("c", "c1");
      await presence.remove("c", "c1");
      expect(await presence.list("c")).toEqual([{ client: "c2", user: "ann" }]);
    });

    it("[BR6] channels are apart, and one that nobody is in is empty", async () => {
      await presence.add("c", ann);
      await presence.add("d", { ...ann, chan_info: "d" });
      await presence.remove("c", "c1");
      expect([await presence.list("c"), await presence.list("empty")]).toEqual([[], []]);
      expect(await presence.list("d")).toEqual([{ ...ann, chan_info: "d" }]);
    });
  });
}
