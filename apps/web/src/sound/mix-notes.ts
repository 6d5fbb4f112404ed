// Mixes the notes of a sound into one sample, ahead of time. Pure but for the synthesiser that is passed in.
import type { Recipe } from "./sound-table.ts";

/** Builds the samples of one note from zzfx parameters. */
export type BuildSamples = (...parameters: readonly number[]) => ArrayLike<number>;

/** One sample per `1/sampleRate` second, kept within −1..1. The caller owns it. */
export function mixNotes(recipe: Recipe, build: BuildSamples, sampleRate: number): Float32Array {
  const built = recipe.map((note) => ({
    from: Math.round((note.atMs / 1000) * sampleRate),
    samples: build(...note.zzfx),
  }));
  const length = Math.max(1, ...built.map((note) => note.from + note.samples.length));
  const mixed = new Float32Array(length);
  for (const { from, samples } of built) {
    for (let index = 0; index < samples.length; index++) mixed[from + index]! += samples[index]!;
  }
  for (let index = 0; index < length; index++) mixed[index] = Math.max(-1, Math.min(1, mixed[index]!));
  return mixed;
}
