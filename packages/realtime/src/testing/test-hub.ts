// A hub on virtual time with an application that says yes to nearly everything and writes down what it was told.
import type { HubHooks } from "../session/hooks.ts";
import { createHub } from "../hub.ts";
import type { Hub, HubOptions } from "../hub-face.ts";
import type { HubLimits } from "../session/limits.ts";
import type { Chance } from "../schedule/ports.ts";
import { Line } from "./line.ts";
import { VirtualClock } from "./virtual-clock.ts";

/** Chance without surprises: ids c1, c2, …, epochs e1, e2, …, always half way. */
export function countingChance(): Chance {
  let clients = 0;
  let epochs = 0;
  return {
    fraction: () => 0.5,
    clientId: () => `c${++clients}`,
    secret: () => "secret",
    epoch: () => `e${++epochs}`,
  };
}

/** What a test works with. */
export interface TestHub {
  readonly hub: Hub;
  readonly clock: VirtualClock;
  /** What the application was told, in order: "connected ann", "left ann room disconnect 1006", … */
  readonly told: string[];
  /** What went wrong unexpectedly. */
  readonly failures: unknown[];
  /** A new connection, not yet authenticated. */
  readonly line: () => Line;
  /** A connected one; its token is the user's name. */
  readonly connected: (user?: string) => Promise<Line>;
}

/** Makes one. Windows are off unless a limit says otherwise, so that everything leaves at once. */
export function testHub(
  hooks: Partial<HubHooks> = {},
  limits: Partial<HubLimits> = {},
  more: Partial<HubOptions> = {},
): TestHub {
  const clock = new VirtualClock();
  const told: string[] = [];
  const failures: unknown[] = [];
  const hub = createHub({
    clock,
    chance: countingChance(),
    limits: { windowMs: 0, ...limits },
    ...more,
    hooks: {
      authenticate: (token) => ({ ok: true, userId: token }),
      subscribe: () => ({ ok: true }),
      connected: (client) => void told.push(`connected ${client.userId}`),
      subscribed: (client, channel) => void told.push(`joined ${client.userId} ${channel}`),
      unsubscribed: (client, channel, why) =>
        void told.push(`left ${client.userId} ${channel} ${why.kind} ${why.code}`),
      disconnected: (client, code, reason) =>
        void told.push(`gone ${client.userId} ${code} ${reason}`.trim()),
      failed: (error) => void failures.push(error),
      ...hooks,
    },
  });
  return {
    hub,
    clock,
    told,
    failures,
    line: () => new Line(hub),
    async connected(user = "ann") {
      const line = new Line(hub);
      await line.send({ id: 1, connect: { token: user } });
      line.fresh();
      return line;
    },
  };
}
