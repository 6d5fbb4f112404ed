import { beforeEach, describe, expect, test, vi } from "vitest";
import { memoryStorage } from "../lib/device/storage.ts";
import { mixNotes } from "./mix-notes.ts";
import { createSoundBox } from "./sound-box.ts";
import type { SoundPorts, Synthesiser } from "./sound-box.ts";
import { loudnessAt, panAt, SOUND_TABLE } from "./sound-table.ts";
import type { SoundName } from "./sound-table.ts";

describe("the table of sounds", () => {
  beforeEach(() => {
    vi.stubGlobal("AudioContext", class {});
    return () => vi.unstubAllGlobals();
  });

  test("every sound can be heard, is short and never too loud; no two are alike", async () => {
    const { ZZFX } = await import("zzfx");
    const fingerprints = new Set<string>();
    for (const [name, recipe] of Object.entries(SOUND_TABLE)) {
      const mixed = mixNotes(recipe, (...parameters) => ZZFX.buildSamples(...parameters), ZZFX.sampleRate);
      const peak = mixed.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      expect(
        mixed.every((sample) => Number.isFinite(sample)),
        name,
      ).toBe(true);
      expect(peak, name).toBeGreaterThan(0.05);
      expect(peak, name).toBeLessThanOrEqual(1);
      expect(mixed.length / ZZFX.sampleRate, name).toBeLessThan(1.5);
      fingerprints.add(`${mixed.length} ${mixed[500]} ${mixed[1500]}`);
    }
    expect(fingerprints.size).toBe(Object.keys(SOUND_TABLE).length);
  });

  test("what is far is quieter, but never silent; nothing sits in one ear alone", () => {
    expect(loudnessAt(0)).toBe(1);
    expect(loudnessAt(4)).toBeLessThan(loudnessAt(2));
    expect(loudnessAt(40)).toBe(0.2);
    expect(panAt(-40)).toBe(-0.7);
    expect(panAt(0)).toBe(0);
  });
});

describe("the sound box", () => {
  function node(): Record<string, unknown> {
    return {
      connect: (next: Record<string, unknown>) => {
        next["inputs"] = Number(next["inputs"] ?? 0) + 1;
        return next;
      },
      gain: {},
      pan: {},
      playbackRate: {},
      start: () => (started += 1),
      threshold: {},
      knee: {},
      ratio: {},
      attack: {},
      release: {},
    };
  }
  let speakers: Record<string, unknown> = {};
  let started = 0;
  let loads = 0;
  beforeEach(() => {
    started = 0;
    loads = 0;
    speakers = {};
  });

  function ports(rest: Partial<SoundPorts> = {}): SoundPorts {
    const context = {
      state: "running",
      destination: speakers,
      createDynamicsCompressor: node,
      createBuffer: () => ({ getChannelData: () => new Float32Array(100_000) }),
      createBufferSource: node,
      createGain: node,
      createStereoPanner: node,
    };
    return {
      load: () => {
        loads += 1;
        return Promise.resolve({ context, sampleRate: 44_100, build: () => [0.5] } as unknown as Synthesiser);
      },
      storage: memoryStorage(),
      later: (work) => work(),
      ...rest,
    };
  }
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  test("opens nothing and plays nothing before the first gesture", async () => {
    const box = createSoundBox(ports());
    box.play("blast");
    await settled();
    expect([loads, started]).toEqual([0, 0]);
    box.wake();
    box.wake();
    await settled();
    box.play("blast");
    expect([loads, started]).toEqual([1, 1]);
  });

  test("a chain of blasts goes to the speakers through one limiter", async () => {
    const box = createSoundBox(ports());
    box.wake();
    await settled();
    for (let blast = 0; blast < 5; blast += 1) box.play("blast");
    expect(started).toBe(5);
    expect(speakers["inputs"]).toBe(1);
  });

  test("muting is remembered, told, and loads nothing at all", async () => {
    const shared = ports();
    const box = createSoundBox(shared);
    let told = 0;
    box.onChange(() => (told += 1));
    box.setMuted(true);
    box.setMuted(true);
    box.wake();
    await settled();
    box.play("win");
    expect([loads, started, told]).toEqual([0, 0, 1]);
    const later = createSoundBox(shared);
    expect(later.isMuted()).toBe(true);
    later.wake();
    later.setMuted(false);
    await settled();
    later.play("win");
    expect([loads, started]).toEqual([1, 1]);
  });

  test("a synthesiser that cannot be loaded leaves a silent page, and is tried again", async () => {
    let fails = true;
    const good = ports();
    const box = createSoundBox(
      ports({ load: () => (fails ? Promise.reject(new Error("offline")) : good.load()) }),
    );
    box.wake();
    await settled();
    for (const name of Object.keys(SOUND_TABLE) as SoundName[]) box.play(name);
    expect(started).toBe(0);
    fails = false;
    box.wake();
    await settled();
    box.play("hit");
    expect(started).toBe(1);
  });
});
