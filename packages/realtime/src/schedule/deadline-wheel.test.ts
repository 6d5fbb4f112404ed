// Who is woken when, and who is let go.
import { expect, it } from "vitest";
import { DeadlineWheel } from "./deadline-wheel.ts";
import { VirtualClock } from "../testing/virtual-clock.ts";

function setUp() {
  const clock = new VirtualClock();
  const woken: string[] = [];
  const start = clock.now();
  const member = (name: string, look: () => void = () => undefined) => ({ wheelSlot: undefined, name, look });
  const wheel = new DeadlineWheel<ReturnType<typeof member>>(clock, ({ name, look }, now) => {
    woken.push(`${name} ${now - start}`);
    look();
  });
  return { clock, wheel, woken, member, start };
}

it("[RT6] wakes each member once, at its earliest appointment", async () => {
  const { clock, wheel, woken, member, start } = setUp();
  const [ann, bob] = [member("ann"), member("bob")];
  wheel.schedule(ann, start + 1_000);
  wheel.schedule(bob, start + 300);
  wheel.schedule(ann, start + 500);
  wheel.schedule(ann, start + 700);
  await clock.advance(2_000);
  expect(woken).toEqual(["bob 300", "ann 500"]);
});

it("[RT36] keeps nobody who has gone, not even one who is due at the same moment", async () => {
  const { clock, wheel, woken, member, start } = setUp();
  const bob = member("bob");
  const ann = member("ann", () => wheel.forget(bob));
  const cyd = member("cyd");
  for (const one of [ann, bob]) wheel.schedule(one, start + 300);
  wheel.schedule(cyd, start + 500);
  wheel.forget(cyd);
  await clock.advance(1_000);
  expect(woken).toEqual(["ann 300"]);
  wheel.schedule(bob, start + 1_200);
  await clock.advance(1_000);
  expect(woken).toEqual(["ann 300", "bob 1200"]);
  expect([cyd.wheelSlot, clock.pending()]).toEqual([undefined, 0]);
});
