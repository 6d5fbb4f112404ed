import { describe, expect, test } from "vitest";
import { cellIndex } from "../board/grid.ts";
import { FUSE_MS } from "../constants.ts";
import { apply } from "../match.ts";
import type { MatchState } from "../match-types.ts";
import { buildArena, playerOf } from "../testing/arena.ts";
import { BOT_SKILLS } from "./bot-levels.ts";
import { viewForBot } from "./bot-view.ts";
import { foreseeReply, lookAhead, type Situation } from "./look-ahead.ts";
import { noticeBombs } from "./notice-bombs.ts";
import { createGenerator } from "../random/generator.ts";

function situationOf(state: MatchState): Situation {
  const view = viewForBot(state);
  const me = view.players[0]!;
  const noticed = noticeBombs(view, me, BOT_SKILLS.hard, createGenerator("look"));
  return { view, me, noticed, order: [0, 1, 2, 3] };
}

/** Player 2 in a dead end of three cells, its mouth at player 1, who can reach the whole of it. */
function deadEnd(): MatchState {
  const state = buildArena({
    players: { 1: [3, 0], 2: [1, 0] },
    walls: [
      [0, 1],
      [2, 1],
    ],
  });
  playerOf(state, 1).stats.blastRadius = 3;
  // Nothing but getting away is left to them.
  playerOf(state, 2).standingBombs = 1;
  playerOf(state, 2).stats.maxBombs = 0;
  return state;
}

const ownBomb = { x: 3, y: 0, blastRadius: 3, dueAtMs: FUSE_MS };
const awayDown = [
  { cell: cellIndex(4, 0), atMs: 350 },
  { cell: cellIndex(4, 1), atMs: 700 },
];

describe("[BT5] looking ahead", () => {
  test("plays a plan by the rules: whoever cannot get away is hit, and one's own way counts", () => {
    const situation = situationOf(deadEnd());
    const reply = foreseeReply(situation, ownBomb);
    const away = lookAhead(situation, { placeBomb: true, way: awayDown }, reply, { left: 500 });
    expect(away).toEqual({ taken: 0, given: 1 });
    const quiet = foreseeReply(situation, null);
    expect(lookAhead(situation, { placeBomb: false, way: [] }, quiet, { left: 500 })).toEqual({
      taken: 0,
      given: 0,
    });
  });

  test("reckons with opponents near by who bomb where they stand", () => {
    const state = buildArena({ players: { 1: [0, 0], 2: [1, 0] }, walls: [[0, 1]] });
    const situation = situationOf(state);
    const reply = foreseeReply(situation, null);
    expect(lookAhead(situation, { placeBomb: false, way: [] }, reply, { left: 500 })?.taken).toBe(1);
  });

  test("is bounded in steps of the engine, and changes nothing of what is seen", () => {
    const state = deadEnd();
    apply(state, { type: "move", playerId: 1, x: 3.2, y: 0, orientation: "right" }, 100);
    const before = JSON.stringify(state);
    const situation = situationOf(state);
    const reply = foreseeReply(situation, ownBomb);
    const budget = { left: 1 };
    expect(lookAhead(situation, { placeBomb: true, way: awayDown }, reply, budget)).not.toBeNull();
    expect(budget.left).toBeLessThanOrEqual(0);
    expect(lookAhead(situation, { placeBomb: true, way: awayDown }, reply, budget)).toBeNull();
    expect(JSON.stringify(state)).toBe(before);
  });
});
