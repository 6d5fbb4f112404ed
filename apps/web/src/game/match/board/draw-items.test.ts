import { expect, test } from "vitest";
import { ARENAS } from "./arena.ts";
import { type DrawItem, type DrawList, isSameFrame } from "./draw-items.ts";

const GLOW: DrawItem = { kind: "sprite", name: "glow", x: 1, y: 2, rise: 0, scale: 1, alpha: 0.5 };
const TAG: DrawItem = { kind: "tag", x: 1, y: 2, text: "Анна", color: "blue", alpha: 1 };

function frame(items: readonly DrawItem[], rest: Partial<DrawList> = {}): DrawList {
  return {
    items: items.map((item) => ({ ...item })),
    shakeX: 0,
    shakeY: 0,
    arena: ARENAS[0],
    doom: null,
    ...rest,
  };
}

test("a frame of the same items is the same, whoever made it", () => {
  expect(isSameFrame(frame([]), frame([]))).toBe(true);
  expect(isSameFrame(frame([GLOW, TAG]), frame([GLOW, TAG]))).toBe(true);
});

test.each([
  ["one more item", frame([GLOW, TAG, TAG])],
  ["one less", frame([GLOW])],
  ["another order", frame([TAG, GLOW])],
  ["another place", frame([{ ...GLOW, x: 1.01 }, TAG])],
  ["another text", frame([GLOW, { ...TAG, text: "Анн" }])],
  ["light instead of paint", frame([{ ...GLOW, isLight: true }, TAG])],
  ["a shake to the side", frame([GLOW, TAG], { shakeX: 0.01 })],
  ["a shake upwards", frame([GLOW, TAG], { shakeY: 0.01 })],
  ["the edges of sudden death", frame([GLOW, TAG], { doom: 0.8 })],
])("%s is another frame, both ways round", (_, other) => {
  const shown = frame([GLOW, TAG]);
  expect(isSameFrame(shown, other)).toBe(false);
  expect(isSameFrame(other, shown)).toBe(false);
});
