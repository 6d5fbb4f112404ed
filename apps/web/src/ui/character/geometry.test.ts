import { COLORS } from "@fitil/contracts";
import type { EyeVariant } from "@fitil/contracts";
import { describe, expect, test } from "vitest";
import { figureLayers } from "./geometry.ts";
import { MARK_NAMES, MARK_PATHS } from "./marks.ts";

const COLOURS = Object.values(COLORS);
const EYES: readonly EyeVariant[] = [1, 2, 3, 4];

describe("the drawn character", () => {
  test("the four eye sets are four different faces", () => {
    const faces = EYES.map((eyeVariant) => {
      const { eyes, mouth } = figureLayers({ color: "blue", eyeVariant });
      return JSON.stringify([eyes, mouth]);
    });
    expect(new Set(faces).size).toBe(4);
  });

  test("never colour alone: each character has a mark and a silhouette of its own", () => {
    expect(new Set(Object.values(MARK_NAMES)).size).toBe(4);
    expect(new Set(Object.values(MARK_PATHS)).size).toBe(4);
    const outlines = COLOURS.map((color) =>
      figureLayers({ color, eyeVariant: 1 })
        .body.map((shape) => shape.d)
        .join(),
    );
    expect(new Set(outlines).size).toBe(4);
  });

  test("pupils follow the look and the whole face turns with it", () => {
    const ahead = figureLayers({ color: "red", eyeVariant: 1 });
    const aside = figureLayers({ color: "red", eyeVariant: 1, look: { x: 1, y: 0 } });
    expect(aside.eyes[1]!.d).not.toBe(ahead.eyes[1]!.d);
    expect(aside.faceShift.x).toBeGreaterThan(0);
    expect(aside.eyes[0]!.d).toBe(ahead.eyes[0]!.d);
  });

  test("moods pass over the emotion; the hurt and the dead do not blink", () => {
    for (const mood of ["hit", "dead", "win"] as const) {
      const faces = EYES.map((eyeVariant) =>
        JSON.stringify(figureLayers({ color: "violet", eyeVariant, mood, blink: true }).eyes),
      );
      expect(new Set(faces).size).toBe(1);
      expect(faces[0]).not.toBe(
        JSON.stringify(figureLayers({ color: "violet", eyeVariant: 1, blink: true }).eyes),
      );
    }
  });

  test("every path is drawable: numbers only, within reach of the box", () => {
    for (const color of COLOURS) {
      for (const eyeVariant of EYES) {
        const layers = figureLayers({ color, eyeVariant, look: { x: -1, y: 1 } });
        for (const shape of [...layers.feet, ...layers.body, ...layers.eyes, ...layers.mouth]) {
          expect(shape.d).toMatch(/^M[-\d.\sA-Za-z]+$/);
          expect(shape.d).not.toMatch(/NaN|Infinity|undefined/);
        }
      }
    }
  });
});
