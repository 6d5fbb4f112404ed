// What the tests need from the machine: Chromium, PostgreSQL and Redis. As root on a Debian they are installed; otherwise
// what stands there is used. What cannot be had is said, and in CI that is a failure.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

// The same browser without its own window comes first: it takes a quarter less time.
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const CHROMIUM_PATHS = [
  HEADLESS_SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const POSTGRES_FOLDER = "/usr/lib/postgresql";

/** The system's Chromium, or null. `CHROMIUM_PATH` wins. */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return existsSync(wanted) ? wanted : null;
  return CHROMIUM_PATHS.find((path) => existsSync(path)) ?? null;
}

function hasPostgres() {
  if (
    existsSync(POSTGRES_FOLDER) &&
    readdirSync(POSTGRES_FOLDER).some((version) => existsSync(`${POSTGRES_FOLDER}/${version}/bin/postgres`))
  )
    return true;
  return spawnSync("postgres", ["--version"]).status === 0;
}

function hasRedis() {
  return spawnSync("redis-server", ["--version"]).status === 0;
}

function canInstall() {
  return process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
}

function apt(...words) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return (
    spawnSync("apt-get", [...words, "-qq"], { env, stdio: ["ignore", "ignore", "inherit"] }).status === 0
  );
}

function aptInstall(name) {
  console.log(`Installing ${name} (apt-get)…`);
  return apt("install", "-y", "--no-install-recommends", name);
}

/** Installs what is not there. An older Debian has no headless shell of its own: there the whole browser is taken. */
function install() {
  const needsBrowser = !process.env.CHROMIUM_PATH && !existsSync(HEADLESS_SHELL);
  const needsPostgres = !hasPostgres();
  const needsRedis = !hasRedis();
  if (!needsBrowser && !needsPostgres && !needsRedis) return;
  apt("update");
  if (needsBrowser && !aptInstall("chromium-headless-shell") && !findChromium()) aptInstall("chromium");
  if (needsPostgres) aptInstall("postgresql");
  if (needsRedis) aptInstall("redis-server");
}

/**
 * Makes sure of Chromium, PostgreSQL and Redis as far as this machine allows.
 * @returns {{ chromium: string | null, postgres: boolean, missing: string[] }}
 */
export function prepareMachine() {
  if (canInstall()) install();
  const chromium = findChromium();
  const postgres = hasPostgres();
  const missing = [];
  if (!chromium) missing.push("Chromium (browser tests)");
  if (!postgres) missing.push("PostgreSQL (contract tests)");
  if (!hasRedis()) missing.push("Redis (contract tests)");
  for (const part of missing) console.log(`SKIPPED: ${part} cannot be had on this machine.`);
  return { chromium, postgres, missing };
}
