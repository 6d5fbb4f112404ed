// What lies over a match, with its texts: one late piece.
import { loadOverlayTexts } from "../../../i18n/load-overlay.ts";
import { Overlay } from "./overlay.tsx";

/** The overlay once its texts are here. Rejects when they cannot be had. */
export async function loadOverlay(): Promise<typeof Overlay> {
  await loadOverlayTexts();
  return Overlay;
}
