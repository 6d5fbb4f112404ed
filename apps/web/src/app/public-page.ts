// Pages that open for anybody, signed in or not: named in the address, fetched when they are wanted.
import { createLateScreen } from "../lib/late-screen.ts";
import type { LateScreen } from "../lib/late-screen.ts";

/** A page and what it is shown with. */
export interface PublicPage {
  readonly late: LateScreen<object>;
  readonly props: object;
}

const replay = createLateScreen(async () =>
  (await import("../game/match/replay/load-replay.ts")).loadReplay(),
);

/** The public page that an address asks for; null: none. */
export function publicPage(url: string): PublicPage | null {
  const gameId = new URL(url).searchParams.get("replay");
  return gameId === null ? null : { late: replay as LateScreen<object>, props: { gameId } };
}
