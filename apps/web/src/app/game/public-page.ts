// Pages that open for anybody, signed in or not: named in the address, fetched when they are wanted.
import type { Api } from "../../lib/http/api.ts";
import { createLazyScreen } from "../../lib/lazy-screen.ts";
import type { LazyScreen } from "../../lib/lazy-screen.ts";

/** A page and what it is shown with. */
export interface PublicPage {
  readonly lazy: LazyScreen<object>;
  readonly props: object;
}

const replay = createLazyScreen(async () =>
  (await import("../../game/match/replay/load-replay.ts")).loadReplay(),
);

const ladder = createLazyScreen(
  async () => (await (await import("../../game/people/load-people.ts")).loadPeople()).LadderScreen,
);
const player = createLazyScreen(
  async () => (await (await import("../../game/people/load-people.ts")).loadPeople()).PlayerScreen,
);

/** The public page that an address asks for, a recording being fetched at once; null: none. */
export function publicPage(url: string, api: Api): PublicPage | null {
  const asked = new URL(url).searchParams;
  const gameId = asked.get("replay");
  if (gameId !== null) {
    const early = [api.game(gameId), api.replay(gameId)];
    return { lazy: replay as LazyScreen<object>, props: { gameId, early } };
  }
  const playerId = asked.get("player");
  if (playerId !== null) return { lazy: player as LazyScreen<object>, props: { playerId } };
  const season = asked.get("ladder");
  return season === null ? null : { lazy: ladder as LazyScreen<object>, props: { season } };
}
