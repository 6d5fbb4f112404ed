import {
  CELL,
  cellIndex,
  createGenerator,
  createMind,
  drawBelow,
  isOnBoard,
  playBot,
  SEQ_EPOCH,
  cellAt,
  setCell,
} from "@fitil/engine";
import type { Orientation, PlayerStateAction } from "@fitil/contracts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { VirtualTable } from "../testing/virtual-line.ts";
import type { LineQuality } from "../testing/virtual-line.ts";
import { createMatchStore } from "./match-store.ts";
import type { MatchStore } from "./match-view.ts";
import { OwnMovement } from "./own-movement.ts";

const FRAME_MS = 1000 / 60;
const WAYS: readonly Orientation[] = ["up", "down", "left", "right"];
const STEPS = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const;
const LINES: readonly LineQuality[] = [50, 150, 250].map((delayMs) => ({
  delayMs,
  jitterMs: 30,
  stallMs: 300,
  stallEveryMs: 2700,
}));
/** Cells per second at speed 1. */
const WALK = 3;
const QUIET: LineQuality = { delayMs: 20, jitterMs: 0, stallMs: 0, stallEveryMs: 0 };

interface PlayOptions {
  readonly seed: string;
  readonly quality: LineQuality;
  readonly seconds: number;
  /** What player 2 does at the server: nothing, throw bombs in player 1's way, or play. */
  readonly others: "still" | "bombing" | "bot";
  readonly bombs: boolean;
  /** Match ms to begin at; 0 by default. */
  readonly fromMs?: number;
}

interface Played {
  readonly table: VirtualTable;
  readonly store: MatchStore;
  /** How far each corrected position was from what had been said, in cells. */
  readonly slips: readonly number[];
  /** The furthest the own figure moved on the screen in one frame, in cells. */
  readonly longestStep: number;
  readonly walked: number;
  readonly bombsPut: number;
}

/** How far a correction may move somebody: as far as they walked before they could know, there and back with a stall on the way. */
function mostMoved({ delayMs, jitterMs, stallMs }: LineQuality): number {
  return (WALK * (2 * delayMs + 2 * jitterMs + stallMs)) / 1000;
}

/** Watches how far corrections move the player, in cells, until the test is over. */
function watchCorrections(): number[] {
  const moved: number[] = [];
  // oxlint-disable-next-line typescript/unbound-method
  const correct = OwnMovement.prototype.correct;
  vi.spyOn(OwnMovement.prototype, "correct").mockImplementation(function (this: OwnMovement, ...told) {
    const { x, y } = this.body;
    correct.apply(this, told);
    moved.push(Math.abs(this.body.x - x) + Math.abs(this.body.y - y));
  });
  return moved;
}
afterEach(() => void vi.restoreAllMocks());

function shownOwn(store: MatchStore): { x: number; y: number } {
  const { x, y } = store.view().figures.find((figure) => figure.isMine)!;
  return { x, y };
}

/** Puts one of player 2's bombs on the cell ahead of player 1, wherever player 2 was. */
function throwBombAhead(table: VirtualTable, cells: number): void {
  const [victim, thrower] = table.state.players;
  const [stepX, stepY] = STEPS[victim!.orientation];
  const x = Math.round(victim!.x) + stepX * cells;
  const y = Math.round(victim!.y) + stepY * cells;
  if (!isOnBoard(x, y) || cellAt(table.state.cells, cellIndex(x, y)) !== CELL.EMPTY) return;
  thrower!.x = x;
  thrower!.y = y;
  table.act({ type: "bomb", playerId: 2 });
}

