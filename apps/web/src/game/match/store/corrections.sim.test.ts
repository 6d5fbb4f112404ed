// Corrections that somebody sees: whole minutes of walking, bombing and closing walls over bad lines, at random but the same each time.
import {
  CELL,
  cellAt,
  cellIndex,
  createGenerator,
  createMind,
  drawBelow,
  isOnBoard,
  playBot,
} from "@fitil/engine";
import type { Orientation } from "@fitil/contracts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { FRAME_MS, shownOwn } from "../testing/store-at-table.ts";
import { VirtualTable } from "../testing/virtual-line.ts";
import type { LineQuality } from "../testing/virtual-line.ts";
import { createMatchStore } from "./match-store.ts";
import type { MatchStore } from "./match-view.ts";
import { OwnMovement } from "./own-movement.ts";

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
