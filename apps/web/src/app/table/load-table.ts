// A table's two screens with their texts: fetched as soon as somebody is signed in and the page has nothing better to do, so
// that nobody waits for them when they sit down or a match begins.
import { loadAreaTexts } from "../../i18n/load-area.ts";
import { practiceScreen } from "../practice/lazy-practice.ts";
import { createLazyScreen, onIdle } from "../../lib/lazy-screen.ts";

/** The table before the game. */
export const lobbyScreen = createLazyScreen(async () => {
  const [{ LobbyAtTable }] = await Promise.all([import("./lobby-at-table.tsx"), loadAreaTexts("lobby")]);
  return LobbyAtTable;
});

/** The running game. */
export const matchScreen = createLazyScreen(async () => {
  const [{ MatchScreen, prepareTouch }] = await Promise.all([
    import("../../game/match/index.ts"),
    loadAreaTexts("match"),
  ]);
  await prepareTouch();
  return MatchScreen;
});

/** Fetches both ahead of time. A failure now is no failure: they are fetched again when they are needed. */
export function preloadTable(): void {
  // Each is fetched again when it is needed.
  lobbyScreen.fetch().catch(() => undefined);
  // As above.
  matchScreen.fetch().catch(() => undefined);
  // As above.
  onIdle(() => void practiceScreen.fetch().catch(() => undefined));
}
