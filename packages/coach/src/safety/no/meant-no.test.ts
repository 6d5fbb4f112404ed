// [MF1] Whether a no was meant as one when it was said, by the chat up to it.
import { expect, it } from "vitest";
import type { Language, TranscriptMessage } from "../../transcript/transcript.ts";
import { isNoMeant } from "./meant-no.ts";

const messagesOf = (lines: readonly string[]): readonly TranscriptMessage[] =>
  lines.map((line) => ({
    speaker: line.startsWith(">") ? ("me" as const) : ("them" as const),
    text: line.slice(2),
    confidence: 1,
  }));
const JEST: Readonly<Record<Language, readonly string[]>> = {
  ru: [
    "< ты опять выиграл в слова. я подавлена",
    "> реванш в субботу? с меня пирог)",
    "< вишнёвый? тогда приду. и не пиши мне до субботы, я тренируюсь на словаре ахах",
  ],
  en: [
    "> still on for saturday?",
    "< of course. i'll be there at 12",
    "> bring a coat",
    "< don't text me about coats, i'm a grown woman. saturday at 12 by the gate!",
  ],
};
const MEANT: Readonly<Record<Language, readonly string[]>> = {
  ru: [
    "> может, всё-таки увидимся?",
    "< я же сказала. не пиши мне больше никогда",
    "> ладно",
    "< купила велосипед, катаюсь каждый вечер",
  ],
  en: [
    "> can we meet after all?",
    "< i told you. never contact me again",
    "> ok",
    "< bought a bike, i ride every evening",
  ],
};

it.each(["ru", "en"] as const)("[MF1] tells a no from one in play (%s)", (language) => {
  expect(isNoMeant(messagesOf(JEST[language]), JEST[language].length - 1)).toBe(false);
  expect(isNoMeant(messagesOf(MEANT[language]), 1)).toBe(true);
});
