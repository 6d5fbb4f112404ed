// Whether this machine's clock is that of the others: tokens, daily limits and seasons go by it. Nothing of the cluster does, so
// a wrong one is said, and changes nothing.
import type { Clock, Log } from "../ports/process.ts";

const LOOK_EVERY_MS = 60_000;
/** What a network and a lost second explain. */
const FORGIVEN_MS = 5_000;

/** Compares now and then; `others`: what time it is elsewhere, ms since 1970. Says it once when it goes wrong, and once when it is right again. Returns how to stop. */
export function watchClock(deps: {
  readonly others: () => Promise<number>;
  readonly wall: Pick<Clock, "now">;
  /** Times the looks. */
  readonly clock: Clock;
  readonly log: Log;
}): () => void {
  const { others, wall, clock, log } = deps;
  let isWrong = false;
  let stop = () => {};
  let isStopped = false;
  const look = async () => {
    // A register that does not answer tells nothing of the clock: the next look does.
    const theirs = await others().catch(() => null);
    if (isStopped) return;
    stop = clock.after(LOOK_EVERY_MS, () => void look());
    if (theirs === null) return;
    const aheadS = Math.round((wall.now() - theirs) / 1000);
    const isOff = Math.abs(aheadS) * 1000 > FORGIVEN_MS;
    if (isOff && !isWrong)
      log.warn(
        { aheadS },
        "the clock of this machine is not that of Redis's: tokens and daily limits go by it",
      );
    if (!isOff && isWrong) log.info({}, "the clock of this machine is right again");
    isWrong = isOff;
  };
  stop = clock.after(0, () => void look());
  return () => {
    isStopped = true;
    stop();
  };
}
