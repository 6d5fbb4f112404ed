// Practice with its texts: one late piece.
import { loadAreaTexts } from "../../../i18n/load-area.ts";
import { prepareTouch } from "../screen/lazy-touch.ts";
import { DemoBoard } from "./demo-board.tsx";
import { PracticeScreen } from "./practice-screen.tsx";

/** The screen once its texts are here. Rejects when they cannot be had. */
export async function loadPractice(): Promise<typeof PracticeScreen> {
  await Promise.all([loadAreaTexts("match"), prepareTouch()]);
  return PracticeScreen;
}

export { DemoBoard };
