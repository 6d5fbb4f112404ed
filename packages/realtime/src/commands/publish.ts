// A client's publication. The hot path of the whole package: no promise, no closure and no second encoding unless
// the application's answer asks for them.
import type { Core } from "../core.ts";
import { CLOSES, ERRORS } from "../codes.ts";
import { endSession } from "../end-session.ts";
import type { MaybePromise, Published, Refusal } from "../hooks.ts";
import { andThen, isLater } from "../maybe-promise.ts";
import type { Session, SessionClient } from "../session.ts";
import { encodeJson, publishedLine } from "../wire.ts";
import { refuse } from "./ask.ts";

/** Judges a publication. `dataText`: the payload as it came, if it is known to be clean JSON. */
export function publish(
  core: Core,
  session: Session,
  client: SessionClient,
  id: number,
  channel: string,
  data: unknown,
  dataText: string | undefined,
): MaybePromise<void> {
  const { hooks } = core;
  if (hooks.publish === undefined) {
    session.replyError(id, ERRORS.permissionDenied);
    return undefined;
  }
  try {
    const answer = hooks.publish(client, channel, data);
    if (!isLater(answer) && answer.ok && !answer.fanout) {
      if (session.phase === "open") reply(session, id);
      return undefined;
    }
    const outcome = andThen(answer, (known) => settle(core, session, id, channel, data, dataText, known));
    return isLater(outcome) ? outcome.catch((error: unknown) => failed(core, session, id, error)) : undefined;
  } catch (error) {
    failed(core, session, id, error);
    return undefined;
  }
}

function settle(
  core: Core,
  session: Session,
  id: number,
  channel: string,
  data: unknown,
  dataText: string | undefined,
  answer: Published | Refusal,
): MaybePromise<void> {
  if (session.phase !== "open") return undefined;
  if (!answer.ok) {
    refuse({ core, session, id, where: "publish" }, answer);
    return undefined;
  }
  if (!answer.fanout) {
    reply(session, id);
    return undefined;
  }
  const json = answer.data === undefined ? (dataText ?? encodeJson(data)) : encodeJson(answer.data);
  const { tags, history, exceptClient, urgent } = answer.options ?? {};
  const info = session.infoFor(session.subscription(channel));
  const how = { json, info, tags, history, exceptClient, urgent };
  return andThen(core.broker.publish(channel, how), () => {
    if (session.phase === "open") reply(session, id);
  });
}

function reply(session: Session, id: number): void {
  const line = publishedLine(id);
  session.outbox.add(line, line.length);
}

function failed(core: Core, session: Session, id: number, error: unknown): void {
  core.fail(error, "publish");
  if (session.phase === "open") session.replyError(id, ERRORS.internal);
}

/** Takes one publish, rpc or send out of the connection's allowance. False = refused, and answered. */
export function withinRate(core: Core, session: Session, kind: "publish" | "command", id: number): boolean {
  const now = core.clock.now();
  const verdict = kind === "publish" ? session.rate.publish(now) : session.rate.command(now);
  if (verdict === "ok") return true;
  core.counters.rateLimited += 1;
  if (verdict === "close") endSession(core, session, CLOSES.tooManyRequests);
  else if (id > 0) session.replyError(id, ERRORS.tooManyRequests);
  return false;
}
