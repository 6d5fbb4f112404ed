// What is wanted by words that came without an intent (MC2, MS4): so that whoever answers brings messages where messages are wanted.
import type { Intent } from "../advice/advice.ts";
import { has } from "../words/pattern.ts";
import { sureCounsel } from "./recognise-counsel.ts";
import { isBareAsk, matterOf, spelt, WHAT_NOW } from "../request/matter.ts";
import { TURN_SIGNS } from "./talk-words.ts";
import { reportedIn } from "../request/reported.ts";

/** The intent that the whole text speaks of; null where words are all that is wanted. */
export function wishIn(said: string): Intent | null {
  if (has(said, TURN_SIGNS.playStart)) return "role_play";
  const matter = spelt(matterOf(said));
  if (isBareAsk(matter)) return "reply";
  const counsel = sureCounsel(matterOf(said));
  if (counsel?.wish !== undefined) return has(matter, TURN_SIGNS.fear) ? "confidence" : counsel.wish;
  if (counsel !== null) return counsel.offer === undefined ? null : "reply";
  if (has(matter, TURN_SIGNS.fear)) return "confidence";
  return reportedIn(matter) !== null || has(matter, WHAT_NOW) ? "reply" : null;
}
