// Whether a no that lists or the classifier found was meant as one (MF1), by the chat up to it: «не пиши мне про выставку» is none. Only the
// chat up to it counts: whatever is said after a no, friendly words too, lifts nothing.
import { situationOf } from "../../learnt/open-situations.ts";
import { noShareOf } from "../../learnt/situation.ts";
import type { Transcript } from "../../transcript/transcript.ts";

/** A no is meant where noes, silence and grave situations together are this likely: every no of the variations and of 1500 random talks is, 8 of 24 false ones are not. */
const MEANT = 0.1;

/**
 * Whether a message of theirs was a no when it was said.
 * @param at its place
 */
export function isNoMeant(messages: Transcript["messages"], at: number): boolean {
  const known = messages.slice(0, at + 1);
  // What answers nothing of mine stands alone, and is taken at its word.
  if (known.every(({ speaker }) => speaker !== "me")) return true;
  // In a chat of two languages the no's own.
  const language = /[а-яё]/iu.test(messages[at]?.text ?? "") ? "ru" : "en";
  return noShareOf(situationOf(known, "", language)) >= MEANT;
}
