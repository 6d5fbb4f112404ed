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
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    locale: "ru-RU",
    viewport: { width: 1366, height: 768 },
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
    trace: "retain-on-failure",
  },
});
