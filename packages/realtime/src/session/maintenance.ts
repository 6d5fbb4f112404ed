// What a hub does now and then for all its channels: compares silent positioned members with their stream's top, and
// renews presence. Runs only while somebody needs it.
import { CLOSES, UNSUBSCRIBES } from "../protocol/codes.ts";
import type { Subscription } from "../channel/channel.ts";
import type { Core } from "./core.ts";
import { endSession } from "./end-session.ts";
import { inBackground, leaveChannel } from "./leave-channel.ts";
import { andThen } from "../schedule/maybe-promise.ts";
import type { Cancel } from "../schedule/ports.ts";
import type { Session } from "./session.ts";
import { unsubscribeLine } from "../protocol/wire.ts";

/** Starts both rounds; returns how to stop them. */
export function startMaintenance(core: Core): Cancel {
  const stops = [
    every(core, core.limits.positionCheckMs, () => checkPositions(core)),
    every(core, core.limits.presenceRefreshMs, () => renewPresence(core)),
  ];
  core.onLost = () => queueMicrotask(() => seeToLost(core));
  return () => {
    for (const stop of stops) stop();
  };
}

function every(core: Core, periodMs: number, run: () => void): Cancel {
  if (periodMs <= 0) return () => undefined;
  let cancel = core.clock.after(periodMs, function again() {
    cancel = core.clock.after(periodMs, again);
    run();
  });
  return () => cancel();
}

function checkPositions(core: Core): void {
  for (const channel of core.channels.values()) {
    const positioned = channel.members.filter((member) => member.positioned && member.held === undefined);
    if (positioned.length === 0) continue;
    inBackground(core, "broker.history", () =>
      andThen(core.broker.history(channel.name, { limit: 0 }), (top) => {
        for (const member of positioned) {
          if (member.gone || (member.epoch === top.epoch && member.offset >= top.offset)) continue;
          core.lost.push(member);
        }
        seeToLost(core);
      }),
    );
  }
}

function renewPresence(core: Core): void {
  for (const channel of core.channels.values()) {
    for (const member of channel.members) {
      if (member.options.presence !== true) continue;
      inBackground(core, "presence.add", () =>
        core.presence.add(channel.name, member.receiver.infoFor(member)),
      );
    }
  }
}

/** Those who missed something start over: taken off with 2500, or closed with 3010 where the server subscribed them. */
function seeToLost(core: Core): void {
  for (const member of core.lost.splice(0)) {
    if (!member.gone) startOver(core, member);
  }
}

function startOver(core: Core, member: Subscription<Session>): void {
  const session = member.receiver;
  if (member.serverSide) {
    endSession(core, session, CLOSES.insufficientState);
    return;
  }
  leaveChannel(core, member, { kind: "server", ...UNSUBSCRIBES.insufficientState });
  session.outbox.addText(unsubscribeLine(member.channel.name, UNSUBSCRIBES.insufficientState));
}
