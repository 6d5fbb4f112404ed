// Easy questions for a chat without any hook, put together from parts, so that no two bare chats get the same words [CO44].
import type { Toned } from "./lines.ts";

export interface BareLines {
  /** «чай или кофе» */
  readonly pairs: readonly string[];
  /** Playful frames: {one}, {two}, {three} pairs, or {theme} and {stake}. */
  readonly games: readonly string[];
  readonly themes: readonly string[];
  readonly stakes: readonly string[];
  /** Sincere questions: {when}. */
  readonly warm: readonly string[];
  readonly when: readonly string[];
  /** Said after a sincere question; may be empty. */
  readonly warmTail: readonly string[];
  /** Said after a question about what they told; may be empty. */
  readonly listen: readonly string[];
  /** Short plain questions, two of which are offered, and how: {one}, {two}. */
  readonly plain: readonly string[];
  readonly choice: readonly string[];
  /** First words around a reply of a word or two, {q}; a question follows. */
  readonly short: Toned;
  /** Something of mine to begin with, {fact} of the profile; a question follows. */
  readonly mine: readonly string[];
}
