// What happens to a frame from a client: split into lines, read, and done strictly in order. While one command is
// unfinished the later ones wait, so a connect and its subscribes may come in one frame. Must never throw.
import { connect } from "./commands/connect.ts";
import { rpc, send } from "./commands/messages.ts";
import { publish } from "./commands/publish.ts";
import { history, presence } from "./commands/reads.ts";
import { refresh, subRefresh } from "./commands/refresh.ts";
import { subscribe, unsubscribe } from "./commands/subscribe.ts";
import { CLOSES, ERRORS } from "../protocol/codes.ts";
import { type Command, readCommand } from "../protocol/command.ts";
import type { Core } from "./core.ts";
import { endSession } from "./end-session.ts";
import type { MaybePromise } from "../schedule/maybe-promise.ts";
import { isLater } from "../schedule/maybe-promise.ts";
import { scheduleNext } from "./session-deadlines.ts";
import type { Session, SessionClient } from "./session.ts";

/** Commands that may wait behind a connect: whoever sends them is nobody yet. */
const MAX_BEHIND_CONNECT = 32;

/** Takes one whole frame. */
export function receiveFrame(core: Core, session: Session, frame: string): void {
  if (session.phase === "closed") return;
  if (!frame.includes("\n")) {
    receiveLine(core, session, frame);
    return;
  }
  const lines = (frame.endsWith("\n") ? frame.slice(0, -1) : frame).split("\n");
  for (const line of lines) {
    receiveLine(core, session, line);
    if (isOver(session)) return;
  }
}

/** Closed, or its connect just refused: what came along in the same frame was sent without knowing of it. */
function isOver(session: Session): boolean {
  return session.phase === "closed" || session.phase === "refused";
}

function receiveLine(core: Core, session: Session, line: string): void {
  const command = readCommand(line);
  if (command === undefined) {
    endSession(core, session, CLOSES.badRequest);
    return;
  }
  core.counters.commands += 1;
  if (command.kind === "pong") {
    receivePong(core, session);
    return;
  }
  if (!allowed(core, session, command)) return;
  const { unfinished } = session;
  if (unfinished === undefined) {
    finishLater(core, session, perform(core, session, command));
    return;
  }
  const { maxPendingCommands } = core.limits;
  const most =
    session.phase === "open" ? maxPendingCommands : Math.min(maxPendingCommands, MAX_BEHIND_CONNECT);
  if (unfinished.waiting.push(command) > most) {
    endSession(core, session, CLOSES.tooManyRequests);
  } else if (unfinished.waiting.length === 1) scheduleNext(core, session);
}

/** Formal conditions, judged on arrival: authenticated or about to be, and not too fast. False = refused, and answered. */
function allowed(core: Core, session: Session, { kind, id }: Exclude<Command, { kind: "pong" }>): boolean {
  const { phase, rate } = session;
  if (kind === "connect" ? phase !== "fresh" : phase !== "open" && phase !== "connecting") {
    endSession(core, session, CLOSES.badRequest);
    return false;
  }
  if (kind === "connect") return true;
  const now = core.clock.now();
  const speaks = kind === "publish" || kind === "rpc" || kind === "send";
  const verdict = speaks ? rate.publish(now) : rate.command(now);
  if (verdict === "ok") return true;
  core.counters.rateLimited += 1;
  if (verdict === "close") endSession(core, session, CLOSES.tooManyRequests);
  else if (id > 0) session.replyError(id, ERRORS.tooManyRequests);
  return false;
}

function receivePong(core: Core, session: Session): void {
  const { state } = session;
  if (state.phase !== "open" || state.pongOwedSince === undefined) {
    endSession(core, session, CLOSES.badRequest);
    return;
  }
  measureRoundTrip(state.client, core.clock.now() - state.pongOwedSince);
  state.pongOwedSince = undefined;
}

/** A pong answers every ping before it: the oldest of those tells how long the line is at most. */
function measureRoundTrip(client: SessionClient, measuredMs: number): void {
  const ms = Math.max(0, measuredMs);
  client.roundTripMs = client.roundTripMs === 0 ? ms : (client.roundTripMs + ms) / 2;
}

function perform(
  core: Core,
  session: Session,
  command: Exclude<Command, { kind: "pong" }>,
): MaybePromise<void> {
  if (command.kind === "connect") return connect(core, session, command);
  const { client } = session;
  if (client === undefined) return undefined;
  switch (command.kind) {
    case "subscribe":
      return subscribe(core, session, client, command);
    case "unsubscribe":
      return unsubscribe(core, session, command.id, command.channel);
    case "publish":
      return publish(core, session, client, command);
    case "rpc":
      return rpc(core, session, client, command);
    case "send":
      return send(core, session, client, command.data);
    case "presence":
    case "presence_stats":
      return presence(core, session, client, command);
    case "history":
      return history(core, session, client, command);
    case "refresh":
      return refresh(core, session, client, command);
    case "sub_refresh":
      return subRefresh(core, session, client, command);
    case "ping":
      session.replyError(command.id, ERRORS.notAvailable);
      return undefined;
  }
}

/** Marks the session busy while a command is unfinished, then goes on with what waits. */
function finishLater(
  core: Core,
  session: Session,
  outcome: MaybePromise<void>,
  waiting: Command[] = [],
): void {
  if (!isLater(outcome)) return;
  session.unfinished = { since: core.clock.now(), waiting };
  outcome.then(
    () => goOn(core, session),
    (error: unknown) => {
      core.fail(error, "command");
      endSession(core, session, CLOSES.serverError);
    },
  );
}

function goOn(core: Core, session: Session): void {
  const waiting = session.unfinished?.waiting ?? [];
  session.unfinished = undefined;
  while (session.phase !== "closed" && session.unfinished === undefined) {
    const command = waiting.shift();
    if (command === undefined || command.kind === "pong") return;
    finishLater(core, session, perform(core, session, command), waiting);
  }
}
