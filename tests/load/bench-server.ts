// `npm run bench:server`: our server beside its peers under the same work, one core for the server, one for the clients.
// Prints one JSON line a run, then how far each system goes, then what an idle connection costs. Not a test: it reads the real clock.
import { parseArgs } from "node:util";
import { installPeers } from "./server/install-peers.ts";
import { capacityOf } from "./server/capacity.ts";
import { measureIdle } from "./server/idle.ts";
import { type Saying, SAYINGS } from "./server/route.ts";
import { printLine, runOnce } from "./server/run-once.ts";
import { type System, SYSTEMS } from "./server/task.ts";

const { values } = parseArgs({
  options: {
    tables: { type: "string" },
    seconds: { type: "string" },
    systems: { type: "string" },
    /** How the walks are said; Colyseus, the floor and names without numbers only say positions. */
    saying: { type: "string" },
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

function isSaying(name: string): name is Saying {
  return SAYINGS.some((saying) => saying === name);
}

/** The ways this system's walks are said in. */
function sayingsOf(system: System): readonly Saying[] {
  return sayings.filter((saying) => saying === "positions" || system === "fitil" || system === "ws");
}

function isSystem(name: string): name is System {
  return SYSTEMS.some((system) => system === name);
}

const quick = values.quick;
const tables = (values.tables ?? (quick ? "10" : "10,50,100")).split(",").map(Number);
const seconds = Number(values.seconds ?? (quick ? 2 : 8));
const systems = (values.systems ?? (quick ? "fitil,ws" : SYSTEMS.join(","))).split(",");
const sayings = (values.saying ?? SAYINGS.join(",")).split(",").filter(isSaying);
const nodeFlags = values["node-flags"].split(" ").filter((flag) => flag !== "");
const known = systems.filter(isSystem);
if (known.length !== systems.length || tables.some((count) => !(count > 0)) || !(seconds > 0)) {
  console.error(`--systems takes ${SYSTEMS.join(", ")}; --tables and --seconds take numbers above 0.`);
  process.exit(2);
}

installPeers();
const warmUpMs = quick ? 1_500 : Number(values["warm-up"]) * 1000;
for (const count of tables) {
  /** CPU per player and second, to be compared with the relay doing it the usual way. */
  const costs = new Map<string, number>();
  for (const system of known) {
    for (const saying of sayingsOf(system)) {
      const result = await runOnce({ system, saying, tables: count, seconds, warmUpMs, nodeFlags });
      costs.set(`${system} ${saying}`, result.usCpuPerPlayerSecond);
      printLine(result);
    }
  }
  const relay = costs.get("ws positions");
  for (const [what, cost] of relay === undefined ? [] : costs)
    printLine({ bench: "server-ratio", tables: count, what, toRelay: Number((cost / relay!).toFixed(3)) });
}
if (!quick && !values["no-capacity"]) {
  for (const system of known) {
    if (system !== "fitil-names" && system !== "floor")
      for (const saying of sayingsOf(system)) printLine(await capacityOf(system, saying, nodeFlags));
  }
}
if (!quick && !values["no-idle"]) {
  for (const system of known) {
    if (system === "fitil" || system === "ws" || system === "colyseus-state")
      printLine(await measureIdle(system));
  }
}
