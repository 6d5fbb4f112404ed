// What a table hands over of a game that is over: enough to play it again (RP1).
import { beforeEach, describe, expect, it } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import { hashState, replay } from "@fitil/engine";
import type { PlayedGame } from "../ports/games.ts";
import { fallTogether, startParty } from "./testing/matches.ts";
import { openSite } from "./testing/table-site.ts";
import type { Site } from "./testing/table-site.ts";

let clock: VirtualClock;
let site: Site;
beforeEach(() => {
  clock = new VirtualClock();
  site = openSite(clock);
});

/** Plays what was kept again. */
function again({ seed, parts, inputs }: PlayedGame): string {
  const ids = parts.map(({ characterId }) => characterId);
  return hashState(replay(seed, ids, inputs?.inputs() ?? [], { untilMs: 1e9, hashEvery: 1e9 }).state);
}

describe("a finished game", () => {
  it("[RP1] is handed over once, with everything said into it, and comes to its end again", async () => {
    const { guests } = await startParty(site, ["a", "b"], 100);
    const [a, b] = guests;
    for (let step = 1; step <= 10; step++)
      await b?.act({ type: "player_state", id: 2, x: 16 - step * 0.05, y: 10, orientation: "left" });
    if (a) await fallTogether(site, [a]);
    await clock.advance(100);
    expect(site.kept).toHaveLength(1);
    const [game] = site.kept;
    if (!game) throw new Error("nothing was kept");
    expect(game.room).toEqual({ name: "Стол №1", stakes: 100, isPrivate: false });
    expect(game.winnerId).toBe(2);
    expect(game.parts).toMatchObject([
      { characterId: 1, userId: "a", place: 2, chips: -100, felledBy: 1, left: false, botLevel: null },
      { characterId: 2, userId: "b", place: 1, chips: 100, felledBy: null, left: false },
    ]);
    expect(game.inputs?.size).toBeGreaterThan(10);
    expect(again(game)).toBe(game.endHash);
  });

  it("[RP1] [BT2] holds the words of bots: a client's own, judged again without knowing whose; nothing of the game before", async () => {
    const { guests } = await startParty(site, ["a"]);
    for (let game = 0; game < 2; game++) {
      if (game > 0) {
        await guests[0]?.act({ type: "add_bots", level: "normal" });
        await guests[0]?.act({ type: "start_game" });
        await clock.advance(5_000);
      }
      for (let waited = 0; waited < 200_000 && site.kept.length === game; waited += 1_000) {
        await clock.advance(1_000);
      }
    }
    const [, withBots] = site.kept;
    if (!withBots) throw new Error("the game with bots was not kept");
    expect(withBots.parts.map(({ botLevel }) => botLevel)).toEqual([null, "normal", "normal", "normal"]);
    expect(again(withBots)).toBe(withBots.endHash);
    const kinds = new Set<string>();
    for (const { input } of withBots.inputs?.inputs() ?? []) {
      kinds.add(input.type);
      if (input.type === "move") expect(input.x).toBe(Math.round(input.x * 1000) / 1000);
    }
    // Those who go in the end among bots are taken off as people are.
    expect(kinds).toEqual(new Set(["move", "bomb", "leave"]));
  });

  it("[RP1] is not handed over when nobody has played it to its end", async () => {
    const { guests } = await startParty(site, ["a", "b"], 100);
    await guests[0]?.act({ type: "place_bomb" });
    await site.tables.close();
    expect(site.kept).toEqual([]);
  });
});
