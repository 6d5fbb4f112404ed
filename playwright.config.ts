// Real browsers against the real server: every worker starts its own process on a free port with its own data.
import { defineConfig } from "@playwright/test";

const CHROMIUM_FLAGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--autoplay-policy=user-gesture-required",
];

// Chromium refuses to sandbox for root; everywhere else the sandbox stays.
if (process.getuid?.() === 0) CHROMIUM_FLAGS.push("--no-sandbox");

const executablePath = process.env["CHROMIUM_PATH"] || undefined;

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  // One more than cores: people in a browser also wait. PERF: a fourth only takes a tenth more work in all, for its server, its browser
  // and its turns at the same caches.
  workers: 3,
  // PERF: one project, for another one would be given workers, browsers and servers anew. Files begin by their names: the long looks at
  // every view have names that come early, so that no worker is left alone with one at the end.
  retries: 0,
  forbidOnly: Boolean(process.env["CI"]),
  // Generous, because a busy machine is no fault of the product.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    locale: "ru-RU",
    viewport: { width: 1366, height: 768 },
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
    // A trace copies the page after every step, which costs a third of the time: asked for by TRACE=1.
    trace: process.env["TRACE"]
      ? { mode: "retain-on-failure", screenshots: false, snapshots: true, sources: true }
      : "off",
    screenshot: "only-on-failure",
  },
});
