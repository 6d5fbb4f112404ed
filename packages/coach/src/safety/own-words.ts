// What the person asks for, apart from what they quote and what they say they do not want: quoting is not asking (MF1).
import { plain } from "./phrase.ts";

const QUOTES = /«[^«»]{0,400}»|“[^“”]{0,400}”|„[^„“]{0,400}“|"[^"\n]{0,400}"|^>.*$/gmu;
/** What is left of a wholly quoted question is shorter than this. */
const LEAST_LETTERS = 4;

/** Words that turn what follows into its opposite: «не хочу давить», "without pushing". */
const DENIALS =
  /(?<![a-zа-я])(?:(?:я )?(?:больше )?не (?:хочу|хотел|хотела|буду|собираюсь|стану|надо|нужно|стоит|планирую)(?: ее| его| их| ей| ему)?|без|чтобы не|как не|лучше не|перестать|прекратить|(?:i )?(?:don't|do not|didn't|won't|will not|would never|never|not going to|shouldn't|mustn't)(?: want to| wanna| plan to| need to)?|not to|without|how (?:do i|can i|to) (?:not|avoid)|avoid|stop(?: myself from)?|instead of|rather than|боюсь|боимся|страшно|(?:afraid|scared) (?:to|of|that)),? (?:чтобы )?(?:[a-zа-я']+ ?){1,3}/gu;

/** The person's own words in plain form, quotations left out unless there is nothing else. */
export function ownWords(text: string): string {
  const whole = plain(text);
  const rest = whole.replaceAll(QUOTES, " ");
  return rest.replaceAll(/\P{L}/gu, "").length < LEAST_LETTERS ? whole : rest;
}

/** The same without what the person says they will not do. `own` as `ownWords` gives it. */
export function withoutDenials(own: string): string {
  return own.replaceAll(DENIALS, " ");
}
