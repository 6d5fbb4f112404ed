// Test files share a process: after each of them the clock, the globals and the mocks are the real ones again, also when
// a test failed before it could put them back.
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
