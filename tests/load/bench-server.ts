// `npm run bench:server`: our server beside its peers under the same work, one core for the server, one for the clients.
// Prints one JSON line a run, then how far each system goes, then what an idle connection costs. Not a test: it reads the real clock.
import { parseArgs } from "node:util";
import { installPeers } from "./server/install-peers.ts";
import { capacityOf } from "./server/capacity.ts";
import { measureIdle } from "./server/idle.ts";
import { printLine, runOnce } from "./server/run-once.ts";
import { type System, SYSTEMS } from "./server/task.ts";

const { values } = parseArgs({
  options: {
    tables: { type: "string" },
    seconds: { type: "string" },
    systems: { type: "string" },
    quick: { type: "boolean", default: false },
    /** Skips the search for the largest number of tables. */
    "no-capacity": { type: "boolean", default: false },
    "no-idle": { type: "boolean", default: false },
    /** Seconds of full load before the measured ones: compilers and collectors come to rest. */
    "warm-up": { type: "string", default: "15" },
    /** More flags for the servers' Node, e.g. --node-flags="--cpu-prof --cpu-prof-dir=profiles". */
    "node-flags": { type: "string", default: "" },
  },
});

function isSystem(name: string): name is System {
  return SYSTEMS.some((system) => system === name);
}

const quick = values.quick;
const tables = (values.tables ?? (quick ? "10" : "10,50,100")).split(",").map(Number);
const seconds = Number(values.seconds ?? (quick ? 2 : 8));
const systems = (values.systems ?? (quick ? "fitil,ws" : SYSTEMS.join(","))).split(",");
const nodeFlags = values["node-flags"].split(" ").filter((flag) => flag !== "");
const known = systems.filter(isSystem);
if (known.length !== systems.length || tables.some((count) => !(count > 0)) || !(seconds > 0)) {
  console.error(`--systems takes ${SYSTEMS.join(", ")}; --tables and --seconds take numbers above 0.`);
  process.exit(2);
}

installPeers();
const warmUpMs = quick ? 1_500 : Number(values["warm-up"]) * 1000;
for (const count of tables) {
  const costs = new Map<System, number>();
  for (const system of known) {
    const result = await runOnce({ system, tables: count, seconds, warmUpMs, nodeFlags });
    costs.set(system, result.usCpuPerDelivery);
    printLine(result);
  }
  const relay = costs.get("ws");
  const ours = costs.get("fitil");
  if (relay !== undefined && ours !== undefined) {
    printLine({ bench: "server-ratio", tables: count, fitilToRelay: Number((ours / relay).toFixed(3)) });
  }
}
if (!quick && !values["no-capacity"]) {
  for (const system of known) {
    if (system !== "fitil-names" && system !== "floor") printLine(await capacityOf(system, nodeFlags));
  }
}
if (!quick && !values["no-idle"]) {
  for (const system of known) {
    if (system === "fitil" || system === "ws" || system === "colyseus-state")
      printLine(await measureIdle(system));
  }
}
