import type { CharacterSlot } from "@fitil/contracts";
import { describe, expect, it } from "vitest";
import { offeredCharacter } from "../../lib/offered-character.ts";
import { canStart, isVip, readyCount, secondsLeft, tableLink } from "./lobby-rules.ts";

function slots(...taken: number[]): CharacterSlot[] {
  return ([1, 2, 3, 4] as const).map((id) => ({
    id,
    isTaken: taken.includes(id),
    name: null,
    rating: null,
    clientId: null,
    eyeVariant: null,
    isBot: false,
    isReady: taken.includes(id),
  }));
}

describe("«Начать игру»", () => {
  it("[LB5] is disabled alone at a paid table only (§5)", () => {
    expect(canStart(slots(1), 100)).toBe(false);
    expect(canStart(slots(1), 0)).toBe(true);
    expect(canStart(slots(1, 3), 2500)).toBe(true);
  });
});

it("«Играть» asks for the first free character, and lets the table say that none is", () => {
  expect(offeredCharacter(slots(1, 2))).toBe(3);
  expect(offeredCharacter(slots(1, 2, 3, 4))).toBe(1);
  expect(readyCount(slots(2, 4))).toBe(2);
});

it("the countdown shows whole seconds and never 0", () => {
  expect([5000, 4999, 4000, 1, 0, -50].map((left) => secondsLeft(left, 0))).toEqual([5, 5, 4, 1, 1, 1]);
});

it("the badge is for the configured names alone", () => {
  expect(isVip("Вика", ["Вика"])).toBe(true);
  expect(isVip("вика", ["Вика"])).toBe(false);
  expect(isVip(null, ["Вика"])).toBe(false);
});

it("[LB8] the link of a table", () =>
  expect(tableLink("https://a.b", "room01")).toBe("https://a.b/?table=room01"));
