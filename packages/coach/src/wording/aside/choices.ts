// The answers to the mentor's one question, known again when they come back as the person's words.
import { plain } from "../../words/plain.ts";
import { SITUATIONS } from "../../learnt/situation.ts";
import { coreTelling } from "../library.ts";
import { LANGUAGES } from "../../message/language-data.ts";
import { tapOf } from "../situation-words.ts";
import type { Choice } from "../summary/tell.ts";

/** The choice whose words these are, in either language; null where they are none. */
export function choiceIn(words: string): Choice | null {
  return CHOICES.get(bare(words)) ?? null;
}

/** Every choice by its words: those of a question of its own go before those that name a situation. */
const CHOICES: ReadonlyMap<string, Choice> = new Map(
  LANGUAGES.flatMap((language) => [
    ...SITUATIONS.map((situation): Choice => ({ words: tapOf(situation, language), situation })),
    ...Object.values(coreTelling(language).asks).flatMap((asks) => asks?.choices ?? []),
  ]).map((choice) => [bare(choice.words), choice]),
);

function bare(text: string): string {
  return plain(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
