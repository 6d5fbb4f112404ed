// One answer while it is written. The server owns it: it goes on when its readers leave, and whoever comes (back) gets
// all of it so far and then the rest. A reader too slow for it is let go instead of being waited for.
import { Readable } from "node:stream";
import type { Clock } from "../../ports/process.ts";
import { encodeChunk, HEARTBEAT, STREAM_END } from "./sse.ts";
import type { AnswerChunk } from "./sse.ts";

/** How far behind a reader may be, in bytes. */
export const MAX_BEHIND_BYTES = 1_048_576;
/** Readers of one answer; one more lets the oldest go. */
const MAX_READERS = 8;
const HEARTBEAT_MS = 15_000;

export interface LiveAnswer {
  /** Sends a chunk to all readers, present and future. */
  send(chunk: AnswerChunk): void;
  /** No more comes; readers get to the end of what was sent. */
  end(): void;
  /** All so far, then the rest. */
  read(): Readable;
}

/** An answer that nobody reads yet. `clock` times the heartbeat. */
export function createLiveAnswer(clock: Clock): LiveAnswer {
  const sent: { readonly key: string | null; readonly event: string }[] = [];
  const readers = new Set<Readable>();
  let over = false;
  const push = (event: string) => {
    for (const reader of readers) {
      reader.push(event);
      if (reader.readableLength > MAX_BEHIND_BYTES) letGo(reader);
    }
  };
  const letGo = (reader: Readable) => {
    readers.delete(reader);
    reader.destroy();
  };
  let stopBeating = () => {};
  const beat = () => {
    stopBeating = clock.after(HEARTBEAT_MS, () => {
      push(HEARTBEAT);
      beat();
    });
  };
  beat();
  return {
    send(chunk) {
      const event = encodeChunk(chunk);
      const key = replacesKey(chunk);
      // A late reader needs only the newest picture of a part that is sent whole each time.
      const older = key === null ? -1 : sent.findIndex((one) => one.key === key);
      if (older >= 0) sent[older] = { key, event };
      else sent.push({ key, event });
      push(event);
    },
    end() {
      if (over) return;
      over = true;
      stopBeating();
      push(STREAM_END);
      for (const reader of readers) reader.push(null);
      readers.clear();
    },
    read() {
      const reader = new Readable({ read: () => undefined });
      reader.on("close", () => void readers.delete(reader));
      // A reader that was let go has nobody to tell.
      reader.on("error", () => undefined);
      // The headers go out with the first bytes: at once, not with the first word.
      reader.push(HEARTBEAT);
      for (const { event } of sent) reader.push(event);
      if (over) {
        reader.push(STREAM_END);
        reader.push(null);
        return reader;
      }
      const [oldest] = readers;
      if (oldest !== undefined && readers.size >= MAX_READERS) letGo(oldest);
      readers.add(reader);
      return reader;
    },
  };
}

/** Parts that are sent whole each time, by their id. */
function replacesKey(chunk: AnswerChunk): string | null {
  return "data" in chunk && chunk.id !== undefined ? `${chunk.type} ${chunk.id}` : null;
}
