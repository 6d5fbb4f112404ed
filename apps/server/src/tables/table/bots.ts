// Plays the bots of a game (BT1, BT2): they look at the match every 50 ms and their inputs are those that a client could give.
// What a bot does is the engine's decision; nothing here knows the rules.
import { coordinate } from "@fitil/contracts";
import { playBot } from "@fitil/engine";
import type { MatchInput } from "@fitil/engine";
import type { Step } from "./effect.ts";
import { isRunning, playUntilNow, putInput, stands } from "./playing.ts";
import type { Game, GameBot } from "./state.ts";

/** How often a bot decides; a person's client says as many positions a second. */
const LOOK_EVERY_MS = 50;

/** When the bots look again, ms since 1970. */
export function nextLookAt(now: number): number {
  return now + LOOK_EVERY_MS;
}

/** Lets every bot look at the match and act. */
export function playBots(step: Step, game: Game): void {
  const { now } = step;
  // A late look is made up for, as a browser's animation frame would, but never by more than two.
  const elapsedMs = Math.min(now - game.lastLookAt, 2 * LOOK_EVERY_MS);
  game.lastLookAt = now;
  game.nextLookAt = nextLookAt(now);
  // In turns, so that none is always the first of an instant (BT4).
  game.looks += 1;
  for (const { id, level, mind } of inTurn(game)) {
    if (!isRunning(step, game) || !stands(game, id)) continue;
    playUntilNow(step, game);
    // A bot's inputs come from nobody's connection: everybody is told.
    const source = { actor: id, clientId: "" };
    for (const input of playBot(game.match, id, level, mind, elapsedMs))
      putInput(step, game, rounded(input), source);
  }
}

/** With the decimals that a client's inputs have. */
function rounded(input: MatchInput): MatchInput {
  return input.type === "move" ? { ...input, x: coordinate(input.x), y: coordinate(input.y) } : input;
}

function inTurn({ bots, looks }: Game): readonly GameBot[] {
  const first = looks % bots.length;
  return [...bots.slice(first), ...bots.slice(0, first)];
}
