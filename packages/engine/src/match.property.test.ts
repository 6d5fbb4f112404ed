import { unpackCells } from "./board/cells.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BOARD_HEIGHT, BOARD_WIDTH, LONGEST_MATCH_MS } from "./constants.ts";
import { hashState } from "./hash-state.ts";
import { advance, apply, createMatch } from "./match.ts";
import type { MatchInput } from "./match-input.ts";
import type { CharacterId, MatchState, Orientation } from "./match-types.ts";
import { stepBody } from "./movement/step-body.ts";
import { checkInvariants } from "./testing/check-invariants.ts";

const playerId = fc.constantFrom<CharacterId>(1, 2, 3, 4);
const playerIds = fc.uniqueArray(playerId, { minLength: 1, maxLength: 4 });
const heading = fc.constantFrom<Orientation>("up", "down", "left", "right");

/** What somebody does after so many ms: walk honestly, put a bomb down, claim anything at all, or go. */
type Act =
  | { readonly what: "walk"; readonly heading: Orientation }
  | { readonly what: "bomb"; readonly x?: number; readonly y?: number }
  | { readonly what: "claim"; readonly x: number; readonly y: number; readonly seq?: number }
  | { readonly what: "leave" };

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 60, arbitrary: fc.record({ what: fc.constant("walk" as const), heading }) },
  { weight: 20, arbitrary: fc.record({ what: fc.constant("bomb" as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant("bomb" as const),
      x: fc.integer(),
      y: fc.integer({ min: -1, max: 11 }),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record(
      {
        what: fc.constant("claim" as const),
        x: fc.double(),
        y: fc.double({ min: -1, max: 11 }),
        seq: fc.nat(),
      },
      { requiredKeys: ["what", "x", "y"] },
    ),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("leave" as const) }) },
);
const acts = fc.array(fc.tuple(playerId, fc.integer({ min: 0, max: 700 }), act), {
  maxLength: 120,
  size: "max",
});

function toInput(state: MatchState, id: CharacterId, ms: number, done: Act): MatchInput {
  if (done.what === "leave") return { type: "leave", playerId: id };
  if (done.what === "bomb") return { ...done, type: "bomb", playerId: id };
  if (done.what === "claim") return { ...done, type: "move", playerId: id, orientation: "up" };
  const player = state.players.find((candidate) => candidate.id === id);
  const body = { x: 0, y: 0, orientation: done.heading, ...player, speed: player?.stats.speed ?? 1 };
  stepBody(state, body, done.heading, Math.min(ms, 500));
  return { type: "move", playerId: id, x: body.x, y: body.y, orientation: body.orientation };
}

describe("every match", () => {
  test("[BD3] [PL1] [PL3] [BM1] [BM3] keeps players out of walls, bricks from growing, bombs and health within bounds", () => {
    fc.assert(
      fc.property(
        fc.string(),
        playerIds,
        fc.constantFrom(0, 118_000, 150_000),
        acts,
        (seed, ids, startMs, played) => {
          const state = createMatch({ seed, playerIds: ids });
          for (const player of state.players) {
            Object.assign(player.stats, { maxBombs: 4, blastRadius: 3, speed: 2 });
          }
          advance(state, ids.length > 1 ? startMs : 0);
          let { bricksLeft } = state;
          for (const [id, ms, done] of played) {
            apply(state, toInput(state, id, ms, done), state.nowMs + ms);
            expect(checkInvariants(state)).toEqual([]);
            expect(state.bricksLeft).toBeLessThanOrEqual(bricksLeft);
            bricksLeft = state.bricksLeft;
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test("[OC3] that two or more started ends within 185 s of match time", () => {
    const several = fc.uniqueArray(playerId, { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(fc.string(), several, acts, (seed, ids, played) => {
        const state = createMatch({ seed, playerIds: ids });
        for (const [id, ms, done] of played) {
          apply(
            state,
            toInput(state, id, ms, done.what === "leave" ? { what: "bomb" } : done),
            state.nowMs + 4 * ms,
          );
        }
        advance(state, LONGEST_MATCH_MS);
        expect(state.outcome).not.toBeNull();
        expect(state.outcome!.atMs).toBeLessThanOrEqual(LONGEST_MATCH_MS);
      }),
      { numRuns: 100 },
    );
  });

  test("[BD5] starts on a board mirrored in both axes, whoever plays", () => {
    fc.assert(
      fc.property(fc.string(), playerIds, (seed, ids) => {
        const { cells, hiddenCells } = createMatch({ seed, playerIds: ids });
        for (const layer of [cells, hiddenCells].map(unpackCells)) {
          const rows = Array.from({ length: BOARD_HEIGHT }, (_, y) =>
            layer.slice(y * BOARD_WIDTH, (y + 1) * BOARD_WIDTH),
          );
          expect(rows.map((row) => row.toReversed())).toEqual(rows);
          expect(rows.toReversed()).toEqual(rows);
        }
      }),
      { numRuns: 100 },
    );
  });

  test("plays the same whether it is advanced often or only when somebody acts", () => {
    fc.assert(
      fc.property(fc.string(), playerIds, acts, (seed, ids, played) => {
        const seldom = createMatch({ seed, playerIds: ids });
        const often = createMatch({ seed, playerIds: ids });
        let atMs = 0;
        for (const [id, ms, done] of played) {
          atMs += ms;
          const input = toInput(seldom, id, ms, done);
          for (let part = 1; part <= 4; part++) advance(often, atMs - ms + Math.floor((ms * part) / 4));
          apply(often, input, atMs);
          apply(seldom, input, atMs);
        }
        expect(hashState(often)).toBe(hashState(seldom));
      }),
      { numRuns: 100 },
    );
  });
});
