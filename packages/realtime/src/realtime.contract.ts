// What any server of the protocol owes the unmodified client: runs on our hub always, and on a real Centrifugo where
// one is named. It needs a namespace "stream" with history and recovery, presence and join/leave for all channels,
// publishing allowed to clients, and a namespace "closed" that nobody may subscribe to.
import { Centrifuge, type Options, type PublicationContext, type Subscription } from "centrifuge";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";

/** A server under test, by one of its transports. */
export interface RealtimeUnderTest {
  /** A WebSocket's address, or the transports to try. */
  readonly endpoint: ConstructorParameters<typeof Centrifuge>[0];
  readonly options?: Partial<Options>;
  /** A connection token for a user; "garbage" must be refused as invalid. */
  token(user: string): string;
  stop(): Promise<void>;
}

/** Declares the suite for one server. Channels are unique to each run, so that a lasting server can be used again. */
export function describeRealtime(name: string, start: () => Promise<RealtimeUnderTest>): void {
  describe(`real-time contract: ${name}`, () => {
    let server: RealtimeUnderTest;
    const clients: Centrifuge[] = [];
    const run = `${process.pid}${Math.trunc(performance.timeOrigin)}`;
    let channels = 0;
    const channel = (namespace = "stream") => `${namespace}:${run}-${(channels += 1)}`;

    beforeAll(async () => {
      server = await start();
    });
    afterEach(() => {
      for (const client of clients.splice(0)) client.disconnect();
    });
    afterAll(() => server.stop());

    const client = (user: string) => {
      const made = new Centrifuge(server.endpoint, {
        websocket: WebSocket,
        ...server.options,
        token: server.token(user),
        minReconnectDelay: 1,
        maxReconnectDelay: 5,
      });
      clients.push(made);
      return made;
    };
    const joined = async (user: string, name: string): Promise<[Centrifuge, Subscription]> => {
      const made = client(user);
      const subscription = made.newSubscription(name, { joinLeave: true });
      subscription.subscribe();
      made.connect();
      await subscription.ready();
      return [made, subscription];
    };
    const next = <T>(source: Centrifuge | Subscription, name: string, count = 1): Promise<T[]> => {
      const heard: T[] = [];
      return new Promise((resolve) => {
        const emitter = source as unknown as { on(name: string, heard: (context: T) => void): void };
        emitter.on(name, (context) => {
          if (heard.push(context) === count) resolve(heard);
        });
      });
    };

    it("[RT2] connects, subscribes, publishes; the publisher hears itself", async () => {
      const [ann, subscription] = await joined("ann", channel());
      expect(ann.state).toBe("connected");
      const heard = next<PublicationContext>(subscription, "publication");
      await subscription.publish({ text: "привет, 🧨" });
      const [publication] = await heard;
      expect(publication?.data).toEqual({ text: "привет, 🧨" });
      expect(publication?.info?.user).toBe("ann");
    });

    it("[RT25] publications reach everybody in the order of the stream", async () => {
      const name = channel();
      const [, ann] = await joined("ann", name);
      const [, bob] = await joined("bob", name);
      const heard = [ann, bob].map((subscription) =>
        next<PublicationContext>(subscription, "publication", 20),
      );
      await Promise.all(Array.from({ length: 20 }, (_, seq) => (seq % 2 === 0 ? ann : bob).publish({ seq })));
      const [first, second] = await Promise.all(heard);
      expect(first?.map((publication) => publication.offset)).toEqual(
        Array.from({ length: 20 }, (_, index) => index + 1),
      );
      expect(second?.map((publication) => publication.data)).toEqual(
        first?.map((publication) => publication.data),
      );
    });

    it("[RT26] a client that was away catches up", async () => {
      const name = channel();
      const [ann, away] = await joined("ann", name);
      const [, bob] = await joined("bob", name);
      const before = next<PublicationContext>(away, "publication");
      await bob.publish({ seq: 1 });
      await before;
      ann.disconnect();
      for (const seq of [2, 3, 4]) await bob.publish({ seq });
      const caughtUp = next<PublicationContext>(away, "publication", 3);
      const subscribed = next<{ recovered: boolean; wasRecovering: boolean }>(away, "subscribed");
      ann.connect();
      expect((await caughtUp).map((publication) => publication.data)).toEqual([
        { seq: 2 },
        { seq: 3 },
        { seq: 4 },
      ]);
      expect((await subscribed)[0]).toMatchObject({ recovered: true, wasRecovering: true });
    });

    it("[RT18] [RT19] join, leave, presence and its numbers", async () => {
      const name = channel();
      const [, ann] = await joined("ann", name);
      const met: string[] = [];
      let bobCame: () => void = () => undefined;
      const came = new Promise<void>((resolve) => {
        bobCame = resolve;
      });
      ann.on("join", ({ info }) => {
        met.push(info.user);
        if (info.user === "bob") bobCame();
      });
      const [bob] = await joined("bob", name);
      await came;
      // One's own join may come or not; it depends on how early the subscriber is told.
      expect(met.filter((user) => user !== "ann")).toEqual(["bob"]);
      const users = Object.values((await ann.presence()).clients).map((info) => info.user);
      expect(users.toSorted()).toEqual(["ann", "bob"]);
      expect(await ann.presenceStats()).toEqual({ numClients: 2, numUsers: 2 });
      const went = next<{ info: { user: string } }>(ann, "leave");
      bob.disconnect();
      expect((await went)[0]?.info.user).toBe("bob");
    });

    it("[RT29] history: pages, backwards, and the position", async () => {
      const name = channel();
      const [, ann] = await joined("ann", name);
      for (const seq of [1, 2, 3]) await ann.publish({ seq });
      const all = await ann.history({ limit: 10 });
      expect(all.publications.map((publication) => publication.offset)).toEqual([1, 2, 3]);
      expect(all.offset).toBe(3);
      const newest = await ann.history({ limit: 1, reverse: true });
      expect(newest.publications.map((publication) => publication.data)).toEqual([{ seq: 3 }]);
      const since = await ann.history({ limit: 10, since: { offset: 2, epoch: all.epoch } });
      expect(since.publications.map((publication) => publication.offset)).toEqual([3]);
      await expect(ann.history({ limit: 1, since: { offset: 1, epoch: "zzzz" } })).rejects.toMatchObject({
        code: 112,
      });
    });

    it("[RT13] what may not be subscribed is refused with 103", async () => {
      const ann = client("ann");
      const subscription = ann.newSubscription(channel("closed"));
      const off = next<{ code: number }>(subscription, "unsubscribed");
      subscription.subscribe();
      ann.connect();
      expect((await off)[0]?.code).toBe(103);
    });

    it("[RT24] a call nobody answers gets 108", async () => {
      const ann = client("ann");
      ann.connect();
      await expect(ann.rpc("nothing", {})).rejects.toMatchObject({ code: 108 });
    });

    it("[RT5] an invalid token ends the connection with 3500", async () => {
      const stranger = client("garbage");
      const ended = next<{ code: number }>(stranger, "disconnected");
      stranger.connect();
      expect((await ended)[0]?.code).toBe(3500);
    });
  });
}
