// Who may open a connection, over whichever transport: the site's own name and origin, and room for one more.
import type { IncomingMessage } from "node:http";
import { CLOSES } from "../protocol/codes.ts";
import type { Core } from "../session/core.ts";
import { endSession } from "../session/end-session.ts";
import type { EntryOptions } from "./entry-options.ts";
import type { Cancel } from "../schedule/ports.ts";

/** Who calls, for limits per address. */
export function addressOf(options: EntryOptions, request: IncomingMessage): string {
  return options.clientAddress?.(request) ?? request.socket.remoteAddress ?? "";
}

/** The HTTP status that a request from here is refused with, whatever it asks for; undefined = it may go on. */
export function foreign(options: EntryOptions, request: IncomingMessage): number | undefined {
  // Node asks this of requests, but not of upgrades.
  if (request.headers.host === undefined) return 400;
  if (options.allowedHost?.(request) === false) return 421;
  if (options.allowedOrigin?.(request.headers.origin, request) === false) return 403;
  return undefined;
}

/** The HTTP status that a new connection is refused with (RT62); undefined = there is room. Counts refusals. */
export function refusalStatus(
  core: Core,
  options: EntryOptions,
  request: IncomingMessage,
  address: string,
): number | undefined {
  if (core.closing) return 503;
  const status = foreign(options, request) ?? crowd(core, address);
  if (status === 429 || status === 503) core.counters.refusedConnections += 1;
  return status;
}

function crowd(core: Core, address: string): number | undefined {
  const { maxConnections, maxConnectionsPerAddress } = core.limits;
  if (maxConnectionsPerAddress > 0 && (core.perAddress.get(address) ?? 0) >= maxConnectionsPerAddress)
    return 429;
  return maxConnections > 0 && core.sockets.size >= maxConnections ? 503 : undefined;
}

/** Counts one more connection of this address. To be called back once, when it is gone. */
export function countAddress(core: Core, address: string): Cancel {
  const { perAddress } = core;
  perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
  return () => {
    const left = (perAddress.get(address) ?? 1) - 1;
    if (left === 0) perAddress.delete(address);
    else perAddress.set(address, left);
  };
}

/**
 * Whoever means well authenticates within moments, so among strangers the oldest is the likeliest to mean nothing: a
 * crowd of them takes places from each other, not from newcomers.
 */
export function makeRoom(core: Core): void {
  const { maxUnauthenticated } = core.limits;
  if (maxUnauthenticated === 0 || core.strangers.size < maxUnauthenticated) return;
  const [oldest] = core.strangers;
  if (oldest !== undefined) endSession(core, oldest, CLOSES.tryAgainLater);
}
