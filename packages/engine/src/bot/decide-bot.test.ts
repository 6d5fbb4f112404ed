import { cellAt, packCells, unpackCells } from "../board/cells.ts";
import { describe, expect, test } from "vitest";
import { CELL, FUSE_MS } from "../constants.ts";
import { advance, apply, createMatch } from "../match.ts";
import type { CharacterId, MatchState } from "../match-types.ts";
import { createGenerator } from "../random/generator.ts";
import { replay } from "../replay.ts";
import { buildArena, codeAt, eventsOf, playerOf } from "../testing/arena.ts";
import { recordBotMatch } from "../testing/record-bot-match.ts";
import { BOT_SKILLS, type BotLevel } from "./bot-levels.ts";
import { viewForBot } from "./bot-view.ts";
import { type BotIntent, decideBot } from "./decide-bot.ts";
import { noticeBombs } from "./notice-bombs.ts";
import { createMind, playBot } from "./play-bot.ts";

const LEVELS: readonly BotLevel[] = ["easy", "normal", "hard"];
const FRAME_MS = 50;

function decide(state: MatchState, id: CharacterId, level: BotLevel, seed: string): BotIntent {
  return decideBot(viewForBot(state), id, BOT_SKILLS[level], createGenerator(seed), null);
}

/** Lets these players be bots until `untilMs`; the others stand. */
function playUntil(
  state: MatchState,
  untilMs: number,
  level: BotLevel,
  seed = "bot",
  ids: CharacterId[] = [1],
) {
  const minds = ids.map((id) => createMind(`${seed}/${id}`));
  for (let atMs = state.nowMs + FRAME_MS; atMs <= untilMs; atMs += FRAME_MS) {
    advance(state, atMs);
    for (const [index, id] of ids.entries())
      for (const input of playBot(state, id, level, minds[index]!, FRAME_MS)) apply(state, input, atMs);
  }
}

