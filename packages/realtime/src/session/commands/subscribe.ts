// Into a channel and out of it again, at the client's wish. Whether it may is the application's to say.
import { CLOSES, ERRORS, type ProtocolError } from "../../protocol/codes.ts";
import type { SubscribeRequest } from "../../protocol/command.ts";
import type { Core } from "../core.ts";
import type { MaybePromise } from "../../schedule/maybe-promise.ts";
import type { Subscribed } from "../hooks.ts";
import { completeJoin, prepareJoin } from "../join-channel.ts";
import { leaveChannel, tellUnsubscribed } from "../leave-channel.ts";
import { andThen } from "../../schedule/maybe-promise.ts";
import { scheduleNext } from "../session-deadlines.ts";
import type { Session, SessionClient } from "../session.ts";
import { ask, type CommandContext, refuseCommand } from "./ask.ts";

const FLAG_COMPACTION = 1;
const FLAG_REJECT_UNRECOVERED = 2;
const PRINTABLE_ASCII = /^[\x20-\x7e]+$/;

/** Judges a subscription and joins. */
export function subscribe(
  core: Core,
  session: Session,
  client: SessionClient,
  request: SubscribeRequest,
): MaybePromise<void> {
  const command: CommandContext = { core, session, id: request.id, where: "subscribe" };
  const error = formalError(core, session, request);
  if (error !== undefined) {
    session.replyError(request.id, error);
    return undefined;
  }
  const { hooks } = core;
  if (hooks.subscribe === undefined) {
    session.replyError(request.id, ERRORS.permissionDenied);
    return undefined;
  }
  const context = { data: request.data, token: request.token };
  return ask(
    command,
    () => {
      const answer = hooks.subscribe?.(client, request.channel, context);
      return andThen(answer, (known) => {
        // The connection ended while the application was deciding: it must hear that nobody came after all.
        if (known?.ok === true && session.phase === "closed") {
          tellUnsubscribed(core, session, request.channel, {
            kind: "disconnect",
            ...CLOSES.connectionClosed,
          });
        }
        return known;
      });
    },
    (answer) => {
      if (answer === undefined) return undefined;
      if (answer.ok) return join(core, session, request, answer);
      refuseCommand(command, answer);
      return undefined;
    },
  );
}

/** Out of a channel, whoever had made the subscription. Also answered kindly where there was nothing to leave. */
export function unsubscribe(core: Core, session: Session, id: number, channel: string): void {
  const subscription = session.subscription(channel);
  if (subscription !== undefined) {
    leaveChannel(core, subscription, { kind: "client", code: 0, reason: "" });
  }
  session.reply(id, "unsubscribe", "{}");
}

function formalError(core: Core, session: Session, request: SubscribeRequest): ProtocolError | undefined {
  const { channel } = request;
  if (channel.length > core.limits.maxChannelLength || !PRINTABLE_ASCII.test(channel))
    return ERRORS.badRequest;
  if (session.subscription(channel) !== undefined) return ERRORS.alreadySubscribed;
  if (session.subscriptions().size >= core.limits.maxChannels) return ERRORS.limitExceeded;
  if (request.type !== 0) return ERRORS.notAvailable;
  if (request.filtered) return ERRORS.badRequest;
  return undefined;
}

function join(
  core: Core,
  session: Session,
  request: SubscribeRequest,
  answer: Subscribed,
): MaybePromise<void> {
  const prepared = prepareJoin(core, session, {
    channel: request.channel,
    options: answer.options ?? {},
    data: answer.data,
    serverSide: false,
    wantsJoinLeave: request.joinLeave,
    // The common client compares channel numbers wrongly in the binary encoding.
    compact: (request.flag & FLAG_COMPACTION) !== 0 && session.transport.encoding === "json",
    delta: request.delta && answer.options?.delta === true ? session.transport.encoding : undefined,
    rejectUnrecovered: (request.flag & FLAG_REJECT_UNRECOVERED) !== 0,
    recoverFrom: request,
  });
  return andThen(prepared, (known) => {
    if (session.phase === "closed") return;
    if (!known.ok) {
      session.replyError(request.id, known.error);
      return;
    }
    session.reply(request.id, "subscribe", known.result);
    completeJoin(core, known.subscription);
    if (known.subscription.expiresAt !== Number.POSITIVE_INFINITY) scheduleNext(core, session);
  });
}
