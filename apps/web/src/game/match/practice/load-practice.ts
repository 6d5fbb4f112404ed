// Practice with its texts: one late piece.
import { loadLateTexts } from "../../../i18n/load-late.ts";
import { PracticeScreen } from "./practice-screen.tsx";

/** The screen once its texts are here. Rejects when they cannot be had. */
export async function loadPractice(): Promise<typeof PracticeScreen> {
  await loadLateTexts("match");
  return PracticeScreen;
}
