// Practice in virtual time: no line, the rules of the engine, bots for company.
import type { GameEvent } from "@fitil/contracts";
import { gameEventSchema, gameStartedSchema } from "@fitil/contracts";
import { VirtualClock } from "@fitil/testkit";
import { expect, test } from "vitest";
import { sha256 } from "../sha256.ts";
import { PracticeTable } from "./practice-table.ts";
import { createStoppableClock } from "./stoppable-clock.ts";

const NAMES = ["ты", "a", "b", "c"];

function practise(seed: string) {
  const clock = new VirtualClock();
  const table = new PracticeTable({ clock, seed, names: NAMES, myId: 1 });
  const events: GameEvent[] = [];
  table.connection.onGameEvent((event) => events.push(event));
  table.start();
  return { clock, table, events };
}

test("[QP4] a match runs by itself to its end, in the wire's own words, and stands still then", async () => {
  const { clock, table, events } = practise("practice 1");
  const picture = gameStartedSchema.parse(table.picture());
  expect(picture.players.map(({ isBot }) => isBot)).toEqual([false, true, true, true]);
  expect(picture.seedHash).toBe(sha256("practice 1"));
  for (let second = 0; second < 190 && clock.pending() > 0; second++) await clock.advance(1_000);
  expect(clock.pending()).toBe(0);
  for (const event of events) gameEventSchema.parse(event);
  const over = events.filter(({ type }) => type === "game_over");
  expect(over).toMatchObject([{ winnerPrize: 0, seed: "practice 1" }]);
  expect(over[0]?.type === "game_over" && over[0].places.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
});

test("[QP4] the person walks and bombs by the rules, and is put right like at a real table", async () => {
  const { clock, table, events } = practise("practice 2");
  const corrections: unknown[] = [];
  table.connection.onOwnMessage((message) => corrections.push(message));
  await clock.advance(100);
  expect(await table.connection.publish({ type: "place_bomb", x: 0, y: 0 })).toBe(true);
  expect(await table.connection.publish({ type: "place_bomb", x: 0, y: 0 })).toBe(false);
  expect(await table.connection.publish({ type: "ready" })).toBe(false);
  await table.connection.publish({ type: "player_state", id: 1, x: 9, y: 4, orientation: "right", seq: 7 });
  expect(corrections).toMatchObject([{ type: "player_state", id: 1, x: 0, y: 0, corrected: true, seq: 7 }]);
  expect(events).toContainEqual(expect.objectContaining({ type: "bomb_placed" }));
  table.stop();
  expect(clock.pending()).toBe(0);
});

test("[QP4] bots play among themselves to an end; held and let go, they go on from where they were", async () => {
  const real = new VirtualClock();
  const clock = createStoppableClock(real);
  const table = new PracticeTable({ clock, seed: "practice 3", names: NAMES, myId: null });
  const events: GameEvent[] = [];
  table.connection.onGameEvent((event) => events.push(event));
  expect(gameStartedSchema.parse(table.picture()).players.every(({ isBot }) => isBot)).toBe(true);
  table.start();
  await real.advance(20_000);
  const before = table.picture();
  const heard = events.length;
  clock.stop();
  table.stop();
  await real.advance(600_000);
  clock.go();
  table.start();
  table.start();
  expect(events).toHaveLength(heard);
  expect(table.picture()).toEqual(before);
  expect(real.pending()).toBe(1);
  for (let second = 0; second < 190 && real.pending() > 0; second++) await real.advance(1_000);
  expect(events.filter(({ type }) => type === "game_over")).toHaveLength(1);
});
