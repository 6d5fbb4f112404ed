// Reasons that the unmodified client honours.
import { describe, expect, it } from "vitest";
import { CLOSES } from "../protocol/codes.ts";
import { plainReason } from "./end-session.ts";
import { testHub } from "../testing/test-hub.ts";
import { settle } from "../testing/virtual-clock.ts";

describe("close reasons", () => {
  it("[RT33] plain text stays as it is", () => {
    for (const { reason } of Object.values(CLOSES)) expect(plainReason(reason)).toBe(reason);
    expect(plainReason("заменено новым соединением")).toBe("заменено новым соединением");
  });

  it("[RT33] never empty, never JSON, never more than 123 bytes, never half a character", () => {
    expect(plainReason("")).toBe("closed");
    for (const json of ["42", '{"reconnect":true}', "null", '"x"'])
      expect(() => JSON.parse(plainReason(json))).toThrow();
    for (const long of ["x".repeat(500), "ё".repeat(100), "🧨".repeat(60), `x${"🧨".repeat(60)}`]) {
      const plain = plainReason(long);
      expect(Buffer.byteLength(plain)).toBeLessThanOrEqual(123);
      expect(plain.isWellFormed()).toBe(true);
      expect(plain).not.toBe("");
    }
  });

  it("[RT34] the queue is flushed before a close, but not before 3000 and 3008", async () => {
    for (const [why, frames] of [
      [CLOSES.forceDisconnect, 1],
      [CLOSES.connectionClosed, 0],
      [CLOSES.slow, 0],
    ] as const) {
      const test = testHub({}, { windowMs: 50 });
      const line = await test.connected();
      line.frames.length = 0;
      test.hub.sendToClient("c1", 1);
      test.hub.disconnectClient("c1", why);
      expect(line.frames).toHaveLength(frames);
      await settle();
      expect(line.closed).toEqual(why);
      expect(test.hub.stats().closesByCode).toEqual({ [why.code]: 1 });
    }
  });

  it("[RT9] every success reply carries its result, even an empty one", async () => {
    const test = testHub({ publish: () => ({ ok: true, fanout: false }), subRefresh: () => ({ ok: true }) });
    const line = await test.connected();
    await line.send(
      { id: 2, subscribe: { channel: "c" } },
      { id: 3, publish: { channel: "c", data: null } },
      { id: 4, sub_refresh: { channel: "c", token: "t" } },
      { id: 5, unsubscribe: { channel: "c" } },
      { id: 6, publish: { channel: "c" } },
    );
    expect(line.fresh()).toEqual([
      { id: 2, subscribe: {} },
      { id: 3, publish: {} },
      { id: 4, sub_refresh: {} },
      { id: 5, unsubscribe: {} },
      { id: 6, error: { code: 107, message: "bad request" } },
    ]);
  });
});
