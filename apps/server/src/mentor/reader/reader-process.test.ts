// The reader's process as the server holds it: what breaks or hangs in there costs the one picture and nothing else. Time is
// virtual: a picture takes too long when the test says so.
import { VirtualClock } from "@fitil/testkit";
import { jpegOfManyScans } from "@fitil/testkit/pictures";
import { afterEach, describe, expect, it } from "vitest";
import type { ReaderTask } from "./reader-messages.ts";
import { createReaderProcess } from "./reader-process.ts";
import type { ReaderProcess } from "./reader-process.ts";
import { createScreenshotReader } from "./screenshot-reader.ts";

const small = jpegOfManyScans(64, 48, 2);
/** About half a second of decoding. */
const heavy = jpegOfManyScans(8_000, 5_000, 100);
const clean = (id: number, picture: Uint8Array): ReaderTask => ({ kind: "clean", id, picture });
const cleaned = { kind: "clean", outcome: { ok: true, width: 64, height: 48 } };

describe("[MU8] the reader's process", () => {
  let reader: ReaderProcess | undefined;
  afterEach(() => reader?.close());

  it("is killed when a picture takes too long, and the next picture gets another one", async () => {
    const clock = new VirtualClock(0);
    reader = createReaderProcess(clock);
    expect(await reader.run(clean(1, small))).toMatchObject({ id: 1, ...cleaned });
    const hung = reader.run(clean(2, heavy));
    await clock.advance(60_000);
    expect(await hung).toEqual({ kind: "failed", id: 2, reason: "no answer within 60000 ms" });
    expect(await reader.run(clean(3, small))).toMatchObject({ id: 3, ...cleaned });
  });

  it("is ended by its own guard when a picture takes too much memory or processor time", async () => {
    for (const limits of [{ memoryBytes: 30_000_000 }, { taskCpuMs: 50 }]) {
      await reader?.close();
      reader = createReaderProcess({ after: () => () => undefined, limits });
      const ended = { kind: "failed", reason: "the reader's process ended: SIGKILL" };
      expect([limits, await reader.run(clean(1, heavy))]).toEqual([limits, { id: 1, ...ended }]);
    }
  });

  it("knows nothing of the server's environment", async () => {
    process.env["MENTOR_API_KEY"] = "secret";
    // It would end at once: there is no such option.
    process.env["NODE_OPTIONS"] = "--no-such-option";
    try {
      reader = createReaderProcess({ after: () => () => undefined });
      expect(await reader.run(clean(1, small))).toMatchObject({ id: 1, ...cleaned });
    } finally {
      delete process.env["MENTOR_API_KEY"];
      delete process.env["NODE_OPTIONS"];
    }
  });

  it("is killed at once by closing, whatever it decodes; nobody goes on waiting", async () => {
    const screenshots = createScreenshotReader({ clock: new VirtualClock(0) });
    const ann = { userId: "ann", address: "10.0.0.1" };
    const answers = [0, 1, 2].map(() => screenshots.clean(heavy, ann));
    await screenshots.close();
    const failed = { ok: false, code: "mentor/reading_failed" };
    expect(await Promise.all(answers)).toEqual([failed, failed, failed]);
    expect(await screenshots.clean(small, ann)).toEqual(failed);
  });

  it("does not read for somebody who has left", async () => {
    const screenshots = createScreenshotReader({ clock: new VirtualClock(0) });
    const left = { userId: "ann", address: "10.0.0.1", signal: AbortSignal.abort() };
    expect(await screenshots.read([small], left)).toEqual({ ok: false, code: "mentor/reading_failed" });
    await screenshots.close();
  });
});
