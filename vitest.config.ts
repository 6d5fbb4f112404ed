// One runner for every unit and contract test; browsers are Playwright's (tests/e2e).
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "packages/*/src/**/*.test.ts",
      "apps/*/src/**/*.test.{ts,tsx}",
      "tests/{architecture,crash,attacks}/**/*.test.ts",
      "scripts/**/*.test.ts",
    ],
    environment: "node",
    testTimeout: 30_000,
    // More than cores: many wait for processes that they started.
    maxWorkers: 3,
  },
});
