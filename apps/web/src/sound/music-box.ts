// Music under a match: quiet, of its own loudness, silent where all sound is, before the first gesture and behind another window.
// What is due is tune.ts's; this only hands it to the synthesiser, a little ahead.
import type { Storage } from "../lib/device/storage.ts";
import { notesBetween } from "./tune.ts";
import type { Tune } from "./tune.ts";

/** What the music needs from the page. */
export interface MusicPorts {
  readonly storage: Pick<Storage, "get" | "set">;
  /** Opens a context of the music's own and fetches the tune; called when it may sound for the first time. */
  readonly load: () => Promise<{ readonly context: AudioContext; readonly tune: Tune }>;
  /** Whether sound may be heard now: touched, not muted, in front. */
  readonly maySound: () => boolean;
  /** Calls again and again; returns how to stop. */
  readonly every: (ms: number, work: () => void) => () => void;
}

/** The music of the page. */
export interface MusicBox {
  /** 0..100; 0 is none. */
  volume(): number;
  /** Remembered on this device. */
  setVolume(volume: number): void;
  onChange(listener: () => void): () => void;
  /** Plays from the beginning until the returned function is called. */
  play(): () => void;
}

const LOUDEST = 100;
const USUAL = 40;
/** Beside a blast of full loudness. */
const UNDER = 0.16;
const LOOK_EVERY_MS = 200;
const AHEAD_S = 0.5;
const ATTACK_S = 0.012;

/** A silent box. */
export function createMusicBox(ports: MusicPorts): MusicBox {
  const listeners = new Set<() => void>();
  let volume = Number(ports.storage.get("fitil.music") ?? USUAL);

  function play(): () => void {
    let isOver = false;
    let opening = false;
    let voice: { readonly context: AudioContext; readonly tune: Tune; readonly out: GainNode } | null = null;
    let heardS = 0;
    const open = (): void => {
      opening = true;
      ports.load().then(
        ({ context, tune }) => {
          if (isOver) return void context.close();
          const out = context.createGain();
          out.connect(context.destination);
          heardS = context.currentTime;
          voice = { context, tune, out };
        },
        // A match without music is still a match; the next one tries again.
        () => undefined,
      );
    };
    const look = (): void => {
      const isWanted = volume > 0 && ports.maySound();
      if (voice === null) {
        if (isWanted && !opening) open();
        return;
      }
      const { context, tune, out } = voice;
      // Time stands still in a suspended context: the tune goes on where it was.
      if (!isWanted) return void context.suspend();
      if (context.state === "suspended") void context.resume();
      out.gain.value = (UNDER * volume) / LOUDEST;
      const untilS = context.currentTime + AHEAD_S;
      // What a busy page has missed is not played all at once.
      heardS = Math.max(heardS, context.currentTime);
      for (const { atS, forS, hertz, wave, loudness } of notesBetween(tune, heardS, untilS)) {
        const oscillator = new OscillatorNode(context, { type: wave as OscillatorType, frequency: hertz });
        const swell = new GainNode(context, { gain: 0 });
        swell.gain.setTargetAtTime(loudness, atS, ATTACK_S);
        swell.gain.setTargetAtTime(0, atS + forS * 0.7, forS * 0.2);
        oscillator.connect(swell).connect(out);
        oscillator.start(atS);
        oscillator.stop(atS + forS * 1.6);
      }
      heardS = untilS;
    };
    const stop = ports.every(LOOK_EVERY_MS, look);
    return () => {
      isOver = true;
      stop();
      void voice?.context.close();
    };
  }

  return {
    volume: () => volume,
    setVolume(chosen) {
      volume = chosen;
      ports.storage.set("fitil.music", String(chosen));
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    play,
  };
}
