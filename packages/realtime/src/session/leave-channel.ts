// How a connection gets out of a channel, whoever wanted it. Presence goes first, then the others hear of it, then
// the application. Must never fail halfway: a broker's trouble is reported and the rest goes on.
import type { Subscription } from "../channel/channel.ts";
import type { Core } from "./core.ts";
import type { MaybePromise } from "../schedule/maybe-promise.ts";
import type { UnsubscribedReason } from "./hooks.ts";
import { andThen, isLater } from "../schedule/maybe-promise.ts";
import type { Session } from "./session.ts";

/** Takes a subscription down; a second call does nothing. Sends nothing to the client itself. */
export function leaveChannel(core: Core, subscription: Subscription<Session>, why: UnsubscribedReason): void {
  if (subscription.gone) return;
  const wasLive = subscription.held === undefined;
  subscription.gone = true;
  const session = subscription.receiver;
  const channel = subscription.channel;
  session.removeSubscription(subscription);
  channel.remove(subscription);
  core.subscriptionCount -= 1;
  const info = session.infoFor(subscription);
  const { presence, announce } = subscription.options;
  inBackground(core, "broker.leave", () =>
    andThen(presence === true ? core.presence.remove(channel.name, session.id) : undefined, () =>
      announce === true && wasLive ? core.broker.leave(channel.name, info) : undefined,
    ),
  );
  if (channel.members.length === 0) {
    core.channels.delete(channel.name);
    inBackground(core, "broker.unsubscribe", () => core.broker.unsubscribe(channel.name));
  }
  tellUnsubscribed(core, session, channel.name, why);
}

/** Tells the application; once for every subscription it had accepted. */
export function tellUnsubscribed(
  core: Core,
  session: Session,
  channel: string,
  why: UnsubscribedReason,
): void {
  if (session.client === undefined) return;
  try {
    core.hooks.unsubscribed?.(session.client, channel, why);
  } catch (error) {
    core.fail(error, "unsubscribed");
  }
}

/** Runs something nobody waits for; its failure is reported. */
export function inBackground(core: Core, where: string, run: () => MaybePromise<unknown>): void {
  try {
    const outcome = run();
    if (isLater(outcome)) outcome.then(undefined, (error: unknown) => core.fail(error, where));
  } catch (error) {
    core.fail(error, where);
  }
}
