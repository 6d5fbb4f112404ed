import type { TableSummary } from "@fitil/contracts";
import { describe, expect, it } from "vitest";
import { places, readGiftTime, rowAction, safeLink } from "./row-rules.ts";
import type { RowAction } from "./row-rules.ts";

const room: TableSummary = {
  id: "room01",
  name: "Стол",
  stakes: 0,
  playerCount: 2,
  maxPlayers: 4,
  isGameInProgress: false,
  watchers: 0,
  faces: [3],
};

describe("a row of the list (§5)", () => {
  it.each<[string, TableSummary, number | null, boolean, RowAction]>([
    ["there is room", room, 0, false, "sit"],
    ["the stake can just be paid", { ...room, stakes: 250 }, 250, false, "sit"],
    ["the stake is more than one has", { ...room, stakes: 500 }, 250, false, null],
    [
      "[SP1] a game for more than one has can be watched",
      { ...room, stakes: 500, isGameInProgress: true },
      0,
      false,
      "watch",
    ],
    [
      "[SP1] a game is in progress, be it full",
      { ...room, isGameInProgress: true, playerCount: 4 },
      0,
      true,
      "watch",
    ],
    ["the room is full", { ...room, playerCount: 4 }, 0, false, null],
    ["the list is in background mode", room, null, false, null],
    ["[SN4] others wait there, and one has left too many games", room, 0, true, null],
    ["[SN4] nobody waits there", { ...room, playerCount: 1, faces: [] }, 0, true, "sit"],
  ])("when %s", (_why, row, chips, mustWait, action) =>
    expect(rowAction(row, { chips, mustWait })).toBe(action),
  );
  it("shows taken and free places", () => expect(places(room)).toEqual(["yellow", "unknown", null, null]));
});

describe("community links", () => {
  it.each([
    ["https://t.me/fitil", "https://t.me/fitil"],
    ["javascript:alert(1)", null],
    ["data:text/html,x", null],
    ["not a link", null],
    [null, null],
  ])("%s becomes %s", (text, href) => expect(safeLink(text)).toBe(href));
});

it("[CH6] a refused gift names the time of the next one", () => {
  const failure = { status: 409, message: "…", retryAfterMs: null };
  expect(readGiftTime({ ...failure, code: "user/gift_not_yet", body: { nextAt: 5 } })).toBe(5);
  expect(readGiftTime({ ...failure, code: "user/gift_not_needed", body: { nextAt: null } })).toBeNull();
  expect(readGiftTime({ ...failure, code: "user/gift_not_yet", body: "?" })).toBeNull();
});
