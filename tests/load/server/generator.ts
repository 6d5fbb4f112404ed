// The clients of one run, in a process of their own on a core of their own: opens the tables, lets everybody walk, and
// prints what was measured as one JSON line. Started by the bench; its task comes as JSON in the first argument.
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { createCentrifugeDriver } from "./centrifuge-driver.ts";
import { createColyseusDriver } from "./colyseus-driver.ts";
import { createFitilDriver } from "./fitil-driver.ts";
import { Latency, quantile } from "./latency.ts";
import { cpuSeconds, machineCpuSeconds, residentBytes } from "./process-cost.ts";
import type { Tally } from "./raw-client.ts";
import { createRelayDriver } from "./relay-driver.ts";
import { POSITION_EVERY_MS, routeOf } from "./route.ts";
import type { Driver, DriverContext } from "./seat.ts";
import { SEATED, WALKING } from "./task.ts";
import type { Measured, Task } from "./task.ts";
import { Walkers } from "./walkers.ts";

const PLAYERS = 4;
/** One walk with its bomb. */
const ROUND_MS = routeOf(1).length * POSITION_EVERY_MS;

function createDriver(task: Task, context: DriverContext): Driver | Promise<Driver> {
  switch (task.system) {
    case "ws":
    case "floor":
      return createRelayDriver(context);
    case "colyseus-broadcast":
      return createColyseusDriver(context, "broadcast");
    case "colyseus-state":
      return createColyseusDriver(context, "state");
    case "centrifuge-go":
      return createCentrifugeDriver(context);
    case "fitil":
    case "fitil-names":
      return createFitilDriver(context, {
        dataDir: task.dataDir,
        numericIds: task.system === "fitil",
        site: task.site ?? null,
      });
  }
}

async function run(task: Task): Promise<Measured> {
  const tally: Tally = { bytes: 0, frames: 0, deliveries: 0, faults: 0, lost: 0, closes: [] };
  // A server may tell later, or not at all, what everybody sees anyway: then it is decisions that must arrive.
  const isHeldBack = task.saying === "courses" && (task.system === "fitil" || task.system === "fitil-names");
  const latency = new Latency(isHeldBack);
  let heard = 0;
  const context: DriverContext = {
    address: task.address,
    saying: task.saying,
    tables: task.tables,
    probeTables: task.probeTables,
    tally,
    latency,
    heard: () => {
      heard++;
    },
    async seated() {
      if (task.site === undefined) return;
      process.stdout.write(`${SEATED}\n`);
      await once(process.stdin, "data");
    },
  };
  const driver = await createDriver(task, context);
  const tables = await driver.open();
  const walkers = new Walkers(tables, Math.min(ROUND_MS, task.warmUpMs * 0.7));
  walkers.start();
  process.stdout.write(`${WALKING}\n`);
  await wait(task.warmUpMs);

  const rawClients = (task.tables - task.probeTables) * PLAYERS;
  const probeClients = task.probeTables * PLAYERS;
  const before = {
    ...tally,
    heard,
    said: walkers.said,
    walked: walkers.walked,
    cpu: process.cpuUsage(),
    at: performance.now(),
  };
  const pids = task.site?.pids ?? [task.serverPid];
  const serverCpuBefore = pids.map(cpuSeconds);
  const machineBefore = machineCpuSeconds();
  latency.start();
  await wait(task.seconds * 1000);
  const samples = latency.stop();
  const spent = pids.map((pid, index) => {
    const [now, then] = [cpuSeconds(pid), serverCpuBefore[index]!];
    return { user: now.user - then.user, system: now.system - then.system };
  });
  const systemCpu = spent.reduce((sum, { system }) => sum + system, 0);
  const serverCpu = spent.reduce((sum, { user }) => sum + user, systemCpu);
  const seconds = (performance.now() - before.at) / 1000;
  const own = process.cpuUsage(before.cpu);
  const machine = machineCpuSeconds() - machineBefore;
  const rssBytes = residentBytes(pids[0]!);
  const said = walkers.said - before.said;
  const walked = walkers.walked - before.walked;
  const probeHeard = heard - before.heard;
  walkers.stop();

  const saidByProbes = (said * probeClients) / (probeClients + rawClients);
  const probeShare = probeHeard / (saidByProbes * (PLAYERS - 1));
  // What comes back to its sender is nobody's delivery.
  const share = task.system === "centrifuge-go" ? (PLAYERS - 1) / PLAYERS : 1;
  const counted = (tally.deliveries - before.deliveries) * share;
  // Where positions cannot be told without decoding, the real clients' share speaks for all.
  const deliveries =
    counted > 0 || rawClients === 0 ? counted + probeHeard : probeShare * said * (PLAYERS - 1);
  for (const seat of tables.flat()) seat.leave();
  return {
    usCpuPerPlayerSecond: (serverCpu * 1e6) / (task.tables * PLAYERS) / seconds,
    wordsPerPlayerSecond: said / (task.tables * PLAYERS) / seconds,
    usCpuPerDelivery: (serverCpu * 1e6) / deliveries,
    ofThatInKernel: systemCpu / serverCpu,
    serverCpu: serverCpu / seconds,
    p50Ms: samples.length === 0 ? null : quantile(samples, 0.5),
    p99Ms: samples.length === 0 ? null : quantile(samples, 0.99),
    latencySamples: samples.length,
    bytesPerClientPerSecond: rawClients === 0 ? null : (tally.bytes - before.bytes) / rawClients / seconds,
    framesPerClientPerSecond: rawClients === 0 ? null : (tally.frames - before.frames) / rawClients / seconds,
    rssMb: rssBytes / 2 ** 20,
    generatorCpu: (own.user + own.system) / 1e6 / seconds,
    othersCpu: Math.max(0, machine / seconds - serverCpu / seconds - (own.user + own.system) / 1e6 / seconds),
    deliveriesPerSecond: deliveries / seconds,
    saidShare: (walked * POSITION_EVERY_MS) / 1000 / (seconds * task.tables * PLAYERS),
    deliveredShare: isHeldBack ? latency.owed.heard / latency.owed.said : deliveries / (said * (PLAYERS - 1)),
    faults: tally.faults - before.faults,
    lost: tally.lost,
    ...(tally.closes.length > 0 ? { closes: tally.closes.slice(0, 5) } : {}),
  };
}

const measured = await run(JSON.parse(process.argv[2] ?? "{}") as Task);
process.stdout.write(`${JSON.stringify(measured)}\n`, () => process.exit(0));
