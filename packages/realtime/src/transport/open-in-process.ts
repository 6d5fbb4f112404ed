// A connection without a network: whole frames are handed over as text. For tests with a virtual clock, and for
// members of a channel that live in this process (bots).
import { acceptConnection } from "./accept.ts";
import { admitFrame } from "./frame-size.ts";
import { CLOSES, type CloseAdvice } from "../protocol/codes.ts";
import type { Core } from "../session/core.ts";
import { endSession, sessionLost } from "../session/end-session.ts";
import type { Transport } from "../session/session.ts";

/** What an in-process connection's far end is. */
export interface TransportSink {
  /** A whole frame of the hub's: lines of JSON. */
  frame(text: string): void;
  /** The hub ended the connection. */
  closed(code: number, reason: string): void;
}

/** The near end of an in-process connection. */
export interface TransportSource {
  /** Hands the hub one whole frame, as if it had come from the network. */
  receive(text: string): void;
  /** The far end went away. 1006 = without a word. */
  lost(code: number, reason: string): void;
}

/** Opens a connection to a sink in this process. */
export function openInProcess(
  core: Core,
  sink: TransportSink,
  from: { readonly address?: string; readonly origin?: string },
): TransportSource {
  const transport: Transport = {
    blocked: false,
    encoding: "json",
    // Nobody in this process is a stranger.
    opened: () => undefined,
    write(text: string, bytes: number): void {
      core.counters.framesOut += 1;
      core.counters.bytesOut += bytes;
      sink.frame(text);
    },
    close(why: CloseAdvice): void {
      sink.closed(why.code, why.reason);
    },
  };
  const session = acceptConnection(core, transport, {
    address: from.address ?? "in-process",
    origin: from.origin,
  });
  if (core.closing) endSession(core, session, CLOSES.shutdown);
  return {
    receive(text: string): void {
      if (admitFrame(core, session, Buffer.byteLength(text))) core.receive(session, text);
    },
    lost(code: number, reason: string): void {
      sessionLost(core, session, code, reason);
    },
  };
}
