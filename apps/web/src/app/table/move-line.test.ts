// The way to the process that has the table, over a line that only notes where it is sent.
import { VirtualClock } from "@fitil/testkit";
import { expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import type { Connection, LineState } from "../../lib/realtime/connection.ts";
import { moverOf } from "./move-line.ts";

const LINE = "https://one.example.org";

function setUp() {
  const clock = new VirtualClock();
  const store = createStore<LineState>(() => ({
    status: "connected",
    replaced: false,
    clientId: "me",
    heldSeat: null,
  }));
  const dialled: (string | null)[] = [];
  const connection = {
    store,
    redial(address: string | null) {
      store.setState({ status: "connecting" });
      dialled.push(address);
    },
  } as unknown as Connection;
  return {
    clock,
    dialled,
    offer: (line: string) =>
      moverOf(connection, clock).offer(line, { protocol: "https:", hostname: "example.org" }),
    answer: () => store.setState({ status: "connected" }),
    lose: () => store.setState({ status: "connecting" }),
  };
}

it("[CL16] leads there once, while there is a line, and where the offer still stands", async () => {
  const t = setUp();
  const withdraw = t.offer(LINE);
  withdraw();
  t.lose();
  t.offer(LINE);
  await t.clock.advance(2_000);
  expect(t.dialled).toEqual([]);
  t.answer();
  await t.clock.advance(3_000);
  expect(t.dialled).toEqual(["wss://one.example.org/ws"]);
  t.answer();
  t.offer(LINE);
  await t.clock.advance(60_000);
  expect(t.dialled).toHaveLength(1);
  expect(t.clock.pending()).toBe(0);
  t.offer("https://two.example.org:8443");
  await t.clock.advance(500);
  expect(t.dialled.at(-1)).toBe("wss://two.example.org:8443/ws");
});

it("[CL16] goes back to the site where nobody answers there, and rests for a minute", async () => {
  const t = setUp();
  t.offer(LINE);
  await t.clock.advance(500);
  await t.clock.advance(2_000);
  expect(t.dialled).toEqual(["wss://one.example.org/ws", null]);
  t.answer();
  t.offer(LINE);
  await t.clock.advance(59_000);
  expect(t.dialled).toHaveLength(2);
  await t.clock.advance(1_000);
  expect(t.dialled).toHaveLength(3);
});

it("[CL16] rests also after a line that stood is lost, though another was offered meanwhile", async () => {
  const t = setUp();
  t.offer(LINE);
  await t.clock.advance(500);
  t.answer();
  const withdraw = t.offer("https://two.example.org");
  t.lose();
  withdraw();
  t.answer();
  t.offer(LINE);
  await t.clock.advance(59_000);
  expect(t.dialled).toHaveLength(1);
  await t.clock.advance(1_000);
  expect(t.dialled).toHaveLength(2);
});

it.each(["http://one.example.org", "https://evil.example", "https://evilexample.org", "one", ""])(
  "[CL16] never leads to %j, which is not this site's",
  async (line) => {
    const t = setUp();
    t.offer(line);
    await t.clock.advance(60_000);
    expect(t.dialled).toEqual([]);
  },
);
