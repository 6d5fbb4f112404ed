// What was agreed, in the words of the chat: the last clause with an hour in it, else with a day.
import { phrasesOf } from "../diagnosis/hooks.ts";
import { HOUR, SIGNALS } from "../diagnosis/signals.ts";
import { has } from "../words/pattern.ts";
import { quotable } from "./fill.ts";
import type { Material } from "./material.ts";

/** The words to quote, at most 44 characters; their last words when no time was named. */
export function agreedWords(material: Material): string {
  const texts = material.diagnosis.lateTexts;
  const phrases = texts.flatMap((text) => phrasesOf(text)).toReversed();
  const found =
    phrases.find((phrase) => HOUR.test(phrase) && has(phrase, SIGNALS.date)) ??
    phrases.find((phrase) => HOUR.test(phrase)) ??
    phrases.find((phrase) => has(phrase, SIGNALS.date)) ??
    material.diagnosis.theirLast ??
    "";
  return quotable(found, 44);
}
