// `npm run lighthouse`: Lighthouse's word on the signed-out page of a freshly started server, in all four categories, as a phone
// on a slow line sees it and as a desktop does. One JSON line a category; ends with 1 when one is below the target.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "../../scripts/machine.mjs";
import { ensureWebBuilt } from "../../scripts/web-build.mjs";
import { removeData, startServer } from "../site/server-process.ts";
import { installLighthouse } from "./install.mjs";

const TARGET = 95;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const FLAGS = ["--headless=new", "--disable-gpu", "--no-first-run", "--disable-background-networking"];
/** Of so many runs the one in the middle counts: a busy machine makes single ones worse. */
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);

const chromium = findChromium();
if (chromium === null) {
  console.error("No Chromium: name it by CHROMIUM_PATH.");
  process.exit(2);
}
installLighthouse();
const { launch } = await import("chrome-launcher");
const { default: lighthouse, desktopConfig } = await import("lighthouse");
await ensureWebBuilt();
const server = await startServer({ LOG_LEVEL: "warn", NODE_ENV: "production" });
const chromeFlags = process.getuid?.() === 0 ? [...FLAGS, "--no-sandbox"] : FLAGS;
const browser = await launch({ chromePath: chromium, chromeFlags });
try {
  for (const device of ["mobile", "desktop"]) await judge(device);
} finally {
  browser.kill();
  await server.stop();
  removeData(server.dataDir);
}

async function judge(device) {
  const config = device === "desktop" ? desktopConfig : undefined;
  const results = [];
  for (let run = 0; run < RUNS; run++) {
    const flags = { port: browser.port, locale: "en", onlyCategories: CATEGORIES };
    const result = await lighthouse(`${server.address}/`, flags, config);
    results.push(result.lhr);
  }
  const middle = results.toSorted((a, b) => speed(a) - speed(b))[Math.floor(RUNS / 2)];
  for (const [category, { score }] of Object.entries(middle.categories)) {
    const value = Math.round((score ?? 0) * 100);
    const ok = value >= TARGET;
    console.log(JSON.stringify({ bench: "lighthouse", device, category, value, target: `>= ${TARGET}`, ok }));
    if (!ok) process.exitCode = 1;
  }
  for (const line of complaints(middle)) console.error(`  ${device}: ${line}`);
  const folder = process.env.LIGHTHOUSE_REPORTS;
  if (folder) writeFileSync(join(folder, `lighthouse-${device}.json`), JSON.stringify(middle, null, 1));
}

function speed(lhr) {
  return lhr.categories.performance.score ?? 0;
}

/** What took points, heaviest first. */
function complaints(lhr) {
  return Object.values(lhr.categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ id }) => `${id}: ${lhr.audits[id].displayValue ?? lhr.audits[id].title}`);
}
