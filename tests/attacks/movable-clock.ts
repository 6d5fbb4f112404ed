// Loaded into a server before its own code: the wall clock of its process, which another process can set. On SIGUSR2 the
// clock stands as many milliseconds away from the real one as the file named by CLOCK_SHIFT_FILE says. Steady time
// (performance.now, timers) goes on as it is, like on a machine whose clock is set.
import { readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const RealDate = Date;
let shiftMs = 0;

class MovableDate extends RealDate {
  constructor(...given: [] | [string | number | Date]) {
    if (given.length === 0) super(RealDate.now() + shiftMs);
    else super(...given);
  }
  static override now(): number {
    return RealDate.now() + shiftMs;
  }
}

globalThis.Date = MovableDate as DateConstructor;
if (isMainThread)
  process.on("SIGUSR2", () => {
    shiftMs = Number(readFileSync(process.env["CLOCK_SHIFT_FILE"] ?? "", "utf8"));
  });