describe("a bot", () => {
  test("gets out of the blast of a bomb beside it", () => {
    for (const level of ["normal", "hard"] as const) {
      for (const seed of ["a", "b", "c"]) {
        const state = buildArena({ players: { 1: [4, 0], 2: [5, 0] } });
        playerOf(state, 2).stats.blastRadius = 3;
        apply(state, { type: "bomb", playerId: 2 }, 0);
        Object.assign(playerOf(state, 2), { x: 16, y: 10 });
        playUntil(state, FUSE_MS + FRAME_MS, level, seed);
        expect(playerOf(state, 1).stats.health).toBe(3);
      }
    }
  });

  test("bombs a brick and survives it", () => {
    const state = buildArena({ players: { 1: [0, 0], 2: [16, 10] }, bricks: [[3, 0]] });
    playUntil(state, 8000, "normal");
    expect(codeAt(state, 3, 0)).toBe(CELL.EMPTY);
    expect(playerOf(state, 1).stats.health).toBe(3);
  });

  test("[BT3] puts down the bomb that it came for, and does not go to and fro between two good places", () => {
    // A board on which hard ones once put down a bomb in ten seconds, all four together.
    const state = createMatch({ seed: "alike 3", playerIds: [1, 2, 3, 4] });
    playUntil(state, 15_000, "hard", "alike 3", [1, 2, 3, 4]);
    const bricks = (cells: ArrayLike<number>) =>
      Array.from(cells).filter((code) => code === CELL.BRICK).length;
    const before = createMatch({ seed: "alike 3", playerIds: [1, 2, 3, 4] });
    expect(bricks(unpackCells(before.cells)) - bricks(unpackCells(state.cells))).toBeGreaterThanOrEqual(8);
  });

  test("[BT3] [BT6] the last two fight it out: they do not run through each other without a bomb", () => {
    for (const level of LEVELS) {
      const state = buildArena({ players: { 1: [12, 4], 2: [12, 6] } });
      for (const id of [1, 2] as const)
        Object.assign(playerOf(state, id).stats, { maxBombs: 4, blastRadius: 3, speed: 1.2 });
      const minds = [createMind("last/1"), createMind("last/2")];
      let bombs = 0;
      for (let atMs = FRAME_MS; atMs <= 10_000 && state.outcome === null; atMs += FRAME_MS) {
        advance(state, atMs);
        for (const id of [1, 2] as const)
          for (const input of playBot(state, id, level, minds[id - 1]!, FRAME_MS))
            bombs += eventsOf(apply(state, input, atMs), "bomb_placed").length;
      }
      expect(bombs, level).toBeGreaterThan(4);
    }
  });

  test("does not bomb where it could not get away", () => {
    const state = buildArena({
      players: { 1: [0, 0], 2: [16, 10] },
      bricks: [
        [1, 0],
        [0, 1],
      ],
    });
    for (let index = 0; index < 200; index++)
      expect(decide(state, 1, "hard", `cell-${index}`).placeBomb).toBe(false);
  });

  test("fetches a power-up near by", () => {
    const state = buildArena({ players: { 1: [0, 0], 2: [16, 10] }, powerups: [[4, 2, CELL.POWERUP_SPEED]] });
    playUntil(state, 4000, "normal");
    expect(playerOf(state, 1).stats.speed).toBe(1.2);
  });

  test("[PL6] [PL7] [PL8] says courses: a few reports a second, every one believed", () => {
    for (const level of LEVELS) {
      const state = createMatch({ seed: `courses ${level}`, playerIds: [1, 2, 3, 4] });
      const minds = state.players.map(({ id }) => createMind(`courses ${id}`));
      const tally = { reports: 0, walking: 0, lifeMs: 0, corrections: 0 };
      for (let atMs = FRAME_MS; atMs < 30_000 && state.outcome === null; atMs += FRAME_MS) {
        advance(state, atMs);
        for (const [index, { id, status }] of state.players.entries()) {
          if (status === "playing") tally.lifeMs += FRAME_MS;
          for (const input of playBot(state, id, level, minds[index]!, FRAME_MS)) {
            if (input.type === "move") tally.reports += 1;
            if (input.type === "move" && input.heading !== null) tally.walking += 1;
            tally.corrections += eventsOf(apply(state, input, atMs), "correction").length;
          }
        }
      }
      expect(tally.corrections).toBe(0);
      expect(tally.walking).toBeGreaterThan(0);
      expect((tally.reports * 1000) / tally.lifeMs).toBeLessThan(6);
    }
  });

  test("does nothing when dead, gone or over", () => {
    const state = buildArena({ players: { 1: [0, 0], 2: [16, 10], 3: [16, 0] } });
    playerOf(state, 3).status = "dead";
    expect(decide(state, 3, "hard", "x")).toMatchObject({ direction: null, placeBomb: false });
    expect(playBot(state, 4, "hard", createMind("x"), FRAME_MS)).toEqual([]);
    apply(state, { type: "leave", playerId: 2 }, 10);
    expect(decide(state, 1, "hard", "x")).toMatchObject({ direction: null, placeBomb: false });
  });

  test("changes nothing but its generator when it decides, and decides the same again", () => {
    const state = createMatch({ seed: "pure", playerIds: [1, 2, 3, 4] });
    playUntil(state, 10_000, "normal", "pure", [1, 2, 3, 4]);
    const before = JSON.stringify(state);
    for (let index = 0; index < 20; index++) {
      const first = decide(state, 1, "hard", `pure-${index}`);
      expect(decide(state, 1, "hard", `pure-${index}`)).toEqual(first);
    }
    expect(JSON.stringify(state)).toBe(before);
  });

  test("plays decent matches: bots destroy bricks, take power-ups, and their moves are hardly ever wrong", () => {
    const { seed, playerIds, inputs, untilMs } = recordBotMatch("decent", [1, 2, 3, 4], 40_000);
    const { events } = replay(seed, playerIds, inputs, { untilMs, hashEvery: inputs.length });
    const bricks = eventsOf(events, "explosion").reduce(
      (sum, event) => sum + event.destroyedBricks.length,
      0,
    );
    expect(bricks).toBeGreaterThan(25);
    expect(eventsOf(events, "powerup_collected").length).toBeGreaterThan(4);
    expect(eventsOf(events, "correction").length).toBeLessThan(3);
  });
});

/** The same match with everything hidden made different: seed, generator, what bricks hide, the corner, the judge's notes. */
function hideOtherwise(state: MatchState, hidesCorner: boolean): MatchState {
  const other = structuredClone(state);
  return {
    ...other,
    seed: "another",
    generator: createGenerator("another"),
    hiddenCells: packCells(
      unpackCells(other.hiddenCells).map((kind, cell) =>
        cellAt(other.cells, cell) === CELL.BRICK && kind === 0 ? 4 : 0,
      ),
    ),
    closingCorner: hidesCorner ? (other.closingCorner + 1) % 4 : other.closingCorner,
    players: other.players.map((player) => ({
      ...player,
      allowanceMs: 123,
      allowanceAtMs: 7,
      correctionUntilMs: 99,
      correctionSeq: 5,
    })),
  };
}

