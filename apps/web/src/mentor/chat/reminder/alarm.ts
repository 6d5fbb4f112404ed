// Rings once for every reminder that becomes due while the page is open. What was due before is told by the list and the chat.
import type { ChatSummary } from "@fitil/contracts";
import type { Clock } from "../../../lib/clock.ts";

export interface Alarm {
  /** These are the reminders now. */
  watch(chats: readonly ChatSummary[]): void;
  stop(): void;
}

/** A machine that slept is found out by looking again: a timer alone would have slept too. */
const LOOK_EVERY_MS = 60_000;

/** An alarm that hands over each chat whose reminder has become due. */
export function createAlarm(clock: Clock, ring: (chat: ChatSummary) => void): Alarm {
  let ahead: readonly ChatSummary[] = [];
  let cancel = (): void => undefined;
  const look = (): void => {
    const now = clock.now();
    const isDue = ({ reminder }: ChatSummary): boolean => reminder !== undefined && reminder.at <= now;
    const due = ahead.filter(isDue);
    ahead = ahead.filter((chat) => !isDue(chat));
    plan();
    for (const chat of due) ring(chat);
  };
  const plan = (): void => {
    cancel();
    const next = Math.min(...ahead.map(({ reminder }) => reminder?.at ?? Infinity));
    if (next === Infinity) return;
    cancel = clock.after(Math.min(next - clock.now(), LOOK_EVERY_MS), look);
  };
  return {
    watch(chats) {
      const now = clock.now();
      ahead = chats.filter(({ reminder }) => reminder !== undefined && reminder.at > now);
      plan();
    },
    stop: () => cancel(),
  };
}
