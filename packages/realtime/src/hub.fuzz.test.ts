// Random clients that do anything at any time, against an application that answers early, late, wrongly or not kindly.
// Whatever happens: nothing throws, every command gets at most one reply, and when all have gone nothing is left.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ERRORS } from "./protocol/codes.ts";
import type { MaybePromise } from "./schedule/maybe-promise.ts";
import { Line } from "./testing/line.ts";
import { testHub } from "./testing/test-hub.ts";
import { settle } from "./testing/virtual-clock.ts";

const channel = fc.constantFrom("a", "b", "stream:s", "ё", "x".repeat(300), "");
const anything = fc.oneof(
  fc.json({ maxDepth: 3 }).map((text) => JSON.parse(text) as unknown),
  fc.constant(undefined),
);
const id = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 99_999 }) },
  { weight: 1, arbitrary: anything },
);
const position = { recover: fc.boolean(), offset: fc.nat(5), epoch: fc.constantFrom("e1", "", "zz") };

const command = fc.oneof(
  fc.record({
    id,
    connect: fc.record({ token: fc.constantFrom("ann", "bob", "late", "bad", "error", "throws") }),
  }),
  fc.record({
    id,
    subscribe: fc.record({ channel, flag: fc.nat(3), join_leave: fc.boolean(), ...position }),
  }),
  fc.record({ id, unsubscribe: fc.record({ channel }) }),
  fc.record({ id, publish: fc.record({ channel, data: anything }) }),
  fc.record({ id, rpc: fc.record({ method: fc.constantFrom("echo", "late", "throws"), data: anything }) }),
  fc.record({ send: fc.record({ data: anything }) }),
  fc.record({ id, presence: fc.record({ channel }) }),
  fc.record({ id, presence_stats: fc.record({ channel }) }),
  fc.record({
    id,
    history: fc.record({
      channel,
      limit: fc.integer({ min: -2, max: 9 }),
      reverse: fc.boolean(),
      since: fc.record(position),
    }),
  }),
  fc.record({ id, refresh: fc.record({ token: fc.constantFrom("ann", "bad") }) }),
  fc.record({ id, sub_refresh: fc.record({ channel, token: fc.constantFrom("ann", "bad") }) }),
  fc.record({ id, ping: fc.constant({}) }),
  fc.constant({}),
  anything.map((value) => value ?? null),
);

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("open" as const),
      token: fc.constantFrom("ann", "bob", "late"),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant("send" as const),
      who: fc.nat(9),
      commands: fc.array(command, { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("noise" as const),
      who: fc.nat(9),
      text: fc.string({ maxLength: 60 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("lose" as const), who: fc.nat(9) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("wait" as const), ms: fc.constantFrom(1, 60, 3_000, 9_000) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("answer" as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("server" as const), act: fc.nat(5), channel }) },
);

function playground() {
  const late: (() => void)[] = [];
  const wait = <T>(answer: T): Promise<T> =>
    new Promise((resolve) => {
      late.push(() => resolve(answer));
    });
  const judge = <T>(how: string, answer: T): MaybePromise<T> => {
    if (how === "throws") throw new Error("application");
    return how === "late" ? wait(answer) : answer;
  };
  const history = { size: 3, ttlMs: 5_000 };
  const test = testHub(
    {
      authenticate: (token) => {
        if (token === "bad") return { ok: false, close: { code: 3500, reason: "invalid token" } };
        if (token === "error") return { ok: false, error: ERRORS.tokenExpired };
        return judge(token, {
          ok: true,
          userId: token,
          subscriptions: { "stream:s": { recoverable: true } },
        });
      },
      subscribe: (client, name) =>
        judge(client.userId === "late" && name === "a" ? "late" : "now", {
          ok: true,
          options: {
            presence: true,
            announce: true,
            joinLeave: true,
            recoverable: name.startsWith("stream:"),
          },
        }),
      publish: (client, name) => ({
        ok: true,
        fanout: true,
        options: name.startsWith("stream:") ? { history } : { exceptClient: client.id, urgent: name === "b" },
      }),
      rpc: (_client, method, data) => judge(method, { ok: true, data }),
      send: () => undefined,
      presence: () => ({ ok: true }),
      history: () => ({ ok: true }),
      refresh: (_client, token) => ({ ok: true, userId: token }),
      subRefresh: () => ({ ok: true }),
    },
    { windowMs: 50, pingIntervalMs: 8_000, pongTimeoutMs: 4_000, maxMessageBytes: 4_096 },
  );
  return { ...test, late, history };
}

describe("fuzz", () => {
  it("[RT43] nothing that clients do, in any order, breaks the hub or leaves anything behind", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { hub, clock, late, failures, told, history } = playground();
        const lines: Line[] = [];
        const sentIds = new Map<Line, number[]>();
        for (const move of steps) {
          const line = "who" in move ? lines[move.who % Math.max(1, lines.length)] : undefined;
          if (move.kind === "open") {
            const made = new Line(hub);
            lines.push(made);
            await made.send({ id: 1, connect: { token: move.token } });
          } else if (move.kind === "send") {
            for (const sent of move.commands) {
              const known = (sent as { id?: unknown } | null)?.id;
              if (line !== undefined && typeof known === "number")
                sentIds.set(line, [...(sentIds.get(line) ?? []), known]);
            }
            await line?.send(...move.commands.map((sent) => JSON.stringify(sent) ?? "null"));
          } else if (move.kind === "noise") await line?.send(move.text);
          else if (move.kind === "lose") await line?.lose();
          else if (move.kind === "wait") await clock.advance(move.ms);
          else if (move.kind === "answer") for (const answer of late.splice(0)) answer();
          else {
            await hub.publish(move.channel, { n: 1 }, move.act % 2 === 0 ? { history } : {});
            if (move.act === 1) hub.disconnectUser("bob");
            if (move.act === 3) hub.unsubscribeUser("ann", move.channel);
            if (move.act === 5) hub.sendToUser("ann", "hello");
          }
          await settle();
        }
        for (const answer of late.splice(0)) answer();
        await clock.advance(100);
        for (const line of lines) {
          const replies = line.all().flatMap((reply) => (reply.id === undefined ? [] : [reply.id]));
          const sent = [1, ...(sentIds.get(line) ?? [])];
          for (const known of new Set(replies)) {
            const times = (ids: readonly number[]) => ids.filter((other) => other === known).length;
            expect(times(replies)).toBeLessThanOrEqual(times(sent));
          }
          if (line.closed !== undefined) expect(line.closed.reason).not.toBe("");
          await line.lose();
        }
        await settle();
        expect(hub.stats()).toMatchObject({ clients: 0, connections: 0, channels: 0, subscriptions: 0 });
        expect(failures.filter((failure) => (failure as Error).message !== "application")).toEqual([]);
        const count = (word: string) => told.filter((event) => event.startsWith(word)).length;
        expect(count("gone")).toBe(count("connected"));
        expect(count("left")).toBeGreaterThanOrEqual(count("joined"));
        await hub.close();
        expect(clock.pending()).toBe(0);
      }),
      { numRuns: 150 },
    );
  });
});
