// The game screen: fetched as soon as somebody goes to a table, so that nobody waits for it when a match is there or begins.
import { createLateScreen } from "../lib/late-screen.ts";

export const matchScreen = createLateScreen(() =>
  import("../game/match/index.ts").then(({ MatchScreen }) => MatchScreen),
);
