// The built-in reader as the mentor sees it (MS1, MS2): pictures in, one transcript out. One process reads one picture at a time,
// in fair turns (MU7). Never blocks the caller's loop.
import type { Transcript } from "@fitil/contracts";
import type { Clock } from "../../ports/process.ts";
import type { CleanPicture } from "./decode-picture.ts";
import { createFairQueue } from "./fair-queue.ts";
import type { Requester } from "./fair-queue.ts";
import type { PicturesOutcome, ReaderAnswer, ReaderTask } from "./reader-messages.ts";
import { createReaderProcess } from "./reader-process.ts";

/** Pictures that may wait for their turn: of each upload one at a time. */
const MAX_WAITING = 48;

export interface ReaderRefusal {
  readonly ok: false;
  /** `reader_busy`: too many wait; `reading_failed`: the reader broke or hung on these pictures. */
  readonly code: "mentor/reader_busy" | "mentor/reading_failed";
}

/** Whose pictures they are, and whether anybody still wants to know. */
export interface ReadingFor extends Requester {
  /** What has not begun when it is aborted is not read. */
  readonly signal?: AbortSignal;
}

export interface ScreenshotReader {
  /**
   * Reads 1–6 pictures (PNG, JPEG, WebP as uploaded) of one chat or profile, in order, and stitches them.
   * The bytes are copied. Codes: `mentor/picture_too_large` (413), `mentor/not_a_picture` (415),
   * `mentor/nothing_readable` (422), and those of `ReaderRefusal` (503).
   */
  read(pictures: readonly Uint8Array[], requester: ReadingFor): Promise<PicturesOutcome | ReaderRefusal>;
  /** The picture encoded anew without EXIF (MC4); same codes. */
  clean(picture: Uint8Array, requester: ReadingFor): Promise<CleanPicture | ReaderRefusal>;
  /** Starts the process, so that the first picture need not wait for it. */
  warm(): void;
  /** Kills the process at once, whatever it is doing; waiting pictures fail. */
  close(): Promise<void>;
}

export interface ReaderPorts {
  /** Never jumps. */
  readonly clock: Clock;
  /** Told why a task failed, for the log. */
  onFailure?(reason: string): void;
}

interface Waiting {
  readonly task: ReaderTask;
  readonly requester: ReadingFor;
  readonly settle: (answer: ReaderAnswer | ReaderRefusal["code"]) => void;
}

type TaskOf<Task extends ReaderTask> = Task extends ReaderTask ? Omit<Task, "id"> : never;

/** A reader whose process starts with the first task. */
export function createScreenshotReader(ports: ReaderPorts): ScreenshotReader {
  const { clock } = ports;
  const queue = createFairQueue<Waiting>({ mostWaiting: MAX_WAITING });
  const reader = createReaderProcess(clock);
  let isReading = false;
  let isClosed = false;
  let lastId = 0;

  const advance = async () => {
    if (isReading) return;
    isReading = true;
    for (let next = queue.next(); next !== null; next = queue.next()) {
      const { task, requester, settle } = next;
      if (isClosed || requester.signal?.aborted === true) {
        settle("mentor/reading_failed");
        continue;
      }
      const began = clock.now();
      const answer = await reader.run(task);
      queue.charge(requester, clock.now() - began);
      // A picture that the server's own end cut off is no failure of the reader.
      if (answer.kind === "failed" && !isClosed) ports.onFailure?.(answer.reason);
      settle(answer);
    }
    isReading = false;
  };
  const run = (task: TaskOf<ReaderTask>, requester: ReadingFor) =>
    new Promise<ReaderAnswer | ReaderRefusal["code"]>((settle) => {
      lastId += 1;
      queue.add({ task: { ...task, id: lastId }, requester, settle })?.settle("mentor/reader_busy");
      void advance();
    });
  return {
    async read(pictures, requester) {
      const transcripts: Transcript[] = [];
      for (const [index, picture] of pictures.entries()) {
        const before = index === pictures.length - 1 ? transcripts : null;
        const answer = await run({ kind: "read", picture, before }, requester);
        if (typeof answer === "string") return { ok: false, code: answer };
        if (answer.kind !== "read") return { ok: false, code: "mentor/reading_failed" };
        const { outcome } = answer;
        // A picture that is refused refuses all; one with nothing to read is skipped.
        if (before !== null || (!outcome.ok && outcome.code !== "mentor/nothing_readable")) return outcome;
        if (outcome.ok) transcripts.push(outcome.transcript);
      }
      return { ok: false, code: "mentor/nothing_readable" };
    },
    async clean(picture, requester) {
      const answer = await run({ kind: "clean", picture }, requester);
      if (typeof answer === "string") return { ok: false, code: answer };
      return answer.kind === "clean" ? answer.outcome : { ok: false, code: "mentor/reading_failed" };
    },
    warm: () => reader.warm(),
    async close() {
      isClosed = true;
      for (const { settle } of queue.drain()) settle("mentor/reading_failed");
      await reader.close();
    },
  };
}
