import { cellAt, setCell, unpackCells } from "./board/cells.ts";
import { describe, expect, test } from "vitest";
import { BOARD_CELLS, FUSE_MS } from "./constants.ts";
import { hashState } from "./hash-state.ts";
import { advance, apply, createMatch, nextDueAt } from "./match.ts";
import type { MatchEvent } from "./match-events.ts";
import type { MatchState } from "./match-types.ts";
import { picture } from "./picture.ts";
import { createGenerator } from "./random/generator.ts";
import { replay } from "./replay.ts";
import { buildArena, eventsOf, playerOf } from "./testing/arena.ts";
import { recordBotMatch } from "./testing/record-bot-match.ts";

describe("a match", () => {
  test("[BD4] starts everybody in their corner, in id order, whatever the order of the seats", () => {
    const state = createMatch({ seed: "order", playerIds: [3, 1, 4, 2] });
    expect(state.players.map(({ id, x, y }) => [id, x, y])).toEqual([
      [1, 0, 0],
      [2, 16, 10],
      [3, 16, 0],
      [4, 0, 10],
    ]);
    expect(hashState(state)).toBe(hashState(createMatch({ seed: "order", playerIds: [1, 2, 3, 4] })));
  });

  test("refuses player lists no match can have", () => {
    for (const playerIds of [[], [1, 1], [5], [0, 1]]) {
      expect(() => createMatch({ seed: "x", playerIds: playerIds as never })).toThrow("1 to 4 different");
    }
  });

  test("plays what is due at its own time, in order, however late it is asked", () => {
    const late = buildArena({ players: { 1: [0, 10], 2: [16, 10] } });
    const prompt = structuredClone(late);
    for (const state of [late, prompt]) {
      playerOf(state, 1).stats.maxBombs = 2;
      Object.assign(playerOf(state, 1), { x: 4, y: 0 });
      apply(state, { type: "bomb", playerId: 1 }, 100);
      Object.assign(playerOf(state, 1), { x: 4, y: 4 });
      apply(state, { type: "bomb", playerId: 1 }, 300);
    }
    const promptEvents: MatchEvent[] = [];
    for (let due = nextDueAt(prompt); due !== null && due <= 130_000; due = nextDueAt(prompt)) {
      promptEvents.push(...advance(prompt, due));
    }
    promptEvents.push(...advance(prompt, 130_000));
    expect(advance(late, 130_000)).toEqual(promptEvents);
    expect(hashState(late)).toBe(hashState(prompt));
  });

  test("never goes back in time: an earlier input counts as now", () => {
    const state = buildArena();
    advance(state, 1000);
    const [placed] = eventsOf(apply(state, { type: "bomb", playerId: 1 }, 400), "bomb_placed");
    expect(placed!.bomb.placedAtMs).toBe(1000);
    expect(apply(state, { type: "bomb", playerId: 2 }, Number.NaN)).toMatchObject([
      { bomb: { placedAtMs: 1000 } },
    ]);
    expect(nextDueAt(state)).toBe(1000 + FUSE_MS);
  });

  test("due things of an instant come before an input of that instant", () => {
    const state = buildArena();
    apply(state, { type: "bomb", playerId: 1 }, 0);
    const events = apply(state, { type: "move", playerId: 1, x: 0.5, y: 0, orientation: "right" }, FUSE_MS);
    expect(events.map((event) => event.type)).toEqual(["explosion", "player_state"]);
  });

  test("appends to a list that it is given", () => {
    const one = buildArena();
    const other = structuredClone(one);
    const out: MatchEvent[] = [{ type: "sudden_death_started" }];
    expect(apply(one, { type: "bomb", playerId: 1 }, 10, out)).toBe(out);
    expect(out.slice(1)).toEqual(apply(other, { type: "bomb", playerId: 1 }, 10));
  });

  test("survives a JSON round trip at any moment and goes on the same", () => {
    const { seed, playerIds, inputs } = recordBotMatch("json", [1, 2, 3, 4]);
    const whole = createMatch({ seed, playerIds });
    let parcelled = createMatch({ seed, playerIds });
    for (const { atMs, input } of inputs) {
      const events = apply(whole, input, atMs);
      expect(apply(parcelled, input, atMs)).toEqual(events);
      if (events.some((event) => event.type !== "player_state")) {
        const text = JSON.stringify(parcelled);
        parcelled = JSON.parse(text) as MatchState;
        expect(JSON.stringify(parcelled)).toBe(text);
      }
    }
    expect(parcelled).toEqual(whole);
    expect(hashState(parcelled)).toBe(hashState(whole));
  });

  test("replay gives the same hashes from seed and inputs, and other hashes from another seed", () => {
    const match = recordBotMatch("replay", [1, 2, 3]);
    const again = replay(match.seed, match.playerIds, match.inputs, {
      untilMs: match.untilMs,
      hashEvery: 100,
    });
    expect(again.hashes).toEqual(
      replay(match.seed, match.playerIds, match.inputs, { untilMs: match.untilMs, hashEvery: 100 }).hashes,
    );
    expect(again.hashes).toHaveLength(Math.floor(match.inputs.length / 100) + 1);
    expect(hashState(again.state)).toBe(again.hashes.at(-1));
    expect(again.state.outcome).not.toBeNull();
    expect(eventsOf(again.events, "game_over")).toHaveLength(1);
    expect(replay("other", match.playerIds, match.inputs).hashes.at(-1)).not.toBe(again.hashes.at(-1));
  });
});

