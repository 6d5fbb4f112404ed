// What lies over a match and around it without being needed at its first sight, with its texts: one late piece.
import { loadLateTexts } from "../../../i18n/load-late.ts";
import { Announcer } from "./announcer.tsx";
import { HowToPlay } from "./how-to-play.tsx";
import { KillFeed } from "./kill-feed.tsx";
import { Overlay } from "./overlay.tsx";
import { Reactions } from "./reactions.tsx";

const PARTS = { Announcer, HowToPlay, KillFeed, Overlay, Reactions };
export type OverlayParts = typeof PARTS;

/** The parts once their texts are here. Rejects when they cannot be had. */
export async function loadOverlay(): Promise<OverlayParts> {
  await loadLateTexts("overlay");
  return PARTS;
}
