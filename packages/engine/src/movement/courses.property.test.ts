import { changeCells } from "../testing/arena.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BASE_SPEED, CELL, COURSE_MS } from "../constants.ts";
import { hashState } from "../hash-state.ts";
import { advance, apply, createMatch } from "../match.ts";
import type { MatchInput } from "../match-input.ts";
import type { CharacterId, MatchState, Orientation, PlayerState } from "../match-types.ts";
import { checkInvariants } from "../testing/check-invariants.ts";
import { stepBody } from "./step-body.ts";

const IDS = [1, 2, 3, 4] as const;
const heading = fc.constantFrom<Orientation | null>("up", "down", "left", "right", null);
const report = fc.record({
  id: fc.constantFrom<CharacterId>(...IDS),
  ms: fc.integer({ min: 0, max: 500 }),
  heading,
  /** How much of the time since their last report they really walked, and where to; more than 1 is a lie. */
  share: fc.integer({ min: 0, max: 130 }).map((percent) => percent / 100),
  walked: heading,
  bomb: fc.integer({ min: 0, max: 5 }),
});
type MoveReport = typeof report extends fc.Arbitrary<infer Value> ? Value : never;
const reports = fc.array(report, { minLength: 20, maxLength: 150, size: "max" });

/** A match full of strong players, at its start or among closing walls. */
function stirred(seed: string, startMs: number): MatchState {
  const state = createMatch({ seed, playerIds: [...IDS] });
  for (const { stats } of state.players) Object.assign(stats, { maxBombs: 4, blastRadius: 3, speed: 2 });
  advance(state, startMs);
  return state;
}

/** What somebody sends who believes to have walked so from their last report. */
function inputOf(player: PlayerState, view: MatchState, said: MoveReport, sinceMs: number): MatchInput {
  if (said.bomb === 0) return { type: "bomb", playerId: player.id };
  const { x, y } = player.course ?? player;
  const body = { x, y, orientation: player.orientation, speed: player.stats.speed };
  stepBody(view, body, said.walked, Math.min(sinceMs, 500) * said.share);
  const { orientation } = body;
  return { type: "move", playerId: player.id, x: body.x, y: body.y, orientation, heading: said.heading };
}

/** Plays the reports, looking at the match every `lookMs`; what `seen` is told after each of them. */
function play(
  state: MatchState,
  played: readonly MoveReport[],
  lookMs: number,
  seen: (state: MatchState) => void = () => {},
): void {
  const saidAt = new Map<CharacterId, number>();
  for (const said of played) {
    const atMs = state.nowMs + said.ms;
    for (let look = state.nowMs + lookMs; look < atMs; look += lookMs) advance(state, look);
    advance(state, atMs);
    const player = state.players.find(({ id }) => id === said.id)!;
    apply(state, inputOf(player, state, said, atMs - (saidAt.get(said.id) ?? 0)), atMs);
    saidAt.set(said.id, atMs);
    seen(state);
    if (state.outcome !== null) return;
  }
}

describe("courses in every match", () => {
  const starts = fc.constantFrom(0, 122_500, 150_000);

  test("[PL9] give the same match however often anybody looks: every 1, 7, 50, 1000 ms", () => {
    fc.assert(
      fc.property(fc.string(), starts, reports, (seed, startMs, played) => {
        const hashes = [1, 7, 50, 1000].map((lookMs) => {
          const state = stirred(seed, startMs);
          const on: string[] = [];
          play(state, played, lookMs, (now) => on.push(hashState(now)));
          return on;
        });
        for (const other of hashes.slice(1)) expect(other).toEqual(hashes[0]);
      }),
      { numRuns: 15 },
    );
  });

  test("[PL6] [PL8] never leave the lanes, never pass something solid, keep every invariant", () => {
    let walking = 0;
    fc.assert(
      fc.property(fc.string(), starts, reports, (seed, startMs, played) => {
        play(stirred(seed, startMs), played, 40, (state) => {
          expect(checkInvariants(state)).toEqual([]);
          walking += state.players.filter(({ course }) => course !== null).length;
        });
      }),
      { numRuns: 30 },
    );
    expect(walking).toBeGreaterThan(1000);
  });

  test("[PL8] never spend more than the budget: reports and what courses add stay within speed and time", () => {
    fc.assert(
      fc.property(fc.string(), reports, (seed, played) => {
        const state = stirred(seed, 0);
        changeCells(state, (code) => (code === CELL.WALL ? code : CELL.EMPTY));
        const walked = new Map<CharacterId, number>(IDS.map((id) => [id, 0]));
        const before = new Map(state.players.map((player) => [player.id, { x: player.x, y: player.y }]));
        play(state, played, 1000, () => {
          for (const player of state.players) {
            const place = player.course ?? player;
            const { x, y } = before.get(player.id)!;
            walked.set(player.id, walked.get(player.id)! + Math.abs(place.x - x) + Math.abs(place.y - y));
            before.set(player.id, { x: place.x, y: place.y });
            const ahead = Math.abs(player.x - place.x) + Math.abs(player.y - place.y);
            const most = (BASE_SPEED * player.stats.speed * (state.nowMs + 500)) / 1000 + 0.011;
            expect(walked.get(player.id)! + ahead).toBeLessThanOrEqual(most);
            expect(ahead).toBeLessThanOrEqual((BASE_SPEED * player.stats.speed * COURSE_MS) / 1000 + 1e-9);
          }
        });
      }),
      { numRuns: 30 },
    );
  });

  test("[PL8] pick up nothing: what lies about is taken by reports alone", () => {
    fc.assert(
      fc.property(fc.string(), reports, (seed, played) => {
        const state = stirred(seed, 0);
        changeCells(state, (code) => (code === CELL.BRICK ? CELL.POWERUP_BOMB : code));
        state.bricksLeft = 0;
        for (const said of played) {
          const before = JSON.stringify(state.players.map(({ stats }) => stats));
          const events = advance(state, state.nowMs + said.ms);
          expect(events.filter(({ type }) => type === "powerup_collected")).toEqual([]);
          expect(JSON.stringify(state.players.map(({ stats }) => stats))).toBe(before);
          const player = state.players.find(({ id }) => id === said.id)!;
          apply(state, inputOf(player, state, { ...said, bomb: 1 }, said.ms), state.nowMs);
        }
      }),
      { numRuns: 30 },
    );
  });
});
