import { describe, expect, test } from "vitest";
import { clockText } from "./match-clock.tsx";
import { shapeOf } from "./screen-shape.ts";

describe("the shape of the screen", () => {
  test("fits the sizes that are looked at", () => {
    expect(shapeOf(360, 740)).toBe("tall");
    expect(shapeOf(768, 1024)).toBe("tall");
    expect(shapeOf(1366, 768)).toBe("wide");
    expect(shapeOf(1920, 1080)).toBe("wide");
  });

  test("a phone on its side is low, however wide", () => {
    expect(shapeOf(740, 360)).toBe("low");
    expect(shapeOf(932, 430)).toBe("low");
  });
});

describe("the clock", () => {
  test("counts down to the very second and up from the start, and never below zero", () => {
    expect(clockText(120_000, true)).toBe("2:00");
    expect(clockText(59_001, true)).toBe("1:00");
    expect(clockText(500, true)).toBe("0:01");
    expect(clockText(-3_000, true)).toBe("0:00");
    expect(clockText(61_999, false)).toBe("1:01");
  });
});
