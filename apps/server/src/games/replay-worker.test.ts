// The thread does what is asked, says what went wrong, and comes back after it was ended.
import { afterAll, describe, expect, it } from "vitest";
import { RULES_VERSION } from "@fitil/engine";
import { createReplayWorker } from "./replay-worker.ts";
import { playedByBots } from "./testing/played.ts";

const worker = createReplayWorker();
afterAll(() => worker.close());

describe("the replays' thread", () => {
  it("[RP1] seals and opens, and fails alone on what is damaged", async () => {
    const { seed, seedHash, endHash, inputs } = playedByBots("thread", ["a", "b"]);
    const frame = { rulesVersion: RULES_VERSION, seed, seedHash, endHash, playerIds: [1, 2] } as const;
    const rows = inputs?.rows() ?? new Float64Array();
    const sealed = await worker.ask({ kind: "seal", frame, rows });
    if (typeof sealed === "string") throw new Error(sealed);
    expect(sealed.words.byteLength).toBeLessThan(20_000);
    const damaged = worker.ask({ kind: "open", frame, words: sealed.words.slice(9), encoding: "br" });
    const whole = worker.ask({ kind: "open", frame, words: sealed.words, encoding: "identity" });
    await expect(damaged).rejects.toThrow();
    expect(JSON.parse(Buffer.from(await whole).toString())).toMatchObject({
      seed,
      endHash,
      digest: sealed.digest,
    });
    const lost = worker.ask({ kind: "open", frame, words: sealed.words, encoding: "br" });
    await Promise.all([expect(lost).rejects.toThrow("closed"), worker.close()]);
    const again = await worker.ask({ kind: "open", frame, words: sealed.words, encoding: "gzip" });
    expect(again.byteLength).toBeGreaterThan(100);
  });
});