describe("the picture", () => {
  test("[BD1] shows everything visible and nothing secret", () => {
    const state = createMatch({ seed: "secret", playerIds: [1, 2, 3] });
    apply(state, { type: "bomb", playerId: 1 }, 500);
    advance(state, 500 + FUSE_MS + 100);
    apply(state, { type: "leave", playerId: 3 }, 2700);
    const seen = picture(state);
    expect(seen.players.map((player) => player.id)).toEqual([1, 2]);
    expect(seen.players[0]).toMatchObject({
      stats: { health: 2 },
      isInvincible: true,
      invincibleForMs: 1300,
    });
    expect(seen.board).toHaveLength(11);
    expect(seen.board.flat()).toEqual(unpackCells(state.cells));
    expect(seen.suddenDeath).toEqual({ startsAtMs: 120_000, wallsClosed: 0 });
    expect(JSON.stringify(seen)).not.toMatch(/secret|hidden|generator|closingCorner/);
  });

  test("belongs to the caller: changing it does not change the match", () => {
    const state = createMatch({ seed: "copy", playerIds: [1, 2] });
    apply(state, { type: "bomb", playerId: 1 }, 0);
    const before = hashState(state);
    const seen = structuredClone(picture(state));
    const held = picture(state);
    (held.players[0]!.stats as { health: number }).health = 0;
    (held.board[0] as number[])[0] = 7;
    (held.bombs[0] as { x: number }).x = 9;
    expect(hashState(state)).toBe(before);
    expect(picture(state)).toEqual(seen);
  });

  test("[OC2] has no sudden death when played alone", () => {
    expect(picture(createMatch({ seed: "solo", playerIds: [4] })).suddenDeath).toBeNull();
  });
});

describe("the hash", () => {
  type Leaf = readonly [path: string, change: (state: MatchState) => void];

  /** Every leaf of a JSON value with a way to change just it. */
  function listLeaves(value: unknown, path: readonly (string | number)[] = []): Leaf[] {
    if (typeof value === "object" && value !== null) {
      return Object.entries(value).flatMap(([key, inner]) => listLeaves(inner, [...path, key]));
    }
    const change = (state: MatchState): void => {
      let holder = state as unknown as Record<string, unknown>;
      for (const key of path.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
      const key = String(path.at(-1));
      const old = holder[key];
      if (typeof old === "number") holder[key] = old + 1;
      else if (typeof old === "boolean") holder[key] = !old;
      else holder[key] = `${String(old)}!`;
    };
    return [[path.join("."), change]];
  }

  test("covers every field of the state: changing any of them changes it", () => {
    const state = createMatch({ seed: "leaves", playerIds: [1, 2, 3, 4] });
    apply(state, { type: "bomb", playerId: 1 }, 10);
    for (const { id: playerId, x, y } of state.players) {
      const course = { type: "move", playerId, x, y, orientation: "up", heading: "up" } as const;
      apply(state, course, 20);
    }
    const original = hashState(state);
    const leaves = listLeaves(state).filter(([path]) => path !== "outcome");
    expect(leaves.length).toBeGreaterThan(150);
    const hashes = new Set([original]);
    for (const [path, change] of leaves) {
      const changed = structuredClone(state);
      change(changed);
      const hash = hashState(changed);
      expect(hashes.has(hash), `${path} is not in the hash`).toBe(false);
      hashes.add(hash);
    }
    for (const layer of ["cells", "hiddenCells"] as const) {
      for (let cell = 0; cell < BOARD_CELLS; cell++) {
        const changed = structuredClone(state);
        setCell(changed[layer], cell, cellAt(changed[layer], cell) ^ 8);
        const hash = hashState(changed);
        expect(hashes.has(hash), `${cell} of ${layer} is not in the hash`).toBe(false);
        hashes.add(hash);
      }
    }
    for (const outcome of [
      { winnerId: null, atMs: 0 },
      { winnerId: 1, atMs: 0 },
      { winnerId: 1, atMs: 1 },
    ] as const) {
      const hash = hashState({ ...state, outcome });
      expect(hashes.has(hash)).toBe(false);
      hashes.add(hash);
    }
  });

  test("is not additive: changes that cancel each other out in a sum still show", () => {
    const state = createMatch({ seed: "sum", playerIds: [1, 2] });
    const before = hashState(state);
    state.players[0]!.x += 1;
    state.players[1]!.x -= 1;
    expect(hashState(state)).not.toBe(before);
  });

  test("is pinned: 32 hex characters, the same in every engine", () => {
    expect(hashState(createMatch({ seed: "pinned", playerIds: [1, 2, 3, 4] }))).toMatchInlineSnapshot(
      `"6153a7566c314d45fd0805ec4c1203b3"`,
    );
    expect(createGenerator("pinned").drawn).toBe(0);
  });
});
