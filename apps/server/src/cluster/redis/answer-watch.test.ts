// When a connection counts as silent, by a clock that the test moves.
import { expect, it } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import { watchAnswers } from "./answer-watch.ts";

function watched() {
  const clock = new VirtualClock();
  const asked: (() => void)[] = [];
  const state = { isReady: true, silences: 0, asked, answeredAt: Number.NEGATIVE_INFINITY };
  const stop = watchAnswers(clock, {
    isReady: () => state.isReady,
    answeredAt: () => state.answeredAt,
    ask: () => new Promise<void>((resolve) => asked.push(resolve)),
    silent: () => void (state.silences += 1),
  });
  return { clock, state, stop };
}

it("[CL24] a connection that answers no question for a lease's time is given up, once a question", async () => {
  const { clock, state, stop } = watched();
  await clock.advance(200 + 590);
  state.asked[0]!();
  await clock.advance(0);
  expect([state.asked.length, state.silences]).toEqual([1, 0]);
  await clock.advance(150 + 600 + 50);
  expect([state.asked.length, state.silences]).toEqual([2, 1]);
  state.isReady = false;
  await clock.advance(5_000);
  expect([state.asked.length, state.silences]).toEqual([2, 1]);
  state.isReady = true;
  await clock.advance(200);
  expect(state.asked.length).toBe(3);
  stop();
  await clock.advance(5_000);
  expect(state.silences).toBe(1);
});

it("[CL24] an answer that was there when the process went on counts", async () => {
  const { clock, state, stop } = watched();
  await clock.advance(200 + 600);
  state.asked[0]!();
  await clock.advance(0);
  await clock.advance(100);
  expect(state.silences).toBe(0);
  stop();
});

it("[CL24] a connection that answers other questions is asked nothing", async () => {
  const { clock, state, stop } = watched();
  for (let ms = 0; ms < 1_000; ms += 150) {
    state.answeredAt = clock.now();
    await clock.advance(150);
  }
  expect(state.asked.length).toBe(0);
  await clock.advance(200);
  expect(state.asked.length).toBe(1);
  stop();
});
