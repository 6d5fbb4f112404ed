// A recording must lead where the match itself went, whatever was said into it.
import { describe, expect, test } from "vitest";
import { hashState } from "../hash-state.ts";
import { InputLog } from "./input-log.ts";
import { advance, apply, createMatch } from "../match.ts";
import type { MatchInput } from "../match-input.ts";
import { replay } from "../replay.ts";

const SAID: readonly MatchInput[] = [
  { type: "bomb", playerId: 1 },
  { type: "move", playerId: 1, x: 0.15, y: 0, orientation: "right", heading: "right", seq: 7, lagMs: 31.5 },
  { type: "move", playerId: 2, x: -0, y: 1e9, orientation: "left", heading: "up" },
  { type: "move", playerId: 2, x: 16, y: 9.123456789, orientation: "up", heading: null, seq: 0 },
  { type: "bomb", playerId: 2, x: 16, y: 9 },
  { type: "leave", playerId: 4 },
];

describe("a recording", () => {
  test("[RP1] leads to the state that the match came to", () => {
    const log = new InputLog();
    const match = createMatch({ seed: "a recorded match", playerIds: [1, 2, 4] });
    for (let step = 0; step < 600; step++) {
      const input = SAID[step % SAID.length]!;
      log.append(input, step * 40);
      apply(match, input, step * 40);
    }
    advance(match, 1e9);
    const again = new InputLog(log.rows());
    expect(again.size).toBe(600);
    const { state } = replay(match.seed, [1, 2, 4], again.inputs(), { untilMs: 1e9, hashEvery: 1000 });
    expect(hashState(state)).toBe(hashState(match));
    expect(match.outcome).not.toBeNull();
  });

  test("[RP1] gives every input back as it was said, and goes on from its rows", () => {
    const log = new InputLog();
    log.append(SAID[0]!, 5);
    const next = new InputLog(log.rows());
    for (const [index, input] of SAID.slice(1).entries()) next.append(input, 10 + index);
    // A heading of null is none.
    const plain = SAID.map((input) =>
      input.type === "move" && input.heading === null
        ? { type: "move", playerId: 2, x: 16, y: 9.123456789, orientation: "up", seq: 0 }
        : Object.is(input, SAID[2])
          ? { ...input, x: 0 }
          : input,
    );
    expect(next.inputs()).toEqual(
      plain.map((input, index) => ({ atMs: index === 0 ? 5 : 9 + index, input })),
    );
    expect(log.size).toBe(1);
  });
});
