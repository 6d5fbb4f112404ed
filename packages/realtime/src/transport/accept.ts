// A new connection comes in, over whichever transport: gets its id, its session and its first deadline.
import type { Core } from "../session/core.ts";
import { endSlowSession } from "../session/end-session.ts";
import { scheduleNext } from "../session/session-deadlines.ts";
import { Session, type Transport } from "../session/session.ts";

/** Where somebody calls from. */
export interface Caller {
  readonly address: string;
  readonly origin: string | undefined;
  /** What the client's later requests name the session by; absent where the transport goes both ways. */
  readonly secret?: string;
}

/** Opens a session on a transport. */
export function acceptConnection(core: Core, transport: Transport, caller: Caller): Session {
  const session: Session = new Session({
    id: core.chance.clientId(),
    address: caller.address,
    origin: caller.origin,
    secret: caller.secret,
    transport,
    windows: core,
    limits: core.limits,
    overflowed: () => endSlowSession(core, session),
    authenticateBy: core.clock.now() + core.limits.connectTimeoutMs,
  });
  core.connections.add(session);
  if (session.secret !== undefined) core.emulated.set(session.secret, session);
  scheduleNext(core, session);
  return session;
}