/** Plays player 1 at random through the store. Health is plenty, so that nobody falls out of the test. */
async function play(options: PlayOptions): Promise<Played> {
  const table = new VirtualTable({
    seed: options.seed,
    playerIds: [1, 2],
    myId: 1,
    quality: options.quality,
  });
  for (const player of table.state.players) Object.assign(player.stats, { health: 100, maxBombs: 4 });
  while (table.matchMs() < (options.fromMs ?? 0)) table.advance(20);
  const said = new Map<number, { x: number; y: number }>();
  const slips: number[] = [];
  // The picture travels like everything else.
  const first = table.picture();
  table.advance(options.quality.delayMs);
  const store = createMatchStore({
    picture: first,
    myId: 1,
    now: () => table.nowMs,
    publish: (action) => {
      if (action.type === "player_state" && action.seq !== undefined) said.set(action.seq, action);
      return table.publish(action);
    },
  });
  table.listen({
    event: (event) => store.receive(event),
    own: (message) => {
      const was = said.get(message.seq!)!;
      slips.push(Math.abs(was.x - message.x) + Math.abs(was.y - message.y));
      store.receiveOwn(message);
    },
  });
  const chance = createGenerator(`player ${options.seed}`);
  const others = createGenerator(`others ${options.seed}`);
  const mind = createMind(`others ${options.seed}`);
  let nextTurn = 0;
  let nextOther = 0;
  let longestStep = 0;
  let walked = 0;
  let bombsPut = 0;
  let before = shownOwn(store);
  for (let frame = 0; frame * FRAME_MS < options.seconds * 1000; frame++) {
    for (let part = 0; part < 4; part++) table.advance(FRAME_MS / 4);
    await Promise.resolve();
    await Promise.resolve();
    const matchMs = table.matchMs();
    if (matchMs >= nextTurn) {
      nextTurn = matchMs + 80 + drawBelow(chance, 700);
      store.setDirection(drawBelow(chance, 8) === 0 ? null : WAYS[drawBelow(chance, 4)]!);
      if (options.bombs && drawBelow(chance, 4) === 0 && store.placeBomb()) bombsPut += 1;
    }
    if (matchMs >= nextOther) {
      nextOther = matchMs + 50;
      if (options.others === "bot")
        for (const input of playBot(table.state, 2, "normal", mind, 50)) table.act(input);
      if (options.others === "bombing" && drawBelow(others, 8) === 0)
        throwBombAhead(table, 1 + drawBelow(others, 2));
    }
    store.frame();
    const now = shownOwn(store);
    const step = Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    longestStep = Math.max(longestStep, step);
    walked += step;
    before = now;
  }
  return { table, store, slips, longestStep, walked, bombsPut };
}

describe("[PL3] over a bad line (delay, 30 ms jitter, stalls of 300 ms)", () => {
  for (const quality of LINES) {
    test(
      `${quality.delayMs} ms: walking and own bombs are never corrected`,
      { timeout: 60_000 },
      async () => {
        for (const seed of ["a", "b", "c"]) {
          const played = await play({ seed, quality, seconds: 60, others: "still", bombs: true });
          expect(played.walked).toBeGreaterThan(30);
          expect(played.bombsPut).toBeGreaterThan(3);
          expect(played.slips).toEqual([]);
        }
      },
    );

    test(
      `${quality.delayMs} ms: bombs thrown in the way cost no more than was walked unknowing, without a jerk`,
      { timeout: 60_000 },
      async () => {
        const moved = watchCorrections();
        // The last four once found cells that were walked through in a replay.
        for (const seed of ["d", "e", "f", "l", "s8", "s22", "s32"]) {
          const played = await play({ seed, quality, seconds: 60, others: "bombing", bombs: true });
          expect(played.longestStep).toBeLessThan(0.4);
        }
        expect(Math.max(0, ...moved)).toBeLessThan(mostMoved(quality));
        // Some 400 bombs in seven minutes.
        expect(moved.length).toBeLessThanOrEqual(2);
      },
    );
  }
});

describe("[OC3] while the walls close in", () => {
  for (const quality of LINES) {
    test(
      `${quality.delayMs} ms: running along and into closing walls costs at most half a cell, without a jerk`,
      { timeout: 60_000 },
      async () => {
        const moved = watchCorrections();
        for (const seed of ["m", "n", "o", "p", "q", "r"]) {
          const played = await play({
            seed,
            quality,
            seconds: 55,
            others: "still",
            bombs: false,
            fromMs: 122_000,
          });
          expect(played.longestStep).toBeLessThan(0.5);
        }
        expect(Math.max(0, ...moved)).toBeLessThanOrEqual(0.5);
      },
    );
  }
});

