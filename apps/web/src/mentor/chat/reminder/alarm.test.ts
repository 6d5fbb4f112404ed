// Reminders that become due while the page is open.
import type { ChatSummary } from "@fitil/contracts";
import { VirtualClock } from "@fitil/testkit";
import { describe, expect, it } from "vitest";
import { createAlarm } from "./alarm.ts";

const HOUR_MS = 3_600_000;

function site() {
  const clock = new VirtualClock(0);
  const rung: string[] = [];
  const alarm = createAlarm(clock, ({ id }) => rung.push(`${id} at ${clock.now()}`));
  return { clock, rung, alarm };
}

const chat = (id: string, at?: number): ChatSummary => ({
  id,
  title: id,
  projectId: null,
  createdAt: 0,
  updatedAt: 0,
  ...(at !== undefined && { reminder: { at, messageId: "answer-1" } }),
});

describe("[MK12] the alarm", () => {
  it("rings to the moment and once, not for what was due before", async () => {
    const { clock, rung, alarm } = site();
    await clock.advance(HOUR_MS);
    alarm.watch([
      chat("past", HOUR_MS),
      chat("none"),
      chat("soon", 2 * HOUR_MS + 7),
      chat("later", 50 * HOUR_MS),
    ]);
    await clock.advance(HOUR_MS + 6);
    expect(rung).toEqual([]);
    await clock.advance(1);
    expect(rung).toEqual([`soon at ${2 * HOUR_MS + 7}`]);
    await clock.advance(100 * HOUR_MS);
    expect(rung).toEqual([`soon at ${2 * HOUR_MS + 7}`, `later at ${50 * HOUR_MS}`]);
  });

  it("follows what is changed, removed and set anew, and is silent when stopped", async () => {
    const { clock, rung, alarm } = site();
    alarm.watch([chat("one", HOUR_MS), chat("two", HOUR_MS)]);
    alarm.watch([chat("one", 2 * HOUR_MS)]);
    await clock.advance(HOUR_MS);
    expect(rung).toEqual([]);
    await clock.advance(HOUR_MS);
    expect(rung).toEqual([`one at ${2 * HOUR_MS}`]);
    alarm.watch([chat("one", 3 * HOUR_MS)]);
    alarm.stop();
    await clock.advance(HOUR_MS);
    expect(rung).toHaveLength(1);
  });
});
