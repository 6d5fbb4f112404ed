// How a connection gets into a channel. The order is the whole point: hold live publications, register, presence,
// read the stream, answer, let the held ones pass, tell the others. Client-side and server-side subscriptions share it.
import type { HistoryPage } from "../broker/broker.ts";
import { Subscription } from "../channel/channel.ts";
import { ERRORS, type ProtocolError } from "../protocol/codes.ts";
import type { RecoverFrom } from "../protocol/command.ts";
import type { Core } from "./core.ts";
import type { MaybePromise } from "../schedule/maybe-promise.ts";
import type { SubscriptionOptions } from "../channel/subscription-options.ts";
import { inBackground, leaveChannel } from "./leave-channel.ts";
import { andThen, isLater } from "../schedule/maybe-promise.ts";
import type { Encoding } from "../protocol/wire.ts";
import type { Session } from "./session.ts";
import { encodeJson, publicationTail } from "../protocol/wire.ts";

/** What is to be joined, and how. */
export interface JoinPlan {
  readonly channel: string;
  readonly options: SubscriptionOptions;
  readonly data: unknown;
  readonly serverSide: boolean;
  readonly wantsJoinLeave: boolean;
  readonly compact: boolean;
  /** The encoding in which publications go as differences; undefined = they go whole. */
  readonly delta: Encoding | undefined;
  /** Answer 112 rather than a subscription that could not be recovered. */
  readonly rejectUnrecovered: boolean;
  readonly recoverFrom: RecoverFrom | undefined;
}

/** A subscription that is registered and holds its publications, with the result to answer. */
export type Prepared =
  | { readonly ok: true; readonly subscription: Subscription<Session>; readonly result: string }
  | { readonly ok: false; readonly error: ProtocolError };

/** Registers a subscription. The caller queues `result`, then calls `completeJoin`. Rejects when the broker does. */
export function prepareJoin(core: Core, session: Session, plan: JoinPlan): MaybePromise<Prepared> {
  const channel = core.openChannel(plan.channel);
  const { joinLeave } = plan.options;
  const subscription = new Subscription<Session>(session, channel, plan.options, {
    serverSide: plan.serverSide,
    compact: plan.compact,
    delta: plan.delta,
    joinLeave: joinLeave === "force" || (joinLeave === true && plan.wantsJoinLeave),
  });
  channel.add(subscription);
  session.addSubscription(subscription);
  core.subscriptionCount += 1;
  const undo = (error: unknown): never => {
    leaveChannel(core, subscription, { kind: "server", code: 0, reason: "not joined" });
    throw error;
  };
  try {
    const joined = andThen(channel.ready, () =>
      andThen(addPresence(core, subscription), () =>
        andThen(readStream(core, subscription, plan), (page) => settle(core, subscription, plan, page)),
      ),
    );
    return isLater(joined) ? joined.catch(undo) : joined;
  } catch (error) {
    return undo(error);
  }
}

/** The answer is queued: publications pass from now on, and the others hear of it. */
export function completeJoin(core: Core, subscription: Subscription<Session>): void {
  if (subscription.gone) return;
  core.counters.deliveries += subscription.channel.release(subscription);
  if (subscription.options.announce === true) {
    const info = subscription.receiver.infoFor(subscription);
    inBackground(core, "broker.join", () => core.broker.join(subscription.channel.name, info));
  }
  const client = subscription.receiver.client;
  if (client === undefined || subscription.gone) return;
  try {
    core.hooks.subscribed?.(client, subscription.channel.name);
  } catch (error) {
    core.fail(error, "subscribed");
  }
}

function addPresence(core: Core, subscription: Subscription<Session>): MaybePromise<void> {
  if (subscription.options.presence !== true) return undefined;
  return core.presence.add(subscription.channel.name, subscription.receiver.infoFor(subscription));
}

function readStream(
  core: Core,
  subscription: Subscription<Session>,
  plan: JoinPlan,
): MaybePromise<HistoryPage | undefined> {
  if (!subscription.positioned) return undefined;
  const from = recovering(subscription, plan);
  const query =
    from === undefined
      ? { limit: 0 }
      : { limit: core.limits.maxHistoryPage, since: { offset: from.offset, epoch: from.epoch } };
  return core.broker.history(subscription.channel.name, query);
}

function recovering(subscription: Subscription<Session>, plan: JoinPlan): RecoverFrom | undefined {
  return subscription.options.recoverable === true && plan.recoverFrom?.recover === true
    ? plan.recoverFrom
    : undefined;
}

function settle(
  core: Core,
  subscription: Subscription<Session>,
  plan: JoinPlan,
  page: HistoryPage | undefined,
): Prepared {
  if (subscription.gone) return { ok: false, error: ERRORS.internal };
  const stream = page === undefined ? "" : streamFields(subscription, plan, page);
  if (stream === undefined) {
    leaveChannel(core, subscription, { kind: "server", code: 0, reason: "not joined" });
    return { ok: false, error: ERRORS.unrecoverablePosition };
  }
  let fields = stream;
  if (plan.recoverFrom?.recover === true) fields += ',"was_recovering":true';
  if (plan.data !== undefined) fields += `,"data":${encodeJson(plan.data)}`;
  if (subscription.expiresAt !== Number.POSITIVE_INFINITY) {
    fields += `,"expires":true,"ttl":${secondsUntil(subscription.expiresAt, core.clock.now())}`;
  }
  if (subscription.delta !== undefined) fields += ',"delta":true';
  if (subscription.compact) fields += `,"id":${subscription.channel.numericId}`;
  return { ok: true, subscription, result: `{${fields.slice(1)}}` };
}

/** The stream's part of the result, each field led by a comma. Undefined = not recovered, and refused for it. */
function streamFields(
  subscription: Subscription<Session>,
  plan: JoinPlan,
  page: HistoryPage,
): string | undefined {
  subscription.offset = page.offset;
  subscription.epoch = page.epoch;
  let fields = ',"positioned":true';
  if (subscription.options.recoverable === true) fields += ',"recoverable":true';
  fields += `,"epoch":${JSON.stringify(page.epoch)}`;
  const from = recovering(subscription, plan);
  if (from === undefined) return page.offset > 0 ? `${fields},"offset":${page.offset}` : fields;
  const complete = isComplete(page, from);
  if (!complete && plan.rejectUnrecovered) return undefined;
  const offset = complete ? from.offset : page.offset;
  if (offset > 0) fields += `,"offset":${offset}`;
  if (!complete) return fields;
  fields += ',"recovered":true';
  if (page.publications.length === 0) return fields;
  const publications = page.publications.map((publication) => {
    const epoch = publication.offset === 1 ? page.epoch : "";
    return `{${subscription.payload(publication.json)}${publicationTail(publication, epoch)}`;
  });
  return `${fields},"publications":[${publications.join(",")}]`;
}

/** Did the page bring everything between the client's position and the top? */
function isComplete(page: HistoryPage, from: RecoverFrom): boolean {
  if (from.epoch !== "" && from.epoch !== page.epoch) return false;
  const first = page.publications[0];
  const last = page.publications.at(-1);
  if (first === undefined || last === undefined) return page.offset === from.offset;
  return first.offset === from.offset + 1 && last.offset === page.offset;
}

/** Whole seconds, at least 1. */
export function secondsUntil(at: number, now: number): number {
  return Math.max(1, Math.ceil((at - now) / 1000));
}
