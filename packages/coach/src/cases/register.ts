// How the two write to each other: plainly, like young people in a hurry, or in whole well-read sentences.
import SLANG from "./data/slang.json" with { type: "json" };
import type { Language } from "../transcript/transcript.ts";
import type { Register } from "./case.ts";

interface Line {
  readonly text: string;
}

const LONG_MESSAGE = 14;

/** The register of a talk by its last messages. */
export function registerOf(lines: readonly Line[], language: Language): Register {
  const texts = lines
    .slice(-10)
    .map(({ text }) => text.trim())
    .filter((text) => /\p{L}/u.test(text));
  if (texts.length === 0) return "plain";
  const words = texts.flatMap((text) =>
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean),
  );
  const slang = words.filter((word) => SLANG[language].includes(word)).length;
  const careless = texts.filter((text) => /^\p{Ll}/u.test(text) && !/[.]$/u.test(text)).length / texts.length;
  const careful =
    texts.filter((text) => /^[\p{Lu}\d«"“]/u.test(text) && /[.!?…)]$/u.test(text)).length / texts.length;
  if (slang >= 2 || (slang >= 1 && careless > 0.7)) return "slangy";
  return careful > 0.7 && words.length / texts.length >= LONG_MESSAGE ? "literary" : "plain";
}
