// What a client says of its walking: when, how often, with which numbers, and nothing without a line.
import { CELL, cellIndex, SEQ_EPOCH, setCell } from "@fitil/engine";
import type { GameAction, Orientation, PlayerStateAction } from "@fitil/contracts";
import { describe, expect, test } from "vitest";
import { FRAME_MS, quietTable, shownOwn, storeAt } from "../testing/store-at-table.ts";
import type { VirtualTable } from "../testing/virtual-line.ts";

describe("[PL3] what the client says", () => {
  /** Plays player 1 by hand over a quiet line and keeps every word with its match ms. */
  function listenIn(seed: string, prepare: (table: VirtualTable) => void = () => {}) {
    const table = quietTable(seed);
    prepare(table);
    const words: (PlayerStateAction & { readonly atMs: number })[] = [];
    const store = storeAt(table, (action) => {
      if (action.type === "player_state") words.push({ ...action, atMs: table.matchMs() });
      return undefined;
    });
    const hold = (direction: Orientation | null, frames: number): void => {
      store.setDirection(direction);
      for (let frame = 0; frame < frames; frame++) {
        table.advance(FRAME_MS);
        store.frame();
      }
    };
    return { table, store, words, hold };
  }

  test("[PL6] [PL7] decisions at once, a walk every 300 ms, with growing seq and three decimals, the stop last", () => {
    const { table, store, words, hold } = listenIn("said");
    hold("right", 20);
    hold(null, 30);
    hold("left", 4);
    expect(words).toMatchObject([
      { x: 0.05, heading: "right" },
      { x: 0.95, heading: "right" },
      { x: 1, heading: null },
      { heading: "left" },
    ]);
    expect(words[1]!.atMs - words[0]!.atMs).toBeGreaterThanOrEqual(300);
    expect(words.map((word) => word.seq)).toEqual(words.map((_, index) => SEQ_EPOCH + index + 1));
    expect(words.every((word) => Math.round(word.x * 1000) === word.x * 1000)).toBe(true);
    hold(null, 30);
    expect(words.at(-1)).toMatchObject({ heading: null });
    expect(words.at(-1)!.x).toBeCloseTo(shownOwn(store).x, 3);
    expect(table.state.players[0]!.x).toBeCloseTo(shownOwn(store).x, 3);
    const saidBefore = words.length;
    hold(null, 30);
    expect(words.length).toBe(saidBefore);
  });

  test("[PL7] at most every 50 ms, and the last decision is never lost, however short the taps", () => {
    const { table, store, words, hold } = listenIn("taps");
    for (let tap = 0; tap < 12; tap++) {
      hold(tap % 3 === 0 ? "left" : "right", 1);
      hold(null, 1);
    }
    hold(null, 10);
    const gaps = words.slice(1).map((word, index) => word.atMs - words[index]!.atMs);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(50);
    expect(words.at(-1)).toMatchObject({ heading: null });
    expect(table.state.players[0]).toMatchObject({ course: null });
    expect(table.state.players[0]!.x).toBeCloseTo(shownOwn(store).x, 3);
  });

  test("[PL5] [PL7] stepping onto a power-up's cell is said at once", () => {
    const { table, words, hold } = listenIn("powerup", ({ state }) => {
      setCell(state.cells, cellIndex(1, 0), CELL.POWERUP_RADIUS);
    });
    hold("right", 13);
    expect(words.map(({ x }) => x)).toEqual([0.05, 0.5]);
    expect(table.state.players[0]!.stats.blastRadius).toBe(2);
  });

  test("[PL7] pressing against a wall is said once", () => {
    const { words, hold } = listenIn("pressed");
    hold("up", 120);
    expect(words).toMatchObject([{ x: 0, y: 0, heading: "up" }]);
  });

  test("what is said after a correction or a new picture belongs to the next epoch", () => {
    const table = quietTable("epochs");
    const seqs: number[] = [];
    const taken = (action: GameAction) => {
      if (action.type === "player_state") seqs.push(action.seq!);
      return Promise.resolve(true);
    };
    const store = storeAt(table, taken, { isListening: false });
    const walk = (): void => {
      table.advance(60);
      store.frame();
    };
    store.setDirection("right");
    walk();
    store.setDirection("left");
    walk();
    store.receiveOwn({
      type: "player_state",
      id: 1,
      x: 0,
      y: 0,
      orientation: "right",
      corrected: true,
      seq: seqs[0]!,
    });
    walk();
    store.replace(table.picture());
    store.setDirection("right");
    walk();
    expect(seqs).toEqual([SEQ_EPOCH + 1, SEQ_EPOCH + 2, 2 * SEQ_EPOCH + 3, 3 * SEQ_EPOCH + 4]);
  });

  test("the own figure moves in the very frame of the key", () => {
    const table = quietTable("frame");
    const store = storeAt(table);
    table.advance(FRAME_MS);
    store.frame();
    expect(shownOwn(store).x).toBe(0);
    store.setDirection("right");
    table.advance(FRAME_MS);
    store.frame();
    expect(shownOwn(store).x).toBeCloseTo((3 * FRAME_MS) / 1000, 5);
  });

  test("without a line the player stands and says nothing; a new picture puts them where the server has them", () => {
    const table = quietTable("offline");
    let said = 0;
    const lost = () => {
      said += 1;
      return Promise.resolve(false);
    };
    const store = storeAt(table, lost, { isListening: false });
    store.setOnline(false);
    store.setDirection("right");
    for (let frame = 0; frame < 10; frame++) {
      table.advance(FRAME_MS);
      store.frame();
    }
    expect(store.placeBomb()).toBe(false);
    expect(said).toBe(0);
    expect(shownOwn(store).x).toBe(0);
    table.act({ type: "move", playerId: 1, x: 1, y: 0, orientation: "right" });
    store.replace(table.picture());
    store.setOnline(true);
    store.setDirection(null);
    store.frame();
    expect(shownOwn(store)).toEqual({ x: 1, y: 0 });
  });
});
