// Plays the game's sounds: silent until the person's first gesture, silent when muted, and never in the way of anything.
// The audio context and the synthesiser are opened only when they may sound.
import type { Storage } from "../lib/device/storage.ts";
import { mixNotes } from "./mix-notes.ts";
import type { BuildSamples } from "./mix-notes.ts";
import { SOUND_TABLE } from "./sound-table.ts";
import type { SoundName } from "./sound-table.ts";

/** The synthesiser and the context it sounds in. */
export interface Synthesiser {
  readonly context: AudioContext;
  readonly sampleRate: number;
  readonly build: BuildSamples;
}

/** What the box needs from the page. */
export interface SoundPorts {
  /** Loads the synthesiser; called at most once, after a gesture. */
  readonly load: () => Promise<Synthesiser>;
  readonly storage: Pick<Storage, "get" | "set">;
  /** Runs a piece of work when the page has a moment. */
  readonly later: (work: () => void) => void;
}

/** How one playing differs from the sample. */
export interface PlayOptions {
  /** 0..1, default 1. */
  readonly volume?: number;
  /** −1 left … 1 right, default 0. */
  readonly pan?: number;
  /** Speed and pitch, default 1. */
  readonly rate?: number;
}

/** All sounds of the page. */
export interface SoundBox {
  /** Plays a sound now; nothing when muted, before the first gesture, or while it is still being built. */
  play(name: SoundName, options?: PlayOptions): void;
  /** The person has touched something: from here on there may be sound. */
  wake(): void;
  isMuted(): boolean;
  /** How loud everything is, 0..100. */
  volume(): number;
  /** Remembered on this device. */
  setVolume(volume: number): void;
  /** Remembered on this device. */
  setMuted(isMuted: boolean): void;
  /** Told when muting or the volume changes; returns the way to stop listening. */
  onChange(listener: () => void): () => void;
}

const MUTED = "1";
const LOUDEST = 100;

/** A chain of bombs is many sounds at once: together they stay as loud as one, and nothing crackles. */
function createLimiter(context: AudioContext): AudioNode {
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -8;
  limiter.knee.value = 6;
  limiter.ratio.value = 16;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.15;
  limiter.connect(context.destination);
  return limiter;
}

/** A silent box. */
export function createSoundBox(ports: SoundPorts): SoundBox {
  const samples = new Map<SoundName, AudioBuffer>();
  const listeners = new Set<() => void>();
  let muted = ports.storage.get("fitil.muted") === MUTED;
  let volume = Number(ports.storage.get("fitil.volume") ?? LOUDEST);
  let awake = false;
  let context: AudioContext | null = null;
  let limiter: AudioNode | null = null;
  let loading = false;

  function buildAhead({ context, build, sampleRate }: Synthesiser): void {
    // One sound a moment, so that no frame is late for it.
    const names = Object.keys(SOUND_TABLE) as SoundName[];
    const next = (): void => {
      const name = names.shift();
      if (name === undefined) return;
      const mixed = mixNotes(SOUND_TABLE[name], build, sampleRate);
      const buffer = context.createBuffer(1, mixed.length, sampleRate);
      buffer.getChannelData(0).set(mixed);
      samples.set(name, buffer);
      ports.later(next);
    };
    ports.later(next);
  }

  function open(): void {
    if (loading || muted || !awake) return;
    loading = true;
    ports.load().then(
      (loaded) => {
        context = loaded.context;
        limiter = createLimiter(context);
        buildAhead(loaded);
      },
      // A page without sound is still a page: it may be tried again at the next gesture.
      () => void (loading = false),
    );
  }

  return {
    play(name, options = {}) {
      const buffer = samples.get(name);
      if (muted || context === null || limiter === null || buffer === undefined) return;
      // A browser that forbids sound until the page is touched.
      if (context.state === "suspended") void context.resume().catch(() => {});
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.playbackRate.value = options.rate ?? 1;
      const gain = context.createGain();
      gain.gain.value = ((options.volume ?? 1) * volume) / LOUDEST;
      const panner = context.createStereoPanner();
      panner.pan.value = options.pan ?? 0;
      source.connect(panner).connect(gain).connect(limiter);
      source.start();
    },
    wake() {
      awake = true;
      open();
    },
    isMuted: () => muted,
    volume: () => volume,
    setVolume(chosen) {
      volume = chosen;
      ports.storage.set("fitil.volume", String(chosen));
      for (const listener of listeners) listener();
    },
    setMuted(isMuted) {
      if (isMuted === muted) return;
      muted = isMuted;
      ports.storage.set("fitil.muted", isMuted ? MUTED : "0");
      open();
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
