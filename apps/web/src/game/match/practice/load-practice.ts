// Practice with its texts: one late piece.
import { loadLateTexts } from "../../../i18n/load-late.ts";
import { prepareTouch } from "../screen/late-touch.ts";
import { DemoBoard } from "./demo-board.tsx";
import { PracticeScreen } from "./practice-screen.tsx";

/** The screen once its texts are here. Rejects when they cannot be had. */
export async function loadPractice(): Promise<typeof PracticeScreen> {
  await Promise.all([loadLateTexts("match"), prepareTouch()]);
  return PracticeScreen;
}

export { DemoBoard };
