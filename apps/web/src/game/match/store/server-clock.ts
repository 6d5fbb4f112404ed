// Where the server's time stands on this machine's clock. Built from stamps in what arrives; asks nobody for the time.

/** Turns the server's milliseconds since 1970 into local ones. */
export interface ServerClock {
  /** A stamp the server wrote just before sending, and the local time it arrived. */
  sample(serverMs: number, localMs: number): void;
  /** The local time at which news of that server instant arrives (or arrived) over an unhindered line. */
  toLocal(serverMs: number): number;
}

/**
 * A clock that believes the least delayed stamp: every stamp is late by the line's delay, never early. So its times are those at
 * which events of that instant reach this screen, which is what fuses and countdowns shall show.
 */
export function createServerClock(): ServerClock {
  let offset = Number.NEGATIVE_INFINITY;
  return {
    sample(serverMs, localMs) {
      offset = Math.max(offset, serverMs - localMs);
    },
    toLocal(serverMs) {
      return offset === Number.NEGATIVE_INFINITY ? serverMs : serverMs - offset;
    },
  };
}
