// A phone's screen in a match, on a page and a device of this file's own.
import { expect, test } from "vitest";
import { holdScreen } from "./hold-screen.ts";
import type { ScreenPorts } from "./hold-screen.ts";

function phone(isStandalone = false) {
  const listeners = new Map<string, Set<() => void>>();
  const state = { hidden: false, full: null as unknown, locks: 0, asked: 0 };
  const say = (name: string): void => {
    for (const listener of listeners.get(name) ?? []) listener();
  };
  const page = {
    addEventListener: (name: string, listener: () => void) => {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    },
    removeEventListener: (name: string, listener: () => void) => listeners.get(name)?.delete(listener),
    get hidden() {
      return state.hidden;
    },
    get fullscreenElement() {
      return state.full;
    },
    documentElement: {
      requestFullscreen: async () => {
        state.asked += 1;
        state.full = "page";
        say("fullscreenchange");
      },
    },
  };
  const wakeLock = {
    request: async () => {
      state.locks += 1;
      return { release: async () => void (state.locks -= 1) };
    },
  };
  const ports = { page, wakeLock, isStandalone } as unknown as ScreenPorts;
  const listening = () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0);
  return { ports, state, say, listening };
}

const settled = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));

test("a match keeps a phone's screen lit until it ends, and again after the page was hidden", async () => {
  const { ports, state, say, listening } = phone();
  const release = holdScreen(ports);
  await settled();
  expect(state.locks).toBe(1);
  state.hidden = true;
  say("visibilitychange");
  // The system has taken it back by itself.
  state.locks = 0;
  state.hidden = false;
  say("visibilitychange");
  await settled();
  expect(state.locks).toBe(1);
  release();
  await settled();
  expect(state.locks).toBe(0);
  expect(listening()).toBe(0);
  // What comes too late is given back.
  holdScreen(ports)();
  await settled();
  expect(state.locks).toBe(0);
});

test("the first touch fills the screen, and whoever leaves that is not put back", () => {
  const { ports, state, say } = phone();
  const release = holdScreen(ports);
  expect(state.asked).toBe(0);
  say("pointerup");
  say("pointerup");
  expect(state.asked).toBe(1);
  release();
  expect(state.full).toBe("page");
  const next = holdScreen(ports);
  state.full = null;
  say("fullscreenchange");
  say("pointerup");
  expect(state.asked).toBe(1);
  next();
  holdScreen(ports);
  say("pointerup");
  expect(state.asked).toBe(1);
});

test("an installed game has the screen already, and a device without either is left alone", async () => {
  const { ports, state, say } = phone(true);
  holdScreen(ports);
  say("pointerup");
  expect(state.asked).toBe(0);
  const bare = phone();
  holdScreen({ ...bare.ports, wakeLock: undefined });
  await settled();
  expect(bare.state.locks).toBe(0);
});
