// How a match ends on this screen: the own player falls, the walls come, somebody wins.
import { describe, expect, test } from "vitest";
import { FRAME_MS, quietTable, shownOwn, storeAt } from "../testing/store-at-table.ts";
import { createMatchStore } from "./match-store.ts";

describe("[PL4] the end of the own player", () => {
  test("death shows at once, stops walking and bombing, and leaves the match to be watched", () => {
    const table = quietTable("dies", [1, 2, 3]);
    table.state.players[0]!.stats.health = 1;
    const store = storeAt(table);
    expect(store.placeBomb()).toBe(true);
    for (let frame = 0; frame < 140; frame++) {
      table.advance(FRAME_MS);
      store.frame();
    }
    expect(store.hud.getState().phase).toBe("fallen");
    expect(store.hud.getState().players[0]).toMatchObject({ state: "dead", health: 0, isMine: true });
    store.setDirection("right");
    table.advance(FRAME_MS);
    store.frame();
    expect(shownOwn(store)).toEqual({ x: 0, y: 0 });
    expect(store.placeBomb()).toBe(false);
  });

  test("[OC1] the end tells who won and what", () => {
    const table = quietTable("ends");
    const store = storeAt(table);
    table.act({ type: "leave", playerId: 2 });
    table.advance(50);
    expect(store.hud.getState()).toMatchObject({
      phase: "over",
      outcome: { winnerId: 1, isMine: true, prize: 200, seed: "ends" },
      players: [{ state: "alive" }, { state: "out" }],
    });
  });
});

test(
  "[OC3] sudden death: the next cells are known after the first wall, and a picture taken late knows them too",
  { timeout: 30_000 },
  () => {
    const table = quietTable("walls", [1, 2, 3, 4]);
    const store = storeAt(table);
    while (table.state.wallsClosed < 2 && table.state.outcome === null) {
      table.advance(20);
      store.frame();
      if (table.matchMs() < 123_000) expect(store.view().closing).toEqual([]);
    }
    table.advance(40);
    expect(store.view().suddenDeath).toBe(true);
    expect(store.view().closing).toHaveLength(3);
    const late = createMatchStore({
      picture: table.picture(),
      myId: null,
      now: () => table.nowMs,
      publish: () => Promise.resolve(true),
    });
    expect(late.view().closing).toEqual(store.view().closing);
  },
);
