// A client's publication. The hot path of the whole package: no promise, no closure and no second encoding unless
// the application's answer asks for them.
import type { Core } from "../core.ts";
import { ERRORS } from "../../protocol/codes.ts";
import type { MaybePromise } from "../../schedule/maybe-promise.ts";
import type { Published, Receipt, Refusal } from "../hooks.ts";
import { andThen, isLater } from "../../schedule/maybe-promise.ts";
import type { Session, SessionClient } from "../session.ts";
import { encodeJson, publishedLine } from "../../protocol/wire.ts";
import { refuseCommand } from "./ask.ts";

/** A publication to be judged. */
export interface PublishRequest {
  readonly id: number;
  readonly channel: string;
  readonly data: unknown;
}

/** Has the application judge a publication. Never throws, never rejects. */
export function publish(
  core: Core,
  session: Session,
  client: SessionClient,
  request: PublishRequest,
): MaybePromise<void> {
  const { hooks } = core;
  if (hooks.publish === undefined) {
    session.replyError(request.id, ERRORS.permissionDenied);
    return undefined;
  }
  if (request.data === undefined) {
    session.replyError(request.id, ERRORS.badRequest);
    return undefined;
  }
  try {
    const answer = hooks.publish(client, request.channel, request.data);
    const outcome = isLater(answer)
      ? answer.then((known) => settle(core, session, request, known))
      : settle(core, session, request, answer);
    return isLater(outcome) ? reported(core, session, request.id, outcome) : undefined;
  } catch (error) {
    failed(core, session, request.id, error);
    return undefined;
  }
}

function settle(
  core: Core,
  session: Session,
  request: PublishRequest,
  answer: Published | Refusal,
): MaybePromise<void> {
  if (session.phase !== "open") return undefined;
  const { id, channel } = request;
  if (!answer.ok) {
    refuseCommand({ core, session, id, where: "publish" }, answer);
    return undefined;
  }
  if (!answer.fanout) {
    reply(session, id, answer.receipt);
    return undefined;
  }
  const json = encodeJson(answer.data === undefined ? request.data : answer.data);
  const { tags, history, exceptClient, urgent } = answer.options ?? {};
  const info = session.infoFor(session.subscription(channel));
  return andThen(core.broker.publish(channel, { json, info, tags, history, exceptClient, urgent }), () => {
    if (session.phase === "open") reply(session, id, answer.receipt);
  });
}

function reply(session: Session, id: number, receipt: Receipt | undefined): void {
  const line = publishedLine(id);
  if (receipt === "later") session.outbox.addReceipt(line, line.length);
  else session.outbox.add(line, line.length);
}

function reported(core: Core, session: Session, id: number, outcome: Promise<void>): Promise<void> {
  return outcome.catch((error: unknown) => failed(core, session, id, error));
}

function failed(core: Core, session: Session, id: number, error: unknown): void {
  core.fail(error, "publish");
  if (session.phase === "open") session.replyError(id, ERRORS.internal);
}
