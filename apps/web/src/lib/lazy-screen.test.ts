// Screens that are fetched late.
import { expect, test } from "vitest";
import { createLazyScreen } from "./lazy-screen.ts";

const Screen = () => null;

test("a late screen is fetched once, is ready as soon as it has come, and is tried again after a failure", async () => {
  const answers: (() => Promise<typeof Screen>)[] = [
    () => Promise.reject(new Error("no network")),
    () => Promise.resolve(Screen),
  ];
  let asked = 0;
  const late = createLazyScreen(() => answers[asked++]!());
  expect(late.ready()).toBeNull();
  const [first, second] = [late.fetch(), late.fetch()];
  await expect(first).rejects.toThrow("no network");
  await expect(second).rejects.toThrow("no network");
  expect(asked).toBe(1);
  expect(late.ready()).toBeNull();
  await late.fetch();
  expect(late.ready()).toBe(Screen);
  expect(await late.fetch()).toBe(Screen);
  expect(asked).toBe(2);
});
