// Starts the engines a reader needs, and stops them together.
import { createOcrEngine } from "./ocr-engine.ts";
import type { ReadingEngines } from "./read-picture.ts";

/** Both engines, warm after about a second and some 100 MB each; `close` ends their threads. */
export async function createReadingEngines(): Promise<ReadingEngines & { close(): Promise<void> }> {
  const [both, english] = await Promise.all([createOcrEngine(["rus", "eng"]), createOcrEngine(["eng"])]);
  return {
    both,
    english,
    close: async () => {
      await Promise.all([both.close(), english.close()]);
    },
  };
}
