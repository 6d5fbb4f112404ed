// The page of a recorded match with its texts: one late piece.
import { loadLateTexts } from "../../../i18n/load-late.ts";
import { ReplayScreen } from "./replay-screen.tsx";

/** The page once its texts are here. Rejects when they cannot be had. */
export async function loadReplay(): Promise<typeof ReplayScreen> {
  await loadLateTexts("recording");
  return ReplayScreen;
}
