// One runner for every unit and contract test; browsers are Playwright's (tests/e2e).
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";

// PERF: workers, and the threads that the product starts in them, load the code that an earlier one compiled.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, "node_modules/.cache/test-servers");

const INCLUDE = [
  "packages/*/src/**/*.test.ts",
  "apps/server/src/**/*.test.ts",
  "tests/{architecture,attacks,chaos}/**/*.test.ts",
  "scripts/**/*.test.ts",
];
/** They put something else in a module's place: nobody else may load it from the same process. */
const REPLACES_MODULES = ["apps/server/src/tables/match-fault.test.ts"];

/**
 * They start the product's own processes, and take by far the longest. Begun last, one would go on alone; and without times of
 * an earlier run, size is all that tells. `npm run check` leaves them to `npm test`.
 */
const STARTS_PROCESSES = [
  "tests/attacks/attacks.test.ts",
  "tests/chaos/shared-site.test.ts",
  "apps/server/src/mentor/reader/screenshot-reader.test.ts",
  "apps/server/src/main.test.ts",
  "apps/server/src/ledger/kill.test.ts",
  "apps/server/src/billing/kill.test.ts",
  "packages/realtime/src/package.test.ts",
];

/** They draw hundreds of cases, play matches through or count over whole collections: `npm run check` leaves them to `npm test`, too. */
const DRAWS_OR_COUNTS = [
  "packages/*/src/**/*.{property,fuzz,sim,measured}.test.ts",
  "apps/*/src/**/*.{property,fuzz,sim,measured}.test.ts",
];
const LEFT_OUT = process.env["TESTS"] === "quick" ? [...STARTS_PROCESSES, ...DRAWS_OR_COUNTS] : [];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      STARTS_PROCESSES.some((file) => moduleId.endsWith(file));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    environment: "node",
    testTimeout: 30_000,
    // Opening a database is no quicker than a test on it where the machine is busy.
    hookTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    // More than cores: many wait for processes that they started.
    maxWorkers: 3,
    setupFiles: ["tests/restore-globals.ts"],
    globalSetup: ["apps/server/src/testing/shared-postgres.ts"],
    projects: [
      {
        extends: true,
        // Most of a short file's time went into a process of its own that read the same modules again.
        test: {
          name: "shared",
          include: INCLUDE,
          exclude: [...REPLACES_MODULES, ...LEFT_OUT],
          isolate: false,
          // PERF: as Node runs the product itself. Between modules of Vite's runner every call looks its function up anew: what
          // computes took twice as long.
          experimental: { viteModuleRunner: false },
        },
      },
      {
        extends: true,
        test: {
          name: "web",
          include: ["apps/web/src/**/*.test.{ts,tsx}"],
          exclude: LEFT_OUT,
          isolate: false,
        },
      },
      { extends: true, test: { name: "alone", include: REPLACES_MODULES } },
    ],
  },
});
