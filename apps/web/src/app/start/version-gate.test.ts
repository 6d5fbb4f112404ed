// The version check of specification §4 and §9.
import { VirtualClock } from "@fitil/testkit";
import { describe, expect, it } from "vitest";
import { memoryStorage, STORED } from "../../lib/device/storage.ts";
import { createVersionGate } from "./version-gate.ts";

function setUp(stored: string | null, served: string | null, isKept = false) {
  const clock = new VirtualClock();
  const storage = memoryStorage();
  if (stored !== null) storage.set(STORED.version, stored);
  const world = {
    served,
    /** Answers wait for this. */
    held: Promise.resolve(),
    busy: false,
    address: "https://a.b/?table=room01",
    asked: 0,
    reloads: [] as string[],
  };
  const gate = createVersionGate({
    clock,
    storage,
    fetchVersion: async () => {
      world.asked += 1;
      await world.held;
      return world.served === null
        ? { ok: false, failure: { status: 500, code: "x", message: null, retryAfterMs: null, body: null } }
        : { ok: true, value: { version: world.served } };
    },
    address: () => world.address,
    replaceAddress: (url) => {
      world.address = url;
    },
    reload: (url) => world.reloads.push(url),
    isKept,
    isBusy: () => world.busy,
  });
  return { clock, storage, gate, world };
}

describe("set-up", () => {
  it("fetches and keeps the version when none is known, and shows it in the address", async () => {
    const { gate, storage, world } = setUp(null, "v1");
    await gate.setUp();
    expect(storage.get(STORED.version)).toBe("v1");
    expect(world.address).toBe("https://a.b/?table=room01&version=v1");
  });
  it("asks nothing when one is known", async () => {
    const { gate, world } = setUp("v1", "v2");
    await gate.setUp();
    expect(world.asked).toBe(0);
    expect(world.address).toContain("version=v1");
  });
  it("is silent when the version cannot be had", async () => {
    const { gate, world } = setUp(null, null);
    await gate.setUp();
    expect(world.address).toBe("https://a.b/?table=room01");
  });
});

describe("[MR3] a first fetch that hangs", () => {
  it("holds the app back for 3 s and no longer; what comes later is kept and shown, without a reload", async () => {
    const { gate, clock, storage, world } = setUp(null, "v1");
    const answer = Promise.withResolvers<void>();
    world.held = answer.promise;
    let mounted = false;
    const setting = gate.setUp().then(() => {
      mounted = true;
    });
    await clock.advance(2_999);
    expect(mounted).toBe(false);
    await clock.advance(1);
    await setting;
    expect(mounted).toBe(true);
    expect(world.address).not.toContain("version");
    answer.resolve();
    await clock.advance(0);
    expect(storage.get(STORED.version)).toBe("v1");
    expect(world.address).toContain("version=v1");
    gate.watch();
    await clock.advance(5_000);
    expect(world.asked).toBe(2);
    expect(world.reloads).toEqual([]);
  });
  it("never takes the place of what a check has found since", async () => {
    const { gate, clock, storage, world } = setUp(null, "v1");
    const answer = Promise.withResolvers<void>();
    world.held = answer.promise;
    void gate.setUp();
    await clock.advance(3_000);
    storage.set(STORED.version, "v2");
    answer.resolve();
    await clock.advance(0);
    expect(storage.get(STORED.version)).toBe("v2");
    expect(world.address).toContain("version=v2");
  });
});

describe("a step to another route", () => {
  it("gets the version back into its address, and an address that has it is left alone", async () => {
    const { gate, world } = setUp("v1", "v1");
    gate.mark();
    expect(world.address).toBe("https://a.b/?table=room01&version=v1");
    world.address = "https://a.b/mentor/chat?version=v0#end";
    gate.mark();
    expect(world.address).toBe("https://a.b/mentor/chat?version=v1#end");
  });
  it("says nothing while no version is known", () => {
    const { gate, world } = setUp(null, null);
    gate.mark();
    expect(world.address).toBe("https://a.b/?table=room01");
  });
});

describe("the checks", () => {
  it("come after 5 s and then every 60 s", async () => {
    const { gate, clock, world } = setUp("v1", "v1");
    gate.watch();
    await clock.advance(4_999);
    expect(world.asked).toBe(0);
    await clock.advance(1);
    expect(world.asked).toBe(1);
    await clock.advance(60_000);
    await clock.advance(60_000);
    expect(world.asked).toBe(3);
  });
  it("[MR3] reload with the new version, but never into a match or an answer that streams", async () => {
    const { gate, clock, world, storage } = setUp("v1", "v2");
    world.busy = true;
    gate.watch();
    await clock.advance(5_000);
    expect(world.reloads).toEqual([]);
    world.busy = false;
    await clock.advance(60_000);
    expect(world.reloads).toEqual(["https://a.b/?table=room01&version=v2"]);
    expect(storage.get(STORED.version)).toBe("v2");
  });
  it("do nothing when they fail, and go on", async () => {
    const { gate, clock, world } = setUp("v1", null);
    const stop = gate.watch();
    await clock.advance(65_000);
    expect(world.asked).toBe(2);
    expect(world.reloads).toEqual([]);
    stop();
    await clock.advance(600_000);
    expect(world.asked).toBe(2);
  });
});

describe("[MR3] a page that was kept on the device", () => {
  it("reloads as soon as the server answers, also where the stored version is the server's", async () => {
    const { clock, gate, world } = setUp("v2", null, true);
    await gate.setUp();
    const stop = gate.watch();
    await clock.advance(60_000);
    expect(world.reloads).toEqual([]);
    world.served = "v2";
    await clock.advance(5_000);
    expect(world.reloads).toEqual(["https://a.b/?table=room01&version=v2"]);
    stop();
  });

  it("checks at once when the network is back, and waits for whoever is busy", async () => {
    const { gate, world } = setUp("v1", "v1", true);
    world.busy = true;
    await gate.check();
    expect(world.reloads).toEqual([]);
    world.busy = false;
    await gate.check();
    expect(world.reloads).toHaveLength(1);
  });

  it("is no page of the network, which stays while its version is the server's", async () => {
    const { gate, world } = setUp("v1", "v1");
    await gate.check();
    expect(world.reloads).toEqual([]);
  });
});
