// The two sides of a talk in numbers [CO1], and how warm theirs is [CO4].
import type { TranscriptMessage } from "../transcript/transcript.ts";
import { has } from "../words/pattern.ts";
import { asks, invites, isShort, laughs } from "./acts.ts";
import type { Mood, Side } from "./diagnosis.ts";
import { SIGNALS, SMILE, WARM_SIGNS } from "./signals.ts";

/** Counts one side; a side without messages is all zeros. */
export function sideOf(messages: readonly TranscriptMessage[]): Side {
  const count = messages.length;
  const share = (test: (text: string) => boolean): number =>
    count === 0 ? 0 : messages.filter((message) => test(message.text)).length / count;
  const letters = messages.reduce((sum, message) => sum + message.text.length, 0);
  return {
    messages: count,
    length: count === 0 ? 0 : Math.round(letters / count),
    questions: share(asks),
    short: share(isShort),
  };
}

/** How warm they are, by their last eight messages against mine. */
export function moodOf(theirs: readonly TranscriptMessage[], mine: Side): Mood {
  const late = theirs.filter((message) => message.text.trim() !== "").slice(-8);
  if (late.length === 0) return "flat";
  const side = sideOf(late);
  const any = (test: (text: string) => boolean): boolean => late.some((message) => test(message.text));
  let score = Math.min(2, Math.round(side.questions * late.length));
  if (any(laughs)) score += 1;
  if (any((text) => SMILE.test(text))) score += 1;
  if (any((text) => WARM_SIGNS.test(text))) score += 0.5;
  if (any((text) => has(text, SIGNALS.compliment) || invites(text) || has(text, SIGNALS.afterDate)))
    score += 2;
  if (side.length >= 40) score += 1;
  if (mine.length > 0 && side.length >= mine.length * 0.7) score += 0.5;
  if (side.short >= 0.6) score -= 2;
  else if (side.short >= 0.34) score -= 1;
  if (side.questions === 0 && late.length >= 3) score -= 1;
  if (late.length >= 2 && late.slice(-2).every((message) => isShort(message.text))) score -= 0.5;
  if (score >= 2.5) return "warm";
  // One message alone is too little to be cold.
  return score <= -2 && late.length > 1 ? "cold" : "flat";
}
