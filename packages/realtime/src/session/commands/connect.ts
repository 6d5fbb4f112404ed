// The first command of every connection. Everything behind it waits until the application has judged the token;
// server-side subscriptions travel in its reply.
import { CLOSES, ERRORS } from "../../protocol/codes.ts";
import type { ConnectRequest } from "../../protocol/command.ts";
import type { Core } from "../core.ts";
import { endSession } from "../end-session.ts";
import type { Authenticated } from "../hooks.ts";
import type { MaybePromise } from "../../schedule/maybe-promise.ts";
import { completeJoin, type Prepared, prepareJoin, secondsUntil } from "../join-channel.ts";
import { leaveChannel } from "../leave-channel.ts";
import { andThen } from "../../schedule/maybe-promise.ts";
import { firstPingAt, scheduleNext } from "../session-deadlines.ts";
import { type Session, SessionClient } from "../session.ts";
import { encodeJson } from "../../protocol/wire.ts";
import { ask, type CommandContext } from "./ask.ts";

const PROTOCOL_VERSION = "1.0";

/** Judges a connect. A second one closes with 3501. */
export function connect(core: Core, session: Session, request: ConnectRequest): MaybePromise<void> {
  const { state } = session;
  if (state.phase !== "fresh") {
    endSession(core, session, CLOSES.badRequest);
    return undefined;
  }
  const { authenticateBy } = state;
  session.state = { phase: "connecting", authenticateBy, client: undefined };
  const command: CommandContext = { core, session, id: request.id, where: "authenticate" };
  const context = {
    address: session.address,
    origin: session.origin,
    name: request.name,
    version: request.version,
    data: request.data,
    headers: request.headers,
  };
  const asked = ask(
    command,
    () => core.hooks.authenticate(request.token, context),
    (answer) => {
      if (answer.ok) return accept(core, session, request, answer, authenticateBy);
      if ("close" in answer) endSession(core, session, answer.close);
      else session.replyError(request.id, answer.error);
      return undefined;
    },
  );
  return andThen(asked, () => {
    if (session.phase !== "connecting") return;
    // Refused with an error, or the application failed: the connection is of no more use.
    session.unfinished?.waiting.splice(0);
    for (const subscription of session.subscriptions().values()) {
      leaveChannel(core, subscription, { kind: "server", code: 0, reason: "not joined" });
    }
    session.state = { phase: "refused", authenticateBy };
    session.outbox.hurry();
  });
}

function accept(
  core: Core,
  session: Session,
  request: ConnectRequest,
  who: Authenticated,
  authenticateBy: number,
): MaybePromise<void> {
  const now = core.clock.now();
  if (who.expiresAt !== undefined && who.expiresAt <= now) {
    session.replyError(request.id, ERRORS.tokenExpired);
    return undefined;
  }
  const client = new SessionClient(session, who, now);
  session.state = { phase: "connecting", authenticateBy, client };
  return andThen(joinServerSide(core, session, request, who), (joined) => {
    if (session.phase !== "connecting") return;
    const refused = joined.find((join) => !join.ok);
    if (refused !== undefined) {
      endSession(core, session, CLOSES.serverError);
      return;
    }
    session.state = {
      phase: "open",
      client,
      expiresAt: who.expiresAt,
      pingAt: firstPingAt(core, now),
      pongOwedSince: undefined,
    };
    session.transport.opened();
    core.enter(session, who.userId);
    session.reply(request.id, "connect", connectResult(core, session, who, joined));
    scheduleNext(core, session);
    try {
      core.hooks.connected?.(client);
    } catch (error) {
      core.fail(error, "connected");
    }
    for (const join of joined) if (join.ok) completeJoin(core, join.subscription);
  });
}

function joinServerSide(
  core: Core,
  session: Session,
  request: ConnectRequest,
  who: Authenticated,
): MaybePromise<readonly Prepared[]> {
  let joined: MaybePromise<readonly Prepared[]> = [];
  for (const [channel, options] of Object.entries(who.subscriptions ?? {})) {
    joined = andThen(joined, (earlier) =>
      andThen(
        prepareJoin(core, session, {
          channel,
          options,
          data: options.data,
          serverSide: true,
          wantsJoinLeave: true,
          compact: false,
          delta: undefined,
          rejectUnrecovered: false,
          recoverFrom: request.subs.get(channel),
        }),
        (join) => [...earlier, join],
      ),
    );
  }
  return joined;
}

function connectResult(
  core: Core,
  session: Session,
  who: Authenticated,
  joined: readonly Prepared[],
): string {
  const { pingIntervalMs, pongTimeoutMs } = core.limits;
  let result = `{"client":"${session.id}","version":"${PROTOCOL_VERSION}"`;
  if (pingIntervalMs > 0) result += `,"ping":${Math.ceil(pingIntervalMs / 1000)}`;
  if (pingIntervalMs > 0 && pongTimeoutMs > 0) result += ',"pong":true';
  if (who.expiresAt !== undefined) {
    result += `,"expires":true,"ttl":${secondsUntil(who.expiresAt, core.clock.now())}`;
  }
  if (who.data !== undefined) result += `,"data":${encodeJson(who.data)}`;
  // RT47: the far end's other half is a request that has to find its way back to this session.
  if (session.secret !== undefined) {
    result += `,"session":${JSON.stringify(session.secret)},"node":${JSON.stringify(core.node)}`;
  }
  const subs = joined.flatMap((join) =>
    join.ok ? [`${JSON.stringify(join.subscription.channel.name)}:${join.result}`] : [],
  );
  if (subs.length > 0) result += `,"subs":{${subs.join(",")}}`;
  return `${result}}`;
}
