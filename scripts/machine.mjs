// What the tests need from the machine: Chromium and PostgreSQL. As root on a Debian they are installed; otherwise
// what stands there is used. What cannot be had is said, and in CI that is a failure.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

const CHROMIUM_PATHS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
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

function canInstall() {
  return process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
}

function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  console.log(`Installing ${packages.join(", ")} (apt-get)…`);
  const update = spawnSync("apt-get", ["update", "-qq"], { env, stdio: ["ignore", "ignore", "inherit"] });
  const install = spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return update.status === 0 && install.status === 0;
}

/**
 * Makes sure of Chromium and PostgreSQL as far as this machine allows.
 * @returns {{ chromium: string | null, postgres: boolean, missing: string[] }}
 */
export function prepareMachine() {
  const wanted = [];
  if (!findChromium() && !process.env.CHROMIUM_PATH) wanted.push("chromium");
  if (!hasPostgres()) wanted.push("postgresql");
  if (wanted.length > 0 && canInstall()) aptInstall(wanted);
  const chromium = findChromium();
  const postgres = hasPostgres();
  const missing = [];
  if (!chromium) missing.push("Chromium (browser tests)");
  if (!postgres) missing.push("PostgreSQL (contract tests)");
  for (const part of missing) console.log(`SKIPPED: ${part} cannot be had on this machine.`);
  return { chromium, postgres, missing };
}
