// `npm run bench:nodes`: what it costs to be several processes, and how long matches pause when a process is killed or stopped. One JSON line
// each. All arrangements play at the same time, each process with as many tables, and their CPU is read in the same windows: whatever else the
// machine does meets them alike. Not a test: it reads the real clock.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startPostgres } from "@fitil/testkit";
import { openChaosSite } from "../chaos/chaos-site.ts";
import { FAULTS } from "../chaos/faults.ts";
import { sufferAll } from "../chaos/rounds.ts";
import { removeData } from "../site/server-process.ts";
import { makePeople } from "./server/fitil-people.ts";
import { ARRANGEMENTS, openArrangement } from "./nodes/arrangement.ts";
import type { ArrangedSite } from "./nodes/arrangement.ts";
import { comparedInWindows } from "./nodes/windows.ts";
import { printLine } from "./server/run-once.ts";

const { values } = parseArgs({
  options: {
    /** Of four, at each process. */
    tables: { type: "string", default: "25" },
    /** Measured, in windows of three. A match may last 120 s, warming up included. */
    seconds: { type: "string", default: "60" },
    "warm-up": { type: "string", default: "20" },
    /** So many kills and as many stops; 0: none. */
    faults: { type: "string", default: "6" },
    /** So many of the arrangements, the simplest first: with fewer of them each process can have more tables. */
    arrangements: { type: "string", default: String(ARRANGEMENTS.length) },
    /** A folder for a processor profile of each process. */
    profile: { type: "string" },
  },
});
const [tables, seconds, warmUp, faults] = [
  values.tables,
  values.seconds,
  values["warm-up"],
  values.faults,
].map(Number) as [number, number, number, number];
const PLAYERS = 4;
const arrangements = ARRANGEMENTS.slice(0, Number(values.arrangements));
const MAX_PROCESSES = Math.max(...arrangements.map(({ processes }) => processes));

/** Lets all arrangements play side by side, and prints how each compares with the first. */
async function compare(): Promise<void> {
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), "fitil-nodes-"));
  try {
    if (postgres === null) return;
    const databaseUrl = postgres.addressOf("postgres");
    await makePeople(dataDir, MAX_PROCESSES * tables * PLAYERS, databaseUrl);
    const run = { dataDir, databaseUrl, tables, warmUpMs: warmUp * 1000, seconds };
    const open: ArrangedSite[] = [];
    try {
      for (const arrangement of arrangements) {
        const site = await openArrangement(arrangement, { ...run, profile: values.profile ?? null });
        if (site === null) return;
        open.push(site);
      }
      const seated = [];
      for (const site of open) seated.push(await site.seat());
      await Promise.all(seated.map((site) => site.begin()));
      await wait(warmUp * 1000);
      const all = seated.map((site) => site.measured);
      const { sites: compared, othersCpu } = await comparedInWindows(open, Promise.race(all));
      const measured = await Promise.all(all);
      for (const [index, site] of open.entries()) {
        const { p50Ms, p99Ms, wordsPerPlayerSecond, deliveredShare, saidShare, ...rest } = measured[index]!;
        const { name, processes } = site.arrangement;
        printLine({
          bench: "nodes",
          arrangement: name,
          tables: tables * processes,
          ...compared[index],
          p50Ms,
          p99Ms,
          wordsPerPlayerSecond,
          deliveredShare,
          othersCpu,
          counts: rest.faults === 0 && rest.lost === 0 && saidShare > 0.97,
        });
      }
    } finally {
      await Promise.all(open.map((site) => site.stop()));
    }
  } finally {
    await postgres?.stop();
    removeData(dataDir);
  }
}

await compare();
const site = faults > 0 ? await openChaosSite() : null;
try {
  for (const name of site === null ? [] : ["kill", "rolling"]) {
    const fault = FAULTS.find((one) => one.name === name)!;
    const suffered = await sufferAll(site!, { name, faults: [fault], times: faults, meetsBooks: false });
    const { chaos, ...figures } = suffered;
    printLine({ bench: "nodes-pause", fault: chaos, ...figures });
  }
} finally {
  await site?.stop();
}
