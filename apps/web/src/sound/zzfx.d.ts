// What of zzfx is used: its sample builder and the audio context that it opens when it is loaded.
declare module "zzfx" {
  export const ZZFX: {
    readonly audioContext: AudioContext;
    readonly sampleRate: number;
    /** Samples −1..1 of one sound from up to 21 zzfx parameters. */
    buildSamples(...parameters: readonly (number | undefined)[]): number[];
  };
}
