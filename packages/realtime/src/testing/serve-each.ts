// A served hub for each test that wants one, stopped after it; whatever failed unexpectedly in it fails the test.
import { afterEach, expect } from "vitest";
import { type ServedHub, serveHub } from "./served-hub.ts";

/** To be called once in a file of tests. Returns how a test gets its hub: one each. */
export function serveEach(): typeof serveHub {
  let served: ServedHub | undefined;
  afterEach(async () => {
    const failures = served?.failures ?? [];
    await served?.stop();
    served = undefined;
    expect(failures).toEqual([]);
  });
  return async (...parts) => {
    served = await serveHub(...parts);
    return served;
  };
}
