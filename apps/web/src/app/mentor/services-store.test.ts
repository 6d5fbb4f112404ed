// Asking a server that may be away.
import { VirtualClock } from "@fitil/testkit";
import { expect, it } from "vitest";
import type { Services } from "../../lib/services.tsx";
import { createServicesStore } from "./services-store.ts";

const services = { authConfig: { mode: "embedded", google: false } } as unknown as Services;

it("asks nothing before somebody needs it, and then once for everybody", async () => {
  let asked = 0;
  const store = createServicesStore(() => {
    asked += 1;
    return Promise.resolve(services);
  }, new VirtualClock());
  expect(store.get()).toEqual({ phase: "asking" });
  expect(asked).toBe(0);
  const heard: string[] = [];
  store.subscribe(() => heard.push(store.get().phase));
  expect(await Promise.all([store.ready(), store.ready()])).toEqual([services, services]);
  expect(asked).toBe(1);
  expect(heard).toEqual(["ready"]);
});

it("says that the server is away, asks again every 3 s, and gets through", async () => {
  const clock = new VirtualClock();
  let away = true;
  let asked = 0;
  const store = createServicesStore(() => {
    asked += 1;
    return away ? Promise.reject(new Error("away")) : Promise.resolve(services);
  }, clock);
  void store.ready();
  await clock.advance(0);
  expect(store.get()).toEqual({ phase: "unreachable" });
  await clock.advance(2_999);
  expect(asked).toBe(1);
  await clock.advance(3_001);
  expect(asked).toBe(3);
  away = false;
  await clock.advance(3_000);
  expect(store.get()).toEqual({ phase: "ready", services });
  await clock.advance(60_000);
  expect(asked).toBe(4);
});
