import { afterEach, expect, it, vi } from "vitest";
import { fetchEarly } from "./early-answers.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.fitilEarly = undefined;
});

it("an answer that was asked for early is given once, whatever the query, and to no call that changes something", async () => {
  const asked: unknown[] = [];
  const late = new Response("late");
  vi.stubGlobal("fetch", (input: unknown) => {
    asked.push(input);
    return Promise.resolve(late);
  });
  const early = new Response("early");
  globalThis.fitilEarly = new Map([["/api/public/version", Promise.resolve(early)]]);
  expect(await fetchEarly("/api/public/version", { method: "POST" })).toBe(late);
  expect(await fetchEarly("/api/public/config")).toBe(late);
  expect(await fetchEarly("/api/public/version?cb=1")).toBe(early);
  expect(await fetchEarly("/api/public/version?cb=2")).toBe(late);
  expect(asked).toEqual(["/api/public/version", "/api/public/config", "/api/public/version?cb=2"]);
  // What the app has asked by itself need not be asked early any more.
  expect(globalThis.fitilEarly.get("/api/public/config")).toBeNull();
});

it("without any, it is fetch", async () => {
  const late = new Response("late");
  vi.stubGlobal("fetch", () => Promise.resolve(late));
  expect(await fetchEarly("/api/auth/config")).toBe(late);
});
