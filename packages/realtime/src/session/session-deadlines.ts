// By when something must have happened on a connection, and what is done otherwise: it must have authenticated, answered a ping, been
// refreshed before it expires, finished a command. Sends the pings too.
// Reads the clock only through the times it is handed.
import type { Subscription } from "../channel/channel.ts";
import { type CloseAdvice, CLOSES, UNSUBSCRIBES } from "../protocol/codes.ts";
import { PING_LINE, unsubscribeLine } from "../protocol/wire.ts";
import type { Core } from "./core.ts";
import { endSession } from "./end-session.ts";
import { leaveChannel } from "./leave-channel.ts";
import type { OpenState, Session } from "./session.ts";

/** When the first ping of a connection leaves: at a random moment, so that connections spread out; undefined = there are none. */
export function firstPingAt(core: Core, now: number): number | undefined {
  const interval = core.limits.pingIntervalMs;
  if (interval === 0) return undefined;
  return now + interval / 2 + Math.floor((core.chance.fraction() * interval) / 2);
}

/** Stands in the wheel for the earliest moment at which something is due. Nothing is of a closed session. */
export function scheduleNext(core: Core, session: Session): void {
  const { state } = session;
  if (state.phase === "closed") return;
  let next = Number.POSITIVE_INFINITY;
  for (const { at } of deadlinesOf(core, session)) next = Math.min(next, at);
  if (state.phase === "open" && state.pingAt !== undefined) next = Math.min(next, state.pingAt);
  for (const subscription of session.subscriptions().values()) {
    next = Math.min(next, subscription.expiresAt + core.limits.expiryGraceMs);
  }
  core.wheel.schedule(session, next);
}

/** Does what is due at `now`, and looks again when the next thing is. */
export function runDeadlines(core: Core, session: Session, now: number): void {
  const missed = deadlinesOf(core, session).find(({ at }) => now >= at);
  if (missed !== undefined) {
    endSession(core, session, missed.close);
    return;
  }
  const { state } = session;
  if (state.phase === "open" && state.pingAt !== undefined && now >= state.pingAt)
    ping(core, session, state, now);
  for (const subscription of session.subscriptions().values()) {
    if (now >= subscription.expiresAt + core.limits.expiryGraceMs) expire(core, session, subscription);
  }
  scheduleNext(core, session);
}

/** By when something has to have happened (ms since 1970), and what a connection is closed with otherwise. */
interface Deadline {
  readonly at: number;
  readonly close: CloseAdvice;
}

function deadlinesOf(core: Core, { state, unfinished }: Session): readonly Deadline[] {
  const { pongTimeoutMs, expiryGraceMs, commandTimeoutMs } = core.limits;
  const deadlines: Deadline[] = [];
  if (state.phase === "closed") return deadlines;
  if (state.phase !== "open") deadlines.push({ at: state.authenticateBy, close: CLOSES.stale });
  else {
    if (state.pongOwedSince !== undefined)
      deadlines.push({ at: state.pongOwedSince + pongTimeoutMs, close: CLOSES.noPong });
    if (state.expiresAt !== undefined)
      deadlines.push({ at: state.expiresAt + expiryGraceMs, close: CLOSES.expired });
  }
  if (unfinished !== undefined && unfinished.waiting.length > 0)
    deadlines.push({ at: unfinished.since + commandTimeoutMs, close: CLOSES.serverError });
  return deadlines;
}

function ping(core: Core, session: Session, state: OpenState, now: number): void {
  const { pingIntervalMs, pongTimeoutMs } = core.limits;
  session.outbox.add(PING_LINE, PING_LINE.length);
  state.pingAt = now + pingIntervalMs;
  if (pongTimeoutMs > 0) state.pongOwedSince ??= now;
}

function expire(core: Core, session: Session, subscription: Subscription<Session>): void {
  if (subscription.serverSide) {
    endSession(core, session, CLOSES.subscriptionExpired);
    return;
  }
  const why = UNSUBSCRIBES.expired;
  leaveChannel(core, subscription, { kind: "server", ...why });
  session.outbox.addText(unsubscribeLine(subscription.channel.name, why));
}
