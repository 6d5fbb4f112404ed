// Gives the coach what lies beside its sources in files: the weights of its encoder and the chats that others are compared with. The coach
// itself reads no files.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { useEncoder, useRememberedChats } from "@fitil/coach";
import { CoachModelError } from "../answer-failure.ts";

/**
 * Opens both for this process or thread, once, before the coach is asked for the first time. @throws CoachModelError where a file is
 * missing, short or changed: without them the coach would read worse than it promises.
 * @param file the encoder's weights; null for those beside the coach's sources, wherever this file was bundled to
 */
export function openCoachModels(file: string | null): void {
  open("encoder", file ?? beside("@fitil/coach/encoder.bin"), useEncoder);
  open("remembered chats", beside("@fitil/coach/remembered-chats.bin"), useRememberedChats);
}

function beside(name: string): string {
  return fileURLToPath(import.meta.resolve(name));
}

function open(what: string, path: string, use: (bytes: Uint8Array) => unknown): void {
  try {
    use(readFileSync(path));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : "";
    throw new CoachModelError(`The coach's ${what} cannot be opened from ${path}: ${why}`, { cause });
  }
}
