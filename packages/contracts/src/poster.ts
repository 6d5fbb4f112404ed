// What a picture of a link shows (RP4): the server says it, the web app's own drawing makes it. Shapes only.
import type { FinishedGame, Replay } from "./finished-game.ts";
import type { CharacterId } from "@fitil/engine";
import type { EyeVariant } from "./primitives.ts";

/** Pixels of every poster: what networks show whole. */
export const POSTER_SIZE = { width: 1200, height: 630 } as const;

/** A picture for a link. */
export interface Poster {
  readonly brand: string;
  /** The largest words; two lines at most are shown. */
  readonly title: string;
  /** Under the title, each on a line of its own. */
  readonly lines: readonly string[];
  /** Who stands beside the words. */
  readonly figures: readonly { readonly id: CharacterId; readonly eyeVariant: EyeVariant }[];
  /** The match whose decisive moment is behind the words; null: one that bots have played. */
  readonly match: { readonly replay: Replay; readonly game: FinishedGame } | null;
}