describe("[BT2] what a bot sees", () => {
  test("decisions are the same where only the hidden differs", () => {
    for (const level of LEVELS) {
      const state = createMatch({ seed: `hidden ${level}`, playerIds: [1, 2, 3, 4] });
      const minds = state.players.map(({ id }) => createMind(`hidden ${id}`));
      for (let atMs = FRAME_MS; atMs < 15_000 && state.outcome === null; atMs += FRAME_MS) {
        advance(state, atMs);
        const other = hideOtherwise(state, true);
        const said = state.players.map(({ id }, index) => {
          const twin = structuredClone(minds[index]!);
          const inputs = playBot(state, id, level, minds[index]!, FRAME_MS);
          expect(playBot(other, id, level, twin, FRAME_MS)).toEqual(inputs);
          return inputs;
        });
        for (const input of said.flat()) apply(state, input, atMs);
      }
    }
  });

  test("[OC3] the corner only once the first wall has shown it", () => {
    const state = buildArena({ players: { 1: [8, 4], 2: [8, 6] } });
    advance(state, 122_999);
    expect(viewForBot(state).closingCorner).toBeNull();
    expect(viewForBot(hideOtherwise(state, true))).toEqual(viewForBot(state));
    advance(state, 123_000);
    expect(viewForBot(state).closingCorner).toBe(state.closingCorner);
    expect(viewForBot(hideOtherwise(state, false))).toEqual(viewForBot(state));
  });
});

describe("[BT3] levels", () => {
  test("a bomb of somebody else is noticed late by the level, 350, 220 or 140 ms with spread; an own one at once", () => {
    for (const [level, usualMs] of [
      ["easy", 350],
      ["normal", 220],
      ["hard", 140],
    ] as const) {
      const noticedMs = Array.from({ length: 200 }, (_, index) => {
        const state = buildArena({ players: { 1: [4, 0], 2: [5, 0] } });
        apply(state, { type: "bomb", playerId: 2 }, 100 + index);
        const { placedAtMs } = state.bombs[0]!;
        const isNoticed = (lateMs: number, ownId: number) => {
          const view = viewForBot(state, placedAtMs + lateMs);
          const me = view.players[ownId - 1]!;
          return noticeBombs(view, me, BOT_SKILLS[level], createGenerator(`late ${index}`)).length === 1;
        };
        expect(isNoticed(0, 2)).toBe(true);
        let lateMs = 0;
        while (!isNoticed(lateMs, 1)) lateMs += 5;
        return lateMs;
      });
      const mean = noticedMs.reduce((sum, ms) => sum + ms, 0) / noticedMs.length;
      expect(Math.abs(mean - usualMs)).toBeLessThan(usualMs * 0.05);
      expect(Math.max(...noticedMs) - Math.min(...noticedMs)).toBeGreaterThan(usualMs * 0.4);
    }
  });
});

describe("[BT4] no corner, heading or opponent is preferred", () => {
  test("of four equal power-ups each is gone for as often", () => {
    const state = buildArena({
      players: { 1: [8, 4], 2: [0, 10] },
      powerups: [
        [8, 2, CELL.POWERUP_BOMB],
        [8, 6, CELL.POWERUP_BOMB],
        [6, 4, CELL.POWERUP_BOMB],
        [10, 4, CELL.POWERUP_BOMB],
      ],
    });
    // Out of the way, so that nothing but the power-ups counts.
    playerOf(state, 2).status = "dead";
    for (const level of LEVELS) {
      const counts = new Map<string | null, number>();
      for (let index = 0; index < 400; index++) {
        const { direction } = decide(state, 1, level, `tie ${index}`);
        counts.set(direction, (counts.get(direction) ?? 0) + 1);
      }
      for (const direction of ["up", "right", "down", "left"])
        expect(Math.abs(counts.get(direction)! - 100)).toBeLessThan(30);
    }
  });

  test("[BT6] of two opponents as near each is gone for as often, whoever sits there: nobody is ganged up on", () => {
    // A view does not say who is a person, so only a seat could be picked out: each in turn stands in the middle.
    for (const level of LEVELS) {
      for (const [me, one, other] of [
        [1, 2, 3],
        [2, 3, 4],
        [4, 1, 2],
      ] as const) {
        const spots = { [me]: [8, 4], [one]: [2, 4], [other]: [14, 4] } as const;
        const state = buildArena({ players: spots });
        advance(state, 61_000);
        const counts = { left: 0, right: 0 };
        for (let index = 0; index < 100; index++) {
          const { goal } = decide(state, me, level, `whom ${index}`);
          if (goal % 17 !== 8) counts[goal % 17 < 8 ? "left" : "right"] += 1;
        }
        expect(counts.left + counts.right, level).toBeGreaterThan(60);
        expect(Math.abs(counts.left - counts.right), level).toBeLessThan(35);
      }
    }
  });

  test("every corner is begun alike: seen in the mirror, the first ways are the same", () => {
    const first = new Map<CharacterId, number>();
    for (let index = 0; index < 300; index++) {
      const state = createMatch({ seed: `begin ${index}`, playerIds: [1, 2, 3, 4] });
      for (const { id } of state.players) {
        const { direction } = decide(state, id, "normal", `begin ${index} ${id}`);
        if (direction === "left" || direction === "right") first.set(id, (first.get(id) ?? 0) + 1);
      }
    }
    const counts = [...first.values()];
    expect(counts).toHaveLength(4);
    // Sixty: three and a half standard deviations of the difference of two.
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(60);
  });
});
