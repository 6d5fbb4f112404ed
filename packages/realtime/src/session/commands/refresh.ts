// New tokens for a connection or a subscription that is about to expire.
import { CLOSES, ERRORS, UNSUBSCRIBES } from "../../protocol/codes.ts";
import type { Core } from "../core.ts";
import { endSession } from "../end-session.ts";
import type { MaybePromise } from "../../schedule/maybe-promise.ts";
import { secondsUntil } from "../join-channel.ts";
import { leaveChannel } from "../leave-channel.ts";
import { scheduleNext } from "../session-deadlines.ts";
import type { Session, SessionClient } from "../session.ts";
import { unsubscribeLine } from "../../protocol/wire.ts";
import { ask, type CommandContext, refuseCommand } from "./ask.ts";

/** Renews the connection. No token closes with 3501, one that is expired itself with 3005, another user's with 3500. */
export function refresh(
  core: Core,
  session: Session,
  client: SessionClient,
  request: { readonly id: number; readonly token: string },
): MaybePromise<void> {
  const { hooks } = core;
  const { id } = request;
  if (hooks.refresh === undefined) {
    session.replyError(id, ERRORS.notAvailable);
    return undefined;
  }
  if (request.token === "") {
    endSession(core, session, CLOSES.badRequest);
    return undefined;
  }
  const command: CommandContext = { core, session, id, where: "refresh" };
  return ask(
    command,
    () => hooks.refresh?.(client, request.token),
    (answer) => {
      if (answer === undefined) return;
      const now = core.clock.now();
      if (!answer.ok) refuseCommand(command, answer);
      else if (answer.userId !== client.userId) endSession(core, session, CLOSES.invalidToken);
      else if (answer.expiresAt !== undefined && answer.expiresAt <= now)
        endSession(core, session, CLOSES.expired);
      else {
        if (session.state.phase === "open") session.state.expiresAt = answer.expiresAt;
        session.reply(
          id,
          "refresh",
          `{"client":"${session.id}","version":"1.0"${expiryFields(answer.expiresAt, now)}}`,
        );
        scheduleNext(core, session);
      }
    },
  );
}

/** Renews a subscription. No token gets 107, one that is expired itself takes the client off with 2501. */
export function subRefresh(
  core: Core,
  session: Session,
  client: SessionClient,
  request: { readonly id: number; readonly channel: string; readonly token: string },
): MaybePromise<void> {
  const { hooks } = core;
  const { id, channel } = request;
  if (session.subscription(channel) === undefined) {
    session.replyError(id, ERRORS.permissionDenied);
    return undefined;
  }
  if (hooks.subRefresh === undefined) {
    session.replyError(id, ERRORS.notAvailable);
    return undefined;
  }
  if (request.token === "") {
    session.replyError(id, ERRORS.badRequest);
    return undefined;
  }
  const command: CommandContext = { core, session, id, where: "subRefresh" };
  return ask(
    command,
    () => hooks.subRefresh?.(client, channel, request.token),
    (answer) => {
      const subscription = session.subscription(channel);
      if (answer === undefined) return;
      if (!answer.ok) refuseCommand(command, answer);
      else if (subscription === undefined) session.replyError(id, ERRORS.permissionDenied);
      else {
        const now = core.clock.now();
        const expired = answer.expiresAt !== undefined && answer.expiresAt <= now;
        if (!expired) subscription.expiresAt = answer.expiresAt ?? Number.POSITIVE_INFINITY;
        session.reply(
          id,
          "sub_refresh",
          `{${expiryFields(expired ? undefined : answer.expiresAt, now).slice(1)}}`,
        );
        if (expired) {
          leaveChannel(core, subscription, { kind: "server", ...UNSUBSCRIBES.expired });
          session.outbox.addText(unsubscribeLine(channel, UNSUBSCRIBES.expired));
        } else scheduleNext(core, session);
      }
    },
  );
}

function expiryFields(expiresAt: number | undefined, now: number): string {
  return expiresAt === undefined ? "" : `,"expires":true,"ttl":${secondsUntil(expiresAt, now)}`;
}
