// The music box against a context that only counts.
import { describe, expect, it } from "vitest";
import { memoryStorage } from "../lib/device/storage.ts";
import { createMusicBox } from "./music-box.ts";

function setUp(maySound = true) {
  const page = { maySound, opened: 0, closed: 0, looks: [] as (() => void)[] };
  const context = {
    currentTime: 0,
    state: "running",
    destination: {},
    createGain: () => ({ connect: () => undefined, gain: { value: 1 } }),
    suspend: async () => void (context.state = "suspended"),
    resume: async () => void (context.state = "running"),
    close: async () => void (page.closed += 1),
  };
  const storage = memoryStorage();
  const box = createMusicBox({
    storage,
    load: async () => {
      page.opened += 1;
      // Nothing sounds in a tune without voices.
      return {
        context: context as unknown as AudioContext,
        tune: { stepsPerMinute: 60, length: 4, voices: [] },
      };
    },
    maySound: () => page.maySound,
    every(_ms, work) {
      page.looks.push(work);
      return () => void page.looks.splice(page.looks.indexOf(work), 1);
    },
  });
  const look = async () => {
    for (const work of page.looks) work();
    await Promise.resolve();
  };
  return { page, context, storage, box, look };
}

describe("the music", () => {
  it("opens nothing before it may sound, stands still when it may not, and is gone with the match", async () => {
    const { page, context, box, look } = setUp(false);
    const stop = box.play();
    await look();
    expect(page.opened).toBe(0);
    page.maySound = true;
    await look();
    await look();
    expect(page.opened).toBe(1);
    page.maySound = false;
    await look();
    expect(context.state).toBe("suspended");
    page.maySound = true;
    await look();
    expect(context.state).toBe("running");
    stop();
    expect([page.closed, page.looks.length]).toEqual([1, 0]);
  });

  it("has a loudness of its own that the device remembers; none at all opens nothing", async () => {
    const { page, storage, box, look } = setUp();
    expect(box.volume()).toBe(40);
    box.setVolume(0);
    expect([storage.get("fitil.music"), box.volume()]).toEqual(["0", 0]);
    box.play();
    await look();
    expect(page.opened).toBe(0);
  });
});
