// One runner for every unit and contract test; browsers are Playwright's (tests/e2e).
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";

const INCLUDE = [
  "packages/*/src/**/*.test.ts",
  "apps/*/src/**/*.test.{ts,tsx}",
  "tests/{architecture,attacks}/**/*.test.ts",
  "scripts/**/*.test.ts",
];
/** They put something else in a module's place: nobody else may load it from the same process. */
const REPLACES_MODULES = ["apps/server/src/tables/match-fault.test.ts"];

/** They take by far the longest: begun last, one would go on alone. Without times of an earlier run, size is all that tells. */
const BEGIN_FIRST = ["attacks.test.ts", "screenshot-reader.test.ts", "server/src/main.test.ts"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => BEGIN_FIRST.some((end) => moduleId.endsWith(end));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    environment: "node",
    testTimeout: 30_000,
    // More than cores: many wait for processes that they started.
    maxWorkers: 3,
    setupFiles: ["tests/restore-globals.ts"],
    globalSetup: ["apps/server/src/testing/shared-postgres.ts"],
    projects: [
      {
        extends: true,
        // Most of a short file's time went into a process of its own that read the same modules again.
        test: { name: "shared", include: INCLUDE, exclude: REPLACES_MODULES, isolate: false },
      },
      { extends: true, test: { name: "alone", include: REPLACES_MODULES } },
    ],
  },
});
