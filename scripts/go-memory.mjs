// How much memory the compilers that are written in Go (tsc, tsgolint) may fill before they look for what they no longer need.
import { totalmem } from "node:os";

/**
 * The environment of a program that lives for seconds. PERF: looking for garbage takes a quarter of a compiler's processor time,
 * and nearly all it finds is in use; what is left is forgotten with the process. It still looks when its share is full.
 * @param {number} share of the machine's memory, or of what a container allows
 */
export function uncollected(share) {
  const allowed = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  const most = Math.floor((Math.min(totalmem(), allowed) * share) / 2 ** 20);
  return { ...process.env, GOGC: "off", GOMEMLIMIT: `${most}MiB` };
}
