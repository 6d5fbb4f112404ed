// The match as the rest of the web app sees it.
export { prepareTouch } from "./screen/lazy-touch.ts";
export { MatchScreen } from "./screen/match-screen.tsx";
export type { ConnectionStatus, MatchConnection } from "./match-props.ts";
