// The answers to the mentor's one question, known again when they come back as the person's words.
import { plain } from "../words/plain.ts";
import { coreTelling, LANGUAGES } from "./language-data.ts";
import type { Choice } from "./tell.ts";

/** The choice whose words these are, in either language; null where they are none. */
export function choiceIn(words: string): Choice | null {
  const said = bare(words);
  return (
    LANGUAGES.flatMap((language) => Object.values(coreTelling(language).asks))
      .flatMap((asks) => asks?.choices ?? [])
      .find((choice) => bare(choice.words) === said) ?? null
  );
}

function bare(text: string): string {
  return plain(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
