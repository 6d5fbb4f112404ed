// What segmentation finds on a screenshot: places and sides, no text yet.
import type { Speaker } from "@fitil/contracts";
import type { Box } from "../pixels/pixel-image.ts";

/** One message's place on the screenshot. All boxes are in pixels of the picture given to `segmentScreen`. */
export interface Bubble {
  readonly box: Box;
  readonly speaker: Speaker;
  /** The part of the box that holds the message's own lines: no quote, no reactions. */
  readonly textBox: Box;
  /** Colour behind the text, 0xRRGGBB. */
  readonly colour: number;
}

/** `chat`: bubbles from top to bottom, and the strip above them. `other`: no talk; it may be a profile, or nothing to read at all. */
export type ScreenLayout =
  | { readonly kind: "chat"; readonly bubbles: readonly Bubble[]; readonly head: Box }
  | { readonly kind: "other" };

/** A word as an OCR engine gives it back. */
export interface OcrWord {
  readonly text: string;
  /** 0–1. */
  readonly confidence: number;
  /** Place, in pixels of the print that was given to the engine. */
  readonly box: Box;
  /** Number of its line on the print, from 0. */
  readonly line: number;
}
