// Practice: fetched with the table's screens while there is a line, so that it is there when there is none.
import { createLazyScreen } from "../../lib/lazy-screen.ts";

/** Matches against bots in the page (QP4). */
export const practiceScreen = createLazyScreen(async () =>
  (await import("../../game/match/practice/load-practice.ts")).loadPractice(),
);

/** Bots among themselves, behind the sign-in card (QP4). */
export const demoBoard = createLazyScreen(
  async () => (await import("../../game/match/practice/load-practice.ts")).DemoBoard,
);
