// What processes noted of their acts (trace-acts.ts), laid side by side: did two owners ever act for one table at a time?
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

interface Act {
  /** ns of the machine's monotonic clock. */
  readonly at: bigint;
  readonly epoch: number;
  readonly process: string;
}

/** All acts of a folder of notes, by table, in the order of time. */
function actsByTable(folder: string): ReadonlyMap<string, readonly Act[]> {
  const acts = new Map<string, Act[]>();
  for (const process of readdirSync(folder).filter((name) => name.endsWith(".acts"))) {
    const lines = readFileSync(join(folder, process), "utf8").split("\n");
    // A process that was killed may leave half a line.
    for (const line of lines.slice(0, -1)) {
      const [at = "", tableId = "", epoch = ""] = line.split(" ");
      const list = acts.get(tableId) ?? [];
      acts.set(tableId, list);
      list.push({ at: BigInt(at), epoch: Number(epoch), process });
    }
  }
  for (const list of acts.values()) list.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return acts;
}

/** What came of laying them side by side. */
export interface ActCount {
  readonly acts: number;
  readonly tables: number;
  /** Acts under an epoch, or of a process, whose successor had acted before. */
  readonly overlapped: number;
}

/** Counts acts of owners whose successor had acted before. */
export function countActs(folder: string): ActCount {
  let acts = 0;
  let overlapped = 0;
  const tables = actsByTable(folder);
  for (const list of tables.values()) {
    let newest = { epoch: 0, process: "" };
    for (const { epoch, process } of list) {
      acts += 1;
      if (epoch < newest.epoch || (epoch === newest.epoch && process !== newest.process)) overlapped += 1;
      if (epoch > newest.epoch) newest = { epoch, process };
    }
  }
  return { acts, tables: tables.size, overlapped };
}
