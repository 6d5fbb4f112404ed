// What lies over a match and around it without being needed at its first sight, with its texts: one late piece.
import { loadAreaTexts } from "../../../i18n/load-area.ts";
import { browserStorage } from "../../../lib/device/storage.ts";
import { chooseKeys } from "../input/key-map.ts";
import { FirstHints } from "./first-hints.tsx";
import { HelpDialog, HowToPlay } from "./how-to-play.tsx";
import { KillFeed } from "./kill-feed.tsx";
import { Overlay } from "./overlay.tsx";
import { Powers } from "./powers.tsx";
import { Reactions } from "./reactions.tsx";
import { MuteButton } from "./sounds.tsx";
import { readKeys } from "./stored-keys.ts";

const PARTS = {
  FirstHints,
  HelpDialog,
  HowToPlay,
  KillFeed,
  MuteButton,
  Overlay,
  Powers,
  Reactions,
};
export type OverlayParts = typeof PARTS;

/** The parts once their texts are here. Rejects when they cannot be had. */
export async function loadOverlay(): Promise<OverlayParts> {
  chooseKeys(readKeys(browserStorage));
  await loadAreaTexts("overlay");
  return PARTS;
}
