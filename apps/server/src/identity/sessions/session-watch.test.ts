// The watch over sessions, on the virtual clock and an identity that answers by script.
import { VirtualClock } from "@fitil/testkit";
import { describe, expect, it } from "vitest";
import type { SessionRef } from "../../ports/sessions.ts";
import { createSessionWatch } from "./session-watch.ts";

const session = (sessionId: string): SessionRef => ({ userId: "u1", sessionId });

function setUp() {
  const clock = new VirtualClock();
  const over = new Set<string>();
  const asked: string[][] = [];
  const warnings: string[] = [];
  let away = false;
  const watch = createSessionWatch({
    clock,
    identity: {
      async endedAmong(sessions) {
        asked.push(sessions.map(({ sessionId }) => sessionId));
        if (away) throw new Error("the database is away");
        return sessions.filter(({ sessionId }) => over.has(sessionId));
      },
    },
    log: { info: () => undefined, warn: (_, message) => void warnings.push(message), error: () => undefined },
  });
  return { clock, over, asked, warnings, watch, setAway: (now: boolean) => void (away = now) };
}

describe("the watch over sessions", () => {
  it("[SE2] ends everything of a session within a second after it is over, once, and nothing else", async () => {
    const { clock, over, watch } = setUp();
    const ended: string[] = [];
    watch.hold(session("a"), () => void ended.push("a line"));
    watch.hold(session("a"), () => void ended.push("a stream"));
    watch.hold(session("b"), () => void ended.push("b line"));
    await clock.advance(5_000);
    expect(ended).toEqual([]);
    over.add("a");
    await clock.advance(1_000);
    expect(ended).toEqual(["a line", "a stream"]);
    await clock.advance(5_000);
    expect(ended).toEqual(["a line", "a stream"]);
  });

  it("asks about each session once a look, and about nothing that was let go of", async () => {
    const { clock, over, asked, watch } = setUp();
    const ended: string[] = [];
    const letGo = [1, 2].map(() => watch.hold(session("a"), () => void ended.push("a")));
    await clock.advance(350);
    expect(asked).toEqual([["a"]]);
    letGo[0]?.();
    await clock.advance(300);
    expect(asked).toHaveLength(2);
    letGo[1]?.();
    over.add("a");
    await clock.advance(10_000);
    expect([asked.length <= 3, ended]).toEqual([true, []]);
    watch.hold(session("c"), () => void ended.push("c"));
    over.add("c");
    await clock.advance(1_000);
    expect(ended).toEqual(["c"]);
  });

  it("[SE2] looks thousands up in small groups, each of them within the second", async () => {
    const { clock, over, asked, watch } = setUp();
    const ended = new Set<string>();
    const names = Array.from({ length: 2_001 }, (_, number) => `s${number}`);
    for (const name of names) watch.hold(session(name), () => void ended.add(name));
    await clock.advance(2_000);
    expect(Math.max(...asked.map(({ length }) => length))).toBe(400);
    for (const name of names) over.add(name);
    await clock.advance(999);
    expect(ended.size).toBe(names.length);
  });

  it("ends nobody while sessions cannot be looked up, and looks again", async () => {
    const { clock, over, warnings, watch, setAway } = setUp();
    const ended: string[] = [];
    watch.hold(session("a"), () => void ended.push("a"));
    setAway(true);
    over.add("a");
    await clock.advance(1_000);
    expect([ended, warnings.length > 0]).toEqual([[], true]);
    setAway(false);
    await clock.advance(1_000);
    expect(ended).toEqual(["a"]);
  });

  it("looks no more when it is closed", async () => {
    const { clock, asked, watch } = setUp();
    watch.hold(session("a"), () => undefined);
    watch.close();
    watch.hold(session("b"), () => undefined);
    await clock.advance(10_000);
    expect(asked).toEqual([]);
  });
});
