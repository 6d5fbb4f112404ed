// `npm run bench:server`: our server beside its peers under the same work, one core for the server, one for the clients.
// Prints one JSON line a run, then how far each system goes. Not a test: it reads the real clock.
import { parseArgs } from "node:util";
import { capacityOf } from "./server/capacity.ts";
import { buildCentrifugePeer } from "./server/centrifuge-peer.ts";
import { measureIdle } from "./server/idle.ts";
import { installPeers } from "./server/install-peers.ts";
import { type Saying, SAYINGS } from "./server/route.ts";
import { printLine, type RunLine, runOnce } from "./server/run-once.ts";
import { COMPARED, type System, SYSTEMS } from "./server/task.ts";

const { values } = parseArgs({
  options: {
    tables: { type: "string" },
    seconds: { type: "string" },
    systems: { type: "string", default: COMPARED.join(",") },
    /** How the walks are said; whoever knows no courses only says positions. */
    saying: { type: "string", default: SAYINGS.join(",") },
    /** One short run of each system, under a minute in all, and no search. */
    quick: { type: "boolean", default: false },
    /** Skips the search for the largest number of tables. */
    "no-capacity": { type: "boolean", default: false },
    /** What an idle connection costs, too. */
    idle: { type: "boolean", default: false },
    /** Everything that was measured, and each try of the search. */
    details: { type: "boolean", default: false },
    /** Seconds of full load before the measured ones: compilers and collectors come to rest. */
    "warm-up": { type: "string" },
    /** More flags for the servers' Node, e.g. --node-flags="--cpu-prof --cpu-prof-dir=profiles". */
    "node-flags": { type: "string", default: "" },
  },
});

const quick = values.quick;
const tables = (values.tables ?? (quick ? "10" : "50,100")).split(",").map(Number);
const seconds = Number(values.seconds ?? (quick ? 2 : 5));
const warmUpMs = Number(values["warm-up"] ?? (quick ? 1 : 6)) * 1000;
const nodeFlags = values["node-flags"].split(" ").filter((flag) => flag !== "");
const asked = values.systems.split(",");
const sayings = values.saying.split(",");
const known = SYSTEMS.filter((system) => asked.includes(system));
if (known.length !== asked.length || tables.some((count) => !(count > 0)) || !(seconds > 0)) {
  console.error(`--systems takes ${SYSTEMS.join(", ")}; --tables and --seconds take numbers above 0.`);
  process.exit(2);
}

/** The ways this system's walks are said in. */
function sayingsOf(system: System): readonly Saying[] {
  const all = SAYINGS.filter((saying) => sayings.includes(saying));
  return all.filter((saying) => saying === "positions" || system === "fitil" || system === "ws");
}

/** Systems that can take part here; the others are named with why not. */
function takingPart(): readonly System[] {
  const why = known.includes("centrifuge-go") ? buildCentrifugePeer() : null;
  if (why !== null) console.error(`centrifuge-go is left out: ${why}`);
  return why === null ? known : known.filter((system) => system !== "centrifuge-go");
}

/** Prints a run, with everything if that was asked for, and says when it is not to be compared. */
function printRun(line: RunLine): void {
  const { bench, system, saying, usCpuPerPlayerSecond, usCpuPerDelivery, p50Ms, p99Ms } = line;
  const { bytesPerClientPerSecond, rssMb } = line;
  const figures = { usCpuPerPlayerSecond, usCpuPerDelivery, p50Ms, p99Ms, bytesPerClientPerSecond, rssMb };
  printLine(values.details ? line : { bench, system, saying, tables: line.tables, ...figures });
  if (line.why !== undefined)
    console.error(`${system} with ${saying} at ${line.tables} tables does not count: ${line.why}`);
}

installPeers();
const systems = takingPart();
/** Tables that one core would carry if it cost what it did in the run with most tables. */
const guesses = new Map<string, number>();
for (const count of tables) {
  for (const system of systems) {
    for (const saying of sayingsOf(system)) {
      const line = await runOnce({ system, saying, tables: count, seconds, warmUpMs, nodeFlags });
      guesses.set(`${system} ${saying}`, (count * 0.9) / line.serverCpu);
      printRun(line);
    }
  }
}
if (!quick && !values["no-capacity"]) {
  for (const system of systems) {
    if (system === "fitil-names" || system === "floor") continue;
    for (const saying of sayingsOf(system)) {
      const guess = guesses.get(`${system} ${saying}`)!;
      const noted = (line: RunLine) => (values.details ? printLine({ ...line, search: true }) : undefined);
      const { maxTables, p99Ms, boundBy, brokeAt } = await capacityOf(
        { system, saying, nodeFlags },
        guess,
        noted,
      );
      printLine({ bench: "server-capacity", system, saying, maxTables, p99Ms });
      console.error(
        `${system} with ${saying}: bound by the ${boundBy}${brokeAt === null ? "" : ` at ${brokeAt}`}`,
      );
    }
  }
}
if (values.idle) {
  for (const system of systems) {
    if (system === "fitil" || system === "ws" || system === "colyseus-state")
      printLine(await measureIdle(system));
  }
}
