// What lies over a match and around it without being needed at its first sight, with its texts: one late piece.
import { loadOverlayTexts } from "../../../i18n/load-overlay.ts";
import { FairDraw } from "./fair-draw.tsx";
import { Overlay } from "./overlay.tsx";

const PARTS = { Overlay, FairDraw };
export type OverlayParts = typeof PARTS;

/** The parts once their texts are here. Rejects when they cannot be had. */
export async function loadOverlay(): Promise<OverlayParts> {
  await loadOverlayTexts();
  return PARTS;
}
