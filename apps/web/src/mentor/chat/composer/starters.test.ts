// The starter sentences in the box.
import { describe, expect, it } from "vitest";
import { intentAfter, STARTERS, withStarter } from "./starters.ts";

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

describe("[MC2] what a starter wants", () => {
  const SENTENCES = {
    analyze: "Проанализируй мою ситуацию: ",
    advice: "Дай совет, как ",
    rolePlay: "Давай разыграем сценарий: ",
  };
  const after = (intent: "reply" | "role_play" | "ask_out" | null, before: string, text: string) =>
    intentAfter(intent, { before, after: text }, SENTENCES);

  it("is told by the whole text where it asks for advice: no intent is fixed", () =>
    expect(STARTERS.find(({ id }) => id === "advice")?.intent).toBeNull());

  it("stays while its sentence stands, and goes when that is deleted", () => {
    const scene = "Давай разыграем сценарий: я зову её в кино";
    expect(after("role_play", "Давай разыграем сценарий: ", scene)).toBe("role_play");
    expect(after("role_play", scene, "я зову её в кино")).toBeNull();
    expect(after("role_play", "Давай разыграем сценарий:", "Давай разыграем сценарий")).toBeNull();
    expect(after("reply", "Проанализируй мою ситуацию: ", "")).toBeNull();
  });

  it("leaves alone what a chip chose", () => {
    expect(after("ask_out", "в кино", "")).toBe("ask_out");
    expect(after("ask_out", "Дай совет, как позвать", "")).toBe("ask_out");
    expect(after(null, "Дай совет, как ", "")).toBeNull();
  });
});
