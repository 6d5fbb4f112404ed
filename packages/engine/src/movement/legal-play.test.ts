import { cellAt } from "../board/cells.ts";
import { describe, expect, test } from "vitest";
import { cellIndex, isOnBoard } from "../board/grid.ts";
import { CELL } from "../constants.ts";
import { advance, apply, createMatch } from "../match.ts";
import type { MatchEvent } from "../match-events.ts";
import type { MatchInput } from "../match-input.ts";
import { createGenerator, drawBelow } from "../random/generator.ts";
import {
  createLine,
  createRestlessPilot,
  NetworkClient,
  receive,
  sendOver,
} from "../testing/network-client.ts";
import { playerOf, changeCells } from "../testing/arena.ts";

interface Network {
  readonly delayMs: number;
  readonly jitterMs: number;
  readonly stallOdds: number;
  /** Frames are this long and up to `frameSpreadMs` longer. */
  readonly frameMs: number;
  readonly frameSpreadMs: number;
}

/** Two thirds of the crates gone, and so many bombs that may stand: long walks that go on from a bomb. */
interface OpenBoard {
  readonly maxBombs: number;
}

interface Played {
  readonly client: NetworkClient;
  readonly accepted: number;
  readonly bombs: number;
  readonly collected: number;
}

/** One client plays for `untilMs` behind `network`; nobody else moves, so every bomb it meets is its own. */
function playAlone(
  seed: string,
  network: Network,
  untilMs: number,
  saying: "courses" | "positions" = "positions",
  open?: OpenBoard,
): Played {
  const dice = createGenerator(`${seed}/dice`);
  const state = createMatch({ seed, playerIds: [1, 2] });
  for (const player of state.players) player.invincibleUntilMs = 1e9;
  if (open !== undefined) {
    changeCells(state, (code, cell) => (code === CELL.BRICK && cell % 3 !== 0 ? CELL.EMPTY : code));
    playerOf(state, 1).stats.maxBombs = open.maxBombs;
  }
  const client = new NetworkClient(state, 1, createRestlessPilot(dice, 50), saying);
  const up = createLine<MatchInput>(network.delayMs, network.jitterMs, network.stallOdds, 300);
  const down = createLine<MatchEvent>(network.delayMs, network.jitterMs, network.stallOdds, 300);
  let accepted = 0;
  let collected = 0;
  let bombs = 0;
  const tell = (events: readonly MatchEvent[], atMs: number): void => {
    for (const event of events) {
      if (event.type === "player_state") accepted += 1;
      else if (event.type === "bomb_placed") bombs += 1;
      else sendOver(down, event, atMs, dice);
      if (event.type === "powerup_collected") collected += 1;
    }
  };
  let nowMs = 0;
  while (nowMs < untilMs) {
    const dtMs = network.frameMs + drawBelow(dice, network.frameSpreadMs + 1);
    nowMs += dtMs;
    for (const { atMs, message } of receive(up, nowMs)) tell(apply(state, message, atMs), atMs);
    tell(advance(state, nowMs), nowMs);
    for (const { message } of receive(down, nowMs)) client.hear(message);
    for (const input of client.frame(nowMs, dtMs)) sendOver(up, input, nowMs, dice);
  }
  return { client, accepted, bombs, collected };
}

const NETWORKS: readonly (readonly [string, Network])[] = [
  ["no delay", { delayMs: 0, jitterMs: 0, stallOdds: 0, frameMs: 16, frameSpreadMs: 1 }],
  ["50 ms, jitter, stalls", { delayMs: 50, jitterMs: 30, stallOdds: 100, frameMs: 16, frameSpreadMs: 1 }],
  ["150 ms, jitter, stalls", { delayMs: 150, jitterMs: 30, stallOdds: 100, frameMs: 16, frameSpreadMs: 1 }],
  ["250 ms, jitter, stalls", { delayMs: 250, jitterMs: 30, stallOdds: 100, frameMs: 16, frameSpreadMs: 1 }],
  ["250 ms, uneven frames", { delayMs: 250, jitterMs: 30, stallOdds: 60, frameMs: 4, frameSpreadMs: 60 }],
  ["144 Hz", { delayMs: 20, jitterMs: 30, stallOdds: 200, frameMs: 6, frameSpreadMs: 2 }],
];

describe("honest play behind a network", () => {
  test.each(NETWORKS)("[PL3] is never corrected: %s", (name, network) => {
    let accepted = 0;
    let bombs = 0;
    let collected = 0;
    for (let index = 0; index < 12; index++) {
      const played = playAlone(`${name}-${index}`, network, 100_000);
      expect(played.client.corrections, `seed ${name}-${index}`).toEqual([]);
      accepted += played.accepted;
      bombs += played.bombs;
      collected += played.collected;
    }
    // It was play indeed.
    expect(accepted).toBeGreaterThan(3000);
    expect(bombs).toBeGreaterThan(100);
    expect(collected).toBeGreaterThan(10);
  });
});

