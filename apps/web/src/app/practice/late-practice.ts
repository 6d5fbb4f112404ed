// Practice: fetched with the table's screens while there is a line, so that it is there when there is none.
import { createLateScreen } from "../../lib/late-screen.ts";

/** Matches against bots in the page (QP4). */
export const practiceScreen = createLateScreen(async () =>
  (await import("../../game/match/practice/load-practice.ts")).loadPractice(),
);

/** Bots among themselves, behind the sign-in card (QP4). */
export const demoBoard = createLateScreen(
  async () => (await import("../../game/match/practice/load-practice.ts")).DemoBoard,
);
