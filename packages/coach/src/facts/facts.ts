// What studies of dating chats found, read from `data/`: each sentence can stand in a «why», its source carries the caveat. Most are
// data of US sites and tell what goes together, not what causes what; nothing here may claim more.
import type { Language } from "../transcript/transcript.ts";
import facts from "./data/facts.json" with { type: "json" };

export type FactId =
  | "interest"
  | "greeting"
  | "looks"
  | "netspeak"
  | "laughter"
  | "length"
  | "specific_question"
  | "negativity"
  | "food"
  | "invitation"
  | "six_hours"
  | "second_message"
  | "first_day"
  | "half_answered"
  | "twenty_messages"
  | "follow_up"
  | "accept_no"
  | "support_first"
  | "no_money";

export interface Fact {
  readonly id: FactId;
  /** One short sentence. */
  readonly sentence: Readonly<Record<Language, string>>;
  /** The same in other words. */
  readonly again: Readonly<Record<Language, string>>;
  /** Who found it, where and when, and the caveat. */
  readonly source: Readonly<Record<Language, string>>;
}

const LIST = facts as readonly Fact[];

const byId = new Map(LIST.map((one) => [one.id, one]));

/** The fact called `id`. */
export function factOf(id: FactId): Fact {
  const found = byId.get(id);
  if (!found) throw new Error(`No fact is called ${id}`);
  return found;
}

/** All facts, in a fixed order. */
export function listFacts(): readonly Fact[] {
  return LIST;
}