describe("honest courses behind a network", () => {
  test.each(NETWORKS)("[PL7] [PL8] are never corrected: %s", (name, network) => {
    let accepted = 0;
    let bombs = 0;
    let collected = 0;
    for (let index = 0; index < 4; index++) {
      const played = playAlone(`${name}-${index}`, network, 100_000, "courses");
      expect(played.client.corrections, `seed ${name}-${index}`).toEqual([]);
      accepted += played.accepted;
      bombs += played.bombs;
      collected += played.collected;
    }
    // It was play indeed, in a few reports a second.
    expect(accepted).toBeGreaterThan(500);
    expect(accepted).toBeLessThan(6 * 400);
    expect(bombs).toBeGreaterThan(30);
    expect(collected).toBeGreaterThan(3);
  });
});

describe("a bomb whose word a stall held back", () => {
  const line: Network = { delayMs: 50, jitterMs: 30, stallOdds: 30, frameMs: 16, frameSpreadMs: 1 };

  // The sender was led back to the bomb's cell and paid for the way, so that their walk from there was corrected, by one to three cells.
  test.each([
    ["late-bomb-1", 50, 1],
    ["late-bomb-109", 50, 4],
    ["late-bomb-103", 150, 4],
    ["late-bomb-10", 250, 1],
    ["late-bomb-78", 250, 4],
  ])("[PL8] [BM1] %s: costs its sender no way, at %d ms with up to %d bombs", (seed, delayMs, maxBombs) => {
    const { client, bombs } = playAlone(seed, { ...line, delayMs }, 60_000, "courses", { maxBombs });
    expect(client.corrections).toEqual([]);
    expect(bombs).toBeGreaterThan(10);
  });
});

interface Surprise {
  readonly client: NetworkClient;
  readonly bombs: number;
  /** Corrections between one bomb and the next. */
  readonly perBomb: readonly number[];
}

/** Every 4 s somebody else's bomb appears one cell before the walker's face, on a board without bricks. */
function playSurprised(seed: string, delayMs: number, lagMs: number | undefined): Surprise {
  const dice = createGenerator(seed);
  const state = createMatch({ seed, playerIds: [1, 2] });
  changeCells(state, (code) => (code === CELL.BRICK ? CELL.EMPTY : code));
  for (const player of state.players) player.invincibleUntilMs = 1e9;
  const up = createLine<MatchInput>(delayMs, 30, 0, 0);
  const down = createLine<MatchEvent>(delayMs, 30, 0, 0);
  const client = new NetworkClient(state, 1, createRestlessPilot(dice, 0));
  const tell = (events: readonly MatchEvent[], atMs: number): void => {
    for (const event of events) if (event.type !== "player_state") sendOver(down, event, atMs, dice);
  };
  const perBomb: number[] = [];
  let bombs = 0;
  let heard = 0;
  for (let nowMs = 16; nowMs < 60_000; nowMs += 16) {
    for (const { atMs, message } of receive(up, nowMs)) {
      const input = lagMs === undefined || message.type !== "move" ? message : { ...message, lagMs };
      tell(apply(state, input, atMs), atMs);
    }
    tell(advance(state, nowMs), nowMs);
    if (nowMs % 4000 === 0) {
      perBomb.push(client.corrections.length - heard);
      heard = client.corrections.length;
      const walker = playerOf(state, 1);
      const [aheadX, aheadY] = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[
        walker.orientation
      ];
      const x = Math.round(walker.x) + aheadX!;
      const y = Math.round(walker.y) + aheadY!;
      if (isOnBoard(x, y) && cellAt(state.cells, cellIndex(x, y)) === CELL.EMPTY) {
        Object.assign(playerOf(state, 2), { x, y });
        tell(apply(state, { type: "bomb", playerId: 2 }, nowMs), nowMs);
        bombs += 1;
      }
    }
    for (const { message } of receive(down, nowMs)) client.hear(message);
    for (const input of client.frame(nowMs, 16)) sendOver(up, input, nowMs, dice);
  }
  perBomb.push(client.corrections.length - heard);
  return { client, bombs, perBomb };
}

describe("a bomb that one could not see yet", () => {
  const surprise = (delayMs: number, lagMs?: number): Surprise[] =>
    Array.from({ length: 60 }, (_, index) => playSurprised(`surprise-${delayMs}-${index}`, delayMs, lagMs));

  test("[PL3] one mistake gives one correction, on a slow line too", () => {
    const played = [...surprise(250), ...surprise(400)];
    const corrections = played.flatMap(({ perBomb }) => perBomb);
    expect(Math.max(...corrections)).toBe(1);
    expect(corrections.filter((count) => count === 1).length).toBeGreaterThan(5);
  });

  test.each([25, 75, 120])(
    "[PL3] is forgiven within 300 ms: %d ms each way is never corrected",
    (delayMs) => {
      const played = surprise(delayMs);
      expect(played.flatMap(({ client }) => client.corrections)).toEqual([]);
      expect(played.reduce((sum, { bombs }) => sum + bombs, 0)).toBeGreaterThan(100);
    },
  );

  test("[PL3] is forgiven longer on a line that the server has measured to be slow", () => {
    expect(surprise(250, 530).flatMap(({ client }) => client.corrections)).toEqual([]);
  });
});
