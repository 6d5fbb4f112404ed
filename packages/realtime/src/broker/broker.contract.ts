// What every broker owes the hub. Runs on the memory broker; any other comes through the same suite.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ClientInfo } from "../protocol/client.ts";
import type { Broker, BrokerPublish, BrokerSink } from "./broker.ts";
import type { Publication, StreamPosition } from "../protocol/publication.ts";

/** A broker under test, and a way to let its time pass. */
export interface BrokerUnderTest {
  readonly broker: Broker;
  advance(ms: number): Promise<void>;
}

/** Declares the suite for one kind of broker. */
export function describeBroker(name: string, make: () => Promise<BrokerUnderTest>): void {
  describe(`broker contract: ${name}`, () => {
    let broker: Broker;
    let advance: BrokerUnderTest["advance"];
    const heard: [string, Publication, StreamPosition, BrokerPublish][] = [];
    const met: string[] = [];
    const sink: BrokerSink = {
      publication: (...all) => void heard.push(all),
      join: (channel, info) => void met.push(`join ${channel} ${info.client}`),
      leave: (channel, info) => void met.push(`leave ${channel} ${info.client}`),
    };
    const history = { size: 3, ttlMs: 10_000 };
    const say = (channel: string, json: string, how: Partial<BrokerPublish> = {}) =>
      broker.publish(channel, { json, ...how });

    beforeEach(async () => {
      heard.length = 0;
      met.length = 0;
      const made = await make();
      broker = made.broker;
      advance = (ms) => made.advance(ms);
      await broker.start(sink);
      await broker.subscribe("c");
    });
    afterEach(() => broker.stop());

    it("[BR1] without history a publication is only broadcast, with everything that belongs to it", async () => {
      const info: ClientInfo = { client: "c1", user: "ann" };
      const how = { info, tags: { t: "1" }, exceptClient: "c9", urgent: true };
      expect(await say("c", "1", how)).toEqual({ offset: 0, epoch: "" });
      expect(heard).toHaveLength(1);
      expect(heard[0]?.[1]).toMatchObject({ json: "1", offset: 0, info, tags: { t: "1" } });
      expect(heard[0]?.[3]).toMatchObject({ exceptClient: "c9", urgent: true });
      expect((await broker.history("c", { limit: -1 })).publications).toEqual([]);
    });

    it("[BR2] with history offsets count from 1 within one epoch, and are broadcast in their order", async () => {
      const tops = await Promise.all(["1", "2", "3"].map(async (json) => say("c", json, { history })));
      expect(tops.map((top) => top.offset)).toEqual([1, 2, 3]);
      expect(new Set(tops.map((top) => top.epoch)).size).toBe(1);
      expect(
        heard.map(([, publication, position]) => [publication.json, publication.offset, position.offset]),
      ).toEqual([
        ["1", 1, 1],
        ["2", 2, 2],
        ["3", 3, 3],
      ]);
      expect((await say("other", "1", { history })).offset).toBe(1);
    });

    it("[BR3] keeps the newest `size` entries, each for `ttlMs`; the position outlives them", async () => {
      for (const json of ["1", "2", "3", "4"]) await say("c", json, { history });
      const { epoch } = await broker.history("c", { limit: 0 });
      const offsets = async () =>
        (await broker.history("c", { limit: -1 })).publications.map((entry) => entry.offset);
      expect(await offsets()).toEqual([2, 3, 4]);
      await advance(6_000);
      await say("c", "5", { history });
      await advance(5_000);
      expect(await offsets()).toEqual([5]);
      await advance(6_000);
      expect(await offsets()).toEqual([]);
      expect(await broker.history("c", { limit: 0 })).toMatchObject({ offset: 5, epoch });
      expect(await say("c", "6", { history })).toEqual({ offset: 6, epoch });
    });

    it("[BR4] a stream read before its first publication has an epoch, and keeps it", async () => {
      const page = await broker.history("c", { limit: 0 });
      expect(page).toMatchObject({ offset: 0, publications: [] });
      expect(page.epoch).not.toBe("");
      expect(await say("c", "1", { history })).toEqual({ offset: 1, epoch: page.epoch });
    });

    it("[BR5] pages: none, all, some, since a place, backwards", async () => {
      for (const json of ["1", "2", "3"]) await say("c", json, { history });
      const { epoch } = await broker.history("c", { limit: 0 });
      const read = async (query: Parameters<Broker["history"]>[1]) =>
        (await broker.history("c", query)).publications.map((entry) => entry.offset);
      expect(await read({ limit: 0 })).toEqual([]);
      expect(await read({ limit: -1 })).toEqual([1, 2, 3]);
      expect(await read({ limit: 2 })).toEqual([1, 2]);
      expect(await read({ limit: 2, reverse: true })).toEqual([3, 2]);
      expect(await read({ limit: -1, since: { offset: 1, epoch } })).toEqual([2, 3]);
      expect(await read({ limit: -1, since: { offset: 3, epoch }, reverse: true })).toEqual([2, 1]);
    });

    it("[BR7] joins and leaves are passed on", async () => {
      await broker.join("c", { client: "c1", user: "ann" });
      await broker.leave("c", { client: "c1", user: "ann" });
      expect(met).toEqual(["join c c1", "leave c c1"]);
    });
  });
}
