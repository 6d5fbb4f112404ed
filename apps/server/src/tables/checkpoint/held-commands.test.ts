// What waits while a process may not act, on the virtual clock.
import { describe, expect, it } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import { HeldCommands } from "./held-commands.ts";
import type { HeldCommand } from "./held-commands.ts";

const LOST = { type: "lost", userId: "ann", clientId: "one" } as const;
const BACK = { type: "seen", userId: "ann", clientId: "two" } as const;
const card = { userId: "ann", name: "Ann", rating: 1000, photoURL: null, isGuest: false };

function open() {
  const clock = new VirtualClock();
  const told: HeldCommand[] = [];
  const lease = { mayAct: false };
  const checkpointer = {
    mayAct: () => lease.mayAct,
    later: (task: () => void) => void clock.after(50, task),
  };
  const held = new HeldCommands(checkpointer, "t", (command) => void told.push(command));
  return { clock, told, lease, held };
}

describe("what a table is told while its process may not act", () => {
  it("[CL12] waits, in the order in which it came", async () => {
    const { clock, told, lease, held } = open();
    expect(held.take(LOST, false)).toBe(true);
    await clock.advance(70);
    expect(held.take(BACK, false)).toBe(true);
    expect(held.take({ type: "arrive", card, clientId: "two" }, false)).toBe(true);
    await clock.advance(20);
    lease.mayAct = true;
    expect(told).toEqual([]);
    await clock.advance(50);
    expect(told.map(({ type }) => type)).toEqual(["lost", "seen", "arrive"]);
    expect(clock.pending()).toBe(0);
  });

  it("[CL12] comes before what is told when it may act again", () => {
    const { told, held } = open();
    held.take(LOST, false);
    held.dispatchAll();
    expect(told).toEqual([LOST]);
  });

  it("[CL12] is let go with the table, and wishes are refused", async () => {
    const { clock, told, lease, held } = open();
    const from = { userId: "ann", id: "one", roundTripMs: 0 };
    expect(held.take({ type: "act", from, action: { type: "leave_room" } }, false)).toBe(false);
    expect(held.take({ type: "arrive", card, clientId: "one", waitMs: 0 }, true)).toBe(false);
    held.take(LOST, true);
    held.take(BACK, false);
    held.forget();
    lease.mayAct = true;
    await clock.advance(100);
    expect(told).toEqual([]);
    expect(clock.pending()).toBe(0);
  });
});
