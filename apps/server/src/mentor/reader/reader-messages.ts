// What the reader's thread is told and what it answers. Plain data, so that it can be copied between threads.
import type { ReadOutcome } from "@fitil/coach";
import type { CleanPicture, PictureRefusal } from "./decode-picture.ts";

export type ReaderTask =
  /** Read 1–6 pictures of one chat or profile, in order. */
  | { readonly kind: "read"; readonly id: number; readonly pictures: readonly Uint8Array[] }
  /** Encode one picture anew, without anything but its pixels. */
  | { readonly kind: "clean"; readonly id: number; readonly picture: Uint8Array };

export type PicturesOutcome = ReadOutcome | PictureRefusal;

export type ReaderAnswer =
  | { readonly kind: "read"; readonly id: number; readonly outcome: PicturesOutcome }
  | { readonly kind: "clean"; readonly id: number; readonly outcome: CleanPicture }
  /** A bug: what went wrong, for the log. */
  | { readonly kind: "failed"; readonly id: number; readonly reason: string };
