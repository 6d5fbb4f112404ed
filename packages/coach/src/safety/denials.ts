// What the person says they will not do is no wish: «не хочу давить», "without pushing" (MF1).
import ru from "./data/rules.ru.json" with { type: "json" };

const DENIALS = new RegExp(ru.denials, "gu");

/** The words, in plain form, without what they say will not be done. */
export function withoutDenials(words: string): string {
  return words.replaceAll(DENIALS, " ");
}
