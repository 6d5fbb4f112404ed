// How people ask about the messages they have just got, read from `data/`.
import { wordPattern, type WordPattern } from "../../words/pattern.ts";
import signs from "../data/follow-up-signs.json" with { type: "json" };

/** What is to be changed of a message. */
export type EditKind = keyof typeof signs.edits;

/** What is asked about messages. */
export type AskKind = keyof typeof signs.asks;

/** In the order they are looked for: that of the data. */
export const EDIT_SIGNS = inOrder<EditKind>(signs.edits);

/** As the changes. */
export const ASK_SIGNS = inOrder<AskKind>(signs.asks);

/** A turn that only changes something says little else. */
export const EDIT_FRAME = anyOf(signs.frame);

/** Which of the three is meant. */
export const ORDINALS = signs.ordinals.map(anyOf);

function inOrder<Kind extends string>(
  lists: Readonly<Record<Kind, readonly string[]>>,
): readonly (readonly [kind: Kind, pattern: WordPattern])[] {
  return Object.entries<readonly string[]>(lists).map(([kind, phrases]) => [kind as Kind, anyOf(phrases)]);
}

function anyOf(phrases: readonly string[]): WordPattern {
  return wordPattern(phrases.join("|"));
}
