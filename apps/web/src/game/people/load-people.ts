// The pages about people with their texts: one late piece.
import { loadAreaTexts } from "../../i18n/load-area.ts";
import { LadderScreen } from "./ladder-screen.tsx";
import { PlayerScreen } from "./player-screen.tsx";

/** The pages once their texts are here. Rejects when they cannot be had. */
export async function loadPeople(): Promise<{
  LadderScreen: typeof LadderScreen;
  PlayerScreen: typeof PlayerScreen;
}> {
  await loadAreaTexts("people");
  return { LadderScreen, PlayerScreen };
}
