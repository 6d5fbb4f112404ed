// What a told story feels like, and what one says to it. Shapes only; the words are data in ru/ and en/.
import type { Toned } from "./lines.ts";

/** Moods that are about the two people more than about a thing. */
export type BetweenMood = "hurt" | "found" | "doubt" | "relief" | "tease";
/** The mood of a story, by which a reaction is chosen [CO79]. */
export type StoryMood =
  | BetweenMood
  | "mishap"
  | "feat"
  | "annoyed"
  | "odd"
  | "ahead"
  | "fresh"
  | "craft"
  | "plain";

export interface StoryLines {
  /** What one feels at it; no question. */
  readonly react: Toned;
  /** What one asks then. */
  readonly ask: Toned;
}

export interface Stories {
  readonly moods: Readonly<Record<StoryMood, StoryLines>>;
  /** Asks that name the thing of the story, {about}; {ask} is the question of the mood [CO79]. */
  readonly thing: Toned;
  /** Back to a story after a silence: {q} their words, {ask}. */
  readonly back: Toned;
}
