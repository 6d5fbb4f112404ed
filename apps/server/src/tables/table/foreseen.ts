// Reports that tell nobody anything new: a walk that goes on as everybody walks it anyway (PL7). They wait for whatever is told next at the
// table and say then where it has led, so that what goes on costs no frame of its own. Never so long that a course runs out.
import { FORESEEN_WAIT_MS, headingOf } from "@fitil/engine";
import type { CharacterId } from "@fitil/engine";
import type { Step } from "./effect.ts";
import type { Game } from "./state.ts";

/** Waits end on common ticks of so many ms, up to one early. PERF: one look at the clock serves many tables. */
const TICK_MS = 30;

/** Somebody's walk went on as foreseen: the others hear of it in a while, unless something new is told before. */
export function holdForeseen({ now }: Step, game: Game, id: CharacterId, clientId: string): void {
  const { unsaid = [] } = game;
  if (unsaid.some((held) => held.id === id)) return;
  const until = Math.floor((now + FORESEEN_WAIT_MS) / TICK_MS) * TICK_MS;
  game.unsaid = [...unsaid, { id, clientId, until }];
}

/** Something new is told of this character: what was held of it is old. */
export function dropForeseen(game: Game, id: CharacterId): void {
  if (game.unsaid?.some((held) => held.id === id) === true)
    game.unsaid = game.unsaid.filter((held) => held.id !== id);
}

/** Tells what is held, as of the match's own now: something else is about to be told, or the wait is over. */
export function tellForeseen({ effects }: Step, game: Game): void {
  const { unsaid, match } = game;
  if (unsaid === undefined || unsaid.length === 0) return;
  game.unsaid = [];
  for (const { id, clientId } of unsaid) {
    const player = match.players.find((one) => one.id === id);
    const heading = player === undefined ? null : headingOf(player, match.nowMs);
    if (player === undefined || heading === null) continue;
    const { x, y, orientation } = player;
    const event = { type: "player_state", id, x, y, orientation, heading } as const;
    effects.push({ type: "position", event, exceptClient: clientId });
  }
}

/** Ms since 1970 at which something held must be told; Infinity: nothing is. */
export function foreseenDueAt({ unsaid }: Game): number {
  return unsaid?.[0]?.until ?? Number.POSITIVE_INFINITY;
}
