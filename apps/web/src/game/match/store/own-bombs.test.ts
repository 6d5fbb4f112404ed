// Own bombs: seen before the server has agreed, confirmed without being seen twice, taken back when it does not.
import type { GameAction } from "@fitil/contracts";
import { describe, expect, test } from "vitest";
import { FRAME_MS, quietTable, shownOwn, storeAt } from "../testing/store-at-table.ts";
import type { VirtualTable } from "../testing/virtual-line.ts";
import type { MatchStore } from "./match-view.ts";

describe("[BM1] own bombs", () => {
  function start(publish?: Parameters<typeof storeAt>[1]) {
    const table = quietTable("bombs");
    return { table, store: storeAt(table, publish) };
  }
  async function run(table: VirtualTable, store: MatchStore, ms: number): Promise<void> {
    for (let past = 0; past < ms; past += FRAME_MS) {
      table.advance(FRAME_MS);
      await Promise.resolve();
      await Promise.resolve();
      store.frame();
    }
  }

  test("a bomb is seen at once, named by its cell, and confirmed without being seen twice", async () => {
    const told: GameAction[] = [];
    const { table, store } = start((action) => {
      told.push(action);
      return undefined;
    });
    const placed: string[] = [];
    store.onClientEvent((clientEvent) => placed.push(clientEvent.type));
    expect(store.placeBomb()).toBe(true);
    expect(store.view().bombs).toMatchObject([{ ownerId: 1, x: 0, y: 0, placedAt: null }]);
    expect(told).toEqual([{ type: "place_bomb", x: 0, y: 0 }]);
    expect(store.placeBomb()).toBe(false);
    await run(table, store, 200);
    expect(store.view().bombs).toMatchObject([{ ownerId: 1, x: 0, y: 0 }]);
    expect(store.view().bombs[0]!.placedAt).not.toBeNull();
    expect(placed).toEqual(["placed"]);
    // Lit when it was seen, although the server lit it later.
    expect(store.view().bombs[0]!.lit).toBe(table.startedAt);
  });

  test("a refused bomb is taken back at once, an unanswered one after a while", async () => {
    const refusing = start((action) => (action.type === "place_bomb" ? Promise.resolve(false) : undefined));
    expect(refusing.store.placeBomb()).toBe(true);
    await run(refusing.table, refusing.store, 20);
    expect(refusing.store.view().bombs).toEqual([]);
    const silent = start((action) => (action.type === "place_bomb" ? Promise.resolve(true) : undefined));
    expect(silent.store.placeBomb()).toBe(true);
    await run(silent.table, silent.store, 1000);
    expect(silent.store.view().bombs).toHaveLength(1);
    await run(silent.table, silent.store, 2000);
    expect(silent.store.view().bombs).toEqual([]);
    expect(silent.store.placeBomb()).toBe(true);
  });

  test("[PL2] a predicted bomb can be walked off and then stands in the way", async () => {
    const { table, store } = start();
    store.setDirection("right");
    await run(table, store, 300);
    const cell = Math.round(shownOwn(store).x);
    expect(store.placeBomb()).toBe(true);
    await run(table, store, 400);
    expect(shownOwn(store).x).toBeGreaterThan(cell + 1);
    store.setDirection("left");
    await run(table, store, 700);
    expect(shownOwn(store).x).toBeCloseTo(cell + 1, 3);
    expect(table.corrections).toEqual([]);
  });
});
