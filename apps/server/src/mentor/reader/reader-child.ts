// The reader's own process: decoding, segmentation and OCR, one task after the other, engines kept warm. A decoder cannot be
// stopped half-way, but its process can be killed: nothing here ever runs in the process that serves games.
import { writeFileSync } from "node:fs";
import type { Transcript } from "@fitil/contracts";
import { stitchTranscripts } from "@fitil/screen-reader";
import sharp from "sharp";
import { cleanPicture, decodePicture } from "./decode-picture.ts";
import { guardProcess } from "./process-guard.ts";
import type { ProcessLimits } from "./process-guard.ts";
import { readPicture } from "./read-picture.ts";
import type { PicturesOutcome, ReaderAnswer, ReaderTask } from "./reader-messages.ts";
import { createOcrEngine } from "./ocr-engine.ts";
import type { ReadingEngines } from "./read-picture.ts";

if (process.send === undefined) throw new Error("The reader's process was started by hand");
const beginTask = guardProcess(JSON.parse(process.argv[2] ?? "") as ProcessLimits);
preferToBeKilled();

// Pictures differ every time, and one at a time is read: neither a cache nor more threads would help.
sharp.cache(false);
sharp.concurrency(1);
// What is checked before decoding is checked for these formats; no other decoder is ever tried.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"],
});

const starting = createReadingEngines();
// One task comes at a time: the next one when this one is answered.
process.on("message", (task: ReaderTask) => void work(task));

async function work(task: ReaderTask): Promise<void> {
  const endTask = beginTask();
  let answer: ReaderAnswer;
  try {
    answer =
      task.kind === "clean"
        ? { kind: "clean", id: task.id, outcome: await cleanPicture(task.picture) }
        : { kind: "read", id: task.id, outcome: await read(task.picture, task.before) };
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    answer = { kind: "failed", id: task.id, reason };
  }
  endTask();
  process.send?.(answer);
}

async function read(picture: Uint8Array, before: readonly Transcript[] | null): Promise<PicturesOutcome> {
  const decoded = await decodePicture(picture);
  if (!decoded.ok) return decoded;
  const outcome = await readPicture(decoded.image, await starting);
  if (before === null) return outcome;
  const transcript = stitchTranscripts(outcome.ok ? [...before, outcome.transcript] : before);
  return transcript === null ? { ok: false, code: "mentor/nothing_readable" } : { ok: true, transcript };
}

/** Where memory runs out, Linux ends this process and not the one that serves games. */
function preferToBeKilled(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // Another system, which decides by itself.
  }
}

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
