// Where a message stands: who writes it, and what it may answer. «Не сегодня» is a no to an invitation and nothing after a joke, so
// the classifier of acts learns and reads each message with its place.
import type { Act } from "../acts/act.ts";
import { daysIn, type MomentWords, offerIn } from "./moments.ts";

/**
 * `asked`: after a question of the other one; `invited`: after something that wants a yes or a no; `other_day`: after an
 * invitation, and naming a day that it did not name.
 */
export const PLACES = [
  "mine",
  "mine_invited",
  "theirs",
  "theirs_asked",
  "theirs_invited",
  "theirs_other_day",
] as const;

/** The place of a message in a talk. */
export type Place = (typeof PLACES)[number];

/** An earlier message, as far as a place depends on it. */
export interface Earlier {
  readonly speaker: "me" | "them" | "unknown";
  readonly text: string;
  readonly acts: { has(act: Act): boolean };
}

/** What of mine can be met with a yes or a no. */
const ASKS: readonly Act[] = ["invitation", "counter_offer", "affection", "contact", "apology"];
/** What of theirs can be. */
const OFFERS: readonly Act[] = ["invitation", "counter_offer"];
/** How many messages back an invitation still waits for its answer, and a question. */
const REACH = 4;
const NEAR = 2;

/** Where the message `text` of `speaker` stands after the messages `before`, oldest first. */
export function placeInTalk(
  speaker: Earlier["speaker"],
  text: string,
  before: readonly Earlier[],
  words: MomentWords,
): Place {
  const last = (reach: number, mine: boolean, wanted: (one: Earlier) => boolean) =>
    before.slice(-reach).findLast((one) => (one.speaker === "me") === mine && wanted(one));
  const does = (acts: readonly Act[]) => (one: Earlier) => acts.some((act) => one.acts.has(act));
  if (speaker === "me") return last(NEAR, false, does(OFFERS)) ? "mine_invited" : "mine";
  const asking = last(REACH, true, does(ASKS));
  if (asking !== undefined) {
    const other = offerIn(text, words, daysIn(asking.text, words)).day;
    return other === null ? "theirs_invited" : "theirs_other_day";
  }
  return last(NEAR, true, (one) => one.text.includes("?")) ? "theirs_asked" : "theirs";
}
