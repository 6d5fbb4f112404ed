// Gives the coach the weights of its encoder, which lie beside its sources: the coach itself reads no files.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { useEncoder } from "@fitil/coach";
import { CoachEncoderError } from "../answer-failure.ts";

/**
 * Opens the encoder for this process or thread, once, before the coach is asked for the first time. @throws CoachEncoderError where its file is
 * missing, short or changed: without it the coach would read worse than it promises.
 * @param file the weights; null for those beside the coach's sources, wherever this file was bundled to
 */
export function openCoachEncoder(file: string | null): void {
  const path = file ?? fileURLToPath(import.meta.resolve("@fitil/coach/encoder.bin"));
  try {
    useEncoder(readFileSync(path));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : "";
    throw new CoachEncoderError(`The coach's encoder cannot be opened from ${path}: ${why}`, { cause });
  }
}
