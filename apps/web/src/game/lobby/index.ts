// The table before the game, as app sees it.
export { offeredCharacter } from "./lobby-rules.ts";
export { LobbyView } from "./lobby-view.tsx";
