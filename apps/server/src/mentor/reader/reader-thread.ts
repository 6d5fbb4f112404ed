// The reader's own thread: decoding, segmentation and OCR, one task after the other, engines kept warm. Nothing
// here ever runs in the loop that serves games.
import { stitchTranscripts } from "@fitil/coach";
import type { Transcript } from "@fitil/coach";
import { parentPort } from "node:worker_threads";
import sharp from "sharp";
import { cleanPicture, decodePicture } from "./decode-picture.ts";
import { readPicture } from "./read-picture.ts";
import type { PicturesOutcome, ReaderAnswer, ReaderTask } from "./reader-messages.ts";
import { createReadingEngines } from "./reading-engines.ts";

// Pictures differ every time, and one at a time is read: neither a cache nor more threads would help.
sharp.cache(false);
sharp.concurrency(1);

const port = parentPort;
if (port === null) throw new Error("The reader's thread was started as a program");
const starting = createReadingEngines();
let last: Promise<void> = Promise.resolve();

port.on("message", (task: ReaderTask) => {
  last = last.then(async () => port.postMessage(await answer(task)));
});

async function answer(task: ReaderTask): Promise<ReaderAnswer> {
  try {
    if (task.kind === "clean") {
      return { kind: "clean", id: task.id, outcome: await cleanPicture(task.picture) };
    }
    return { kind: "read", id: task.id, outcome: await readAll(task.pictures) };
  } catch (cause) {
    return {
      kind: "failed",
      id: task.id,
      reason: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
    };
  }
}

/** One transcript of all pictures. A picture that is refused refuses all; one with nothing to read is skipped. */
async function readAll(pictures: readonly Uint8Array[]): Promise<PicturesOutcome> {
  const engines = await starting;
  const transcripts: Transcript[] = [];
  for (const bytes of pictures) {
    const decoded = await decodePicture(bytes);
    if (!decoded.ok) return decoded;
    const outcome = await readPicture(decoded.image, engines);
    if (outcome.ok) transcripts.push(outcome.transcript);
  }
  const transcript = stitchTranscripts(transcripts);
  return transcript === null ? { ok: false, code: "mentor/nothing_readable" } : { ok: true, transcript };
}
