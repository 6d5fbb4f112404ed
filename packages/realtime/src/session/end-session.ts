// How a connection ends, from either side: flush, free the socket, leave all channels, tell the application. Happens
// exactly once per connection and never throws.
import type { CloseAdvice } from "../protocol/codes.ts";
import { CLOSES } from "../protocol/codes.ts";
import type { Core } from "./core.ts";
import { leaveChannel } from "./leave-channel.ts";
import type { Session } from "./session.ts";

const MAX_REASON_BYTES = 123;

/** Closes from the server's side. Flushes first, except for 3000 and 3008. */
export function endSession(core: Core, session: Session, why: CloseAdvice): void {
  if (session.phase === "closed") return;
  const plain = { code: why.code, reason: plainReason(why.reason) };
  const codes = core.counters.closesByCode;
  codes.set(plain.code, (codes.get(plain.code) ?? 0) + 1);
  const flush = plain.code !== CLOSES.slow.code && plain.code !== CLOSES.connectionClosed.code;
  tearDown(core, session, plain, () => {
    if (flush) session.outbox.finish();
    else session.outbox.drop();
    session.transport.close(plain);
  });
}

/** The far end is gone. 1006 = without a word. */
export function sessionLost(core: Core, session: Session, code: number, reason: string): void {
  if (session.phase === "closed") return;
  tearDown(core, session, { code, reason }, () => session.outbox.drop());
}

function tearDown(core: Core, session: Session, why: CloseAdvice, free: () => void): void {
  const { client, phase } = session;
  session.state = { phase: "closed", client };
  session.unfinished = undefined;
  if (client !== undefined) client.open = false;
  free();
  core.forget(session);
  for (const subscription of session.subscriptions().values()) {
    leaveChannel(core, subscription, { kind: "disconnect", ...why });
  }
  // Whoever has not got as far as `connected` is not told of either.
  if (client === undefined || phase !== "open") return;
  try {
    core.hooks.disconnected?.(client, why.code, why.reason);
  } catch (error) {
    core.fail(error, "disconnected");
  }
}

/**
 * A reason that the unmodified client honours: not empty, not JSON, at most 123 bytes of UTF-8. (It ignores the code
 * of a close without a reason, and takes a reason that parses as JSON for reconnect advice.)
 */
export function plainReason(reason: string): string {
  let plain = reason === "" ? "closed" : reason;
  try {
    JSON.parse(plain);
    plain = `closed: ${plain}`;
  } catch {
    // Not JSON: as it should be.
  }
  // Whole characters only, and lone halves of one become a mark of three bytes, so shorten after that.
  const characters = Array.from(plain.slice(0, MAX_REASON_BYTES).toWellFormed());
  while (Buffer.byteLength(characters.join("")) > MAX_REASON_BYTES) characters.pop();
  return characters.join("");
}

/** Closes a session whose client reads too slowly, as `slow`. Others are being served when that is noticed: it ends after them. */
export function endSlowSession(core: Core, session: Session): void {
  queueMicrotask(() => endSession(core, session, CLOSES.slow));
}
