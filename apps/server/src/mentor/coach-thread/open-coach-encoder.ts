// Gives the coach the weights of its encoder, which lie beside its sources: the coach itself reads no files.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { useEncoder } from "@fitil/coach";

/** Beside the coach's sources, wherever this file was bundled to. */
const WEIGHTS = fileURLToPath(import.meta.resolve("@fitil/coach/encoder.bin"));

/**
 * Opens the encoder for this process or thread, once, before the coach is asked for the first time. @throws CoachEncoderError where its file is
 * missing, short or changed: without it the coach would read worse than it promises.
 */
export function openCoachEncoder(file = WEIGHTS): void {
  try {
    useEncoder(readFileSync(file));
  } catch (cause) {
    throw new CoachEncoderError(file, cause);
  }
}

/** Why the coach has no encoder; the message holds a path and words of our own. */
class CoachEncoderError extends Error {
  override readonly name = "CoachEncoderError";
  constructor(file: string, cause: unknown) {
    super(
      `The coach's encoder cannot be opened from ${file}: ${cause instanceof Error ? cause.message : ""}`,
      {
        cause,
      },
    );
  }
}
