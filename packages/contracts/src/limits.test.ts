// The numbers of the product, pinned: whoever changes one changes what people were promised.
import { expect, test } from "vitest";
import * as limits from "./limits.ts";

test("stakes, seats and colours of a table", () => {
  expect(limits.STAKES).toEqual([0, 100, 250, 500, 1000, 2500]);
  expect(limits.MAX_PLAYERS).toBe(4);
  expect(limits.COUNTDOWN_S).toBe(5);
});

test("how the real-time line is dialled again and given up", () => {
  expect(limits).toMatchObject({
    RECONNECT_MIN_MS: 1_000,
    RECONNECT_MAX_MS: 15_000,
    REALTIME_TIMEOUT_MS: 20_000,
    MAX_SERVER_PING_DELAY_MS: 20_000,
    RECONNECT_GRACE_MS: 20_000,
  });
});
