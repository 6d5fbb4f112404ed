// The engine's face: functions, and values that nobody's call changes.
import { expect, it } from "vitest";
import * as face from "./index.ts";

/** Everything that the face exports besides functions, as text. */
function values(): string {
  return JSON.stringify(Object.entries(face).filter(([, value]) => typeof value !== "function"));
}

it("no exported value is changed by what is called: each match, and each way, is its caller's alone", () => {
  const before = values();
  const match = face.createMatch({ seed: "face", playerIds: [1, 2] });
  const { x, y } = match.players[0]!;
  for (const [dx, dy] of [
    [0.2, 0],
    [0, 0.2],
  ] as const) {
    const move = { type: "move", playerId: 1, orientation: "right" } as const;
    face.apply(match, { ...move, x: x + dx, y: y + dy, heading: null }, 500);
  }
  expect(match.players[0]).not.toMatchObject({ x, y });
  expect(values()).toBe(before);
});
