// Whether a session is over: asked when a token is shown, which is then refused (SE1), and watched for what lives longer than one call,
// real-time connections and streamed answers, which ends then (SE2). The database is asked, so that it does not matter who ended a session,
// how, and in which process; embedded-sessions.ts and firebase-sessions.ts answer.
import type { Clock, Log } from "../../ports/process.ts";
import type { Identity, SessionRef, SessionWatch } from "../../ports/sessions.ts";

/** How long it takes to look every session up once: well below a second, also for one that came meanwhile (SE2). */
const ROUND_MS = 300;
/** PERF: sessions in one look. The embedded database holds the loop for a quarter of a millisecond with 400, for 10 with 4000. */
const LOOK_SESSIONS = 400;

/** Is this session over? A token of it is refused, then, whatever else is right about it (SE1). */
export async function isOver(identity: Pick<Identity, "endedAmong">, session: SessionRef): Promise<boolean> {
  return (await identity.endedAmong([session])).length > 0;
}

export interface SessionWatchDeps {
  readonly identity: Pick<Identity, "endedAmong">;
  /** Never jumps. */
  readonly clock: Clock;
  readonly log: Log;
}

/** A watch that can be stopped. */
export interface RunningSessionWatch extends SessionWatch {
  /** Looks no more; nothing that is held is ended. */
  close(): void;
}

interface Held {
  readonly session: SessionRef;
  readonly ends: Set<() => void>;
}

/** Makes the watch. It asks nothing while nothing is held; when it cannot ask, it tries again and ends nobody. */
export function createSessionWatch({ identity, clock, log }: SessionWatchDeps): RunningSessionWatch {
  const held = new Map<string, Held>();
  /** Who is still to be looked up this time. */
  let round: SessionRef[] = [];
  let state: "idle" | "waiting" | "looking" | "closed" = "idle";
  let cancel: () => void = () => undefined;

  const wait = () => {
    if (state !== "idle" || held.size === 0) return;
    state = "waiting";
    cancel = clock.after(ROUND_MS / Math.ceil(held.size / LOOK_SESSIONS), () => void look());
  };
  const look = async () => {
    state = "looking";
    if (round.length === 0) round = Array.from(held.values(), ({ session }) => session);
    try {
      for (const session of await identity.endedAmong(round.splice(0, LOOK_SESSIONS))) end(session);
    } catch (cause) {
      log.warn({ err: cause }, "sessions could not be looked up");
    }
    if (isClosed()) return;
    state = "idle";
    wait();
  };
  const isClosed = () => state === "closed";
  const end = (session: SessionRef) => {
    const over = held.get(keyOf(session));
    held.delete(keyOf(session));
    for (const task of over?.ends ?? []) task();
  };

  return {
    hold(session, task) {
      const key = keyOf(session);
      const known = held.get(key) ?? { session, ends: new Set() };
      held.set(key, known);
      // One of its own, so that the same function may be held twice.
      const own = () => task();
      known.ends.add(own);
      wait();
      return () => {
        known.ends.delete(own);
        if (known.ends.size === 0 && held.get(key) === known) held.delete(key);
      };
    },
    close() {
      state = "closed";
      cancel();
    },
  };
}

function keyOf({ userId, sessionId }: SessionRef): string {
  return `${userId}\n${sessionId}`;
}
