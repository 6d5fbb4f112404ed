// Weights as few bits: what the classifier reads back is near enough, and a language stays under three megabytes.
import { stepOf } from "../src/learnt/classifier.ts";
import type { Fitted } from "./fit.ts";

const LARGEST_STEP = stepOf(7);
const LARGEST_BYTE = 127;

/** The hashed weights of all labels: signed steps of four bits, two a byte, bucket by bucket, one scale a label. */
export function quantiseWeights(models: readonly Fitted[]): { bytes: Uint8Array; scale: number[] } {
  const largest = models.map(({ weights }) => largestOf(weights));
  const size = models[0]?.weights.length ?? 0;
  const bytes = new Uint8Array(Math.ceil((size * models.length) / 2));
  for (let bucket = 0, at = 0; bucket < size; bucket += 1)
    for (let label = 0; label < models.length; label += 1, at += 1) {
      const weight = models[label]!.weights[bucket] as number;
      const share = Math.abs(weight) / (largest[label] as number);
      const nibble = (Math.sign(weight) * Math.round(Math.sqrt(share) * 7)) & 15;
      bytes[at >> 1]! |= at % 2 === 0 ? nibble : nibble << 4;
    }
  return { bytes, scale: largest.map((value) => value / LARGEST_STEP) };
}

/** The weights of the meaning's numbers: signed bytes, number by number, one scale a label. */
export function quantiseMeaning(models: readonly Fitted[]): { bytes: Uint8Array; scale: number[] } {
  const largest = models.map(({ meaning }) => largestOf(meaning));
  const size = models[0]?.meaning.length ?? 0;
  const bytes = Int8Array.from({ length: size * models.length }, (_, at) => {
    const label = at % models.length;
    const value = models[label]!.meaning[Math.floor(at / models.length)] as number;
    return Math.round((value / (largest[label] as number)) * LARGEST_BYTE);
  });
  return { bytes: new Uint8Array(bytes.buffer), scale: largest.map((value) => value / LARGEST_BYTE) };
}

function largestOf(weights: Float32Array): number {
  return weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);
}
