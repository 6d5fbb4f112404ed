// What the reader's process is told and what it answers. Plain data, so that it can go from process to process.
import type { Transcript } from "@fitil/contracts";
import type { ReadOutcome } from "@fitil/screen-reader";
import type { CleanPicture, PictureRefusal } from "./decode-picture.ts";

export type ReaderTask =
  /**
   * Read one picture. With the last one of an upload come the transcripts of those before it, and the answer is the
   * transcript of them all; null while more follow.
   */
  | {
      readonly kind: "read";
      readonly id: number;
      readonly picture: Uint8Array;
      readonly before: readonly Transcript[] | null;
    }
  /** Encode one picture anew, without anything but its pixels. */
  | { readonly kind: "clean"; readonly id: number; readonly picture: Uint8Array };

export type PicturesOutcome = ReadOutcome | PictureRefusal;

export type ReaderAnswer =
  | { readonly kind: "read"; readonly id: number; readonly outcome: PicturesOutcome }
  | { readonly kind: "clean"; readonly id: number; readonly outcome: CleanPicture }
  /** A bug: what went wrong, for the log. */
  | { readonly kind: "failed"; readonly id: number; readonly reason: string };
