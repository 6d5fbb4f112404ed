// What any server of the protocol owes a client that writes its frames by hand: the corners no well-behaved client
// library shows. Runs on our hub always, and on a real Centrifugo where one is named. Beyond what realtime.contract.ts
// needs, it needs a namespace "plain" with nothing but subscribing and publishing, and tokens that may be refreshed.
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";

type Reply = Readonly<Record<string, unknown>> & { readonly id?: number };

/** A server under test, by WebSocket. */
export interface WireUnderTest {
  readonly url: string;
  /** A connection token for a user. */
  token(user: string): string;
  stop(): Promise<void>;
}

/** Declares the suite for one server. */
export function describeWire(name: string, start: () => Promise<WireUnderTest>): void {
  describe(`wire contract: ${name}`, () => {
    let server: WireUnderTest;
    const sockets: WebSocket[] = [];
    const run = `${process.pid}${Math.trunc(performance.timeOrigin)}`;
    let channels = 0;
    const channel = (namespace: string) => `${namespace}:${run}-wire-${(channels += 1)}`;

    beforeAll(async () => {
      server = await start();
    });
    afterEach(() => {
      for (const socket of sockets.splice(0)) socket.terminate();
    });
    afterAll(() => server.stop());

    /** A socket with all that came, by the reply's id, and its end. */
    const open = async () => {
      const socket = new WebSocket(server.url);
      sockets.push(socket);
      const replies: Reply[] = [];
      socket.on("message", (frame: Buffer) => {
        for (const line of frame.toString("utf8").trimEnd().split("\n"))
          replies.push(JSON.parse(line) as Reply);
        socket.emit("replied");
      });
      const ended = once(socket, "close").then(([code]) => code as number);
      await once(socket, "open");
      const send = (...lines: readonly (object | string)[]) => {
        const texts = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
        socket.send(texts.join("\n"));
      };
      const reply = async (id: number): Promise<Reply> => {
        for (;;) {
          const found = replies.find((known) => known.id === id);
          if (found !== undefined) return found;
          await once(socket, "replied");
        }
      };
      return { send, reply, replies, ended };
    };
    const connect = (user = "ann") => ({ id: 1, connect: { token: server.token(user) } });
    const connected = async () => {
      const line = await open();
      line.send(connect());
      await line.reply(1);
      return line;
    };

    it.each([
      ["an empty frame", ""],
      ["no JSON", "{"],
      ["a list", "[]"],
      ["a pong nobody asked for", "{}"],
      ["no id", { connect: {} }],
      ["an id that is text", { id: "1", connect: {} }],
      ["another command first", { id: 1, subscribe: { channel: "plain:a" } }],
      ["no token", { id: 1, connect: {} }],
    ])("[RT1] [RT57] instead of a connect: %s closes with 3501", async (_what, line) => {
      const socket = await open();
      socket.send(line);
      expect(await socket.ended).toBe(3501);
    });

    it.each([
      ["a token that is a number", { token: 5 }],
      ["a name that is a number", { name: 5 }],
      ["headers that are a list", { headers: [] }],
      ["a header that is a number", { headers: { a: 1 } }],
      ["positions that are text", { subs: "all" }],
    ])("[RT57] in a connect: %s closes with 3501", async (_what, fields) => {
      const socket = await open();
      socket.send({ id: 1, connect: { token: server.token("ann"), ...fields } });
      expect(await socket.ended).toBe(3501);
    });

    it.each([
      ["no command", { id: 2 }],
      ["an unknown one", { id: 2, dance: {} }],
      ["one that is null", { id: 2, subscribe: null }],
      ["a second connect", { id: 2, connect: {} }],
      ["no id", { subscribe: { channel: "plain:a" } }],
      ["no channel", { id: 2, subscribe: {} }],
      ["a channel that is a number", { id: 2, publish: { channel: 5, data: 1 } }],
      ["a wish that is text", { id: 2, subscribe: { channel: "plain:a", recover: "yes" } }],
      ["an offset that is text", { id: 2, subscribe: { channel: "plain:a", recover: true, offset: "3" } }],
      ["an offset below 0", { id: 2, subscribe: { channel: "plain:a", recover: true, offset: -3 } }],
      ["a limit that is text", { id: 2, history: { channel: "stream:a", limit: "x" } }],
      ["a limit that is a fraction", { id: 2, history: { channel: "stream:a", limit: 1.5 } }],
      ["a place that is a number", { id: 2, history: { channel: "stream:a", limit: 1, since: 5 } }],
      ["a refresh without a token", { id: 2, refresh: {} }],
    ])("[RT4] [RT57] [RT30] after the connect: %s closes with 3501", async (_what, line) => {
      const socket = await connected();
      socket.send(line);
      expect(await socket.ended).toBe(3501);
    });

    it("[RT8] a trailing line break is tolerated, a second one is not", async () => {
      const socket = await open();
      socket.send(connect(), "");
      await socket.reply(1);
      socket.send({ id: 2, unsubscribe: { channel: "plain:a" } }, "", "");
      await socket.reply(2);
      expect(await socket.ended).toBe(3501);
    });

    it("[RT3] [RT9] commands in one frame are answered in order, each with its result", async () => {
      const socket = await open();
      const name = channel("plain");
      socket.send(
        connect(),
        { id: 2, subscribe: { channel: name } },
        { id: 3, publish: { channel: name, data: null } },
        { id: 4, subscribe: { channel: name } },
        { id: 5, unsubscribe: { channel: name } },
        { id: 6, unsubscribe: { channel: name } },
        { id: 7, subscribe: { channel: name } },
        { id: 8, presence: { channel: name } },
      );
      await socket.reply(8);
      const answers = socket.replies.filter((reply) => reply.id !== undefined && reply.id > 1);
      expect(answers).toEqual([
        { id: 2, subscribe: {} },
        { id: 3, publish: {} },
        { id: 4, error: { code: 105, message: "already subscribed" } },
        { id: 5, unsubscribe: {} },
        { id: 6, unsubscribe: {} },
        { id: 7, subscribe: {} },
        { id: 8, error: { code: 108, message: "not available" } },
      ]);
    });

    it("[RT58] of several requests in one command the first in the protocol's order counts", async () => {
      const socket = await connected();
      const name = channel("plain");
      socket.send({ id: 2, publish: { channel: name, data: 1 }, subscribe: { channel: name } });
      expect(await socket.reply(2)).toEqual({ id: 2, subscribe: {} });
    });

    it("[RT60] names too long or not ASCII, and a tag filter nobody allowed: 107", async () => {
      const socket = await connected();
      socket.send(
        { id: 2, subscribe: { channel: `plain:${"x".repeat(250)}` } },
        { id: 3, subscribe: { channel: "plain:канал" } },
        { id: 4, subscribe: { channel: channel("plain"), tf: { key: "a", cmp: "eq", val: "1" } } },
      );
      await socket.reply(4);
      const errors = socket.replies.flatMap((reply) =>
        reply["error"] === undefined ? [] : [reply["error"]],
      );
      expect(errors).toEqual(Array.from({ length: 3 }, () => ({ code: 107, message: "bad request" })));
    });

    it("[RT26] [RT27] what a recovery answers: all, nothing missed, beyond the top, another epoch", async () => {
      const socket = await connected();
      const name = channel("stream");
      for (const id of [2, 3, 4]) socket.send({ id, publish: { channel: name, data: id } });
      socket.send({ id: 5, history: { channel: name } });
      const { epoch } = (await socket.reply(5))["history"] as { epoch: string };
      const common = { recoverable: true, positioned: true, epoch, was_recovering: true };
      const cases = [
        [
          { offset: 3, epoch },
          { ...common, offset: 3, recovered: true },
        ],
        [
          { offset: 9, epoch },
          { ...common, offset: 3 },
        ],
        [
          { offset: 1, epoch: "other" },
          { ...common, offset: 3 },
        ],
      ] as const;
      for (const [index, [from, answer]] of cases.entries()) {
        const id = 10 + 2 * index;
        socket.send(
          { id, subscribe: { channel: name, recover: true, ...from } },
          { id: id + 1, unsubscribe: { channel: name } },
        );
        expect((await socket.reply(id))["subscribe"]).toEqual(answer);
      }
      socket.send({ id: 20, subscribe: { channel: name, recover: true, offset: 1 } });
      expect((await socket.reply(20))["subscribe"]).toMatchObject({
        ...common,
        offset: 1,
        recovered: true,
        publications: [
          { data: 3, offset: 2 },
          { data: 4, offset: 3 },
        ],
      });
    });

    it("[RT26] asked to recover where nothing can be: told as tried, not as done", async () => {
      const socket = await connected();
      socket.send({ id: 2, subscribe: { channel: channel("plain"), recover: true, offset: 3, epoch: "e" } });
      expect(await socket.reply(2)).toEqual({ id: 2, subscribe: { was_recovering: true } });
    });

    it("[RT29] history by hand: the position alone, backwards from 0, since a place", async () => {
      const socket = await connected();
      const name = channel("stream");
      for (const id of [2, 3, 4]) socket.send({ id, publish: { channel: name, data: id } });
      const asked = [
        {},
        { limit: 5, since: { offset: 0 }, reverse: true },
        { limit: -1, since: { offset: 3 }, reverse: true },
        { limit: 1, since: { offset: 1 } },
      ];
      for (const [index, query] of asked.entries())
        socket.send({ id: 10 + index, history: { channel: name, ...query } });
      await socket.reply(13);
      const offsets = [10, 11, 12, 13].map((id) => {
        const found = socket.replies.find((reply) => reply.id === id);
        const result = found?.["history"] as { publications: { offset: number }[] } | undefined;
        return result?.publications.map(({ offset }) => offset) ?? found?.["error"];
      });
      expect(offsets).toEqual([[], { code: 107, message: "bad request" }, [2, 1], [2]]);
    });

    it("[RT30] [RT32] a refreshed token; a subscription's without one, and without the subscription", async () => {
      const socket = await connected();
      const name = channel("plain");
      socket.send(
        { id: 2, refresh: { token: server.token("ann") } },
        { id: 3, subscribe: { channel: name } },
        { id: 4, sub_refresh: { channel: name } },
        { id: 5, sub_refresh: { channel: channel("plain"), token: "x" } },
      );
      await socket.reply(5);
      expect(socket.replies.find((reply) => reply.id === 2)).toHaveProperty("refresh");
      expect(await socket.reply(4)).toEqual({ id: 4, error: { code: 107, message: "bad request" } });
      expect(await socket.reply(5)).toEqual({ id: 5, error: { code: 103, message: "permission denied" } });
      socket.send({ id: 6, refresh: { token: server.token("bob") } });
      expect(await socket.ended).toBe(3500);
    });

    it("[RT24] a message nobody takes closes with 3508", async () => {
      const socket = await connected();
      socket.send({ send: { data: 1 } });
      expect(await socket.ended).toBe(3508);
    });

    it("[RT40] a message of 65 536 bytes is taken, one more closes with 1009", async () => {
      const socket = await connected();
      const bytes = (count: number, id: number) => {
        const empty = { id, publish: { channel: "plain:big", data: "" } };
        return {
          id,
          publish: { channel: "plain:big", data: "x".repeat(count - JSON.stringify(empty).length) },
        };
      };
      socket.send(bytes(65_536, 2));
      expect(await socket.reply(2)).toEqual({ id: 2, publish: {} });
      socket.send(bytes(65_537, 3));
      expect(await socket.ended).toBe(1009);
    });
  });
}
