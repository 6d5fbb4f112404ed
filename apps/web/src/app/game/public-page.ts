// Pages that open for anybody, signed in or not: named in the address, fetched when they are wanted.
import type { Api } from "../../lib/api.ts";
import { createLateScreen } from "../../lib/late-screen.ts";
import type { LateScreen } from "../../lib/late-screen.ts";

/** A page and what it is shown with. */
export interface PublicPage {
  readonly late: LateScreen<object>;
  readonly props: object;
}

const replay = createLateScreen(async () =>
  (await import("../../game/match/replay/load-replay.ts")).loadReplay(),
);

const ladder = createLateScreen(
  async () => (await (await import("../../game/people/load-people.ts")).loadPeople()).LadderScreen,
);
const player = createLateScreen(
  async () => (await (await import("../../game/people/load-people.ts")).loadPeople()).PlayerScreen,
);

/** The public page that an address asks for, a recording being fetched at once; null: none. */
export function publicPage(url: string, api: Api): PublicPage | null {
  const asked = new URL(url).searchParams;
  const gameId = asked.get("replay");
  if (gameId !== null) {
    const early = [api.game(gameId), api.replay(gameId)];
    return { late: replay as LateScreen<object>, props: { gameId, early } };
  }
  const playerId = asked.get("player");
  if (playerId !== null) return { late: player as LateScreen<object>, props: { playerId } };
  const season = asked.get("ladder");
  return season === null ? null : { late: ladder as LateScreen<object>, props: { season } };
}
