// Loaded into a process before the product (`node --import`): notes in a file every moment at which the process is told that it may
// act for a table, and under which epoch. The clock is the machine's own monotonic one, so that several processes' notes can be
// laid side by side. TRACE_ACTS names the folder, TRACED_OWNERSHIP the module of ownership that the process runs.
import { openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { env, hrtime, pid } from "node:process";
import { isMainThread } from "node:worker_threads";
import type * as Module from "../../apps/server/src/cluster/ownership.ts";

const folder = env["TRACE_ACTS"];
const place = env["TRACED_OWNERSHIP"];
if (isMainThread && folder !== undefined && place !== undefined) {
  const { Ownership } = (await import(place)) as Pick<typeof Module, "Ownership">;
  const file = openSync(join(folder, `${pid}.acts`), "a");
  // eslint-disable-next-line typescript/unbound-method -- It is called on its own object below.
  const { actingEpoch } = Ownership.prototype;
  Ownership.prototype.actingEpoch = function traced(this: Module.Ownership, tableId) {
    const epoch = actingEpoch.call(this, tableId);
    // At once, or a killed process would take its last acts along.
    if (epoch !== null) writeSync(file, `${hrtime.bigint()} ${tableId} ${epoch}\n`);
    return epoch;
  };
}
