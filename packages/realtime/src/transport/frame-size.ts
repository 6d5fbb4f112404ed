// How large what a client sends may be, on every transport. A whole frame beyond `maxMessageBytes` ends its session with 1009 (RT40), whoever
// brings it; before the frame is whole, ws and the bodies of requests are bounded here, and a stranger on a socket by stranger-bounds.ts (RT46).
import { CLOSES } from "../protocol/codes.ts";
import type { Core } from "../session/core.ts";
import { endSession } from "../session/end-session.ts";
import type { HubLimits } from "../session/limits.ts";
import type { Session } from "../session/session.ts";

/** SAFETY: ws keeps an object for each; a message of 64 KiB over a poor line comes in some 120 reads. */
const MAX_BUFFERED_READS = 128;
/** A message inside JSON text: at worst every character of it is escaped as six. */
const ESCAPED = 6;
/** The secret, the node's name and the braces around a batch of commands. */
const ENVELOPE_BYTES = 1_024;

/** What ws takes by itself: beyond it, ws closes with 1009 or 1008, and nothing of the frame gets here. */
export function webSocketBounds({ maxMessageBytes, maxFragments }: HubLimits) {
  return { maxPayload: maxMessageBytes, maxFragments, maxBufferedChunks: MAX_BUFFERED_READS };
}

/** What the requests of the emulated transports may hold, in bytes: beyond it the answer is 413, before any of it is read as a frame. */
export function requestBounds({ maxMessageBytes, maxConnectBytes }: HubLimits) {
  return {
    /** The first commands of a connection, which is a stranger's until then. */
    connect: maxConnectBytes,
    /** A batch of commands in its envelope. */
    commands: maxMessageBytes * ESCAPED + ENVELOPE_BYTES,
    /** The envelope alone: as much as is read before it is known whose the batch is. */
    envelope: ENVELOPE_BYTES,
  };
}

/** Counts a frame that has come whole, and ends the session for one that is too big. Whether it is to be read. */
export function admitFrame(core: Core, session: Session, bytes: number): boolean {
  core.counters.framesIn += 1;
  core.counters.bytesIn += bytes;
  if (bytes <= core.limits.maxMessageBytes) return true;
  endSession(core, session, CLOSES.messageTooBig);
  return false;
}
