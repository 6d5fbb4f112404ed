// Receipts of publications that may wait for company.
import { expect, it } from "vitest";
import { ERRORS } from "../protocol/codes.ts";
import { testHub } from "../testing/test-hub.ts";
import { settle } from "../testing/virtual-clock.ts";

/** A client in a channel of a hub where most receipts may come later; its frames after so many ms. */
async function setUp() {
  const test = testHub(
    {
      publish: (_client, _channel, data) =>
        data === "refused"
          ? { ok: false, error: ERRORS.badRequest }
          : { ok: true, fanout: data === "told", ...(data === "soon" ? {} : { receipt: "later" }) },
    },
    { windowMs: 30, receiptMs: 210 },
  );
  const line = await test.connected();
  await line.send({ id: 2, subscribe: { channel: "c" } });
  const framesWithin = async (ms: number) => {
    await test.clock.advance(ms);
    return line.frames.splice(0);
  };
  await framesWithin(30);
  const say = (id: number, data: string) => line.send({ id, publish: { channel: "c", data } });
  return { test, framesWithin, say };
}

it("[RT70] a receipt that may come later leaves by itself when its time is up", async () => {
  const { framesWithin, say } = await setUp();
  await say(3, "walk");
  expect(await framesWithin(100)).toEqual([]);
  await say(4, "walk");
  expect(await framesWithin(79)).toEqual([]);
  expect(await framesWithin(31)).toEqual(['{"id":3,"publish":{}}\n{"id":4,"publish":{}}']);
  expect(await framesWithin(500)).toEqual([]);
});

it("[RT70] it leaves with the window of what the client is told next, in order, and not once more", async () => {
  const { test, framesWithin, say } = await setUp();
  await say(3, "walk");
  expect(await framesWithin(100)).toEqual([]);
  void test.hub.publish("c", 1);
  await say(4, "walk");
  expect(await framesWithin(29)).toEqual([]);
  expect(await framesWithin(6)).toEqual([
    '{"id":3,"publish":{}}\n{"push":{"channel":"c","pub":{"data":1}}}\n{"id":4,"publish":{}}',
  ]);
  await say(5, "walk");
  await say(6, "told");
  const own = '{"push":{"channel":"c","pub":{"data":"told","info":{"client":"c1","user":"ann"}}}}';
  expect(await framesWithin(35)).toEqual([`{"id":5,"publish":{}}\n${own}\n{"id":6,"publish":{}}`]);
  expect(await framesWithin(500)).toEqual([]);
});

it("[RT70] it leaves with a receipt or a refusal that may not wait, with what is urgent, and with a close", async () => {
  const { test, framesWithin, say } = await setUp();
  await say(3, "walk");
  await say(4, "soon");
  expect(await framesWithin(35)).toEqual(['{"id":3,"publish":{}}\n{"id":4,"publish":{}}']);
  await say(5, "walk");
  await say(6, "refused");
  expect(await framesWithin(35)).toEqual([
    '{"id":5,"publish":{}}\n{"id":6,"error":{"code":107,"message":"bad request"}}',
  ]);
  await say(7, "walk");
  void test.hub.publish("c", 2, { urgent: true });
  await settle();
  expect(await framesWithin(0)).toEqual(['{"id":7,"publish":{}}\n{"push":{"channel":"c","pub":{"data":2}}}']);
  await say(8, "walk");
  test.hub.disconnectClient("c1");
  expect(await framesWithin(0)).toEqual(['{"id":8,"publish":{}}']);
  expect(await framesWithin(500)).toEqual([]);
});
