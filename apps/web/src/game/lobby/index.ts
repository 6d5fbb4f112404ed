// The table before the game, as app sees it.
export { LobbyView } from "./lobby-view.tsx";
export type { LobbyViewProps } from "./lobby-view.tsx";
