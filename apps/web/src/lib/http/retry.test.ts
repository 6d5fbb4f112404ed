import { VirtualClock } from "@fitil/testkit";
import { describe, expect, it } from "vitest";
import type { Failure, Result } from "./http.ts";
import { decideRetry, withRetries } from "./retry.ts";

function failure(status: number, retryAfterMs: number | null = null): Failure {
  return { status, code: "x", message: null, retryAfterMs, body: null };
}

describe("decideRetry (§8, before a refusal signs the person out)", () => {
  it("believes a refusal at once", () => {
    for (const status of [400, 401, 403, 404, 409]) expect(decideRetry(failure(status), 1)).toBeNull();
  });
  it("asks again after a lost network, 429 and 5xx, later each time", () => {
    expect([1, 2, 3, 4].map((attempt) => decideRetry(failure(503), attempt))).toEqual([
      500, 1000, 2000, 4000,
    ]);
    expect(decideRetry(failure(429, 7000), 1)).toBe(7000);
  });
  it("believes a server that goes on failing, but never a lost network", () => {
    expect(decideRetry(failure(500), 6)).toBeNull();
    expect(decideRetry(failure(0), 600)).toBe(15_000);
  });
});

describe("withRetries", () => {
  it("returns the first answer that counts", async () => {
    const clock = new VirtualClock();
    const answers: Result<string>[] = [
      { ok: false, failure: failure(0) },
      { ok: false, failure: failure(502) },
      { ok: true, value: "here" },
    ];
    const result = withRetries(clock, () => Promise.resolve(answers.shift() as Result<string>));
    await clock.advance(0);
    await clock.advance(1_500);
    expect(await result).toEqual({ ok: true, value: "here" });
  });
  it("ends when nobody waits any more", async () => {
    const clock = new VirtualClock();
    let wanted = true;
    let tries = 0;
    const result = withRetries<never>(
      clock,
      () => {
        tries += 1;
        return Promise.resolve({ ok: false, failure: failure(0) });
      },
      () => wanted,
    );
    await clock.advance(0);
    await clock.advance(500);
    wanted = false;
    await clock.advance(100_000);
    expect((await result).ok).toBe(false);
    expect(tries).toBe(2);
  });
});
