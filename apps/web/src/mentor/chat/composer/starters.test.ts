// The starter sentences in the box.
import { describe, expect, it } from "vitest";
import { withStarter } from "./starters.ts";

const ALL = ["Проанализируй мою ситуацию: ", "Дай совет, как ", "Давай разыграем сценарий: "];

describe("[MC2] a starter", () => {
  it("stands in an empty box as it is, its space for the next word included", () =>
    expect(withStarter("", "Дай совет, как ", ALL)).toBe("Дай совет, как "));

  it("goes before what is typed", () =>
    expect(withStarter("она молчит", "Проанализируй мою ситуацию: ", ALL)).toBe(
      "Проанализируй мою ситуацию: она молчит",
    ));

  it("takes the place of another starter, also of itself", () => {
    expect(withStarter("Дай совет, как позвать", "Давай разыграем сценарий: ", ALL)).toBe(
      "Давай разыграем сценарий: позвать",
    );
    expect(withStarter("Дай совет, как ", "Дай совет, как ", ALL)).toBe("Дай совет, как ");
  });
});