describe("[PL3] what the client says", () => {
  /** Plays player 1 by hand over a quiet line and keeps every word with its match ms. */
  function listenIn(
    seed: string,
    prepare: (table: VirtualTable) => void = () => {},
  ): {
    table: VirtualTable;
    store: MatchStore;
    words: (PlayerStateAction & { readonly atMs: number })[];
    hold: (direction: Orientation | null, frames: number) => void;
  } {
    const table = new VirtualTable({ seed, playerIds: [1, 2], myId: 1, quality: QUIET });
    prepare(table);
    const words: (PlayerStateAction & { readonly atMs: number })[] = [];
    const store = createMatchStore({
      picture: table.picture(),
      myId: 1,
      now: () => table.nowMs,
      publish: (action) => {
        if (action.type === "player_state") words.push({ ...action, atMs: table.matchMs() });
        return table.publish(action);
      },
    });
    table.listen({ event: (event) => store.receive(event), own: (message) => store.receiveOwn(message) });
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
    const table = new VirtualTable({ seed: "epochs", playerIds: [1, 2], myId: 1, quality: QUIET });
    const seqs: number[] = [];
    const store = createMatchStore({
      picture: table.picture(),
      myId: 1,
      now: () => table.nowMs,
      publish: (action) => {
        if (action.type === "player_state") seqs.push(action.seq!);
        return Promise.resolve(true);
      },
    });
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
    const table = new VirtualTable({ seed: "frame", playerIds: [1, 2], myId: 1, quality: QUIET });
    const store = createMatchStore({
      picture: table.picture(),
      myId: 1,
      now: () => table.nowMs,
      publish: () => Promise.resolve(true),
    });
    table.advance(FRAME_MS);
    store.frame();
    expect(shownOwn(store).x).toBe(0);
    store.setDirection("right");
    table.advance(FRAME_MS);
    store.frame();
    expect(shownOwn(store).x).toBeCloseTo((3 * FRAME_MS) / 1000, 5);
  });

  test("without a line the player stands and says nothing; a new picture puts them where the server has them", () => {
    const table = new VirtualTable({ seed: "offline", playerIds: [1, 2], myId: 1, quality: QUIET });
    let said = 0;
    const store = createMatchStore({
      picture: table.picture(),
      myId: 1,
      now: () => table.nowMs,
      publish: () => {
        said += 1;
        return Promise.resolve(false);
      },
    });
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

describe("[BM1] own bombs", () => {
  interface Told {
    type: string;
    x?: number | undefined;
    y?: number | undefined;
  }
  function start(publish: (action: Told) => Promise<boolean> | undefined): {
    table: VirtualTable;
    store: MatchStore;
  } {
    const table = new VirtualTable({ seed: "bombs", playerIds: [1, 2], myId: 1, quality: QUIET });
    const store = createMatchStore({
      picture: table.picture(),
      myId: 1,
      now: () => table.nowMs,
      publish: (action) => publish(action) ?? table.publish(action),
    });
    table.listen({ event: (event) => store.receive(event), own: (message) => store.receiveOwn(message) });
    return { table, store };
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
    const told: Told[] = [];
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
    const { table, store } = start(() => undefined);
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

describe("[PL4] the end of the own player", () => {
  test("death shows at once, stops walking and bombing, and leaves the match to be watched", () => {
    const table = new VirtualTable({ seed: "dies", playerIds: [1, 2, 3], myId: 1, quality: QUIET });
    table.state.players[0]!.stats.health = 1;
    const store = createMatchStore({
      picture: table.picture(),
      myId: 1,
      now: () => table.nowMs,
      publish: (action) => table.publish(action),
    });
    table.listen({ event: (event) => store.receive(event), own: (message) => store.receiveOwn(message) });
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
    const table = new VirtualTable({ seed: "ends", playerIds: [1, 2], myId: 1, quality: QUIET });
    const store = createMatchStore({
      picture: table.picture(),
      myId: 1,
      now: () => table.nowMs,
      publish: (action) => table.publish(action),
    });
    table.listen({ event: (event) => store.receive(event), own: (message) => store.receiveOwn(message) });
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
    const table = new VirtualTable({ seed: "walls", playerIds: [1, 2, 3, 4], myId: 1, quality: QUIET });
    const store = createMatchStore({
      picture: table.picture(),
      myId: 1,
      now: () => table.nowMs,
      publish: (action) => table.publish(action),
    });
    table.listen({ event: (event) => store.receive(event), own: (message) => store.receiveOwn(message) });
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
