// The page of a recorded match with its texts: one late piece.
import { loadAreaTexts } from "../../../i18n/load-area.ts";
import { ReplayScreen } from "./replay-screen.tsx";

/** The page once its texts are here. Rejects when they cannot be had. */
export async function loadReplay(): Promise<typeof ReplayScreen> {
  await loadAreaTexts("recording");
  return ReplayScreen;
}
