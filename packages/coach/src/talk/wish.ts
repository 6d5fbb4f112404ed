// What is wanted by words that came without an intent (MC2, MS4): so that whoever answers brings messages where messages are wanted.
import type { Intent } from "../advice/advice.ts";
import { has } from "../words/pattern.ts";
import { counselFor } from "./counsel/index.ts";
import { matterOf, spelt } from "./matter.ts";
import { FEAR, TURN_SIGNS } from "./phrases.ts";
import { reportedIn } from "./reported.ts";

/** The intent that the whole text speaks of; null where words are all that is wanted. */
export function wishIn(said: string): Intent | null {
  const matter = spelt(matterOf(said));
  if (has(matter, FEAR)) return "confidence";
  const counsel = counselFor(matter);
  if (counsel?.wish !== undefined) return counsel.wish;
  if (counsel !== null) return counsel.offer === undefined ? null : "reply";
  return reportedIn(matter) !== null || has(matter, TURN_SIGNS.whatNow) ? "reply" : null;
}
