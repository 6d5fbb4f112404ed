// Our hub under the same work, with replies to every publication as the protocol asks, and a judge in the middle.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createHub, ERRORS, systemChance, systemClock } from "../src/index.ts";
import { reportCpu } from "./report-cpu.ts";

const server = createServer();
const bad = { ok: false, error: ERRORS.badRequest } as const;
const done = { ok: true, fanout: false } as const;
const last = new Map<unknown, { x: number; y: number }>();

function judge(client: unknown, x: number, y: number): void {
  const before = last.get(client);
  if (before === undefined) last.set(client, { x, y });
  else {
    before.x = x;
    before.y = y;
  }
}

const names = new Map<string, string>();
function stateChannel(channel: string): string {
  const known = names.get(channel);
  if (known !== undefined) return known;
  const name = `game:state:${channel.slice(13)}`;
  names.set(channel, name);
  return name;
}

const hub = createHub({
  clock: systemClock(),
  chance: systemChance(),
  limits: { windowMs: Number(process.env["BENCH_WINDOW_MS"] ?? 50), pingIntervalMs: 5_000, pongTimeoutMs: 0 },
  hooks: {
    authenticate: (token) => ({ ok: true, userId: token }),
    subscribe: () => ({ ok: true }),
    publish(client, channel, data) {
      const state = data as { type?: unknown; x?: unknown; y?: unknown; id?: unknown };
      if (state.type !== "player_state" || typeof state.x !== "number" || typeof state.y !== "number")
        return bad;
      judge(client, state.x, state.y);
      void hub.publish(stateChannel(channel), data, { exceptClient: client.id });
      return done;
    },
  },
});
hub.attach(server, { path: "/ws" });
server.listen(0, "127.0.0.1", () => {
  reportCpu((server.address() as AddressInfo).port, () => hub.stats().deliveries);
});
