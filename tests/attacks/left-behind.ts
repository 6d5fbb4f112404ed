// Processes that a server started, and whether they are gone with it. Linux only: elsewhere there seem to be none.
import { existsSync, readFileSync } from "node:fs";

const LOOK_MS = 20;
const PATIENCE_MS = 30_000;

/** Process ids of a process's children. */
export function childrenOf(pid: number | undefined): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  return existsSync(list) ? readFileSync(list, "utf8").trim().split(/\s+/).filter(Boolean).map(Number) : [];
}

/** How many of these processes are still there a few seconds later; 0 as soon as none is. */
export async function leftBehind(pids: readonly number[]): Promise<number> {
  const alive = () => pids.filter((pid) => isAlive(pid)).length;
  for (let waited = 0; alive() > 0 && waited < PATIENCE_MS; waited += LOOK_MS)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  return alive();
}

/** Not for those that have ended and whose parent has not looked yet. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    // No such process.
    return false;
  }
}
