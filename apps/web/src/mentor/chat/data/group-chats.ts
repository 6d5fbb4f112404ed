// Recents as people remember them: today, yesterday, this week, this month, before. Pure.
import type { ChatSummary } from "@fitil/contracts";

export type Age = "today" | "yesterday" | "week" | "month" | "older";

export interface AgeGroup {
  readonly age: Age;
  readonly chats: readonly ChatSummary[];
}

const DAY_MS = 24 * 3_600_000;
const AGES: readonly Age[] = ["today", "yesterday", "week", "month", "older"];

/** The chats by age, newest first, without empty groups. `midnight` is when today began where the person is. Pure. */
export function groupByAge(chats: readonly ChatSummary[], midnight: number): AgeGroup[] {
  const sorted = chats.toSorted((one, other) => other.updatedAt - one.updatedAt);
  return AGES.map((age) => ({
    age,
    chats: sorted.filter(({ updatedAt }) => ageOf(updatedAt, midnight) === age),
  })).filter((group) => group.chats.length > 0);
}

function ageOf(at: number, midnight: number): Age {
  if (at >= midnight) return "today";
  if (at >= midnight - DAY_MS) return "yesterday";
  if (at >= midnight - 7 * DAY_MS) return "week";
  return at >= midnight - 30 * DAY_MS ? "month" : "older";
}
