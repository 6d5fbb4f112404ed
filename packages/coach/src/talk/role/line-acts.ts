// What one line of a talk does, for whoever plays a scene: by the lists that the mentor's reading goes by, too.
import { actsByLists } from "../../message/listed-rules.ts";
import { LAUGHTER } from "../../safety/phrases/laughter.ts";
import { plain } from "../../words/plain.ts";
import { wordsOf } from "../../words/pattern.ts";

const MINE = { by: "me", invited: false, playful: false } as const;
const THEIRS = { by: "them", invited: false, playful: false } as const;
/** A reply of so many words carries nothing. */
const SHORT = 2;

/** Whether the message asks something. */
export function asks(text: string): boolean {
  return text.includes("?");
}

/** Whether it invites somewhere, or asks for a number. */
export function proposes(text: string): boolean {
  return actsByLists(text, MINE).does.includes("invitation");
}

/** Only a greeting: its words, a name at most, and no question. */
export function isGreeting(text: string): boolean {
  return actsByLists(text, THEIRS).does.includes("greeting");
}

/** A reply of one or two words, or of signs only; a question, a laugh or a greeting is none. */
export function isShort(text: string): boolean {
  return wordsOf(text).length <= SHORT && !asks(text) && !LAUGHTER.test(plain(text)) && !isGreeting(text);
}
