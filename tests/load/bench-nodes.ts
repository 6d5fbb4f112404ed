// `npm run bench:nodes`: what it costs to be several processes, beside one process under the same work in the same run, and how long matches
// pause when a process is killed or stopped. One JSON line each. Not a test: it reads the real clock.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgres, startRedis } from "@fitil/testkit";
import { openChaosSite } from "../chaos/chaos-site.ts";
import { FAULTS } from "../chaos/faults.ts";
import { sufferAll } from "../chaos/rounds.ts";
import { removeData, startServer } from "../site/server-process.ts";
import type { ServerProcess } from "../site/server-process.ts";
import { makePeople } from "./server/fitil-people.ts";
import { generate, printLine } from "./server/run-once.ts";
import type { Measured } from "./server/task.ts";

const { values } = parseArgs({
  options: {
    /** Of four, over all processes. */
    tables: { type: "string", default: "50" },
    seconds: { type: "string", default: "5" },
    "warm-up": { type: "string", default: "4" },
    /** How often all arrangements are gone through. */
    rounds: { type: "string", default: "1" },
    /** So many kills and as many stops; 0: none. */
    faults: { type: "string", default: "6" },
  },
});
const [tables, seconds, rounds, faults] = [values.tables, values.seconds, values.rounds, values.faults].map(
  Number,
) as [number, number, number, number];
const warmUpMs = Number(values["warm-up"]) * 1000;
const PLAYERS = 4;
const PROBE_TABLES = 2;

interface Arrangement {
  readonly name: string;
  readonly processes: number;
  readonly hasRedis: boolean;
  readonly isPlaced: boolean;
}

/** The first one is what the others are compared with. */
const ARRANGEMENTS: readonly Arrangement[] = [
  { name: "one process", processes: 1, hasRedis: false, isPlaced: true },
  // What it costs to be two at all: they share nothing but the database, and each has half of the tables.
  { name: "two processes that share nothing", processes: 2, hasRedis: false, isPlaced: true },
  { name: "one process and Redis", processes: 1, hasRedis: true, isPlaced: true },
  { name: "two processes, people where their table is", processes: 2, hasRedis: true, isPlaced: true },
  { name: "two processes, people anywhere", processes: 2, hasRedis: true, isPlaced: false },
];

const [redis, postgres] = await Promise.all([startRedis(), startPostgres()]);
const dataDir = mkdtempSync(join(tmpdir(), "fitil-nodes-"));

/** Starts the arrangement's processes, has everybody play, and ends them. */
async function measure({ processes, hasRedis, isPlaced }: Arrangement): Promise<Measured> {
  await redis!.flush();
  const servers: ServerProcess[] = [];
  try {
    for (let number = 0; number < processes; number += 1) {
      const env = {
        NODE_ENV: "production",
        LOG_LEVEL: "warn",
        DATABASE_URL: postgres!.addressOf("postgres"),
        TRUSTED_PROXIES: "127.0.0.1",
        ...(hasRedis && { REDIS_URL: redis!.url, NODE_ID: `n${number}` }),
      };
      servers.push(await startServer(env, dataDir));
    }
    return await generate({
      system: "fitil",
      saying: "courses",
      address: servers[0]!.address,
      serverPid: servers[0]!.child.pid!,
      dataDir,
      tables,
      probeTables: PROBE_TABLES,
      warmUpMs,
      seconds,
      site: {
        addresses: servers.map(({ address }) => address),
        pids: servers.map(({ child }) => child.pid!),
        redisPid: hasRedis ? redis!.pid() : null,
        isPlaced,
      },
    });
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
}

function print({ name }: Arrangement, measured: Measured, compared: Measured): void {
  const {
    usCpuPerPlayerSecond,
    usCpuPerDelivery,
    processCpu,
    redisCpu,
    p50Ms,
    p99Ms,
    faults: wrong,
  } = measured;
  printLine({
    bench: "nodes",
    arrangement: name,
    tables,
    usCpuPerPlayerSecond,
    toOneProcess: usCpuPerPlayerSecond / compared.usCpuPerPlayerSecond,
    usCpuPerDelivery,
    processCpu,
    redisCpuPer100Tables: (redisCpu / tables) * 100,
    p50Ms,
    p99Ms,
    wordsPerPlayerSecond: measured.wordsPerPlayerSecond,
    deliveredShare: measured.deliveredShare,
    othersCpu: measured.othersCpu,
    counts: wrong === 0 && measured.lost === 0 && measured.saidShare > 0.97,
  });
}

try {
  if (redis !== null && postgres !== null) {
    await makePeople(dataDir, tables * PLAYERS, postgres.addressOf("postgres"));
    for (let round = 0; round < rounds; round += 1) {
      let compared: Measured | null = null;
      for (const arrangement of ARRANGEMENTS) {
        const measured = await measure(arrangement);
        compared ??= measured;
        print(arrangement, measured, compared);
      }
    }
  }
} finally {
  await Promise.all([redis?.stop(), postgres?.stop()]);
  removeData(dataDir);
}
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
