// What time does to a connection: pings, missing pongs, silence before connect, expiry, commands that never finish.
// Reads the clock only through the times it is handed.
import type { Subscription } from "../channel/channel.ts";
import { CLOSES, UNSUBSCRIBES } from "../protocol/codes.ts";
import type { Core } from "./core.ts";
import { endSession } from "./end-session.ts";
import { leaveChannel } from "./leave-channel.ts";
import type { Session } from "./session.ts";
import { PING_LINE, unsubscribeLine } from "../protocol/wire.ts";

/** A new connection: it has so long to authenticate. */
export function startClock(core: Core, session: Session, now: number): void {
  session.staleAt = now + core.limits.connectTimeoutMs;
  scheduleNext(core, session);
}

/** Authenticated: pings begin, the first at a random moment so that connections spread out. */
export function startPings(core: Core, session: Session, now: number): void {
  session.staleAt = Number.POSITIVE_INFINITY;
  const interval = core.limits.pingIntervalMs;
  if (interval > 0) session.pingAt = now + interval / 2 + Math.floor((core.chance.fraction() * interval) / 2);
  scheduleNext(core, session);
}

/** Stands in the wheel for the earliest of the session's deadlines. */
export function scheduleNext(core: Core, session: Session): void {
  let next = Math.min(
    session.staleAt,
    session.pingAt,
    session.pongBy,
    session.expiresAt + core.limits.expiryGraceMs,
  );
  if (session.busySince > 0 && session.pending.length > 0) {
    next = Math.min(next, session.busySince + core.limits.commandTimeoutMs);
  }
  for (const subscription of session.subscriptions().values()) {
    next = Math.min(next, subscription.expiresAt + core.limits.expiryGraceMs);
  }
  core.wheel.schedule(session, next);
}

/** Does what is due at `now`, and looks again when the next thing is. */
export function lookAtClock(core: Core, session: Session, now: number): void {
  if (session.phase === "closed") return;
  const { limits } = core;
  const stuckSince = session.pending.length > 0 ? session.busySince : 0;
  if (now >= session.staleAt) endSession(core, session, CLOSES.stale);
  else if (now >= session.pongBy) endSession(core, session, CLOSES.noPong);
  else if (now >= session.expiresAt + limits.expiryGraceMs) endSession(core, session, CLOSES.expired);
  else if (stuckSince > 0 && now >= stuckSince + limits.commandTimeoutMs) {
    endSession(core, session, CLOSES.serverError);
  } else {
    if (now >= session.pingAt) ping(core, session, now);
    for (const subscription of session.subscriptions().values()) {
      if (now >= subscription.expiresAt + limits.expiryGraceMs) expire(core, session, subscription);
    }
  }
  if ((session.phase as string) !== "closed") scheduleNext(core, session);
}

function ping(core: Core, session: Session, now: number): void {
  const { pingIntervalMs, pongTimeoutMs } = core.limits;
  session.outbox.add(PING_LINE, PING_LINE.length);
  session.pingAt = now + pingIntervalMs;
  if (session.pingedAt === 0) session.pingedAt = now;
  if (pongTimeoutMs > 0 && session.pongBy === Number.POSITIVE_INFINITY) session.pongBy = now + pongTimeoutMs;
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
