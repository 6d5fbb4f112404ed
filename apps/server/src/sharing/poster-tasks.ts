// What the posters' thread is asked and answers. Shapes only.
import type { FinishedGame, Poster } from "@fitil/contracts";

/** A poster to be drawn. */
export interface PosterTask {
  readonly poster: Omit<Poster, "match">;
  /** The match to show: the game, and its replay as JSON. */
  readonly match: { readonly game: FinishedGame; readonly replay: Uint8Array } | null;
}

/** What the thread says: a JPEG, or why there is none. */
export type PosterAnswer =
  | { readonly ok: true; readonly picture: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly reason: string };

/** What the thread is started with: where the built web app lies. */
export interface PosterThreadData {
  readonly webFolder: string;
}

/** The drawing, as the web app's build has it, in the folder of the web app. */
export const POSTER_FILE = "poster.mjs";
